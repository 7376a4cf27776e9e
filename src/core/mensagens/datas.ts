/** What a date tells of, by its path in the command's data: the fact, as it is said to whoever asks. */
const FATOS: Readonly<Record<string, string>> = {
  anoFabricacao: 'O ano de fabricação',
  'autorizacao.assinadaEm': 'O dia em que a autorização foi assinada',
  cienciaEm: 'O dia da ciência',
  cometidaEm: 'O dia da infração',
  comunicadoEm: 'O dia da comunicação',
  'descaracterizacao.realizadaEm': 'O dia da descaracterização',
  dia: 'O dia do fato',
  'documento.conferencia.em': 'O dia da conferência do documento',
  'documento.emitidoEm': 'O dia da emissão do documento',
  entregueEm: 'O dia da entrega',
  inventarioEncerradoEm: 'O dia em que terminou o inventário',
  'procuracao.lavradaEm': 'O dia em que a procuração foi lavrada',
  leiloadoEm: 'O dia do leilão',
  mudouEm: 'O dia da mudança',
  nascimento: 'A data de nascimento',
  obitoEm: 'O dia do óbito',
  ocorridaEm: 'O dia do fato',
  pagaEm: 'O dia do pagamento',
  pagoEm: 'O dia do pagamento',
  'papel.emitidoEm': 'O dia do documento',
  primeiroEmplacamento: 'O dia do primeiro emplacamento',
  'propriedade.atoFormalEm': 'O dia do ato formal do dono',
  'propriedade.desde': 'O dia em que começou a propriedade',
  protocoladaEm: 'O dia do protocolo',
  publicadoEm: 'O dia da publicação',
  realizadaEm: 'O dia em que se realizou',
  recebidoEm: 'O dia do recebimento',
  respondidoEm: 'O dia da resposta',
  restituidaEm: 'O dia da devolução',
  retornoEm: 'O dia da volta',
  saiuEm: 'O dia da saída',
  transitadaEm: 'O dia do trânsito em julgado',
}

/** That a fact already told cannot be of a day to come; `data`: as people write it. */
export const fraseDoFuturo = (campo: string | undefined, data: string): string =>
  `${FATOS[campo ?? ''] ?? 'O dia informado'} (${data}) não pode ser depois de hoje`
