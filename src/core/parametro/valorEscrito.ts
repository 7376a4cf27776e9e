import { formatarDia } from '../calendar/dia.ts'
import { nomear } from '../mensagens/palavras.ts'
import { formatarReais } from '../money/centavos.ts'

type Declarado = Readonly<{ tipo: string; unidade?: string | undefined }>

/** A parameter's value as people read it: with its unit, money in reais, days as written here. */
export function valorEscrito({ tipo, unidade }: Declarado, valor: unknown): string {
  if (tipo === 'lista' || tipo === 'horarios') return (valor as string[]).join(', ') || 'nenhum'
  if (Array.isArray(valor)) return `tabela com ${valor.length} infrações`
  if (typeof valor === 'number') {
    if (tipo === 'centavos') return formatarReais(valor)
    return [valor.toLocaleString('pt-BR'), unidade].filter(Boolean).join(' ')
  }
  if (tipo === 'data') return formatarDia(String(valor))
  return tipo === 'opcao' ? nomear(String(valor)) : String(valor)
}
