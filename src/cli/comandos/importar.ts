import { importarIndices } from './importarIndices.ts'
import { importarVeiculos } from './importarVeiculos.ts'
import { ajudaDoBanco, opcoesDoBanco } from './opcoesDoBanco.ts'
import { sugestao } from './parecido.ts'
import { ErroDeUso, type Codigo, type Pedido, type Subcomando } from './subcomando.ts'

const ACOES: Readonly<Record<string, (pedido: Pedido) => Promise<Codigo>>> = {
  veiculos: importarVeiculos,
  indices: importarIndices,
}

/** `outorga importar`: takes a city's registers as they come. */
export const importar: Subcomando = {
  sinopse: 'veiculos | indices ARQUIVO.csv [--gravar] [opções]',
  ajuda: [
    '--gravar       grava; sem isto é um ensaio. Repetir o mesmo arquivo não duplica nada',
    ...ajudaDoBanco,
    '',
    'veiculos: uma frota; mostra como entendeu as colunas e o que recusaria, linha a linha.',
    'As linhas recusadas vão para ARQUIVO.csv.recusas.csv, e o código é 1.',
    '--lei PACK     a lei do serviço em que os veículos entram',
    '--mapa C=F     a coluna C dá o campo F (F vazio: ignorar a coluna); pode repetir-se',
    '--tipo TIPO    o tipo de todos os veículos, se o arquivo não o diz',
    '',
    'indices: os meses de um índice de preços, todos ou nenhum.',
    '--indice NOME  INPC ou IPCA (se o nome do arquivo não o diz)',
    '--corrigir MOTIVO  troca meses já registrados com outro valor, e guarda o motivo',
  ],
  opcoes: {
    ...opcoesDoBanco,
    gravar: { type: 'boolean' },
    lei: { type: 'string' },
    indice: { type: 'string' },
    corrigir: { type: 'string' },
    mapa: { type: 'string', multiple: true },
    tipo: { type: 'string' },
  },
  posicionais: [2, 2],
  async executar(pedido) {
    const [acao = ''] = pedido.posicionais
    const executar = Object.hasOwn(ACOES, acao) ? ACOES[acao] : undefined
    if (executar === undefined) {
      const nomes = Object.keys(ACOES)
      throw new ErroDeUso(`"${acao}": diga ${nomes.join(' ou ')}.${sugestao(acao, nomes)}`)
    }
    return executar(pedido)
  },
}
