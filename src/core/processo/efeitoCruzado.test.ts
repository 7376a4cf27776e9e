/**
 * The suspensive effect, crossed with every stage: what the fine may do, what it bars, whether the
 * seized vehicle goes out, whether the correction runs and whether it may be inscribed. Each row is a
 * stage × an effect; each cell, what happens and the provision that makes it so.
 */
import { describe, expect, test } from 'vitest'
import type { CondicaoDeLiberacao } from '#law/esquema/medidas.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Mundo } from '../mundo.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { saldoDaMulta, saldoRecusado } from '../multa/saldo.ts'
import { condicoesEmFalta } from '../recolhimento/condicoes.ts'
import type { Recolhimento } from '../recolhimento/recolhimento.ts'
import { multaEmAberto } from '../requirement/formas/semDebito.ts'
import { autoDe, cena, comandosDaProva, contextoDe, definitivo } from './cena.prova.ts'
import { pacoteDeProva } from './leiInventada.prova.ts'
import { recusasDeExigibilidade } from './multaDevida.ts'
import { type Auto, type Fase, fases } from './processo.ts'

const DIA = '2025-09-10'
const efeitos = ['nenhum', 'concedido', 'negado', 'cessado'] as const
type Efeito = (typeof efeitos)[number]
const semEfeito = efeitos.filter((e) => e !== 'concedido')

/** `sim` or `nao`, and the provision; `-` where the stage has no such thing yet. */
type Celula = readonly ['sim' | 'nao' | '-', string?]
type Linha = Readonly<{
  fases: readonly Fase[]
  efeitos: readonly Efeito[]
  exigivel: Celula
  barra: Celula
  /** Released without payment: where the text says that an appeal is no payment, and where it is silent. */
  sai: Celula
  saiSeALeiCala: Celula
  /** Corrected month by month: as the text says, or stopped where it says so. */
  corrigeAteOPagamento: Celula
  corrigeOndePara: Celula
  inscreve: Celula
}>

const antesDaDecisao: readonly Fase[] = ['lavrado', 'notificado', 'em-defesa', 'defendido', 'revel']
const condenado: readonly Fase[] = [
  'julgado-procedente',
  'em-recurso',
  'recorrido',
  'recurso-julgado',
]
const comMulta: readonly Fase[] = [...antesDaDecisao, ...condenado]

const tabela: readonly Linha[] = [
  {
    fases: comMulta,
    efeitos: semEfeito,
    exigivel: ['sim', 'art34_cpt'],
    barra: ['nao', 'art34_cpt'],
    sai: ['nao', 'art23_par1u'],
    saiSeALeiCala: ['nao', 'art23_par1u'],
    corrigeAteOPagamento: ['sim', 'art30_par1'],
    corrigeOndePara: ['sim', 'art30_par1'],
    inscreve: ['nao', 'art52_cpt'],
  },
  {
    fases: comMulta,
    efeitos: ['concedido'],
    exigivel: ['nao', 'art25_par1'],
    barra: ['nao', 'art25_par1'],
    sai: ['nao', 'art23_par1u'],
    saiSeALeiCala: ['sim', 'art25_par1'],
    corrigeAteOPagamento: ['sim', 'art30_par1'],
    corrigeOndePara: ['nao', 'art25_par1'],
    inscreve: ['nao', 'art52_cpt'],
  },
  {
    fases: ['definitivo'],
    efeitos: semEfeito,
    exigivel: ['sim', 'art34_cpt'],
    barra: ['sim', 'art34_cpt'],
    sai: ['nao', 'art23_par1u'],
    saiSeALeiCala: ['nao', 'art23_par1u'],
    corrigeAteOPagamento: ['sim', 'art30_par1'],
    corrigeOndePara: ['sim', 'art30_par1'],
    inscreve: ['sim', 'art52_cpt'],
  },
  {
    fases: ['definitivo'],
    efeitos: ['concedido'],
    exigivel: ['nao', 'art25_par1'],
    barra: ['nao', 'art25_par1'],
    sai: ['nao', 'art23_par1u'],
    saiSeALeiCala: ['sim', 'art25_par1'],
    corrigeAteOPagamento: ['sim', 'art30_par1'],
    corrigeOndePara: ['nao', 'art25_par1'],
    inscreve: ['nao', 'art25_par1'],
  },
  {
    fases: ['arquivado'],
    efeitos,
    exigivel: ['-'],
    barra: ['nao'],
    sai: ['sim', 'art23_par1u'],
    saiSeALeiCala: ['sim', 'art23_par1u'],
    corrigeAteOPagamento: ['-'],
    corrigeOndePara: ['-'],
    inscreve: ['nao', 'art52_cpt'],
  },
]

const condicao = (semEfeitoDoRecurso: boolean): CondicaoDeLiberacao => ({
  condicao: 'multas-pagas',
  alcance: 'do-auto',
  para: 'liberar',
  semEfeitoDoRecurso,
  fundamentos: ['art23_par1u'],
})

/** The invented law: seized until the fine is paid; corrected until payment, through the effect or not. */
const lei = ({ independe, para }: { independe: boolean; para: boolean }): Pacote => {
  const base = pacoteDeProva({
    infracoes: {
      correcao: {
        indice: 'IPCA',
        modo: 'ate-o-pagamento',
        desde: 'fato',
        fundamentos: ['art30_par1'],
      },
    },
    processo: {
      efeitoSuspensivo: {
        admite: true,
        fundamentos: ['art25_par1'],
        correcao: { para, fundamentos: [para ? 'art25_par1' : 'art30_par1'] },
      },
    },
  })
  return {
    ...base,
    processo: {
      ...base.processo,
      medidas: {
        recolhimentos: [
          {
            id: 'apreensao',
            nome: 'Apreensão',
            especie: 'apreensao',
            medidas: ['apreensao'],
            autonomo: false,
            fundamentos: ['art23_cpt'],
            condicoes: [condicao(independe)],
          },
        ],
      } as unknown as NonNullable<Pacote['processo']['medidas']>,
    },
  }
}

const modelo = autoDe(definitivo())
const noMundo = (auto: Auto): Mundo => {
  const vazio = criarMundo(definitivo().atos)
  return { ...vazio, auto: () => auto }
}
/** As the record would be there; the effect, where there is one, lasts or lasted from 10 May to 10 July. */
function auto(fase: Fase, efeito: Efeito): Auto {
  const { multa, ...resto } = modelo
  const suspensao = { de: '2025-05-10', ...(efeito === 'cessado' ? { ate: '2025-07-10' } : {}) }
  const teve = efeito === 'concedido' || efeito === 'cessado'
  return {
    ...resto,
    fase,
    efeito,
    suspensoes: teve ? [suspensao] : [],
    ...(fase === 'arquivado' || multa === undefined ? {} : { multa }),
  }
}
const recolhimento = { id: 'r1', medida: 'apreensao', auto: 'a1', depositos: [], despesas: [] }

const linhas = tabela.flatMap((l) =>
  l.fases.flatMap((fase) => l.efeitos.map((efeito) => ({ ...l, fase, efeito }))),
)

test('cada fase e cada efeito têm a sua linha, uma só', () => {
  const nomes = linhas.map((l) => `${l.fase} ${l.efeito}`)
  expect(nomes.toSorted()).toEqual(fases.flatMap((f) => efeitos.map((e) => `${f} ${e}`)).toSorted())
})

describe.each(linhas)('$fase, efeito $efeito', (l) => {
  const a = auto(l.fase, l.efeito)
  const mundo = noMundo(a)
  const com = (opcoes: { independe?: boolean; para?: boolean } = {}) =>
    contextoDe(
      cena({ pacote: lei({ independe: opcoes.independe === true, para: opcoes.para === true }) }),
      DIA,
      'procuradoria',
    )

  test('exigibilidade', () => {
    const recusas = recusasDeExigibilidade(a, com())
    if (l.exigivel[0] === '-') expect(recusas[0]?.codigo).toBe('multa.nao-prevista')
    else if (l.exigivel[0] === 'sim') expect(recusas).toEqual([])
    else expect(recusas).toMatchObject([{ fundamentos: [l.exigivel[1]] }])
  })

  test('o débito que barra', () => {
    expect(multaEmAberto(a, DIA)).toBe(l.barra[0] === 'sim')
    expect(multaEmAberto({ ...a, anuladoEm: DIA }, DIA)).toBe(false)
    expect(multaEmAberto({ ...a, definitivaEm: '2025-09-11' }, DIA)).toBe(false)
  })

  test.each([
    [true, l.sai],
    [false, l.saiSeALeiCala],
  ] as const)('saída do veículo, recurso que não dispensa o pagamento: %s', (independe, celula) => {
    const r = recolhimento as unknown as Recolhimento
    const faltam = condicoesEmFalta(r, 'liberar', mundo, com({ independe }))
    if (celula[0] === 'sim') expect(faltam).toEqual([])
    else
      expect(faltam).toMatchObject([
        { codigo: 'recolhimento.multa-em-aberto', fundamentos: [celula[1]] },
      ])
  })

  test.each([
    [false, l.corrigeAteOPagamento],
    [true, l.corrigeOndePara],
  ] as const)('correção, que para com o efeito: %s', (para, celula) => {
    if (celula[0] === '-') return expect(a.multa).toBeUndefined()
    const tabelado = { ...a, dispositivo: 'art20_cpt_inc1' }
    const contexto = com({ para })
    const saldo = saldoDaMulta(tabelado, DIA, mundo, contexto)
    if (saldoRecusado(saldo)) throw new Error(JSON.stringify(saldo))
    // R$ 50,00 at 1 % a month: March to August are six months; what the effect stops is left out.
    const parou = !para || l.efeito === 'nenhum' || l.efeito === 'negado' ? 0 : PARADOS[l.efeito]
    expect(saldo.calculo.valor).toBe(Math.round(5000 * 1.01 ** (6 - parou)))
    expect(parou > 0 && l.efeito === 'concedido').toBe(celula[0] === 'nao')
    const regra = contexto.pacote.processo.efeitoSuspensivo.correcao
    if (celula[0] === 'nao') expect(regra?.fundamentos).toEqual([celula[1]])
    else expect(saldo.calculo.fundamentos).toContain(celula[1])
  })

  test('dívida ativa', () => {
    const recusas = comandosDaProva.get('inscreverDividaAtiva')?.sondar('auto:a1', mundo, com())
    const fundamentos = recusas?.flatMap((r) => r.fundamentos)
    if (l.inscreve[0] === 'sim') expect(recusas).toEqual([])
    else expect(fundamentos).toContain(l.inscreve[1])
  })
})

/** May to August while it lasts; May and June once it ended in July. */
const PARADOS = { concedido: 4, cessado: 2 } as const
