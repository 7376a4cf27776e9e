import { expect, test } from 'vitest'
import type { Ato, Corrente } from '#core/ato.ts'
import { criarCalendario } from '#core/calendar/calendario.ts'
import { decidir } from '#core/comandos.ts'
import { type Contexto, papeis } from '#core/contexto.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import type { Pacote } from '#law/pacote.ts'

/*
 * Whoever is both dead and barred is refused for both at every door by which a person enters the
 * service; whoever is neither, for neither.
 */

const HOJE = '2026-03-10'
const ato = (tipo: string, corrente: Corrente, em: string, dados: object = {}): Ato => ({
  tipo,
  corrente,
  fundamentos: [],
  dados: { em, ...dados },
})

const pessoa = (id: string, p: Pacote) =>
  ato('pessoaCadastrada', `pessoa:${id}`, '2020-01-02', {
    tipo: 'fisica',
    municipioDoDomicilio: p.lei.municipio.ibge,
  })
const outorga = (id: string, titular: string) =>
  ato('outorgaConcedida', `outorga:${id}`, '2024-02-01', {
    titular,
    veiculo: 'v1',
    inicio: '2024-02-01',
    termoFinal: '2034-02-01',
    verificacoes: [],
  })

/** `p2` holds `o2`, asked for `o3`, drives for `o1`, receives it, and disputes `s1`. */
const base = (p: Pacote): readonly Ato[] => [
  pessoa('p1', p),
  pessoa('p2', p),
  ato('veiculoCadastrado', 'veiculo:v1', '2024-01-02', {
    placa: 'ABC1C34',
    tipo: 'van',
    marca: 'M',
    modelo: 'V',
    anoFabricacao: 2024,
    caracteristicas: {},
  }),
  outorga('o1', 'p1'),
  outorga('o2', 'p2'),
  ato('outorgaRequerida', 'outorga:o3', '2026-03-01', {
    titular: 'p2',
    veiculo: 'v1',
    presencial: true,
  }),
  ato('condutorInscrito', 'condutor:c2', '2024-02-02', {
    pessoa: 'p2',
    outorga: 'o1',
    funcao: 'auxiliar',
  }),
  ato('selecaoAberta', 'selecao:s1', '2026-03-01', {
    modo: 'sorteio',
    vagas: 1,
    inscricoesDe: '2026-03-01',
    inscricoesAte: '2026-03-31',
    criterios: [],
  }),
  ato('transferenciaRequerida', 'outorga:o1', '2026-03-01', {
    hipotese: p.prazos.transferencia?.hipoteses[0]?.id,
    modo: 'total',
    beneficiario: 'p2',
    veiculo: 'v1',
  }),
]

const OBITO = ato('obitoComunicado', 'outorga:o2', '2026-03-05', {
  obitoEm: '2026-03-04',
  comunicadoEm: '2026-03-05',
  por: 'filho',
  deixou: ['filho'],
})
const VEDACAO = ato('penalidadeExecutada', 'perda:x', '2026-03-02', {
  penalidade: 'vedacao',
  efeito: 'veda',
  pessoas: ['p2'],
  desde: '2026-03-02',
})

const portas = (p: Pacote): readonly (readonly [string, Corrente, object])[] => [
  ['requererOutorga', 'outorga:o4', { titular: 'p2', veiculo: 'v1', presencial: true }],
  ['concederOutorga', 'outorga:o3', {}],
  [
    'inscreverCondutor',
    'condutor:c3',
    { pessoa: 'p2', outorga: 'o1', funcao: 'auxiliar', presencial: true },
  ],
  ['renovarCondutor', 'condutor:c2', { presencial: true }],
  ['inscreverNaFila', `fila:${p.prazos.filaDeEspera?.id ?? ''}`, { pessoa: 'p2' }],
  ['inscreverCandidato', 'selecao:s1', { pessoa: 'p2' }],
  ['deferirTransferencia', 'outorga:o1', { razoes: 'Cumprido o que a lei pede.' }],
]

const contextoDe = (pacote: Pacote): Contexto => ({
  pacote,
  calendario: criarCalendario({ fuso: pacote.lei.municipio.fuso }),
  parametros: {},
  indices: {},
  autor: { id: 'a', papeis },
  agora: `${HOJE}T15:00:00Z`,
  hoje: HOJE,
})

const pacotes = exigirPacotes().map(({ pacote }) => pacote)
const NOMES = portas(pacotes[0]!).map(([nome]) => nome)

/** Per pack that has the door: which of the two refusals come. */
function recusados(nome: string, depois: readonly Ato[]): readonly (readonly string[])[] {
  return pacotes.flatMap((p) => {
    const [, corrente, dados] = portas(p).find(([n]) => n === nome)!
    const d = decidir(
      { id: 'c1', nome, corrente, dados },
      criarMundo([...base(p), ...depois]),
      contextoDe(p),
    )
    const codigos = 'recusas' in d ? d.recusas.map((r) => r.codigo) : []
    if (codigos.includes('lei.nao-preve')) return []
    return [codigos.filter((c) => c === 'pessoa.falecida' || c === 'pessoa.vedada')]
  })
}

test.each(NOMES)('%s: dead and barred, both are told; neither, none', (nome) => {
  const ambas = recusados(nome, [OBITO, VEDACAO])
  expect(ambas.length).toBeGreaterThan(0)
  for (const r of ambas) expect(r).toEqual(['pessoa.falecida', 'pessoa.vedada'])
  for (const r of recusados(nome, [])) expect(r).toEqual([])
})
