import { definirComando } from '../comando.ts'
import { comunicar, sondarProvidencia } from './decide.ts'
import { comunicarProvidencia } from './providencia.ts'

/** What the holder does about a driver of theirs who was punished. */
export const comandosDeProvidencia = [
  definirComando({
    nome: 'comunicarProvidencia',
    rotulo: 'Registrar providência sobre motorista punido',
    corrente: 'outorga',
    cria: false,
    papeis: ['atendente', 'fiscal', 'procuradoria', 'gestor'],
    dados: comunicarProvidencia,
    decide: comunicar,
    sondar: sondarProvidencia,
  }),
]
