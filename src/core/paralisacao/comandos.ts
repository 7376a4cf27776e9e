import { definirComando } from '../comando.ts'
import { QUEM_O_PACOTE_DISSER } from '../processo/guardas.ts'
import { decidir, justificar, sondarDecisao, sondarJustificativa } from './decide.ts'
import { decidirJustificativa, justificarParalisacao } from './paralisacao.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const

/** The stop of the service for force majeure: told by the holder, decided by the authority. */
export const comandosDeParalisacao = [
  definirComando({
    ...daOutorga,
    nome: 'justificarParalisacao',
    rotulo: 'Registrar justificativa de força maior',
    papeis: ['atendente', 'procuradoria', 'gestor'],
    dados: justificarParalisacao,
    decide: justificar,
    sondar: sondarJustificativa,
  }),
  definirComando({
    ...daOutorga,
    nome: 'decidirJustificativa',
    rotulo: 'Decidir a justificativa de força maior',
    papeis: QUEM_O_PACOTE_DISSER,
    papeisEm: ({ processo }) => processo.medidas?.perda.decidem ?? [],
    dados: decidirJustificativa,
    decide: decidir,
    sondar: sondarDecisao,
  }),
]
