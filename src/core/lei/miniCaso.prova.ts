import type { Pacote } from '#law/pacote.ts'
import type { Ato, Corrente } from '../ato.ts'
import type { Dia } from '../calendar/dia.ts'
import { criarCalendario } from '../calendar/calendario.ts'
import { decidir } from '../comandos.ts'
import type { Contexto } from '../contexto.ts'
import type { Decisao, Recusa } from '../decisao.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { valoresDosAtos } from '../parametro/evolve.ts'
import { miniLei } from './miniLei.prova.ts'

const calendario = criarCalendario({ fuso: miniLei.lei.municipio.fuso })

/** A context for tests: noon of the day, every role, no indices. */
export const contextoEm = (
  hoje: Dia,
  pacote: Pacote = miniLei,
  parametros: Contexto['parametros'] = {},
): Contexto => ({
  pacote,
  calendario,
  parametros,
  indices: {},
  autor: {
    id: 'autor',
    papeis: [
      'atendente',
      'vistoriador',
      'fiscal',
      'julgador',
      'recursal',
      'procuradoria',
      'gestor',
      'auditor',
    ],
  },
  agora: `${hoje}T15:00:00Z`,
  hoje,
})

/** An act written short. */
export const ato = (
  tipo: string,
  corrente: Corrente,
  em: Dia,
  dados: object = {},
  pessoal?: object,
): Ato => ({
  tipo,
  corrente,
  fundamentos: [],
  dados: { em, ...dados },
  ...(pessoal === undefined ? {} : { pessoal }),
})

const conferencia = { modo: 'conferida', em: '2020-01-02' } as const
/** A paper as it comes in an act. */
export const papel = (tipo: string, emitidoEm: Dia, mais: object = {}) => ({
  tipo,
  emitidoEm,
  conferencia,
  ...mais,
})

const CPF = '12345678909'
/** A person of 1980 with licence AD valid to 2030-06-30 and a clean certificate of 2024-12-20. */
export const maria: readonly Ato[] = [
  ato(
    'pessoaCadastrada',
    'pessoa:maria',
    '2024-12-01',
    { tipo: 'fisica', municipioDoDomicilio: '9999999' },
    { nome: 'Maria', identificador: CPF, nascimento: '1980-01-01' },
  ),
  ato('documentoJuntado', 'pessoa:maria', '2024-12-01', {
    documento: papel('cnh', '2020-06-30', {
      categorias: 'AD',
      validoAte: '2030-06-30',
      ear: true,
      habilitadoDesde: { A: '2000-01-10', D: '2010-03-10' },
    }),
  }),
  ato('documentoJuntado', 'pessoa:maria', '2024-12-21', {
    documento: papel('certidao', '2024-12-20', { resultado: 'nada-consta' }),
  }),
]

/** A van of 2016, Maria's own. */
export const van = (mais: object = {}): Ato =>
  ato(
    'veiculoCadastrado',
    'veiculo:v1',
    '2024-12-01',
    {
      placa: 'ABC1C34',
      tipo: 'van',
      marca: 'M',
      modelo: 'V',
      anoFabricacao: 2016,
      lugares: 16,
      caracteristicas: {},
      propriedade: { regime: 'proprio', pessoa: 'maria', desde: '2020-01-01' },
      ...mais,
    },
    { chassi: '9BWZZZ377VT004251', renavam: '00639884962' },
  )

/** Maria's request for a grant with the van, of 2025-01-06. */
export const pedido = ato('outorgaRequerida', 'outorga:o1', '2025-01-06', {
  titular: 'maria',
  veiculo: 'v1',
  presencial: true,
  protocolo: '0001/2025',
})

/** The grant of that request, of 2025-01-07, to 2030-01-07. */
export const concessao = ato('outorgaConcedida', 'outorga:o1', '2025-01-07', {
  titular: 'maria',
  veiculo: 'v1',
  numero: '0001/2025',
  inicio: '2025-01-07',
  termoFinal: '2030-01-07',
  verificacoes: [],
})

/** Enough parameters for a grant. */
export const vagas: Contexto['parametros'] = {
  'habitantes-por-outorga': [{ desde: '2020-01-02', valor: 300, fonte: 'Decreto 1' }],
}

/** Decides a command in the world of the acts given, on a day. */
export function quando(
  atos: readonly Ato[],
  nome: string,
  corrente: Corrente,
  em: Dia,
  dados: object = {},
  pacote: Pacote = miniLei,
  parametros: Contexto['parametros'] = vagas,
): Decisao {
  const contexto = contextoEm(em, pacote, { ...valoresDosAtos(atos), ...parametros })
  return decidir({ id: 'c1', nome, corrente, dados }, criarMundo(atos), contexto)
}

/** The refusals of a decision; none when it gave acts. */
export const recusasDe = (d: Decisao): readonly Recusa[] => ('recusas' in d ? d.recusas : [])
/** The refusals' codes, in order. */
export const codigosDe = (d: Decisao): readonly string[] => recusasDe(d).map((r) => r.codigo)
/** The acts of a decision; none when it refused. */
export const atosDe = (d: Decisao): readonly Ato[] => ('recusas' in d ? [] : d)
