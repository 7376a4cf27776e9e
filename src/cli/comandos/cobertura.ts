import { cobertura as matrizDe, situacoesDeCobertura } from '#law/cobertura.ts'
import type { PacoteLido } from '#law/files/lerPacote.ts'
import { pacotesPedidos } from './pacotes.ts'
import { CODIGO, type Saida, type Subcomando } from './subcomando.ts'

function escrever({ pacote, localizar }: PacoteLido, saida: Saida): number {
  const { dispositivos, totais } = matrizDe(pacote, localizar)
  saida.linha(`${pacote.lei.id}: ${totais.total} dispositivos`)
  const largura = Math.max(...dispositivos.map(({ id }) => id.length))
  for (const { id, situacao, onde, motivo } of dispositivos) {
    const detalhe = [motivo, onde.join('; ')].filter((t) => t !== null && t !== '').join(' · ')
    saida.linha(`  ${id.padEnd(largura)}  ${situacao.padEnd(12)}  ${detalhe}`.trimEnd())
  }
  const contas = situacoesDeCobertura.map((nome) => `${nome} ${totais[nome]}`)
  saida.linha(`  total: ${contas.join(', ')}`)
  return totais.descoberto
}

/** `outorga cobertura`: what the system does with each provision; a hole makes the exit code 1. */
export const cobertura: Subcomando = {
  sinopse: '[PACK] [--json] [--desdes]',
  ajuda: [
    'Situações: regra, dado, parametro, lacuna, sem-operacao, pendente; um dispositivo',
    '"descoberto" é um furo no pacote, e o comando termina com código 1.',
    '--json     { dispositivos: [{ id, situacao, onde, motivo }], totais } de PACK,',
    '           ou um bloco desses para cada pacote',
    '--desdes   só avisa dos valores datados sem caso no dia em que começam ou na véspera',
  ],
  opcoes: { json: { type: 'boolean' }, desdes: { type: 'boolean' } },
  posicionais: [0, 1],
  async executar({ posicionais, opcoes, leis, saida }) {
    const lidos = pacotesPedidos(leis, posicionais[0])
    if (opcoes.desdes === true) {
      // Only this needs the core, to read cases.
      const { escreverDesdes } = await import('./desdes.ts')
      for (const lido of lidos) escreverDesdes(lido, leis, saida)
      return CODIGO.ok
    }
    if (opcoes.json !== true) {
      const furos = lidos.map((lido) => escrever(lido, saida))
      return furos.some((n) => n > 0) ? CODIGO.recusado : CODIGO.ok
    }
    const matrizes = lidos.map(({ pacote, localizar }) => ({
      id: pacote.lei.id,
      matriz: matrizDe(pacote, localizar),
    }))
    const [unica] = matrizes
    const resposta =
      posicionais.length === 1
        ? unica?.matriz
        : Object.fromEntries(matrizes.map(({ id, matriz }) => [id, matriz]))
    saida.linha(JSON.stringify(resposta, null, 2))
    return matrizes.some(({ matriz }) => matriz.totais.descoberto > 0) ? CODIGO.recusado : CODIGO.ok
  },
}
