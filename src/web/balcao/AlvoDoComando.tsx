import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Contexto } from '../formularios/descricao.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { ResumoDoJulgamento } from './auto/ResumoDoJulgamento.tsx'
import { PecasDaPerda } from './medidas/PecasDaPerda.tsx'
import { RecursoDaPerda } from './medidas/RecursoDaPerda.tsx'

const JULGAMENTOS = [
  'julgarAuto',
  'emitirParecer',
  'relatarRecurso',
  'votarRecurso',
  'pedirVista',
  'proclamarResultado',
  'julgarRecurso',
  'decidirPerda',
  'julgarRecursoDaPerda',
  'decidirEfeitoSuspensivo',
  'registrarPagamento',
  'inscreverDividaAtiva',
  'declararPrescricao',
]

/** What the form acts on, in a line; for a judgement, the whole file. */
export function AlvoDoComando({ contexto, comando }: { contexto: Contexto; comando: string }) {
  const { prontuario, pessoa, veiculo, auto, recolhimento, perda, pacote } = contexto
  const { outorga, auto: palavraAuto } = pacote.lei.termos
  if (perda && JULGAMENTOS.includes(comando))
    return (
      <div className="pilha">
        <PecasDaPerda ficha={perda} />
        <RecursoDaPerda ficha={perda} />
      </div>
    )
  if (auto && JULGAMENTOS.includes(comando)) return <ResumoDoJulgamento ficha={auto} />
  const linhas: (readonly [string, string])[] = []
  if (prontuario) {
    const { numero, protocolo } = prontuario.outorga
    linhas.push(
      numero === undefined
        ? [`pedido de ${outorga.singular}`, protocolo ?? 'sem número']
        : [outorga.singular, numero],
    )
    linhas.push(['titular', prontuario.titular.identidade?.nome ?? 'nome eliminado'])
    linhas.push(['veículo', formatarPlaca(prontuario.veiculo.placas.at(-1)?.placa ?? '')])
  } else if (veiculo) {
    const { placas, marca, modelo, tipo } = veiculo.veiculo
    linhas.push(['placa', formatarPlaca(placas.at(-1)?.placa ?? '')])
    linhas.push([nomear(tipo), `${marca} ${modelo}`])
  } else if (pessoa) {
    linhas.push(['pessoa', pessoa.pessoa.identidade?.nome ?? 'nome eliminado'])
  } else if (auto) {
    linhas.push([palavraAuto.singular, auto.auto.numero ?? 'sem número'])
    linhas.push(['infração', auto.dispositivo.citacao])
  } else if (recolhimento) {
    const { numero, placa } = recolhimento.recolhimento
    linhas.push([recolhimento.nome, numero ?? 'sem número'])
    if (placa) linhas.push(['placa', formatarPlaca(placa)])
  } else if (perda) {
    linhas.push(['hipótese', perda.nome])
    if (perda.outorga?.numero) linhas.push([outorga.singular, perda.outorga.numero])
    if (perda.titular) linhas.push(['titular', perda.titular])
  }
  if (linhas.length === 0) return null
  return (
    <p className="alvo">
      {linhas.map(([nome, valor]) => (
        <span key={nome}>
          {nome}: <strong>{valor}</strong>
        </span>
      ))}
    </p>
  )
}
