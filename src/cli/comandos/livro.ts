import { reconstruirLivro, verificarLivro } from './livroAcoes.ts'
import { ajudaDoBanco, opcoesDoBanco } from './opcoesDoBanco.ts'
import { sugestao } from './parecido.ts'
import { ErroDeUso, type Codigo, type Pedido, type Subcomando } from './subcomando.ts'

const ACOES: Readonly<Record<string, (pedido: Pedido) => Promise<Codigo>>> = {
  verificar: verificarLivro,
  reconstruir: reconstruirLivro,
}

/** `outorga livro`: checks every chain of the ledger, or rebuilds the tables that screens read. */
export const livro: Subcomando = {
  sinopse: 'verificar | reconstruir [--dados PASTA]',
  ajuda: [
    'verificar    confere cada corrente e aponta o primeiro ato quebrado; código 1 se houver',
    'reconstruir  refaz, dos atos, as tabelas que as telas leem, sem parar o sistema',
    ...ajudaDoBanco,
  ],
  opcoes: opcoesDoBanco,
  posicionais: [1, 1],
  async executar(pedido) {
    const [acao = ''] = pedido.posicionais
    const executar = Object.hasOwn(ACOES, acao) ? ACOES[acao] : undefined
    if (executar === undefined) {
      throw new ErroDeUso(
        `"${acao}": diga verificar ou reconstruir.${sugestao(acao, Object.keys(ACOES))}`,
      )
    }
    return executar(pedido)
  },
}
