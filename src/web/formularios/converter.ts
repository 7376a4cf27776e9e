import { parseReais } from '#core/money/centavos.ts'
import { instanteLocal } from '../ui/tempo.ts'
import {
  lerCaminho,
  lerTexto,
  porCaminho,
  type Bloco,
  type Campo,
  type Valores,
} from './descricao.ts'

/** What the user typed, as the command's data: empty and hidden fields are left out. */
export function montarDados(blocos: readonly Bloco[], valores: Valores, fuso: string): Valores {
  const dados: Valores = {}
  for (const campo of blocos.flatMap((bloco) => bloco.campos)) {
    if (campo.quando?.(valores) === false) continue
    if (campo.tipo === 'placaNaRua') porNaRua(dados, lerCaminho(valores, campo.nome))
    const valor = converter(campo, lerCaminho(valores, campo.nome), fuso)
    if (valor !== undefined) porCaminho(dados, campo.nome, valor)
  }
  return dados
}

/** A plate seen in the street: with the vehicle and the grant, when they are in the register. */
function porNaRua(dados: Valores, valor: unknown): void {
  for (const parte of ['veiculo', 'outorga']) {
    const id = lerCaminho(valor, parte)
    if (typeof id === 'string' && id !== '') dados[parte] = id
  }
}

function converter(campo: Campo, valor: unknown, fuso: string): unknown {
  if (campo.tipo === 'sim') {
    if (campo.marcado !== undefined) return valor === true ? campo.marcado : undefined
    return valor === true
  }
  if (campo.tipo === 'instante') return converterInstante(valor, fuso)
  if (campo.tipo === 'pessoa' || campo.tipo === 'veiculo' || campo.tipo === 'outorga') {
    return lerCaminho(valor, 'id')
  }
  if (campo.tipo === 'marcas') return Array.isArray(valor) && valor.length > 0 ? valor : undefined
  if (campo.tipo === 'linhas') return converterLinhas(campo, valor, fuso)
  if (campo.tipo === 'infracao') return lerCaminho(valor, 'id')
  const digitado = campo.tipo === 'placaNaRua' ? lerCaminho(valor, 'placa') : valor
  const texto = typeof digitado === 'string' ? digitado.trim() : ''
  if (texto === '') return undefined
  switch (campo.tipo) {
    case 'dia':
      return lerDia(texto)
    case 'mes':
      return lerMes(texto)
    case 'dinheiro': {
      const lido = parseReais(texto)
      return lido.ok ? lido.valor : Number.NaN
    }
    case 'numero':
      return Number(texto.replaceAll('.', '').replace(',', '.'))
    case 'coordenadas':
      return lerCoordenadas(texto)
    case 'opcao':
    case 'lista':
      if (campo.numerico) return Number(texto)
      return campo.booleano ? texto === 'true' : texto
    default:
      return texto
  }
}

/** The rows with something in them, each column as a field of its kind; none at all is nothing. */
function converterLinhas(campo: Campo, valor: unknown, fuso: string): unknown {
  const linhas = (Array.isArray(valor) ? valor : []).map((linha) =>
    Object.fromEntries(
      (campo.colunas ?? []).flatMap(({ nome, tipo, rotulo }) => {
        const v = converter(
          { nome, rotulo, tipo: tipo === 'hora' ? 'texto' : tipo },
          lerCaminho(linha, nome),
          fuso,
        )
        return v === undefined ? [] : [[nome, v]]
      }),
    ),
  )
  const cheias = linhas.filter((l) => Object.keys(l).length > 0)
  return cheias.length > 0 ? cheias : undefined
}

/**
 * `-3.119, -60.021`, as maps copy it, or with decimal commas and `;` or a space between. What is not
 * two numbers comes back as it is, for the schema to refuse.
 */
export function lerCoordenadas(texto: string): unknown {
  const pontos = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(texto)
  const virgulas = /^\s*(-?\d{1,3},\d+)\s*[; ]\s*(-?\d{1,3},\d+)\s*$/.exec(texto)
  const [, latitude, longitude] = virgulas ?? pontos ?? []
  if (latitude === undefined || longitude === undefined) return texto
  return {
    latitude: Number(latitude.replace(',', '.')),
    longitude: Number(longitude.replace(',', '.')),
  }
}

/** As maps copy it, to the tenth of a metre: a sum of binary fractions is not shown as it is kept. */
export const escreverCoordenadas = (c: Readonly<{ latitude: number; longitude: number }>): string =>
  [c.latitude, c.longitude].map((x) => String(Number(x.toFixed(6)))).join(', ')

function converterInstante(valor: unknown, fuso: string): string | undefined {
  const dia = lerTexto(valor, 'dia').trim()
  const hora = lerTexto(valor, 'hora').trim()
  if (dia === '' && hora === '') return undefined
  return instanteLocal(lerDia(dia), hora, fuso)
}

/** `31/12/2026` as `2026-12-31`; what is not a date in that form comes back as it is. */
export const lerDia = (texto: string): string =>
  texto.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, dia: string, mes: string, ano: string) =>
    [ano, mes.padStart(2, '0'), dia.padStart(2, '0')].join('-'),
  )

/** `3/2026` as `2026-03`; what is not a month in that form comes back as it is. */
export const lerMes = (texto: string): string =>
  texto.replace(/^(\d{1,2})\/(\d{4})$/, (_, mes: string, ano: string) =>
    [ano, mes.padStart(2, '0')].join('-'),
  )

/** `2026-03` as `03/2026`. */
export const escreverMes = (mes: string): string => mes.split('-').toReversed().join('/')

/** Puts the slash in while a month is typed. */
export const mascararMes = (texto: string): string =>
  texto.includes('/')
    ? texto.slice(0, 7)
    : texto
        .replace(/\D/g, '')
        .slice(0, 6)
        .replace(/^(\d{2})(\d)/, '$1/$2')

/** Puts the slashes in while a date is typed. */
export function mascararDia(texto: string): string {
  const digitos = texto.replace(/\D/g, '').slice(0, 8)
  if (texto.includes('/') && digitos.length < 8) return texto.slice(0, 10)
  return digitos.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2')
}

/** Puts the colon in while an hour is typed. */
export const mascararHora = (texto: string): string =>
  texto
    .replace(/[^\d:]/g, '')
    .slice(0, 5)
    .replace(/^(\d{2})(\d{1,2})$/, '$1:$2')
