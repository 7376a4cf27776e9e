import { resolve } from 'node:path'
import {
  esquemasAtrasados,
  PASTA_DOS_ESQUEMAS,
  publicarEsquemas,
} from '#law/files/publicarEsquemas.ts'
import { CODIGO, type Subcomando } from './subcomando.ts'

/** `outorga esquemas`: writes the JSON Schemas of a pack's files, for editors. */
export const esquemas: Subcomando = {
  sinopse: '[PASTA] [--conferir]',
  ajuda: ['--conferir  não escreve: termina com código 1 se os publicados estão atrasados'],
  opcoes: { conferir: { type: 'boolean' } },
  posicionais: [0, 1],
  async executar({ posicionais, opcoes, saida }) {
    const pasta = posicionais[0] === undefined ? PASTA_DOS_ESQUEMAS : resolve(posicionais[0])
    if (opcoes.conferir === true) {
      const atrasados = esquemasAtrasados(pasta)
      for (const nome of atrasados) saida.erro(`atrasado: ${nome}`)
      return atrasados.length === 0 ? CODIGO.ok : CODIGO.recusado
    }
    for (const nome of publicarEsquemas(pasta)) saida.linha(nome)
    return CODIGO.ok
  },
}
