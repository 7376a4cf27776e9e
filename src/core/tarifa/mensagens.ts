import type { Mensagem } from '#core/infracao/mensagens.ts'

/** The sentences of why a ride cannot be computed, by code. */
export const mensagensDaTarifa: Readonly<Record<string, Mensagem>> = {
  'corrida.acionada-antes': () =>
    'O motocímetro ou aplicativo foi acionado antes de o passageiro se acomodar.',
  'corrida.desativada-depois': () =>
    'O motocímetro ou aplicativo foi desativado depois do término do serviço.',
  'corrida.termino-anterior': () => 'A corrida termina antes de começar.',
  'corrida.espera-alem-da-corrida': (r) =>
    `O tempo parado passa da duração da corrida, de ${String(r.dados?.['segundos'] ?? '')} segundos.`,
}
