import type * as z from 'zod'
import * as afastamento from '#core/afastamento/afastamento.ts'
import { bloquearOutorga, desbloquearOutorga } from '#core/bloqueio/bloqueio.ts'
import { baixarCondutor, inscreverCondutor, renovarCondutor } from '#core/condutor/condutor.ts'
import * as carteira from '#core/carteira/carteira.ts'
import * as custos from '#core/custos/custos.ts'
import * as denuncia from '#core/denuncia/denuncia.ts'
import * as divida from '#core/divida/divida.ts'
import * as entidade from '#core/entidade/entidade.ts'
import { registrarEntrega } from '#core/entrega/entrega.ts'
import * as expediente from '#core/expediente/expediente.ts'
import * as fila from '#core/fila/fila.ts'
import { anularAuto, lavrarAuto } from '#core/infracao/infracao.ts'
import { licenciarOutorga } from '#core/licenciamento/licenciamento.ts'
import * as outorga from '#core/outorga/outorga.ts'
import { fixarParametro } from '#core/parametro/parametro.ts'
import * as paralisacao from '#core/paralisacao/paralisacao.ts'
import * as perda from '#core/perda/perda.ts'
import * as providencia from '#core/providencia/providencia.ts'
import * as pessoa from '#core/pessoa/pessoa.ts'
import * as processo from '#core/processo/processo.ts'
import * as substituicao from '#core/substituicao/substituicao.ts'
import * as recolhimento from '#core/recolhimento/recolhimento.ts'
import * as selecao from '#core/selecao/selecao.ts'
import { lancarTaxa, pagarTaxa, reduzirTaxa } from '#core/taxa/taxa.ts'
import * as informe from '#core/informe/informe.ts'
import * as publicidade from '#core/publicidade/publicidade.ts'
import { recadastrarTitular } from '#core/recadastramento/recadastramento.ts'
import * as transferencia from '#core/transferencia/transferencia.ts'
import * as usoEventual from '#core/usoEventual/usoEventual.ts'
import {
  alterarPlaca,
  alterarPropriedade,
  cadastrarVeiculo,
  completarVeiculo,
  corrigirVeiculo,
  juntarDocumentoDoVeiculo,
  registrarPlacaDeAluguel,
} from '#core/veiculo/veiculo.ts'
import { determinarVistoria, vistoriar } from '#core/vistoria/vistoria.ts'

/**
 * Each command's schema, straight from its room: the registry of the core would bring the decisions
 * too, which the server makes.
 */
export const esquemas: Readonly<Record<string, z.ZodType>> = {
  cadastrarPessoa: pessoa.cadastrarPessoa,
  juntarDocumento: pessoa.juntarDocumento,
  registrarCondenacao: pessoa.registrarCondenacao,
  registrarInfracaoDeTransito: pessoa.registrarInfracaoDeTransito,
  registrarDebito: pessoa.registrarDebito,
  quitarDebito: pessoa.quitarDebito,
  mudarEndereco: pessoa.mudarEndereco,
  atualizarContato: pessoa.atualizarContato,
  retificarPessoa: pessoa.retificarPessoa,
  incluirSocio: pessoa.incluirSocio,
  retirarSocio: pessoa.retirarSocio,
  cadastrarVeiculo,
  completarVeiculo,
  juntarDocumentoDoVeiculo,
  alterarPlaca,
  alterarPropriedade,
  corrigirVeiculo,
  registrarPlacaDeAluguel,
  inscreverCondutor,
  renovarCondutor,
  baixarCondutor,
  recadastrarTitular,
  registrarInforme: informe.registrarInforme,
  registrarEntrega,
  requererCalculoDeCustos: custos.requererCalculoDeCustos,
  calcularCustos: custos.calcularCustos,
  indeferirCalculoDeCustos: custos.indeferirCalculoDeCustos,
  comunicarUsoEventual: usoEventual.comunicarUsoEventual,
  encerrarUsoEventual: usoEventual.encerrarUsoEventual,
  requererPublicidade: publicidade.requererPublicidade,
  decidirPublicidade: publicidade.decidirPublicidade,
  encerrarPublicidade: publicidade.encerrarPublicidade,
  requererOutorga: outorga.requererOutorga,
  concederOutorga: outorga.concederOutorga,
  indeferirOutorga: outorga.indeferirOutorga,
  prorrogarOutorga: outorga.prorrogarOutorga,
  baixarOutorga: outorga.baixarOutorga,
  requererAfastamento: afastamento.requererAfastamento,
  concederAfastamento: afastamento.concederAfastamento,
  indeferirAfastamento: afastamento.indeferirAfastamento,
  prorrogarAfastamento: afastamento.prorrogarAfastamento,
  encerrarAfastamento: afastamento.encerrarAfastamento,
  bloquearOutorga,
  desbloquearOutorga,
  comunicarPerdaDoVeiculo: substituicao.comunicarPerdaDoVeiculo,
  prorrogarSubstituicao: substituicao.prorrogarSubstituicao,
  substituirVeiculo: substituicao.substituirVeiculo,
  registrarDescaracterizacao: substituicao.registrarDescaracterizacao,
  autorizarVeiculoProvisorio: substituicao.autorizarVeiculoProvisorio,
  encerrarVeiculoProvisorio: substituicao.encerrarVeiculoProvisorio,
  comunicarObito: transferencia.comunicarObito,
  comunicarInvalidez: transferencia.comunicarInvalidez,
  requererTransferencia: transferencia.requererTransferencia,
  instruirTransferencia: transferencia.instruirTransferencia,
  deferirTransferencia: transferencia.deferirTransferencia,
  indeferirTransferencia: transferencia.indeferirTransferencia,
  assinarTransferencia: transferencia.assinarTransferencia,
  desistirDaTransferencia: transferencia.desistirDaTransferencia,
  vistoriar,
  determinarVistoria,
  licenciarOutorga,
  lancarTaxa,
  pagarTaxa,
  reduzirTaxa,
  lavrarAuto,
  anularAuto,
  notificarAutuacao: processo.notificarAutuacao,
  anotarPostagem: processo.anotarPostagem,
  registrarDevolucao: processo.registrarDevolucao,
  registrarCiencia: processo.registrarCiencia,
  notificarDecisao: processo.notificarDecisao,
  registrarCienciaDoRecurso: processo.registrarCienciaDoRecurso,
  apresentarDefesa: processo.apresentarDefesa,
  decretarRevelia: processo.decretarRevelia,
  julgarAuto: processo.julgarAuto,
  registrarCienciaDaDecisao: processo.registrarCienciaDaDecisao,
  interporRecurso: processo.interporRecurso,
  decidirEfeitoSuspensivo: processo.decidirEfeitoSuspensivo,
  julgarRecurso: processo.julgarRecurso,
  declararImpedimento: processo.declararImpedimento,
  certificarDefinitividade: processo.certificarDefinitividade,
  registrarPagamento: processo.registrarPagamento,
  inscreverDividaAtiva: divida.inscreverDividaAtiva,
  cancelarInscricao: divida.cancelarInscricao,
  registrarInterrupcao: divida.registrarInterrupcao,
  declararPrescricao: divida.declararPrescricao,
  restituirMulta: divida.restituirMulta,
  recolherVeiculo: recolhimento.recolherVeiculo,
  constatarRegularizacao: recolhimento.constatarRegularizacao,
  transferirGuarda: recolhimento.transferirGuarda,
  depositarMulta: recolhimento.depositarMulta,
  pagarDespesas: recolhimento.pagarDespesas,
  liberarVeiculo: recolhimento.liberarVeiculo,
  leiloarVeiculo: recolhimento.leiloarVeiculo,
  justificarParalisacao: paralisacao.justificarParalisacao,
  decidirJustificativa: paralisacao.decidirJustificativa,
  comunicarProvidencia: providencia.comunicarProvidencia,
  proporPerda: perda.proporPerda,
  executarPenalidade: perda.executarPenalidade,
  notificarPerda: perda.notificarPerda,
  anotarPostagemDaPerda: perda.anotarPostagemDaPerda,
  registrarDevolucaoDaPerda: perda.registrarDevolucaoDaPerda,
  registrarCienciaDaPerda: perda.registrarCienciaDaPerda,
  defenderPerda: perda.defenderPerda,
  decidirPerda: perda.decidirPerda,
  comunicarDecisaoDaPerda: perda.comunicarDecisaoDaPerda,
  recorrerDaPerda: perda.recorrerDaPerda,
  julgarRecursoDaPerda: perda.julgarRecursoDaPerda,
  executarPerda: perda.executarPerda,
  desfazerPenalidade: perda.desfazerPenalidade,
  receberDenuncia: denuncia.receberDenuncia,
  encaminharDenuncia: denuncia.encaminharDenuncia,
  arquivarDenuncia: denuncia.arquivarDenuncia,
  abrirSelecao: selecao.abrirSelecao,
  inscreverCandidato: selecao.inscreverCandidato,
  indeferirInscricao: selecao.indeferirInscricao,
  reconsiderarInscricao: selecao.reconsiderarInscricao,
  retirarCandidato: selecao.retirarCandidato,
  pontuarCandidato: selecao.pontuarCandidato,
  publicarSementeDaSelecao: selecao.publicarSementeDaSelecao,
  publicarResultadoProvisorio: selecao.publicarResultado,
  publicarResultadoFinal: selecao.publicarResultado,
  homologarSelecao: selecao.homologarSelecao,
  convocarCandidato: selecao.convocarCandidato,
  expirarConvocacao: selecao.expirarConvocacao,
  revogarSelecao: selecao.encerrarSelecao,
  anularSelecao: selecao.encerrarSelecao,
  emitirCarteira: carteira.emitirCarteira,
  revogarCarteira: carteira.revogarCarteira,
  cadastrarEntidade: entidade.cadastrarEntidade,
  renovarEntidade: entidade.renovarEntidade,
  identificarEntidade: entidade.identificarEntidade,
  incluirNaEntidade: entidade.incluirNaEntidade,
  retirarDaEntidade: entidade.retirarDaEntidade,
  cancelarEntidade: entidade.cancelarEntidade,
  expedir: expediente.expedir,
  registrarCienciaDoExpediente: expediente.registrarCienciaDoExpediente,
  publicarExpediente: expediente.publicarExpediente,
  responderExpediente: expediente.responderExpediente,
  constatarDescumprimento: expediente.constatarDescumprimento,
  revogarExpediente: expediente.revogarExpediente,
  inscreverNaFila: fila.inscreverNaFila,
  chamarDaFila: fila.chamarDaFila,
  recusarChamada: fila.recusarChamada,
  expirarChamada: fila.expirarChamada,
  retirarDaFila: fila.retirarDaFila,
  excluirDaFila: fila.excluirDaFila,
  publicarSementeDaFila: fila.publicarSementeDaFila,
  sortearEmpatesDaFila: fila.sortearEmpatesDaFila,
  publicarFila: fila.publicarFila,
  fixarParametro,
}
