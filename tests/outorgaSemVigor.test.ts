import { describe, expect, test } from 'vitest'
import type { Ato, Corrente } from '#core/ato.ts'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { comandos } from '#core/comandos.ts'
import { type Contexto, papeis } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'
import { ABERTOS, ALHEIOS } from './outorgaSemVigor.ts'

/*
 * A grant that ended, one whose holder died, and one that is still a request: every registered
 * command is asked whether it looks open there. What stays open does so for a reason written in the
 * table, or is of a stream that lives on by itself; a new command must be closed, or explained.
 */

const HOJE = '2026-03-10'
const ato = (tipo: string, corrente: Corrente, em: string, dados: object = {}): Ato => ({
  tipo,
  corrente,
  fundamentos: [],
  dados: { em, ...dados },
})

const base = (p: Pacote, pede: boolean): readonly Ato[] => [
  ...['p1', 'p2'].map((id) =>
    ato('pessoaCadastrada', `pessoa:${id}`, '2020-01-02', {
      tipo: 'fisica',
      municipioDoDomicilio: p.lei.municipio.ibge,
    }),
  ),
  ...['v1', 'v2'].map((id) =>
    ato('veiculoCadastrado', `veiculo:${id}`, '2024-01-02', {
      placa: id === 'v1' ? 'ABC1C34' : 'DEF5G67',
      tipo: 'van',
      marca: 'M',
      modelo: 'V',
      anoFabricacao: 2024,
      caracteristicas: {},
      propriedade: { regime: 'proprio', pessoa: 'p1', desde: '2024-01-02' },
    }),
  ),
  ato(pede ? 'outorgaRequerida' : 'outorgaConcedida', 'outorga:o1', '2024-02-01', {
    titular: 'p1',
    veiculo: 'v1',
    ...(pede
      ? { presencial: true }
      : { inicio: '2024-02-01', termoFinal: '2034-02-01', verificacoes: [] }),
  }),
  ato('condutorInscrito', 'condutor:c1', '2024-02-02', {
    pessoa: 'p1',
    outorga: 'o1',
    funcao: 'titular',
  }),
  ato('taxaLancada', 'taxa:t1', '2024-02-02', { taxa: 'x', outorga: 'o1', valor: 1, passos: [] }),
]

/** What may be pending on it when it ends: each a world of its own, since some shut out others. */
const pendencias = (p: Pacote): readonly (readonly Ato[])[] => {
  const o = 'outorga:o1'
  const especie = p.prazos.afastamentos?.[0]?.id ?? ''
  const pedido = ato('afastamentoRequerido', o, '2026-02-01', {
    especie,
    desde: '2026-02-01',
    dias: 60,
  })
  const transferencia = ato('transferenciaRequerida', o, '2026-03-01', {
    hipotese: p.prazos.transferencia?.hipoteses[0]?.id,
    modo: 'total',
    beneficiario: 'p2',
    veiculo: 'v1',
  })
  const pub = { publicidade: 'x', local: 'veiculo', desde: '2026-02-01', ate: '2026-12-01' }
  return [
    [],
    [pedido],
    [
      pedido,
      ato('afastamentoConcedido', o, '2026-02-01', {
        especie,
        desde: '2026-02-01',
        ate: '2026-04-01',
      }),
    ],
    [ato('publicidadeRequerida', o, '2026-02-01', pub)],
    [
      ato('publicidadeRequerida', o, '2026-02-01', pub),
      ato('publicidadeAprovada', o, '2026-02-01', { publicidade: 'x', ate: '2026-12-01' }),
    ],
    [
      ato('outorgaBloqueada', o, '2026-02-01', {
        autorizacao: { autoridade: 'a', cargo: 'b', assinadaEm: '2026-02-01', texto: 't' },
      }),
    ],
    [
      ato('perdaDoVeiculoComunicada', o, '2026-03-01', {
        causa: 'furto',
        ocorridaEm: '2026-03-01',
        substituirAte: '2026-08-01',
      }),
    ],
    [ato('veiculoProvisorioAutorizado', o, '2026-03-01', { veiculo: 'v2', ate: '2026-06-01' })],
    [
      ato('usoEventualComunicado', o, '2026-03-01', {
        veiculo: 'v1',
        desde: '2026-03-01',
        ate: '2026-06-01',
      }),
    ],
    [ato('calculoDeCustosRequerido', o, '2026-03-01', { calculo: 'k', por: 'ambas' })],
    [transferencia],
    [
      transferencia,
      ato('transferenciaDeferida', o, '2026-03-02', { razoes: 'x', verificacoes: [] }),
    ],
  ]
}

type Estado = Readonly<{ pede: boolean; depois: readonly Ato[] }>
const EM_VIGOR: Estado = { pede: false, depois: [] }
const ESTADOS = {
  requerida: { pede: true, depois: [] },
  encerrada: {
    pede: false,
    depois: [ato('outorgaBaixada', 'outorga:o1', '2026-03-05', { motivo: 'x' })],
  },
  falecido: {
    pede: false,
    depois: [
      ato('obitoComunicado', 'outorga:o1', '2026-03-05', {
        obitoEm: '2026-03-04',
        comunicadoEm: '2026-03-05',
        por: 'filho',
        deixou: ['filho', 'conjuge'],
      }),
    ],
  },
} as const satisfies Record<string, Estado>

const ALVOS: Readonly<Record<string, string>> = {
  outorga: 'o1',
  licenciamento: 'o1',
  vistoria: 'v1',
  veiculo: 'v1',
  condutor: 'c1',
  taxa: 't1',
}

const contextoDe = (pacote: Pacote): Contexto => ({
  pacote,
  calendario: criarCalendario({ fuso: pacote.lei.municipio.fuso }),
  parametros: {},
  indices: {},
  autor: { id: 'a', papeis },
  agora: `${HOJE}T15:00:00Z`,
  hoje: HOJE,
})

function abertosEm(pacote: Pacote, { pede, depois }: Estado): ReadonlySet<string> {
  const contexto = contextoDe(pacote)
  const abertos = new Set<string>()
  // Of a request nothing else can be pending yet.
  for (const pendente of pede ? [[]] : pendencias(pacote)) {
    const mundo = criarMundo([...base(pacote, pede), ...pendente, ...depois])
    for (const d of comandos) {
      const alvo = ALVOS[d.corrente]
      if (alvo === undefined && d.sondarNaOutorga === undefined) continue
      const recusas =
        d.sondarNaOutorga?.('outorga:o1', mundo, contexto) ??
        d.sondar(`${d.corrente}:${d.cria ? 'novo' : (alvo ?? '')}`, mundo, contexto)
      if (recusas.length === 0) abertos.add(d.nome)
    }
  }
  return abertos
}

const pacotes = exigirPacotes().map(({ pacote }) => pacote)

describe.each(Object.keys(ESTADOS) as (keyof typeof ESTADOS)[])('a grant %s', (estado) => {
  const abertos = new Set(pacotes.flatMap((p) => [...abertosEm(p, ESTADOS[estado])]))
  test('only these stay open, each for its reason', () => {
    const explicados = Object.entries(ABERTOS).flatMap(([nome, porque]) =>
      porque[estado] === undefined ? [] : [nome],
    )
    expect([...abertos].toSorted()).toEqual(explicados.toSorted())
  })
  test('in force and alive, more is open: the worlds do try the commands', () => {
    const vivos = new Set(pacotes.flatMap((p) => [...abertosEm(p, EM_VIGOR)]))
    for (const nome of [
      'inscreverCondutor',
      'lancarTaxa',
      'proporPerda',
      'renovarCondutor',
      'determinarVistoria',
      'requererAfastamento',
      'recadastrarTitular',
      'requererPublicidade',
      'substituirVeiculo',
      'autorizarVeiculoProvisorio',
      'requererCalculoDeCustos',
      'calcularCustos',
    ]) {
      expect(vivos.has(nome), nome).toBe(true)
      expect(abertos.has(nome), nome).toBe(ABERTOS[nome]?.[estado] !== undefined)
    }
  })
})

test('every command is of a stream of the grant, or of one that lives by itself and says why', () => {
  const outras = new Set(comandos.map((d) => d.corrente as string).filter((c) => !(c in ALVOS)))
  expect([...outras].toSorted()).toEqual(Object.keys(ALHEIOS).toSorted())
})
