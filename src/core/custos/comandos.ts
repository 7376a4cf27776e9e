import { definirComando } from '../comando.ts'
import { calcularCustos, indeferirCalculoDeCustos, requererCalculoDeCustos } from './custos.ts'
import { efetuar, indeferir, requerer, sondarAlvo, sondarPedido } from './decide.ts'

const daOutorga = { corrente: 'outorga', cria: false } as const

/** The commands of the calculation of operating costs. */
export const comandosDeCustos = [
  definirComando({
    ...daOutorga,
    nome: 'requererCalculoDeCustos',
    rotulo: 'Requerer cálculo de custos',
    papeis: ['atendente', 'gestor'],
    dados: requererCalculoDeCustos,
    decide: requerer,
    sondar: sondarPedido,
  }),
  definirComando({
    ...daOutorga,
    nome: 'calcularCustos',
    rotulo: 'Calcular custos operacionais',
    papeis: ['gestor'],
    dados: calcularCustos,
    decide: efetuar,
    sondar: sondarAlvo('calcularCustos'),
  }),
  definirComando({
    ...daOutorga,
    nome: 'indeferirCalculoDeCustos',
    rotulo: 'Indeferir cálculo de custos',
    papeis: ['gestor'],
    dados: indeferirCalculoDeCustos,
    decide: indeferir,
    sondar: sondarAlvo('indeferirCalculoDeCustos'),
  }),
]
