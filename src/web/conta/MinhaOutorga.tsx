import { formatarDia } from '#core/calendar/dia.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { OutorgaDaConta } from '../../server/contrato/conta.ts'
import { usePacote } from '../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../ui/Cartao.tsx'
import { Recusas } from '../ui/Recusas.tsx'

const dia = (d: string | undefined) => d && formatarDia(d)

/** A grant of the person's own: whether it may work today and why not, its terms and its fees. */
export function MinhaOutorga({ outorga: o }: { outorga: OutorgaDaConta }) {
  const termos = usePacote()?.lei.termos
  const licenca = termos?.licenciamento.singular ?? 'licenciamento'
  const palavra = termos?.outorga.singular ?? 'outorga'
  if (o.pedido !== undefined) return <Pedido outorga={o} pedido={o.pedido} palavra={palavra} />
  return (
    <Cartao titulo={`${maiuscula(palavra)} nº ${o.numero}`}>
      <div className="pilha">
        <p className="fila-de-itens">
          <Etiqueta tom={o.regular ? 'certo' : 'erro'}>
            {o.regular ? 'Pode trabalhar hoje' : 'Não pode trabalhar hoje'}
          </Etiqueta>
          <span className="suave">{o.situacao}</span>
        </p>
        {o.motivos.length > 0 && <Recusas recusas={o.motivos} />}
        <Fatos
          fatos={[
            ['Veículo', `${o.veiculo.placa} · ${o.veiculo.modelo}`],
            ['Vistoria até', dia(o.veiculo.vistoriaAte)],
            [`${maiuscula(licenca)} até`, dia(o.licenciadaAte)],
            ['Prazo até', dia(o.termoFinal)],
            ['Condutores', o.condutores.map((c) => `${c.nome} (${c.funcao})`).join('; ')],
          ]}
        />
        <Taxas taxas={o.taxas} />
      </div>
    </Cartao>
  )
}

/** A request still without decision: it is no grant, and says what is missing for it to be one. */
function Pedido({
  outorga: o,
  pedido,
  palavra,
}: {
  outorga: OutorgaDaConta
  pedido: NonNullable<OutorgaDaConta['pedido']>
  palavra: string
}) {
  return (
    <Cartao titulo={`Pedido de ${palavra}, protocolo nº ${pedido.protocolo}`}>
      <div className="pilha">
        <p className="fila-de-itens">
          <Etiqueta tom="informe">À espera de decisão</Etiqueta>
          <span className="suave">pedido em {formatarDia(pedido.em)}</span>
        </p>
        <Fatos fatos={[['Veículo', `${o.veiculo.placa} · ${o.veiculo.modelo}`]]} />
        {pedido.faltam.length > 0 ? (
          <>
            <h3>O que falta</h3>
            <Recusas recusas={pedido.faltam} />
          </>
        ) : (
          <p>Nada falta: a decisão é da autoridade.</p>
        )}
        <Taxas taxas={o.taxas} />
      </div>
    </Cartao>
  )
}

function Taxas({ taxas }: Pick<OutorgaDaConta, 'taxas'>) {
  if (taxas.length === 0) return null
  return (
    <>
      <h3>Taxas</h3>
      <ul className="lista-simples">
        {taxas.map((t) => (
          <li key={t.id} className="conta-linha">
            <span>
              {t.nome}, {formatarReais(t.valor)}
            </span>
            <Etiqueta tom={t.aberta ? 'atencao' : 'certo'}>
              {t.aberta ? 'a pagar' : `paga ou isenta em ${formatarDia(t.em)}`}
            </Etiqueta>
          </li>
        ))}
      </ul>
    </>
  )
}
