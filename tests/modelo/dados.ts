import { addDias, ehDia } from '#core/calendar/dia.ts'
import { tiposDeCorrente } from '#core/ato.ts'
import type { DefinicaoDeComando } from '#core/comando.ts'
import {
  chassiFicticio,
  cnpjFicticio,
  cpfFicticio,
  placaFicticia,
  renavamFicticio,
} from '../../src/server/demonstracao/ficticios.ts'
import type { Acaso } from './acaso.ts'
import { type Folha, valorPara } from './esquema.ts'
import type { Lei, ModeloDeDados } from './lei.ts'

/** What a generator may look at to write data that make sense now. */
export type Vista = Readonly<{
  lei: Lei
  hoje: string
  agora: string
  /** Ids of the streams that exist, by kind. */
  ids: (tipo: string) => readonly string[]
  /** Ids of the debts of the stream's person. */
  debitos: (pessoa: string) => readonly string[]
}>

const INSTANTE = /^\d{4}-\d{2}-\d{2}T/
const diasEntre = (de: string, ate: string): number =>
  Math.round((Date.parse(ate) - Date.parse(de)) / 86_400_000)

/** Words of the pack by the name of the field that holds one. */
function vocabulario(campo: string, { lei }: Vista): readonly string[] {
  const { pacote } = lei
  switch (campo) {
    case 'dispositivo':
      return pacote.infracoes.infracoes.map((i) => i.dispositivo)
    case 'taxa':
      return pacote.taxas.map((t) => t.id)
    case 'item':
      return pacote.vistoria.itens.map((i) => i.id)
    case 'hipotese':
      return (pacote.processo.medidas?.perda?.hipoteses ?? []).map((h) => h.id)
    case 'medida':
      return (pacote.processo.medidas?.recolhimentos ?? []).map((r) => r.id)
    default:
      return []
  }
}

const proprios: Readonly<Record<string, (rotulo: string) => string>> = {
  placa: placaFicticia,
  chassi: chassiFicticio,
  renavam: renavamFicticio,
}

/** A leaf by its name: an existing id, a made-up number whose digits hold, a word of the pack, a day near today. */
export const folhaDe =
  (a: Acaso, v: Vista, idDoAlvo: string): Folha =>
  (caminho, tipo) => {
    const campo = caminho.findLast((c) => c !== '[]' && c !== '*') ?? ''
    if (tipo !== 'string') return undefined
    const alvo = campo === 'titular' || campo === 'infrator' ? 'pessoa' : campo
    if ((tiposDeCorrente as readonly string[]).includes(alvo)) {
      const ids = v.ids(alvo)
      return ids.length === 0 || a.chance(5) ? 'ninguem' : a.um(ids)
    }
    if (campo === 'debito') {
      const debitos = v.debitos(idDoAlvo)
      return debitos.length === 0 ? 'nenhum' : a.um(debitos)
    }
    const proprio = proprios[campo]
    if (proprio !== undefined) return proprio(`${a.ate(1e9)}`)
    if (campo === 'identificador')
      return (a.chance(80) ? cpfFicticio : cnpjFicticio)(`${a.ate(1e9)}`)
    if (campo === 'municipio') return v.lei.pacote.lei.municipio.ibge
    const palavras = vocabulario(campo, v)
    if (palavras.length > 0 && a.chance(95)) return a.um(palavras)
    if (/Em$|^desde$|^ate$|^validoAte$|^em$|^nascimento$/.test(campo) && campo !== 'protocoladaEm')
      return diaPerto(a, v)
    return undefined
  }

const diaPerto = (a: Acaso, { hoje }: Vista): string =>
  addDias(hoje, a.chance(60) ? -a.ate(4) : a.chance(70) ? -a.ate(400) : a.ate(400))

/** Carries a case's data into today: its ids become existing ones, its days keep their distance. */
function transportar(valor: unknown, m: ModeloDeDados, a: Acaso, v: Vista, campo = ''): unknown {
  if (Array.isArray(valor)) return valor.map((x) => transportar(x, m, a, v, campo))
  if (typeof valor === 'object' && valor !== null)
    return Object.fromEntries(
      Object.entries(valor).map(([k, x]) => [k, transportar(x, m, a, v, k)]),
    )
  if (typeof valor !== 'string') return valor
  const tipo = m.ids.get(valor)
  if (tipo !== undefined && v.ids(tipo).length > 0) return a.um(v.ids(tipo))
  if (proprios[campo] !== undefined && a.chance(70)) return proprios[campo](`${a.ate(1e9)}`)
  if (campo === 'identificador' && /^\d{11}$/.test(valor)) return cpfFicticio(`${a.ate(1e9)}`)
  if (campo === 'nascimento') return valor
  if (ehDia(valor)) return addDias(v.hoje, diasEntre(m.em, valor) - (a.chance(15) ? a.ate(30) : 0))
  if (INSTANTE.test(valor)) {
    const dias = diasEntre(m.em, valor.slice(0, 10))
    return dias === 0 && a.chance(80) ? v.agora : `${addDias(v.hoje, dias)}${valor.slice(10)}`
  }
  const palavras = vocabulario(campo, v)
  return palavras.length > 0 && (!palavras.includes(valor) || a.chance(30)) ? a.um(palavras) : valor
}

/**
 * Data for a command: like those of the law's own cases, or made from the schema, or the one bent by
 * the other. `undefined` when what was drawn does not pass the schema.
 */
export function dadosPara(
  d: DefinicaoDeComando,
  a: Acaso,
  v: Vista,
  alvo: string,
): object | undefined {
  const modelos = v.lei.modelos.filter((m) => m.comando === d.nome)
  const puros = () =>
    valorPara(d.dados, a, folhaDe(a, v, alvo.slice(alvo.indexOf(':') + 1))) as object
  let dados: object
  if (modelos.length > 0 && a.chance(75)) {
    const m = a.um(modelos)
    dados = transportar(m.dados, m, a, v) as object
    if (a.chance(25)) {
      const outros = Object.entries(puros())
      const troca = outros.length === 0 ? undefined : a.um(outros)
      if (troca !== undefined) dados = { ...dados, [troca[0]]: troca[1] }
    }
  } else dados = puros()
  const lido = d.dados.safeParse(dados)
  return lido.success ? (lido.data as object) : undefined
}
