import type { Achado } from '../problema.ts'
import { citacoesResolvem } from './citacoesResolvem.ts'
import { semContradicao } from './contradicoes.ts'
import { redacoesEmOrdem, valoresEmOrdem } from './datas.ts'
import type { PacoteEscrito } from './pacoteEscrito.ts'
import { multasTemBase, referenciasExistem } from './referencias.ts'
import { semRepetidos } from './repetidos.ts'
import { valorNaoPassaDaRedacao } from './valoresERedacoes.ts'

const verificacoes = [
  semRepetidos,
  redacoesEmOrdem,
  valoresEmOrdem,
  citacoesResolvem,
  valorNaoPassaDaRedacao,
  semContradicao,
  referenciasExistem,
  multasTemBase,
]

/** Every finding of every rule, in the rules' order. Empty: the pack may be used. */
export const verificar = (pacote: PacoteEscrito): readonly Achado[] =>
  verificacoes.flatMap((regra) => regra(pacote))
