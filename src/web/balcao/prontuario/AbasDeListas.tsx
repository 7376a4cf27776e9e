import { escreverJornada } from '#core/condutor/escreverJornada.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Auto } from '#core/processo/processo.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { citar } from '#core/mensagens/citar.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Tabela } from '../../ui/Tabela.tsx'

type Props = { ficha: Prontuario }

export function AbaDeCondutores({ ficha }: Props) {
  const { base } = useServico()
  return (
    <Cartao titulo="Condutores">
      {ficha.condutores.length === 0 ? (
        <Vazio titulo="Nenhum condutor inscrito.">
          <p>Só dirige quem está inscrito para este veículo.</p>
        </Vazio>
      ) : (
        <Tabela
          titulo="Condutores inscritos"
          colunas={['Condutor', 'Função', 'Desde', 'Certificado até']}
          linhas={ficha.condutores.map((c) => ({
            chave: c.id,
            celulas: [
              <Elo key="nome" para={`${base}/pessoas/${c.pessoa}`}>
                {c.nome}
              </Elo>,
              <>
                {nomear(c.funcao)} {c.baixadoEm && <Etiqueta>baixado</Etiqueta>}
                {!c.baixadoEm && c.falecidoEm && (
                  <Etiqueta tom="erro">faleceu em {formatarDia(c.falecidoEm)}</Etiqueta>
                )}
                {c.jornada && <span className="miudo suave"> {escreverJornada(c.jornada)}</span>}
              </>,
              formatarDia(c.desde),
              c.certificadoAte ? formatarDia(c.certificadoAte) : '—',
            ],
          }))}
        />
      )}
    </Cartao>
  )
}

export function AbaDeLicenciamento({ ficha }: Props) {
  const palavra = usePacote()?.lei.termos.licenciamento
  const lista = ficha.licenciamento.licenciamentos
  return (
    <Cartao titulo={maiuscula(palavra?.plural ?? 'licenciamentos')}>
      {lista.length === 0 ? (
        <Vazio titulo="Nada expedido ainda.">
          <p>Depois da vistoria aprovada e das taxas pagas, licencie pelo painel ao lado.</p>
        </Vazio>
      ) : (
        <Tabela
          titulo="Licenciamentos"
          colunas={['Número', 'Em', 'Válido até']}
          linhas={lista.toReversed().map((l) => ({
            chave: l.em,
            celulas: [l.numero ?? '—', formatarDia(l.em), formatarDia(l.validoAte)],
          }))}
        />
      )}
    </Cartao>
  )
}

export function AbaDeTaxas({ ficha }: Props) {
  const { base } = useServico()
  const taxas = usePacote()?.taxas ?? []
  return (
    <Cartao titulo="Taxas">
      {ficha.taxas.length === 0 ? (
        <Vazio titulo="Nenhuma taxa lançada." />
      ) : (
        <Tabela
          titulo="Taxas lançadas"
          colunas={['Taxa', 'Valor', 'Lançada em', 'Pagamento']}
          linhas={ficha.taxas.map((t) => ({
            chave: t.id,
            celulas: [
              <>
                {taxas.find((x) => x.id === t.taxa)?.nome ?? nomearInicial(t.taxa)}
                {t.passos.map((p) => (
                  <span key={p} className="miudo suave passo">
                    {p}
                  </span>
                ))}
              </>,
              formatarReais(t.valor),
              formatarDia(t.lancadaEm),
              t.pagaEm ? (
                `paga em ${formatarDia(t.pagaEm)}`
              ) : t.isentaEm ? (
                `isenta desde ${formatarDia(t.isentaEm)}`
              ) : (
                <Elo
                  key="pagar"
                  para={`${base}/taxas/${t.id}/pagarTaxa?outorga=${ficha.outorga.id}`}
                >
                  Registrar pagamento
                </Elo>
              ),
            ],
          }))}
        />
      )}
    </Cartao>
  )
}

export function AbaDeAutos({ autos }: { autos: readonly Auto[] }) {
  const { base } = useServico()
  const palavra = usePacote()?.lei.termos.auto
  return (
    <Cartao titulo={maiuscula(palavra?.plural ?? 'autos')}>
      {autos.length === 0 ? (
        <Vazio titulo={`Nenhum ${palavra?.singular ?? 'auto'} lavrado.`} />
      ) : (
        <Tabela
          titulo={palavra?.plural ?? 'autos'}
          colunas={['Número', 'Fato em', 'Infração', 'Fase']}
          linhas={autos.map((a) => ({
            chave: a.id,
            celulas: [
              <Elo key="n" para={`${base}/autos/${a.id}`}>
                {a.numero ?? 'sem número'}
              </Elo>,
              formatarDia(a.fatoEm),
              citar(a.dispositivo),
              <Etiqueta key="f" tom={a.anuladoEm ? 'neutro' : 'informe'}>
                {a.anuladoEm ? 'anulado' : nomear(a.fase)}
              </Etiqueta>,
            ],
          }))}
        />
      )}
    </Cartao>
  )
}
