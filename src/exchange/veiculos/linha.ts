import type * as z from 'zod'
import { validarPlaca } from '#core/identificador/placa.ts'
import { importarVeiculo, tipoDeVeiculo, type TipoDeVeiculo } from '#core/veiculo/veiculo.ts'
import { chave } from '../csv/cabecalho.ts'
import type { CampoDaFrota, Mapeamento } from './colunas.ts'

/** Why a line is not taken, in which field, and what the field had. */
export type RecusaDaLinha = Readonly<{ campo: string; motivo: string; valor: string }>

export type DadosDaLinha = z.infer<typeof importarVeiculo>

export type LinhaLida =
  | Readonly<{ ok: true; placa: string; dados: DadosDaLinha }>
  | Readonly<{ ok: false; placa: string; recusas: readonly RecusaDaLinha[] }>

export type OpcoesDaLinha = Readonly<{
  mapeamento: Mapeamento
  tipo?: TipoDeVeiculo | undefined
  arquivo: string
}>

const TIPOS: Readonly<Record<string, TipoDeVeiculo>> = {
  moto: 'motocicleta',
  motocicleta: 'motocicleta',
  utilitario: 'utilitario',
  van: 'van',
  kombi: 'kombi',
  'micro onibus': 'microonibus',
  microonibus: 'microonibus',
  onibus: 'onibus',
}
const INTEIROS = [
  'anoFabricacao',
  'anoModelo',
  'lugares',
  'portas',
  'cintos',
  'cilindrada',
] as const
const TEXTOS = ['marca', 'modelo', 'cor', 'combustivel', 'chassi', 'renavam'] as const
/** Registers use the first day of their spreadsheet's calendar for "no date". */
const PRIMEIRO_DIA = '1900-01-01'

/** Reads one line of the fleet: the data of `importarVeiculo`, or every reason why it is not taken. */
export function lerLinha(
  linha: number,
  valores: readonly string[],
  { mapeamento, tipo, arquivo }: OpcoesDaLinha,
): LinhaLida {
  const bruto = brutos(valores, mapeamento)
  const recusas: RecusaDaLinha[] = []
  const dados: Record<string, unknown> = {}
  const recusar = (campo: string, motivo: string): void =>
    void recusas.push({ campo, motivo, valor: bruto[campo as CampoDaFrota] ?? '' })

  const escrita = bruto.placa ?? ''
  const placa = validarPlaca(escrita)
  if (escrita === '') recusar('placa', 'A placa não foi informada.')
  else if (!placa.ok) recusar('placa', 'A placa não existe em nenhum dos dois padrões.')

  for (const c of TEXTOS) if (bruto[c]) dados[c] = bruto[c]
  for (const c of INTEIROS) {
    if (!bruto[c]) continue
    const n = inteiro(bruto[c])
    if (n === undefined) recusar(c, 'Não é um número inteiro.')
    else dados[c] = n
  }
  const qual = bruto.tipo ? TIPOS[chave(bruto.tipo)] : tipo
  if (qual === undefined && bruto.tipo)
    recusar('tipo', `Tipo desconhecido: use ${tipoDeVeiculo.options.join(', ')}.`)
  else if (qual !== undefined) dados['tipo'] = qual

  if (bruto.primeiroEmplacamento) {
    const dia = lerDia(bruto.primeiroEmplacamento)
    if (dia === undefined) recusar('primeiroEmplacamento', 'A data não existe.')
    else if (dia < PRIMEIRO_DIA)
      recusar(
        'primeiroEmplacamento',
        'A data é impossível: o registro a usa no lugar de “sem data”.',
      )
    else dados['primeiroEmplacamento'] = dia
  }
  for (const c of ['marca', 'modelo', 'anoFabricacao', 'tipo'] as const)
    if (dados[c] === undefined && !recusas.some((r) => r.campo === c))
      recusar(c, 'Falta este dado.')
  if (recusas.length > 0 || !placa.ok)
    return { ok: false, placa: placa.ok ? placa.valor : escrita, recusas }

  const lido = importarVeiculo.safeParse({
    ...dados,
    placa: escrita,
    origem: {
      arquivo,
      linha,
      ...(bruto.prefixo ? { prefixo: bruto.prefixo } : {}),
      ...(bruto.ponto ? { ponto: bruto.ponto } : {}),
    },
  })
  if (lido.success) return { ok: true, placa: placa.valor, dados: lido.data }
  return {
    ok: false,
    placa: placa.valor,
    recusas: lido.error.issues.map((i) => {
      const campo = String(i.path.at(-1))
      return {
        campo,
        motivo: 'Texto longo demais ou valor fora do possível.',
        valor: (bruto[campo as CampoDaFrota] ?? '').slice(0, 200),
      }
    }),
  }
}

function brutos(
  valores: readonly string[],
  { colunas }: Mapeamento,
): Partial<Record<CampoDaFrota, string>> {
  const bruto: Partial<Record<CampoDaFrota, string>> = {}
  for (const [i, { campo }] of colunas.entries())
    if (campo !== null) bruto[campo] = (valores[i] ?? '').trim()
  if (bruto.marcaModelo && (!bruto.marca || !bruto.modelo)) {
    const corte = bruto.marcaModelo.search(/[/ ]/)
    bruto.marca ??= corte < 0 ? bruto.marcaModelo : bruto.marcaModelo.slice(0, corte)
    bruto.modelo ??= corte < 0 ? '' : bruto.marcaModelo.slice(corte + 1).trim()
  }
  return bruto
}

/** `2015`, `2.015` no, `2015.0` yes: spreadsheets write whole numbers so. */
const inteiro = (t: string): number | undefined =>
  /^\d{1,9}([.,]0+)?$/.test(t) ? Number.parseInt(t, 10) : undefined

/** `AAAA-MM-DD`, `DD/MM/AAAA` or `DD-MM-AAAA`, with or without an hour; undefined when no such day exists. */
export function lerDia(texto: string): string | undefined {
  const [data = ''] = texto.split(/[ T]/)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(data)
  const br = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(data)
  const [year, month, day] = (iso?.slice(1) ?? br?.slice(1).toReversed() ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}
