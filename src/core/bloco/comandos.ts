import { definirComando } from '../comando.ts'
import * as esquema from './bloco.ts'
import * as decide from './decide.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'

const doBloco = { corrente: 'bloco', cria: false } as const
const doGestor = { ...doBloco, papeis: ['gestor'] } as const
/** The inspector accounts for their own; the manager receives it. */
const dasContas = { ...doBloco, papeis: ['gestor', 'fiscal'] } as const

/** The commands of the blocks of numbers reserved to inspectors. */
export const comandosDeBloco = [
  definirComando({
    ...doGestor,
    cria: true,
    nome: 'reservarBloco',
    rotulo: 'Reservar bloco de números',
    dados: esquema.reservarBloco,
    decide: decide.reservar,
    sondar: (_c, _mundo, contexto) => recusasDeVigencia(contexto.pacote, contexto.hoje),
  }),
  definirComando({
    ...doGestor,
    nome: 'entregarBloco',
    rotulo: 'Registrar a entrega ao fiscal',
    dados: esquema.entregarBloco,
    decide: decide.entregar,
    sondar: decide.sondar('entregarBloco'),
  }),
  definirComando({
    ...dasContas,
    nome: 'inutilizarNumero',
    rotulo: 'Inutilizar número',
    dados: esquema.inutilizarNumero,
    decide: decide.inutilizar,
    sondar: decide.sondar('inutilizarNumero'),
  }),
  definirComando({
    ...dasContas,
    nome: 'extraviarNumero',
    rotulo: 'Registrar extravio de número',
    dados: esquema.extraviarNumero,
    decide: decide.extraviar,
    sondar: decide.sondar('extraviarNumero'),
  }),
  definirComando({
    ...doGestor,
    nome: 'devolverNumeros',
    rotulo: 'Receber formulários em branco',
    dados: esquema.devolverNumeros,
    decide: decide.devolver,
    sondar: decide.sondar('devolverNumeros'),
  }),
  definirComando({
    ...doGestor,
    nome: 'encerrarBloco',
    rotulo: 'Encerrar o bloco',
    dados: esquema.encerrarBloco,
    decide: decide.encerrar,
    sondar: decide.sondar('encerrarBloco'),
  }),
]
