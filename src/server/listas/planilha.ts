import { termosGenericos } from '#core/mensagens/naLei.ts'
import {
  celula,
  celulaDeDia,
  celulaDeInstante,
  celulaDeReais,
  escreverPlanilha,
} from '#exchange/planilha/escreverPlanilha.ts'
import type { LinhaDeLista } from './consultar.ts'
import { escrever } from './escrever.ts'
import type { DefinicaoDeLista, TipoDeColuna } from './lista.ts'

const LARGURA: Partial<Record<TipoDeColuna, number>> = {
  dia: 12,
  instante: 17,
  placa: 11,
  inteiro: 9,
  reais: 13,
}

/** The list as a spreadsheet: real dates and amounts, so that it sorts and adds up. */
export const planilha = (
  lista: DefinicaoDeLista,
  linhas: readonly LinhaDeLista[],
  termos = termosGenericos,
): Promise<Buffer> =>
  escreverPlanilha(
    lista.nome,
    lista.colunas.map(({ titulo, tipo }) => ({ titulo, largura: LARGURA[tipo] ?? 26 })),
    linhas.map(({ celulas }) =>
      lista.colunas.map(({ tipo }, i) => celulaDe(tipo, celulas[i] ?? null, termos)),
    ),
  )

function celulaDe(tipo: TipoDeColuna, valor: string | number | null, termos = termosGenericos) {
  const escrito = escrever(tipo, valor, termos)
  if (escrito === null) return null
  if (tipo === 'dia') return celulaDeDia(String(valor))
  if (tipo === 'instante') return celulaDeInstante(String(valor))
  return tipo === 'reais' ? celulaDeReais(Number(escrito)) : celula(escrito)
}
