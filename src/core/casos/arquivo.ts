import * as z from 'zod'
import { type Ato, type Corrente, tiposDeCorrente } from '../ato.ts'
import { correntesDoAto, ehTipoDeAto, tiposDeAto } from './atos.ts'
import { ErroDeTabela, expandirArquivo } from './tabela.ts'

const dia = z.iso.date()
const corrente = z
  .string()
  .regex(new RegExp(`^(${tiposDeCorrente.join('|')}):.+$`), 'não é uma corrente (ex.: outorga:o1)')
const atoEscrito = z.record(z.string(), z.record(z.string(), z.unknown()))
const serie = z.record(z.string().regex(/^\d{4}-\d{2}$/), z.union([z.number(), z.string()]))

const versao = z.strictObject({
  desde: dia,
  ate: dia.optional(),
  valor: z.unknown(),
  fonte: z.string().default('caso'),
})
const valorDeParametro = z.union([z.array(versao).min(1), z.unknown()])

const quando = z.strictObject({
  comando: z.string(),
  corrente,
  em: dia,
  /** Local hour, `HH:MM`; noon when absent. */
  hora: z
    .string()
    .regex(/^\d{2}:\d{2}(:\d{2})?$/)
    .optional(),
  autor: z.strictObject({
    id: z.string(),
    papeis: z.array(z.string()),
    /** Who acts for themselves, in an account of their own. */
    pessoa: z.string().optional(),
  }),
  dados: z.record(z.string(), z.unknown()).default({}),
  /** The command's id, when a case tells of it (a debt's, for one). */
  id: z.string().optional(),
})

const entao = z.union([
  z.strictObject({ atos: z.array(atoEscrito) }),
  z.strictObject({ recusas: z.array(z.looseObject({ codigo: z.string() })).min(1) }),
])

/** One case, as it is written. */
export const casoEscrito = z.strictObject({
  caso: z.string(),
  fundamentos: z.array(z.string()).optional(),
  parametros: z.record(z.string(), valorDeParametro).default({}),
  calendario: z.strictObject({ feriados: z.array(dia) }).optional(),
  indices: z.partialRecord(z.enum(['INPC', 'IPCA']), serie).optional(),
  /** Grants in force in the whole service, when the acts given are only a part of it. */
  outorgasVigentes: z.number().int().optional(),
  usa: z.array(z.string()).default([]),
  dado: z.array(atoEscrito).default([]),
  quando,
  entao: entao.optional(),
})
export type CasoEscrito = z.infer<typeof casoEscrito>

/** A file of cases: named lists of acts, and the cases that use them. */
export const arquivoDeCasos = z.strictObject({
  base: z.record(z.string(), z.array(atoEscrito)).default({}),
  casos: z.array(casoEscrito).min(1),
})

/** A case with its acts resolved, ready to run. */
export type Caso = Omit<CasoEscrito, 'usa' | 'dado'> & Readonly<{ dado: readonly Ato[] }>

/** A case file that cannot be run: what is wrong and where, for whoever writes it. */
export class ErroDeCaso extends Error {
  override name = 'ErroDeCaso'
}

const meta = new Set(['corrente', 'fundamentos', 'lacunas', 'pessoal'])

/** Reads `{tipo: {corrente, em, …}}` into an act. Unknown kind, stream or day: `ErroDeCaso`. */
export function lerAto(
  escrito: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  onde: string,
): Ato {
  const [entrada, ...mais] = Object.entries(escrito)
  if (entrada === undefined || mais.length > 0)
    throw new ErroDeCaso(`${onde}: escreva um ato por item, como "- outorgaConcedida: { … }"`)
  const [tipo, corpo] = entrada
  if (!ehTipoDeAto(tipo))
    throw new ErroDeCaso(
      `${onde}: ato desconhecido "${tipo}". Os atos são: ${tiposDeAto.join(', ')}`,
    )
  const lida = corrente.safeParse(corpo['corrente'])
  if (!lida.success)
    throw new ErroDeCaso(
      `${onde}: o ato ${tipo} precisa de "corrente" (ex.: ${correntesDoAto(tipo)[0]}:1)`,
    )
  if (!correntesDoAto(tipo).some((c) => lida.data.startsWith(`${c}:`))) {
    throw new ErroDeCaso(
      `${onde}: o ato ${tipo} é de uma corrente ${correntesDoAto(tipo).join(': ou ')}:…, não de ${lida.data}`,
    )
  }
  if (!dia.safeParse(corpo['em']).success)
    throw new ErroDeCaso(`${onde}: o ato ${tipo} precisa de "em: AAAA-MM-DD"`)
  const dados = Object.fromEntries(
    Object.entries(corpo).filter(([k]) => !meta.has(k)),
  ) as Ato['dados']
  return {
    tipo,
    corrente: lida.data as Corrente,
    fundamentos: (corpo['fundamentos'] ?? []) as readonly string[],
    ...(corpo['lacunas'] === undefined ? {} : { lacunas: corpo['lacunas'] as readonly string[] }),
    dados,
    ...(corpo['pessoal'] === undefined ? {} : { pessoal: corpo['pessoal'] as object }),
  }
}

const problemas = (e: z.ZodError): string =>
  e.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')

/** Reads a file of cases (the value parsed from YAML or JSON), tables expanded. What is wrong: `ErroDeCaso`. */
export function lerArquivoDeCasos(valor: unknown): readonly Caso[] {
  const lido = arquivoDeCasos.safeParse(semTabelas(valor).valor)
  if (!lido.success) throw new ErroDeCaso(problemas(lido.error))
  const { base, casos } = lido.data
  return casos.map((c) => resolver(c, base))
}

/** `expandirArquivo`, whose faults are told as a case's. */
export function semTabelas(valor: unknown): ReturnType<typeof expandirArquivo> {
  try {
    return expandirArquivo(valor)
  } catch (erro) {
    throw erro instanceof ErroDeTabela ? new ErroDeCaso(erro.message) : erro
  }
}

/** Reads one case alone, without a file around it. `entao` may be absent: to simulate. */
export function lerCaso(valor: unknown): Caso {
  const lido = casoEscrito.safeParse(valor)
  if (!lido.success) throw new ErroDeCaso(problemas(lido.error))
  return resolver(lido.data, {})
}

function resolver(caso: CasoEscrito, base: Readonly<Record<string, CasoEscrito['dado']>>): Caso {
  const { usa, dado, ...resto } = caso
  const usados = usa.flatMap((nome) => {
    const lista = base[nome]
    if (lista === undefined)
      throw new ErroDeCaso(
        `${caso.caso}: "usa: ${nome}" não está em "base" (há: ${Object.keys(base).join(', ')})`,
      )
    return lista.map((a, i) => lerAto(a, `base.${nome}[${i}]`))
  })
  return {
    ...resto,
    dado: [...usados, ...dado.map((a, i) => lerAto(a, `${caso.caso}: dado[${i}]`))],
  }
}
