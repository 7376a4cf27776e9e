import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stringify } from 'yaml'
import { ErroDeCaso } from '#core/casos/arquivo.ts'
import type { Diferenca } from '#core/casos/comparar.ts'
import { executarCaso } from '#core/casos/executar.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Pacote } from '#law/pacote.ts'
import { frase } from '#law/problema.ts'
import { lerCasos, type CasoLido } from './lerCasos.ts'
import { lerIndices } from './indices.ts'
import { nomesDosPacotes, pacotePorNome } from './pacotes.ts'
import { CODIGO, ErroDeUso, type Saida, type Subcomando } from './subcomando.ts'

/** The case files of a pack, in name order. */
export function arquivosDeCasos(leis: string, pacote: string): string[] {
  const pasta = join(leis, pacote, 'casos')
  if (!existsSync(pasta)) return []
  const nomes = readdirSync(pasta).filter((nome) => /\.ya?ml$/.test(nome))
  return nomes.toSorted().map((nome) => join(pasta, nome))
}

type Grupo = Readonly<{ pacote: string; arquivos: readonly string[] }>

/** Which files are run with which pack: a file without a pack's name belongs to the pack it is in. */
function grupos(leis: string, posicionais: readonly string[]): Grupo[] {
  const nomes = nomesDosPacotes(leis)
  const [primeiro, ...resto] = posicionais
  if (primeiro === undefined) {
    return nomes.map((pacote) => ({ pacote, arquivos: arquivosDeCasos(leis, pacote) }))
  }
  if (nomes.includes(primeiro) || !/\.(ya?ml|json)$/.test(primeiro)) {
    const arquivos =
      resto.length > 0 ? resto.map((a) => resolve(a)) : arquivosDeCasos(leis, primeiro)
    return [{ pacote: primeiro, arquivos }]
  }
  const dono = (arquivo: string) =>
    nomes.find((n) => resolve(arquivo).startsWith(join(leis, n, '/')))
  const donos = Map.groupBy(posicionais, (arquivo) => dono(arquivo) ?? '')
  const orfaos = donos.get('')
  if (orfaos !== undefined) {
    throw new ErroDeUso(
      `De que lei é ${orfaos[0] ?? ''}? Diga: outorga casos PACK ${orfaos.join(' ')}`,
    )
  }
  return [...donos].map(([pacote, arquivos]) => ({
    pacote,
    arquivos: arquivos.map((a) => resolve(a)),
  }))
}

const yaml = (valor: unknown): string[] =>
  valor === undefined ? ['(nada)'] : stringify(valor, { lineWidth: 0 }).trimEnd().split('\n')

function escreverDiferencas(diferencas: readonly Diferenca[], saida: Saida): void {
  for (const { onde, esperado, obtido } of diferencas) {
    saida.linha(`  ${onde}`)
    saida.linha('    esperado:')
    for (const linha of yaml(esperado)) saida.linha(`      ${linha}`)
    saida.linha('    obtido:')
    for (const linha of yaml(obtido)) saida.linha(`      ${linha}`)
  }
}

/** Runs one case and tells it if it fails; true if it passed. */
function rodar(
  lido: CasoLido,
  pacote: Pacote,
  indices: Contexto['indices'],
  saida: Saida,
): boolean {
  const falhou = `FALHOU ${lido.arquivo}:${lido.linha} ${lido.caso.caso}`
  const fora = (lido.caso.fundamentos ?? []).filter((id) => !pacote.texto.some((d) => d.id === id))
  if (fora.length > 0) {
    saida.linha(falhou)
    saida.linha(`  cita ${fora.join(', ')}, que não existe no texto da lei`)
    return false
  }
  try {
    const { passou, diferencas } = executarCaso(lido.caso, pacote, indices)
    if (passou) return true
    saida.linha(falhou)
    escreverDiferencas(diferencas, saida)
  } catch (erro) {
    // A fault of the program on one case must not hide the others.
    const motivo =
      erro instanceof ErroDeCaso ? erro.message : `defeito do programa: ${String(erro)}`
    saida.linha(falhou)
    saida.linha(`  ${motivo}`)
  }
  return false
}

/** `outorga casos`: runs the law's own tests; a failure, or a file that cannot be read, is code 1. */
export const casos: Subcomando = {
  sinopse: '[PACK] [ARQUIVO…]',
  ajuda: [
    'Sem ARQUIVO, executa leis/PACK/casos/*.yaml; sem PACK, os de todas as leis.',
    'Um caso que falha mostra o esperado e o obtido.',
  ],
  opcoes: {},
  posicionais: [0, Number.POSITIVE_INFINITY],
  async executar({ posicionais, leis, saida }) {
    const indices = lerIndices(leis)
    let passaram = 0
    let falharam = 0
    let ilegiveis = 0
    for (const { pacote: nome, arquivos } of grupos(leis, posicionais)) {
      const { pacote } = pacotePorNome(leis, nome)
      if (arquivos.length === 0) saida.linha(`${nome}: não há casos`)
      for (const arquivo of arquivos) {
        const { casos: lidos, problemas } = lerCasos(arquivo)
        for (const problema of problemas) saida.erro(frase(problema))
        ilegiveis += problemas.length
        for (const lido of lidos) {
          if (rodar(lido, pacote, indices, saida)) passaram++
          else falharam++
        }
      }
    }
    const sobra =
      ilegiveis === 0
        ? ''
        : `; ${ilegiveis} ${ilegiveis === 1 ? 'problema' : 'problemas'} nos arquivos`
    saida.linha(`${passaram + falharam} casos: ${passaram} passaram, ${falharam} falharam${sobra}`)
    return falharam + ilegiveis === 0 ? CODIGO.ok : CODIGO.recusado
  },
}
