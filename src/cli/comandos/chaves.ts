import { join, resolve } from 'node:path'
import { StartupError } from '#ledger/embutido/errors.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import {
  chavesExistentes,
  girarChavesDaInstalacao,
  lugarDasChaves,
} from '#server/chaves/guardarChaves.ts'
import { CODIGO, ErroDeUso, ErroDoPedido, type Subcomando } from './subcomando.ts'

/** `outorga chaves`: which keys sign the documents, and how to change them. */
export const chaves: Subcomando = {
  sinopse: '[girar] [--dados PASTA]',
  ajuda: [
    'sem nada  lista as chaves que assinam os documentos',
    'girar     põe chaves novas em uso; as antigas continuam a conferir o que assinaram',
    '          (reinicie o sistema depois, e guarde cópia do arquivo em outro lugar)',
    '--dados   pasta de dados (padrão: dados, ao lado do programa)',
  ],
  opcoes: { dados: { type: 'string' } },
  posicionais: [0, 1],
  executar({ posicionais: [acao], opcoes, saida }) {
    if (acao !== undefined && acao !== 'girar')
      throw new ErroDeUso(`"${acao}": diga girar, ou nada.`)
    const dados =
      typeof opcoes.dados === 'string'
        ? resolve(opcoes.dados)
        : join(import.meta.dirname, '../../../dados')
    try {
      const achadas =
        acao === 'girar'
          ? girarChavesDaInstalacao(dados, Temporal.Now.instant().toString())
          : chavesExistentes(dados)
      if (achadas === undefined) {
        throw new ErroDoPedido(
          `Não há chaves em ${lugarDasChaves(dados)}. Inicie o sistema (npm start) uma vez.`,
        )
      }
      for (const { id, desde, emUso } of achadas.publicas) {
        const estado = emUso ? 'em uso, assina' : 'antiga, só confere'
        saida.linha(`${id}  desde ${formatarDia(desde.slice(0, 10))}  ${estado}`)
      }
      if (acao === 'girar') saida.linha('Reinicie o sistema para que assine com a nova.')
      return Promise.resolve(CODIGO.ok)
    } catch (erro) {
      if (erro instanceof StartupError) throw new ErroDoPedido(erro.message)
      throw erro
    }
  },
}
