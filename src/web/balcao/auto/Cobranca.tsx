import { formatarDia } from '#core/calendar/dia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Lacunas } from '../../ui/Lacunas.tsx'
import { Recusas } from '../../ui/Recusas.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { restam } from './restam.ts'

const COMO = { pagamento: 'Pagamento', deposito: 'Depósito convertido', leilao: 'Leilão' } as const

/** Payments, what is left, the inscription, what is owed back, and the terms that run. */
export function Cobranca({ ficha }: { ficha: FichaDoAuto }) {
  const { cobranca, auto } = ficha
  const { prescricoes, pagamentos, aRestituir, recusasDaRestituicao } = cobranca
  return (
    <>
      {(pagamentos.length > 0 || cobranca.venceEm) && <Conta ficha={ficha} />}
      {(aRestituir !== null || recusasDaRestituicao.length > 0 || auto.restituicoes.length > 0) && (
        <Restituicao ficha={ficha} />
      )}
      {auto.inscricoes.length > 0 && <Inscricoes ficha={ficha} />}
      {(prescricoes.length > 0 || auto.prescricao) && <Prescricao ficha={ficha} />}
    </>
  )
}

function Conta({ ficha: { cobranca, pago, auto } }: { ficha: FichaDoAuto }) {
  const { pagamentos, venceEm, resta, credito } = cobranca
  return (
    <Cartao titulo="Pagamento">
      {pagamentos.length > 0 && (
        <Tabela
          titulo="Pagamentos recebidos"
          colunas={['Pago em', 'Valor', 'Como', 'Recibo', 'Por quem']}
          linhas={pagamentos.map((p, n) => ({
            chave: `${p.pagoEm}/${n}`,
            celulas: [
              formatarDia(p.pagoEm),
              formatarReais(p.valor),
              COMO[p.como],
              p.recibo === undefined ? '—' : `nº ${p.recibo}`,
              p.por ?? '—',
            ],
          }))}
        />
      )}
      <div className={pagamentos.length > 0 ? 'elo-da-ficha' : undefined}>
        <Fatos
          fatos={[
            ['Pago ao todo', pagamentos.length > 0 ? formatarReais(cobranca.pago) : undefined],
            ['Resta hoje', pago || resta === null ? undefined : formatarReais(resta)],
            ['Crédito', credito > 0 ? formatarReais(credito) : undefined],
            ['Quitada em', auto.quitadaEm && formatarDia(auto.quitadaEm)],
            [
              'Pagar até',
              pago || !venceEm
                ? undefined
                : `${formatarDia(venceEm.dia)} (${venceEm.citacoes.join('; ')})`,
            ],
          ]}
        />
      </div>
      {!pago && venceEm?.lacuna && <Lacunas ids={[venceEm.lacuna]} />}
    </Cartao>
  )
}

function Restituicao({ ficha: { cobranca, auto } }: { ficha: FichaDoAuto }) {
  const { aRestituir: r, recusasDaRestituicao } = cobranca
  return (
    <Cartao titulo="Restituição">
      {r && (
        <>
          <p>
            <span className="valor-da-multa">{formatarReais(r.valor)}</span>{' '}
            <Etiqueta tom="atencao">a restituir a {r.a}</Etiqueta>
          </p>
          <p className="miudo suave">
            Por {nomear(r.motivo)}: {formatarReais(r.principal)} pagos, corrigidos até hoje (
            {r.citacoes.join('; ')}).
          </p>
          <ol className="passos-da-multa">
            {r.passos.map((passo) => (
              <li key={passo}>{passo}</li>
            ))}
          </ol>
          {r.lacuna && <Lacunas ids={[r.lacuna]} />}
        </>
      )}
      {recusasDaRestituicao.length > 0 && (
        <Alerta tom="atencao" titulo="O valor a restituir ainda não pode ser calculado">
          <Recusas recusas={recusasDaRestituicao} />
        </Alerta>
      )}
      {auto.restituicoes.length > 0 && (
        <ul className="lista-simples">
          {auto.restituicoes.map((x) => (
            <li key={`${x.em}/${x.valor}`}>
              <strong>{formatarReais(x.valor)}</strong> restituídos em {formatarDia(x.em)}, por{' '}
              {nomear(x.motivo)}
            </li>
          ))}
        </ul>
      )}
    </Cartao>
  )
}

function Inscricoes({ ficha: { auto, pago } }: { ficha: FichaDoAuto }) {
  const caiu = auto.anuladoEm ?? (auto.fase === 'arquivado' ? 'arquivado' : auto.prescricao?.em)
  return (
    <Cartao titulo="Dívida ativa">
      <ul className="lista-simples">
        {auto.inscricoes.map((i) => (
          <li key={i.inscricao}>
            <strong>Inscrição nº {i.inscricao}</strong>, de {formatarDia(i.em)}:{' '}
            {formatarReais(i.valor)}{' '}
            {i.canceladaEm ? (
              <Etiqueta tom="neutro">
                cancelada em {formatarDia(i.canceladaEm)}: {nomear(i.motivo ?? '')}
              </Etiqueta>
            ) : (
              <Etiqueta tom={caiu ? 'erro' : pago ? 'certo' : 'informe'}>
                {caiu ? 'sem fundamento: cancelar' : pago ? 'extinta pelo pagamento' : 'em vigor'}
              </Etiqueta>
            )}
            {i.razoes && <p className="miudo suave">{i.razoes}</p>}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function Prescricao({ ficha: { cobranca, auto } }: { ficha: FichaDoAuto }) {
  const { prescricao } = auto
  const lacunas = [...new Set(cobranca.prescricoes.flatMap((p) => p.lacuna ?? []))]
  return (
    <Cartao titulo="Prescrição">
      {prescricao && (
        <p>
          <strong>Declarada em {formatarDia(prescricao.em)}</strong>: {nomear(prescricao.especie)},
          consumada em {formatarDia(prescricao.prescreveuEm)}. {prescricao.razoes}
        </p>
      )}
      <ul className="lista-simples">
        {cobranca.prescricoes.map((p) => (
          <li key={p.especie}>
            <strong>{p.nome}</strong>: até {formatarDia(p.ate)}{' '}
            <Etiqueta tom={p.dias < 0 ? 'erro' : p.dias <= 60 ? 'atencao' : 'neutro'}>
              {restam(p.dias)}
            </Etiqueta>
            <p className="miudo suave">
              Conta-se de {formatarDia(p.desde)}, {nomear(p.marco)}
              {p.suspensa > 0 && `, mais ${p.suspensa} dias de suspensão pela inscrição`} ·{' '}
              {[...p.citacoes, ...p.outrasNormas].join('; ')}
            </p>
          </li>
        ))}
      </ul>
      <Lacunas ids={lacunas} />
    </Cartao>
  )
}
