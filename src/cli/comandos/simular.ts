import { simular as decidirCaso, type Simulacao } from '#core/casos/executar.ts'
import { ErroDeCaso } from '#core/casos/arquivo.ts'
import { citar } from '#core/mensagens/citar.ts'
import { frase } from '#law/problema.ts'
import { lerDia } from './dia.ts'
import { lerIndices } from './indices.ts'
import { lerCasos } from './lerCasos.ts'
import { pacotePorNome } from './pacotes.ts'
import { CODIGO, ErroDeUso, ErroDoPedido, type Saida, type Subcomando } from './subcomando.ts'

const citacao = (ids: readonly string[]) => ids.map((id) => `${citar(id)} (${id})`).join('; ')
const pares = (valores: Readonly<Record<string, unknown>>) =>
  Object.entries(valores)
    .map(([nome, valor]) => `${nome}: ${typeof valor === 'string' ? valor : JSON.stringify(valor)}`)
    .join(', ')

function escrever(s: Simulacao, saida: Saida): void {
  saida.linha(s.caso)
  saida.linha(`${s.comando} em ${s.em}: ${s.recusas.length === 0 ? 'deferido' : 'recusado'}`)
  for (const r of s.recusas) {
    saida.linha(
      `  recusa ${r.codigo}${r.fundamentos.length > 0 ? `, ${citacao(r.fundamentos)}` : ''}`,
    )
    if (r.dados !== undefined) saida.linha(`    ${pares(r.dados)}`)
    if (r.falta !== undefined) saida.linha(`    falta: ${r.falta}`)
    if (r.passaEm !== undefined) saida.linha(`    passa em: ${r.passaEm}`)
  }
  for (const ato of s.atos) {
    saida.linha(`  ato ${ato.tipo} em ${ato.corrente}, ${citacao(ato.fundamentos)}`)
  }
  if (s.verificacoes.length > 0) saida.linha('Requisitos verificados:')
  for (const v of s.verificacoes) {
    saida.linha(`  ${v.atendido ? 'sim' : 'NÃO'}  ${v.requisito}`)
    saida.linha(`       ${citacao(v.fundamentos)}, redação desde ${v.redacaoDesde}`)
    if (Object.keys(v.fato).length > 0) saida.linha(`       fato: ${pares(v.fato)}`)
    if (v.parametros !== undefined) saida.linha(`       parâmetros: ${pares(v.parametros)}`)
  }
  if (s.lacunas.length > 0) saida.linha(`Lacunas aplicadas: ${s.lacunas.join(', ')}`)
}

/** `outorga simular`: one decision with its whole trace; a refusal is code 1. */
export const simular: Subcomando = {
  sinopse: 'PACK --em AAAA-MM-DD ARQUIVO.yaml [--json]',
  ajuda: [
    'ARQUIVO    um caso (ou um arquivo de casos), no formato de leis/PACK/casos; "entao" é',
    '           dispensável',
    '--em DIA   o dia da decisão, no lugar do "quando.em" do arquivo',
    '--json     { caso, em, comando, atos, recusas, verificacoes, lacunas }, ou uma lista deles',
    'O código é 1 se a decisão for de recusa.',
  ],
  opcoes: { em: { type: 'string' }, json: { type: 'boolean' } },
  posicionais: [2, 2],
  async executar({ posicionais, opcoes, leis, saida }) {
    const [nome = '', arquivo = ''] = posicionais
    if (typeof opcoes.em !== 'string') throw new ErroDeUso('Diga o dia da decisão: --em AAAA-MM-DD')
    const em = lerDia('em', opcoes.em)
    const { pacote } = pacotePorNome(leis, nome)
    const { casos, problemas } = lerCasos(arquivo, em)
    if (problemas.length > 0) throw new ErroDoPedido(problemas.map(frase).join('\n'))
    const indices = lerIndices(leis)
    const simulacoes = casos.map(({ caso, arquivo: a, linha }) => {
      try {
        return decidirCaso(caso, pacote, indices)
      } catch (erro) {
        if (!(erro instanceof ErroDeCaso)) throw erro
        throw new ErroDoPedido(`${a}:${linha}: ${erro.message}`)
      }
    })
    const [primeira] = simulacoes
    if (opcoes.json === true) {
      saida.linha(JSON.stringify(simulacoes.length === 1 ? primeira : simulacoes, null, 2))
    } else for (const s of simulacoes) escrever(s, saida)
    return simulacoes.every((s) => s.recusas.length === 0) ? CODIGO.ok : CODIGO.recusado
  },
}
