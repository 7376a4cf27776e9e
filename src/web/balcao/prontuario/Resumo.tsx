import { formatarDia } from '#core/calendar/dia.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos, type Fato } from '../../ui/Cartao.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { listar, maiuscula } from '#core/mensagens/palavras.ts'

const validade = (ate: string | undefined, em: string) => {
  if (ate === undefined) return <Etiqueta tom="atencao">não há</Etiqueta>
  return (
    <>
      {formatarDia(ate)} {ate < em && <Etiqueta tom="erro">vencida</Etiqueta>}
    </>
  )
}

/** The few facts that the counter asks first, and the last acts. */
export function Resumo({ ficha }: { ficha: Prontuario }) {
  const termos = usePacote()?.lei.termos
  const { em, vistorias, licenciamento, taxas, autos, condutores, veiculo } = ficha
  const aprovada = vistorias.realizadas.findLast((v) => v.resultado === 'aprovada')
  const licenca = licenciamento.licenciamentos.at(-1)
  const aberto = taxas
    .filter((t) => t.pagaEm === undefined && t.isentaEm === undefined)
    .reduce((soma, t) => soma + t.valor, 0)
  const emCurso = autos.filter((a) => !a.anuladoEm && !['arquivado', 'definitivo'].includes(a.fase))
  const ativos = condutores.filter((c) => !c.baixadoEm && c.falecidoEm === undefined)
  const fatos: Fato[] = [
    ['Veículo', `${veiculo.marca} ${veiculo.modelo}, ${veiculo.anoFabricacao}`],
    ['Vistoria válida até', validade(aprovada?.validaAte, em)],
    [
      maiuscula(`${termos?.licenciamento.singular ?? 'licenciamento'} até`),
      validade(licenca?.validoAte, em),
    ],
    ['Condutores ativos', listar(ativos.map((c) => c.nome)) || 'nenhum'],
    ...condutores
      .filter((c) => !c.baixadoEm && c.falecidoEm !== undefined)
      .map((c): Fato => [`Falecimento de ${c.nome}`, formatarDia(c.falecidoEm ?? '')]),
    ['Taxas em aberto', aberto > 0 ? formatarReais(aberto) : 'nenhuma'],
    [maiuscula(`${termos?.auto.plural ?? 'autos'} em curso`), String(emCurso.length)],
  ]
  return (
    <div className="pilha">
      <Cartao titulo="Em resumo">
        <Fatos fatos={fatos} />
      </Cartao>
      <Cartao titulo="Últimos atos">
        <LinhaDoTempo linha={ficha.linha.slice(0, 5)} />
      </Cartao>
    </div>
  )
}
