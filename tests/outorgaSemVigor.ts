type Porque = Readonly<{ requerida?: string; encerrada?: string; falecido?: string }>

const ambos = (porque: string): Porque => ({ encerrada: porque, falecido: porque })
const sempre = (porque: string): Porque => ({ requerida: porque, ...ambos(porque) })
const DO_VEICULO = 'o cadastro do veículo continua, sirva ou não a uma outorga'
const DEVIDO = 'o que já se devia continua devido'
const DA_SUCESSAO = 'é por aqui que a outorga passa a quem a recebe'
const RESPONDE = 'o que ficou pedido se responde; aprovar, a decisão recusa'
const TERMINA = 'o que corria se encerra'
const FATO = 'é um fato, e fato se registra'

/** What stays open on a grant still asked for, ended, or whose holder died, and why. */
export const ABERTOS: Readonly<Record<string, Porque>> = {
  cadastrarVeiculo: sempre(DO_VEICULO),
  importarVeiculo: sempre(DO_VEICULO),
  juntarDocumentoDoVeiculo: sempre(DO_VEICULO),
  alterarPlaca: sempre(DO_VEICULO),
  alterarPropriedade: sempre(DO_VEICULO),
  corrigirVeiculo: sempre(DO_VEICULO),
  registrarPlacaDeAluguel: sempre(DO_VEICULO),
  vistoriar: sempre('a vistoria é do veículo, que pode passar a servir a outra outorga'),
  recolherVeiculo: sempre('a fiscalização alcança o veículo na rua, sirva ou não a uma outorga'),
  requererOutorga: sempre('é de outra outorga; a decisão recusa quem morreu'),
  pagarTaxa: sempre(DEVIDO),
  reduzirTaxa: sempre(DEVIDO),
  baixarCondutor: sempre(TERMINA),
  indeferirCalculoDeCustos: ambos(RESPONDE),
  registrarDescaracterizacao: {
    encerrada: 'é o que se deve fazer com o veículo depois do fim',
  },
  lancarTaxa: {
    requerida: 'a taxa do pedido se cobra antes da concessão',
    falecido: 'a taxa da transferência se cobra nesta outorga',
  },
  indeferirOutorga: { requerida: RESPONDE },
  proporPerda: { falecido: 'a lei liga a perda ao óbito que não se comunica' },
  expedir: { falecido: 'o que se determina alcança quem responde pela outorga' },
  baixarOutorga: { falecido: 'sem quem a receba, a outorga acaba' },
  bloquearOutorga: { falecido: 'a autoridade pode impedir o trabalho de quem não devia trabalhar' },
  desbloquearOutorga: { falecido: TERMINA },
  comunicarPerdaDoVeiculo: { falecido: FATO },
  comunicarProvidencia: { falecido: FATO },
  justificarParalisacao: { falecido: FATO },
  prorrogarSubstituicao: { falecido: 'o prazo corre contra quem a vai receber' },
  registrarInforme: { falecido: 'o que se informa é do serviço já prestado' },
  decidirPublicidade: { falecido: RESPONDE },
  encerrarPublicidade: { falecido: TERMINA },
  indeferirAfastamento: { falecido: RESPONDE },
  encerrarAfastamento: { falecido: TERMINA },
  encerrarUsoEventual: { falecido: TERMINA },
  encerrarVeiculoProvisorio: { falecido: TERMINA },
  retificarObito: { falecido: 'o dia se corrige pela prova' },
  anularObito: { falecido: 'quem vive volta a ter o que o óbito tirou' },
  requererTransferencia: { falecido: DA_SUCESSAO },
  instruirTransferencia: { falecido: DA_SUCESSAO },
  indeferirTransferencia: { falecido: DA_SUCESSAO },
  desistirDaTransferencia: { falecido: DA_SUCESSAO },
}

/** Kinds of stream that do not live in a grant, and why their commands do not ask for one. */
export const ALHEIOS: Readonly<Record<string, string>> = {
  pessoa: 'o cadastro de pessoas não depende de outorga',
  auto: 'responde-se pelo fato do dia em que houve, e o processo vai até o fim',
  recolhimento: 'o veículo recolhido se libera ou se leiloa, haja ou não outorga',
  perda: 'o processo vai até o fim, e a execução confere se ainda há o que perder',
  fila: 'é dos que esperam',
  selecao: 'é dos que disputam uma vaga',
  expediente: 'a ciência e a resposta são do que já se expediu',
  denuncia: 'é de quem denuncia',
  entidade: 'é da associação; a inclusão confere a outorga do membro',
  carteira: 'é de quem fiscaliza',
  bloco: 'é de quem fiscaliza',
  junta: 'é de quem julga os recursos',
  parametro: 'é do Município',
}
