import { formatarDia } from '#core/calendar/dia.ts'
import { formatarIdentificador } from '#core/identificador/identificador.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { formatarTelefone } from '#core/identificador/telefone.ts'
import { citar } from '#core/mensagens/citar.ts'
import { termosGenericos } from '#core/mensagens/naLei.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import type { TipoDeColuna } from './lista.ts'

/**
 * A cell as a person reads it; numbers stay numbers, money in reais. An `instante` comes as the
 * city's clock showed it, `AAAA-MM-DD HH:MM`.
 */
export function escrever(
  tipo: TipoDeColuna,
  valor: string | number | null,
  termos = termosGenericos,
): string | number | null {
  if (valor === null) return null
  if (tipo === 'inteiro') return Number(valor)
  if (tipo === 'reais') return Number(valor) / 100
  const texto = String(valor)
  switch (tipo) {
    case 'dia':
      return formatarDia(texto)
    case 'instante':
      return `${formatarDia(texto.slice(0, 10))} às ${texto.slice(11, 16)}`
    case 'telefone':
      return formatarTelefone(texto)
    case 'placa':
      return formatarPlaca(texto)
    case 'codigo':
      return nomear(texto, termos)
    case 'dispositivo':
      return citar(texto)
    case 'cpf':
      return mascarar(texto)
    case 'identificador':
      return formatarIdentificador(texto)
    default:
      return texto
  }
}

/** A register is read by many: of a CPF it shows the six middle digits; a CNPJ is public. */
const mascarar = (id: string): string =>
  /^\d{11}$/.test(id) ? `***.${id.slice(3, 6)}.${id.slice(6, 9)}-**` : id
