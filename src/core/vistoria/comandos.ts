import { idDaCorrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import { inspecionar, sondar } from './decide.ts'
import { determinar, sondarDeterminacao } from './determinar.ts'
import { determinarVistoria, vistoriar } from './vistoria.ts'

/** The commands of the inspections. */
export const comandosDeVistoria = [
  definirComando({
    nome: 'vistoriar',
    rotulo: 'Vistoriar',
    corrente: 'vistoria',
    cria: false,
    papeis: ['vistoriador'],
    dados: vistoriar,
    decide: inspecionar,
    sondar: (c, mundo, contexto) => sondar(idDaCorrente(c), mundo, contexto),
  }),
  definirComando({
    nome: 'determinarVistoria',
    rotulo: 'Determinar vistoria',
    corrente: 'vistoria',
    cria: false,
    papeis: ['gestor', 'fiscal'],
    dados: determinarVistoria,
    decide: determinar,
    sondar: sondarDeterminacao,
  }),
]
