import type { Frase, Tinta } from './frases.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  ausente: 'não há afastamento pedido',
  requerido: 'há um pedido de afastamento a decidir',
  concedido: 'há um afastamento concedido que ainda não se encerrou',
  indeferido: 'o último pedido de afastamento foi indeferido',
  encerrado: 'o último afastamento já se encerrou',
  livre: 'não há bloqueio',
  bloqueada: 'já há bloqueio',
  'em-servico': 'o veículo está em serviço, sem outro em seu lugar',
  perdido: 'o veículo foi dado como perdido',
  provisorio: 'há um veículo provisório autorizado',
}
const situacao = (t: Tinta): string => SITUACOES[t.d('situacao')] ?? t.d('situacao')
const dias = (n: string): string => (n === '1' ? '1 dia' : `${n} dias`)
const agora = (t: Tinta): string => `Isto não pode ser feito agora: ${situacao(t)}`
const CAUSAS: Readonly<Record<string, string>> = {
  furto: 'furtado',
  sinistro: 'perdido em sinistro',
}

/** Sentences of the leaves, the blocks and the vehicles of a grant. */
export const frasesDaVida: Readonly<Record<string, Frase>> = {
  'lei.nao-preve': () => 'Esta lei não prevê isto',
  'afastamento.transicao': agora,
  'afastamento.desconhecido': (t) => `Esta lei não tem o afastamento “${t.recusa.falta ?? ''}”`,
  'afastamento.outra-pessoa': (t) => `“${t.d('nome')}” não cabe a este tipo de pessoa`,
  'afastamento.prazo-maximo': (t) =>
    `“${t.d('nome')}” é de no máximo ${dias(t.d('maximo'))}, e foram pedidos ${dias(t.d('dias'))}`,
  'afastamento.sem-razoes': (t) => `Falta dizer e comprovar a razão de “${t.d('nome')}”`,
  'afastamento.limite-por-ano': (t) =>
    `“${t.d('nome')}” é de no máximo ${dias(t.d('maximo'))} por ano; em ${t.d('ano')} já se usaram ${dias(t.d('usados'))}`,
  'afastamento.auxiliar-nao-previsto': (t) =>
    `Em “${t.d('nome')}” a lei não prevê {auxiliar} a qualquer hora`,
  'afastamento.sem-prorrogacao': (t) => `A lei não prevê prorrogação de “${t.d('nome')}”`,
  'afastamento.prorrogacao-esgotada': (t) =>
    `“${t.d('nome')}” já foi prorrogado tantas vezes quantas a lei admite (${t.d('vezes')})`,
  'afastamento.vencido': (t) => `“${t.d('nome')}” terminou em ${t.d('ate')}`,
  'publicidade.nenhuma': (t) =>
    t.d('comando') === 'encerrarPublicidade'
      ? 'Não há publicidade aprovada'
      : 'Não há pedido de publicidade a decidir',
  'publicidade.inexistente': () => 'Não há publicidade com esse identificador',
  'publicidade.transicao': () => 'Isto não pode ser feito com esta publicidade agora',
  'publicidade.local': (t) => `A lei não prevê publicidade em “${t.recusa.falta ?? ''}”`,
  'publicidade.alem-do-pedido': (t) => `A publicidade foi pedida só até ${t.d('ate')}`,
  'publicidade.vencida': (t) => `O prazo da publicidade, até ${t.d('ate')}, já passou`,
  'recadastramento.ja-feito-hoje': () => 'O recadastramento já foi feito hoje',
  'condutor.sem-jornada': () =>
    'Falta declarar a jornada semanal do condutor, que consta {do certificado}',
  'condutor.jornada-excessiva': (t) =>
    `A jornada declarada chega a ${t.d('declaradas')} horas, e a lei admite até ${t.d('horas')} em cada ${t.d('em')}, ou a jornada em dias alternados onde ela a prevê`,
  'condutor.vinculado-a-outra': (t) =>
    `O condutor já está vinculado a outro veículo${t.d('numero') === '' ? '' : ` (${t.pacote.lei.termos.outorga.singular} nº ${t.d('numero')})`}, e só pode conduzir o seu`,
  'auto.auxiliar-a-qualquer-hora': () =>
    'Neste dia {o auxiliar} estava autorizad{auxiliar:o|a} a trabalhar a qualquer hora',
  'auto.dentro-da-jornada': (t) =>
    `Às ${t.d('hora')} o condutor estava na sua jornada, das ${t.d('inicio')} às ${t.d('fim')}`,
  'auto.dentro-da-tolerancia': (t) =>
    `Às ${t.d('hora')} o condutor estava ${t.d('fora')} minutos fora da sua jornada (das ${t.d('inicio')} às ${t.d('fim')}), dentro da tolerância de ${t.d('tolerancia')} minutos`,
  'condutor.sem-auxiliar': () => 'Não há {auxiliar} inscrit{auxiliar:o|a}',
  'condutor.sem-afastamento': (t) =>
    `Só se admite substituto enquanto ${t.titular} estiver em afastamento concedido`,
  'outorga.afastada': (t) =>
    `${t.titular} está em afastamento (${t.d('nome')}) desde ${t.d('desde')}, até ${t.d('ate')}`,
  'outorga.perda-em-curso': () =>
    'Há processo de perda ou de suspensão em curso: a baixa a pedido espera a decisão',
  'outorga.bloqueada': (t) =>
    `Há bloqueio desde ${t.d('desde')}${t.d('ate') === '' ? '' : `, até ${t.d('ate')}`}`,
  'bloqueio.transicao': agora,
  'bloqueio.sem-autorizacao': () =>
    'Falta a autorização escrita e fundamentada da autoridade competente',
  'substituicao.transicao': agora,
  'substituicao.sem-prazo': () => 'Não corre prazo para substituir o veículo',
  'substituicao.prorrogacao-esgotada': (t) =>
    `O prazo da substituição já foi prorrogado tantas vezes quantas a lei admite (${t.d('vezes')})`,
  'substituicao.prazo-esgotado': (t) => `O prazo da substituição terminou em ${t.d('ate')}`,
  'substituicao.mesmo-veiculo': () => 'O veículo indicado é o que já está em serviço',
  'substituicao.sem-descaracterizacao': () =>
    'Falta a descaracterização do veículo que sai, com a baixa da placa de aluguel',
  'substituicao.placa-nao-baixada': () => 'Falta a baixa da placa de aluguel do veículo que sai',
  'substituicao.nada-a-descaracterizar': () => 'Não há veículo por descaracterizar',
  'provisorio.nao-similar': () => 'O veículo provisório não é similar ao substituído',
  'provisorio.sem-faixa': (t) => `Falta no veículo provisório: ${t.d('pede')}`,
  'provisorio.alem-do-termo': (t) => `${t.outorga} termina antes, em ${t.d('termoFinal')}`,
  'veiculo.perdido': (t) =>
    `O veículo foi ${CAUSAS[t.d('causa')] ?? 'perdido'} em ${t.d('ocorridaEm')}; a substituição cabe até ${t.d('substituirAte')}`,
}
