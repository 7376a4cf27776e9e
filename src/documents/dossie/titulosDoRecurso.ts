/** The pieces of an appeal before the body that hears it, whatever decision is appealed. */
export const TITULOS_DO_RECURSO = {
  recursoDistribuido: 'Termo de distribuição do recurso',
  recursoRelatado: 'Relatório e voto do relator',
  votoProferido: 'Voto',
  vistaPedida: 'Pedido de vista',
  efeitoSuspensivoConcedido: 'Decisão sobre o efeito suspensivo',
  efeitoSuspensivoNegado: 'Decisão sobre o efeito suspensivo',
  impedimentoDeclarado: 'Declaração de impedimento',
  punibilidadeExtinta: 'Encerramento pela morte',
  extincaoDesfeita: 'Volta do caso, anulado o óbito',
  parecerEmitido: 'Parecer sobre o recurso',
} as const
