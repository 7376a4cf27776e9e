/**
 * What an appeal does to a loss, crossed with every stage: for each stage, each effect that the law
 * may give the appeal, each decision on it, and with the loss in effect or not, whether it may be put
 * into effect, taken out of it, holds today, and whether the effect may be decided.
 */
import { describe, expect, test } from 'vitest'
import type { Pacote } from '#law/pacote.ts'
import { comandoPorNome } from '../comandos.ts'
import { contextoEm } from '../lei/miniCaso.prova.ts'
import { miniLei } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import type { Mundo } from '../mundo.ts'
import { recusasDaExecucao } from './decide/executar.ts'
import { desfazer } from './decide/desfazer.ts'
import { recusasDoPedidoDeEfeito } from './efeito.ts'
import { emEfeito } from './impedimentos.ts'
import type { EfeitoDoRecurso, Perda, SituacaoDePerda } from './perda.ts'
import { situacoesDePerda } from './transicoes.ts'

const DIA = '2025-04-15'
const efeitosDaLei = ['automatico', 'a-pedido', 'nenhum'] as const
const decisoes = ['nenhum', 'concedido', 'negado', 'cessado'] as const
type Decidido = (typeof decisoes)[number]
const situacoes = situacoesDePerda.filter((s) => s !== 'ausente')

const medidas = {
  recolhimentos: [],
  usoDeVeiculoImpedido: [],
  execucoes: [{ penalidade: 'suspensao-da-licenca', efeito: 'suspende-outorga', fundamentos: [] }],
  perda: {
    propoem: ['gestor'],
    decidem: ['julgador'],
    recorrem: ['recursal'],
    fundamentos: ['art5_cpt'],
    efeitoDoRecurso: { por: 'a-pedido', fundamentos: ['art25_par1'], lacuna: 'recurso-da-perda' },
    inicio: { por: 'depois-da-ciencia', fundamentos: ['art12_cpt'], lacuna: 'inicio-da-perda' },
    desfazimento: { fundamentos: ['art12_cpt'] },
    hipoteses: [],
  },
}
const lei = { ...miniLei, processo: { ...miniLei.processo, medidas } } as unknown as Pacote
const contexto = contextoEm(DIA, lei)

type Linha = Readonly<{
  situacao: SituacaoDePerda
  lei: EfeitoDoRecurso
  efeito: Decidido
  executada: boolean
}>
const linhas: readonly Linha[] = situacoes.flatMap((situacao) =>
  efeitosDaLei.flatMap((daLei) =>
    decisoes.flatMap((efeito) =>
      [false, true].map((executada) => ({ situacao, lei: daLei, efeito, executada })),
    ),
  ),
)

/** As the case would be there: appealed in time, the term over, in effect since before the effect. */
function caso({ situacao, lei: daLei, efeito, executada }: Linha): Perda {
  const halt = { de: '2025-04-05', ...(efeito === 'concedido' ? {} : { ate: '2025-04-08' }) }
  return {
    id: 'x',
    situacao,
    penalidade: 'suspensao-da-licenca',
    outorga: 'o1',
    fatos: [],
    notificacoes: [],
    defesas: [],
    recursos: [{ protocoladaEm: '2025-03-27', tempestivo: true }],
    recursoAte: '2025-03-28',
    efeitoDoRecurso: daLei,
    efeito,
    suspensoes: efeito === 'concedido' || efeito === 'cessado' ? [halt] : [],
    impedidos: [],
    sustadas: [],
    ...(['confirmada', 'arquivada', 'executada'].includes(situacao)
      ? {
          decisaoDoRecurso: {
            em: '2025-04-10',
            resultado: situacao === 'arquivada' ? 'provido' : 'improvido',
            razoes: 'x',
            julgador: 'r',
            inicio: 'depois-da-ciencia',
          },
        }
      : {}),
    ...(executada
      ? {
          executada: {
            penalidade: 'suspensao-da-licenca',
            efeito: 'suspende-outorga',
            outorga: 'o1',
            pessoas: [],
            desde: '2025-04-01',
          },
        }
      : {}),
  }
}
const noMundo = (p: Perda): Mundo => ({ ...criarMundo([]), perda: () => p })

/** The appeal that waits holds the loss. */
const segura = (l: Linha): boolean =>
  l.situacao === 'recorrida' &&
  (l.lei === 'automatico' || (l.lei === 'a-pedido' && l.efeito === 'concedido'))

function naExecucao(l: Linha): string | undefined {
  if (!['ciente', 'recorrida', 'confirmada'].includes(l.situacao)) return 'perda.transicao'
  if (l.executada) return 'perda.em-efeito'
  if (segura(l))
    return l.lei === 'automatico' ? 'perda.recurso-suspende' : 'perda.efeito-suspensivo'
  return l.situacao === 'confirmada' ? 'perda.sem-ciencia-do-recurso' : undefined
}

function noPedido(l: Linha): string | undefined {
  if (l.situacao !== 'recorrida') return 'perda.transicao'
  if (l.lei === 'a-pedido') return undefined
  return l.lei === 'automatico' ? 'efeito.recurso-ja-suspende' : 'efeito.nao-admitido'
}

describe.each(linhas)('$situacao, $lei, efeito $efeito, em efeito $executada', (l) => {
  const p = caso(l)
  const mundo = noMundo(p)

  test('pôr em efeito', () => {
    const esperada = naExecucao(l)
    expect(recusasDaExecucao('x', mundo, contexto).map((r) => r.codigo)).toEqual(
      esperada === undefined ? [] : [esperada],
    )
  })

  test('vale no dia', () => {
    const halted = l.efeito === 'concedido'
    const vale = l.executada && !halted && l.situacao !== 'arquivada'
    expect(emEfeito(p, mundo, DIA) !== undefined).toBe(vale)
    // While a halt that ended since lasted it did not hold; before it, it did.
    expect(emEfeito(p, mundo, '2025-04-06') !== undefined).toBe(
      l.executada && l.efeito !== 'concedido' && l.efeito !== 'cessado',
    )
    expect(emEfeito(p, mundo, '2025-04-04') !== undefined).toBe(l.executada)
  })

  test('sustar pelo efeito do recurso', () => {
    const dados = { motivo: 'efeito-suspensivo', razoes: 'Cumpre-se.' } as const
    const comando = { id: '1', nome: 'desfazerPenalidade', corrente: 'perda:x', dados } as const
    const d = desfazer(comando, mundo, contexto)
    const codigo = 'recusas' in d ? d.recusas[0].codigo : undefined
    if (!['recorrida', 'executada', 'arquivada'].includes(l.situacao))
      expect(codigo).toBe('perda.transicao')
    else if (!l.executada) expect(codigo).toBe('perda.sem-efeito')
    else expect(codigo).toBe(segura(l) ? undefined : 'perda.sem-efeito-suspensivo')
  })

  test('decidir o efeito', () => {
    const comando = comandoPorNome('decidirEfeitoSuspensivo', 'perda:x')
    const codigos = comando?.sondar('perda:x', mundo, contexto).map((r) => r.codigo)
    const esperada = noPedido(l)
    expect(codigos?.filter((c) => c === 'perda.transicao' || c.startsWith('efeito.'))).toEqual(
      esperada === undefined ? [] : [esperada],
    )
  })
})

test('fora do prazo, o recurso que suspenderia por si não segura, nem se pede efeito para ele', () => {
  const linha = {
    situacao: 'recorrida',
    lei: 'automatico',
    efeito: 'nenhum',
    executada: false,
  } as const
  const p = { ...caso(linha), recursos: [{ protocoladaEm: '2025-03-29', tempestivo: false }] }
  expect(recusasDaExecucao('x', noMundo(p), contexto)).toEqual([])
  expect(recusasDoPedidoDeEfeito(p, contexto)).toMatchObject([
    { codigo: 'efeito.nao-admitido', fundamentos: ['art25_par1'], lacuna: 'recurso-da-perda' },
  ])
})
