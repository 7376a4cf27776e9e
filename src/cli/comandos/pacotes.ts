import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lerPacote, type PacoteLido } from '#law/files/lerPacote.ts'
import { pastasDePacotes } from '#law/files/lerPacotes.ts'
import { frase } from '#law/problema.ts'
import { sugestao } from './parecido.ts'
import { ErroDeUso, ErroDoPedido } from './subcomando.ts'

/** The names of the packs in a folder, or an error that says what is wrong with the folder. */
export function nomesDosPacotes(leis: string): string[] {
  if (!existsSync(leis)) throw new ErroDeUso(`A pasta das leis não existe: ${leis}`)
  if (!statSync(leis).isDirectory())
    throw new ErroDeUso(`--leis pede uma pasta, e ${leis} é um arquivo`)
  const nomes = pastasDePacotes(leis)
  if (nomes.length === 0) throw new ErroDoPedido(`Não há pacote de lei em ${leis}`)
  return nomes
}

/** One pack by name; throws `ErroDoPedido` with every problem of it, or with the nearest name. */
export function pacotePorNome(leis: string, nome: string): PacoteLido {
  const nomes = nomesDosPacotes(leis)
  if (!nomes.includes(nome)) {
    const dica = sugestao(nome, nomes)
    throw new ErroDeUso(`Não há o pacote "${nome}".${dica} Há: ${nomes.join(', ')}.`)
  }
  const leitura = lerPacote(join(leis, nome))
  if (!leitura.ok) throw new ErroDoPedido(leitura.problemas.map(frase).join('\n'))
  return leitura
}

/** The pack named, or all of them when none is. */
export const pacotesPedidos = (leis: string, nome: string | undefined): PacoteLido[] =>
  (nome === undefined ? nomesDosPacotes(leis) : [nome]).map((n) => pacotePorNome(leis, n))
