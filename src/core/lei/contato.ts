import type { Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { formatarTelefone } from '../identificador/telefone.ts'
import { valorDeParametro } from './parametro.ts'

/** Where the body is found; what the city has not fixed is absent. */
export type ContatoDoOrgao = Readonly<{ telefone?: string; endereco?: string }>

/** The body's telephone and address in force on the day, as the city fixed them; never made up. */
export function contatoDoOrgao(contexto: Contexto, dia: Dia): ContatoDoOrgao {
  const { contato } = contexto.pacote.lei
  const ler = (id: string | undefined): string | undefined => {
    const lido = id === undefined ? undefined : valorDeParametro(contexto, id, dia)
    return lido !== undefined && 'valor' in lido && typeof lido.valor === 'string'
      ? lido.valor.trim()
      : undefined
  }
  const telefone = ler(contato?.telefone)
  const endereco = ler(contato?.endereco)
  return {
    ...(telefone === undefined ? {} : { telefone: formatarTelefone(telefone) }),
    ...(endereco === undefined ? {} : { endereco }),
  }
}
