import type { ParcelaPrevista } from '#law/esquema/custos.ts'

type Dado = Readonly<{ nome: string; opcional?: true }>

/** What each shape of share asks for, in words: for the form, the refusals and the sheet. */
export const DADOS_DA_FORMA: Readonly<
  Record<
    ParcelaPrevista['forma'],
    Readonly<Partial<Record<'valor' | 'quantidade' | 'residual', Dado>>>
  >
> = {
  consumo: { valor: { nome: 'Preço do litro' }, quantidade: { nome: 'Quilômetros por litro' } },
  quilometragem: { valor: { nome: 'Custo' }, quantidade: { nome: 'A cada quantos quilômetros' } },
  mensal: {
    valor: { nome: 'Valor por mês' },
    quantidade: { nome: 'Quantidade', opcional: true },
  },
  anual: { valor: { nome: 'Valor por ano' } },
  percentual: { quantidade: { nome: 'Percentual (%)' } },
  depreciacao: {
    valor: { nome: 'Valor do veículo' },
    residual: { nome: 'Valor no fim da vida' },
    quantidade: { nome: 'Anos de vida' },
  },
}

/** `2400` is `2.400`, `8.5` is `8,5`. */
export function escreverQuantidade(n: number): string {
  const [inteiro = '', fracao] = String(n).split('.')
  const milhares = inteiro.replace(/\B(?=(\d{3})+$)/g, '.')
  return fracao === undefined ? milhares : `${milhares},${fracao}`
}
