import { definirComando } from '../comando.ts'
import {
  lancar,
  pagar,
  reduzir,
  sondarLancamento,
  sondarPagamento,
  sondarReducao,
} from './decide.ts'
import { lancarTaxa, pagarTaxa, reduzirTaxa } from './taxa.ts'

/** The commands of the fees. */
export const comandosDeTaxa = [
  definirComando({
    nome: 'lancarTaxa',
    rotulo: 'Lançar taxa',
    corrente: 'taxa',
    cria: true,
    papeis: ['atendente', 'gestor'],
    dados: lancarTaxa,
    decide: lancar,
    sondar: (_c, _mundo, contexto) =>
      contexto.pacote.taxas.length > 0 ? [] : [{ codigo: 'taxa.nenhuma', fundamentos: [] }],
    sondarNaOutorga: sondarLancamento,
  }),
  definirComando({
    nome: 'pagarTaxa',
    rotulo: 'Registrar pagamento da taxa',
    corrente: 'taxa',
    cria: false,
    papeis: ['atendente', 'gestor'],
    dados: pagarTaxa,
    decide: pagar,
    sondar: sondarPagamento,
  }),
  definirComando({
    nome: 'reduzirTaxa',
    rotulo: 'Reduzir ou isentar taxa',
    corrente: 'taxa',
    cria: false,
    papeis: ['gestor'],
    dados: reduzirTaxa,
    decide: reduzir,
    sondar: sondarReducao,
  }),
]
