import { formatarDia } from '#core/calendar/dia.ts'
import { aEntregar, entregaPrevista } from '#core/entrega/pendentes.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'

const QUEM: Readonly<Record<string, string>> = {
  titular: 'em pessoa',
  representante: 'ao representante',
  procurador: 'ao procurador',
  terceiro: 'a outra pessoa',
}

/** What the law wants handed over: what waits for the holder, and what was received, by whom. */
export function CartaoDeEntregas({ ficha }: { ficha: Prontuario }) {
  const { base } = useServico()
  const pacote = usePacote()
  const { outorga, impressos, linha } = ficha
  if (pacote === undefined) return null
  const pendentes = aEntregar(outorga).flatMap((p) => {
    const prevista = entregaPrevista(pacote, p.modelo)
    return prevista === undefined ? [] : [{ ...p, prevista }]
  })
  const feitas = outorga.entregas ?? []
  if (pendentes.length === 0 && feitas.length === 0) return null
  const quemEntregou = (emissao: string): string => {
    const ato = linha.find(
      (a) => a.tipo === 'impressoEntregue' && (a.dados as { emissao?: string }).emissao === emissao,
    )
    return ato === undefined ? '' : `, por ${ato.autor}`
  }
  return (
    <Cartao titulo="Entrega">
      <ul className="lista-simples">
        {pendentes.map(({ modelo, desde, prevista }) => {
          const pronto = impressos.find((i) => i.modelo === modelo && i.dia >= desde)
          return (
            <li key={modelo}>
              <Etiqueta tom="atencao">a entregar</Etiqueta> {prevista.nome}
              <p className="miudo suave">
                desde {formatarDia(desde)} <Citacoes fundamentos={prevista.entrega.fundamentos} />
              </p>
              {pronto === undefined ? (
                <p className="miudo suave">Imprima-o antes de entregar.</p>
              ) : (
                <Elo
                  para={`${base}/outorgas/${outorga.id}/registrarEntrega?emissao=${pronto.emissao}`}
                >
                  Registrar entrega
                </Elo>
              )}
            </li>
          )
        })}
        {feitas.toReversed().map((e) => (
          <li key={e.emissao}>
            <Etiqueta tom="certo">entregue</Etiqueta> {e.impresso.nome}
            <p className="miudo suave">
              {formatarDia(e.em)}, {QUEM[e.recebe]}
              {e.nome && ` (${e.nome})`}
              {quemEntregou(e.emissao)}; impresso em {formatarDia(e.impresso.dia)}
            </p>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
