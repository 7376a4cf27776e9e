import type * as z from 'zod'
import type { AfastamentoPrevisto } from '#law/esquema/vida.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { addDias, diferencaEmDias } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular, recusasSemVigor } from '../outorga/emVigor.ts'
import type * as esquema from './afastamento.ts'
import type { Afastamento, AtoDeAfastamento } from './afastamento.ts'
import { recusasDaProcuracao } from '../procuracao/recusas.ts'
import { recusasDaProva, recusasDoAno } from './provas.ts'
import { type ComandoDeAfastamento, recusasDaTransicao } from './transicoes.ts'
import { especieDe } from './vigencia.ts'

type D = Decisao<AtoDeAfastamento>
type Quando<E extends z.ZodType> = Comando<z.infer<E>>

/** What gives leave from work needs who works; what ends or rejects it does not. */
const SO_COM_TITULAR: readonly ComandoDeAfastamento[] = [
  'requererAfastamento',
  'concederAfastamento',
  'prorrogarAfastamento',
]

/** What bars the command whatever its data: no such institute, no grant in force, another stage. */
export function sondarAfastamento(comando: ComandoDeAfastamento) {
  return (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if ((contexto.pacote.prazos.afastamentos ?? []).length === 0)
      return [leiNaoPreve('afastamento')]
    const o = mundo.outorga(idDaCorrente(c))
    const base = [
      ...(comando === 'requererAfastamento'
        ? recusasDeVigencia(contexto.pacote, contexto.hoje)
        : []),
      ...(SO_COM_TITULAR.includes(comando)
        ? recusasSemTitular(o, c, contexto)
        : recusasSemVigor(o, c, contexto)),
    ]
    return base.length > 0 ? base : recusasDaTransicao(comando, o?.afastamentos?.at(-1))
  }
}

const lacunas = (...ids: readonly (string | undefined)[]): { lacunas?: readonly string[] } => {
  const ditas = [...new Set(ids.filter((l) => l !== undefined))]
  return ditas.length === 0 ? {} : { lacunas: ditas }
}

const dizer = (
  codigo: string,
  especie: AfastamentoPrevisto,
  dados: Recusa['dados'] = {},
): Recusa => ({
  codigo,
  fundamentos: especie.fundamentos,
  dados: { nome: especie.nome, ...dados },
})

/** Receives the request: a kind that the law has, for no longer than it gives. */
export function requerer(
  c: Quando<typeof esquema.requererAfastamento>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { pacote, hoje } = contexto
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const recusas = [...sondarAfastamento('requererAfastamento')(c.corrente, mundo, contexto)]
  const especie = especieDe(pacote, c.dados.especie)
  if (especie === undefined)
    return recusar([
      ...recusas,
      { codigo: 'afastamento.desconhecido', fundamentos: [], falta: c.dados.especie },
    ])
  const { desde, dias = especie.dias, razoes, procuracao } = c.dados
  const regra = pacote.prazos.procuracao
  const titular = o && mundo.pessoa(o.titular)
  recusas.push(...dataInvertida('desde', o?.inicio, desde))
  if (especie.pessoa !== undefined && titular !== undefined && titular.tipo !== especie.pessoa)
    recusas.push(dizer('afastamento.outra-pessoa', especie, { tipo: titular.tipo }))
  if (dias > especie.dias)
    recusas.push(dizer('afastamento.prazo-maximo', especie, { dias, maximo: especie.dias }))
  if (especie.razoes === true && razoes === undefined)
    recusas.push({ ...dizer('afastamento.sem-razoes', especie), falta: 'razoes' })
  if (procuracao !== undefined)
    recusas.push(
      ...recusasDaProcuracao(
        procuracao,
        o,
        contexto,
        regra?.afastamentos.includes(especie.id) === true ? desde : undefined,
      ),
    )
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'afastamentoRequerido',
      corrente: c.corrente,
      fundamentos: [
        ...new Set([
          ...especie.fundamentos,
          ...(procuracao === undefined ? [] : (regra?.fundamentos ?? [])),
        ]),
      ],
      ...lacunas(especie.lacuna),
      dados: {
        em: hoje,
        especie: especie.id,
        desde,
        dias,
        ...(procuracao === undefined ? {} : { procuracao }),
      },
      ...(razoes === undefined ? {} : { pessoal: { razoes } }),
    },
  ]
}

type Pedido = Readonly<{ especie: AfastamentoPrevisto; desde: string; ate: string }>

/** The request as it would be granted today, or why not: proof and limit of the year. */
function preparar(c: Corrente, mundo: Mundo, contexto: Contexto): Pedido | readonly Recusa[] {
  const { pacote, hoje } = contexto
  const impedem = sondarAfastamento('concederAfastamento')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  const pedido = o?.afastamentos?.at(-1)
  if (impedem.length > 0 || o === undefined || pedido === undefined) return impedem
  const especie = especieDe(pacote, pedido.especie)
  if (especie === undefined)
    return [{ codigo: 'afastamento.desconhecido', fundamentos: [], falta: pedido.especie }]
  const desde = especie.contaDe === 'decisao' && pedido.desde < hoje ? hoje : pedido.desde
  const ate = addDias(desde, pedido.dias - 1)
  const anteriores = o.afastamentos?.slice(0, -1) ?? []
  const recusas = [
    ...recusasDaProva(especie, pedido, anteriores, mundo.pessoa(o.titular), pacote, hoje),
    ...recusasDoAno(especie, desde, ate, anteriores),
  ]
  return recusas.length > 0 ? recusas : { especie, desde, ate }
}

/** What bars the grant of the leave today. */
export function sondarConcessao(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const p = preparar(c, mundo, contexto)
  return 'especie' in p ? [] : p
}

/** Grants the leave: from the day asked for, or from today where the law gives it none before. */
export function conceder(
  c: Quando<typeof esquema.concederAfastamento>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const p = preparar(c.corrente, mundo, contexto)
  if (!('especie' in p)) return recusar(p)
  const { especie, desde, ate } = p
  const { auxiliarAQualquerHora, motivo } = c.dados
  const auxiliar = especie.auxiliarAQualquerHora
  if (auxiliarAQualquerHora === true) {
    if (auxiliar === undefined)
      return recusar([dizer('afastamento.auxiliar-nao-previsto', especie)])
    const tem = mundo
      .condutoresDaOutorga(idDaCorrente(c.corrente))
      .some((x) => x.funcao === 'auxiliar' && condutorAtivo(x, contexto.hoje))
    if (!tem)
      return recusar([{ codigo: 'condutor.sem-auxiliar', fundamentos: auxiliar.fundamentos }])
  }
  return [
    {
      tipo: 'afastamentoConcedido',
      corrente: c.corrente,
      fundamentos: [
        ...new Set([
          ...especie.fundamentos,
          ...(especie.porAno?.fundamentos ?? []),
          ...(auxiliarAQualquerHora === true ? (auxiliar?.fundamentos ?? []) : []),
        ]),
      ],
      ...lacunas(especie.lacuna, especie.porAno?.lacuna),
      dados: {
        em: contexto.hoje,
        especie: especie.id,
        desde,
        ate,
        ...(auxiliarAQualquerHora === true ? { auxiliarAQualquerHora } : {}),
        ...(motivo === undefined ? {} : { motivo }),
      },
    },
  ]
}

/** Rejects the request, with the reason and the provisions of what is not met. */
export function indeferir(
  c: Quando<typeof esquema.indeferirAfastamento>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarAfastamento('indeferirAfastamento')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const faltou = sondarConcessao(c.corrente, mundo, contexto)
  return [
    {
      tipo: 'afastamentoIndeferido',
      corrente: c.corrente,
      fundamentos: [...new Set(faltou.flatMap((r) => r.fundamentos))],
      dados: { em: contexto.hoje, motivo: c.dados.motivo },
    },
  ]
}

/** Why the leave that runs cannot be extended today: by an equal term, before its end. */
export function sondarProrrogacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const impedem = sondarAfastamento('prorrogarAfastamento')(c, mundo, contexto)
  const a = mundo.outorga(idDaCorrente(c))?.afastamentos?.at(-1)
  const especie = a && especieDe(contexto.pacote, a.especie)
  if (impedem.length > 0 || a?.ate === undefined || especie === undefined) return impedem
  const { prorrogacao } = especie
  if (prorrogacao === undefined) return [dizer('afastamento.sem-prorrogacao', especie)]
  const recusas: Recusa[] = []
  if (a.prorrogacoes >= prorrogacao.vezes)
    recusas.push({
      ...dizer('afastamento.prorrogacao-esgotada', especie, { vezes: prorrogacao.vezes }),
      fundamentos: prorrogacao.fundamentos,
    })
  if (a.ate < contexto.hoje) recusas.push(dizer('afastamento.vencido', especie, { ate: a.ate }))
  return recusas
}

/** Extends the leave from its own end by as many days as it was first given. */
export function prorrogar(
  c: Quando<typeof esquema.prorrogarAfastamento>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarProrrogacao(c.corrente, mundo, contexto)
  const a: Afastamento | undefined = mundo.outorga(idDaCorrente(c.corrente))?.afastamentos?.at(-1)
  if (impedem.length > 0 || a?.ate === undefined || a.ateInicial === undefined)
    return recusar(impedem)
  const ate = addDias(a.ate, diferencaEmDias(a.desde, a.ateInicial) + 1)
  return [
    {
      tipo: 'afastamentoProrrogado',
      corrente: c.corrente,
      fundamentos: especieDe(contexto.pacote, a.especie)?.prorrogacao?.fundamentos ?? [],
      dados: { em: contexto.hoje, ate, motivo: c.dados.motivo },
    },
  ]
}

/** Records the return: the first day back, with the days beyond what was granted, if any. */
export function encerrar(
  c: Quando<typeof esquema.encerrarAfastamento>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { retornoEm } = c.dados
  const impedem = sondarAfastamento('encerrarAfastamento')(c.corrente, mundo, contexto)
  const a = mundo.outorga(idDaCorrente(c.corrente))?.afastamentos?.at(-1)
  const recusas = [
    ...impedem,
    ...dataFutura('retornoEm', retornoEm, contexto.hoje),
    ...dataInvertida('retornoEm', a?.desde, retornoEm),
  ]
  if (recusas.length > 0 || a?.ate === undefined) return recusar(recusas)
  const diasAlem = Math.max(0, diferencaEmDias(a.ate, retornoEm) - 1)
  return [
    {
      tipo: 'afastamentoEncerrado',
      corrente: c.corrente,
      fundamentos: especieDe(contexto.pacote, a.especie)?.fundamentos ?? [],
      dados: { em: contexto.hoje, retornoEm, diasAlem },
    },
  ]
}
