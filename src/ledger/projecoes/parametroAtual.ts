import { idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = ['parametro text', 'valores jsonb'] as const

/** `parametro_atual`: all the dated values that the municipality fixed, oldest first. */
export const parametroAtual: Projecao = {
  nome: 'parametro_atual',
  tabelas: ['parametro_atual'],
  reconstroiDe: ['parametro'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'parametro')) {
      const id = idDaCorrente(c)
      const valores = criarMundo(await estados.daCorrente(c)).parametro(id)?.valores
      if (valores !== undefined) linhas.push({ parametro: id, valores })
    }
    await gravar(tx, servico, 'parametro_atual', COLUNAS, 1, linhas)
  },
}
