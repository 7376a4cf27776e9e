import { chave } from '../csv/cabecalho.ts'

/** What a line of a fleet may say of a vehicle, and the names that registers give it. */
export const NOMES_DOS_CAMPOS = {
  placa: ['placa', 'placa do veiculo', 'placa veiculo', 'nr placa', 'numero da placa'],
  tipo: ['tipo', 'tipo de veiculo', 'tipo do veiculo', 'tipo veiculo', 'especie'],
  marca: ['marca', 'fabricante', 'marca do veiculo'],
  modelo: ['modelo', 'modelo do veiculo', 'veiculo'],
  marcaModelo: ['marca modelo', 'marca e modelo', 'modelo marca', 'marca modelo versao'],
  anoFabricacao: [
    'ano fabricacao',
    'ano de fabricacao',
    'ano fab',
    'ano',
    'fabricacao',
    'ano do veiculo',
  ],
  anoModelo: ['ano modelo', 'ano do modelo', 'ano mod'],
  cor: ['cor', 'cor predominante'],
  combustivel: ['combustivel', 'tipo de combustivel', 'tipo combustivel'],
  lugares: ['lugares', 'lotacao', 'capacidade', 'passageiros', 'numero de lugares', 'assentos'],
  portas: ['portas', 'numero de portas'],
  cintos: ['cintos', 'numero de cintos', 'cintos de seguranca'],
  cilindrada: ['cilindrada', 'cilindradas', 'cc'],
  chassi: ['chassi', 'chassis', 'numero do chassi', 'vin'],
  renavam: ['renavam', 'codigo renavam', 'numero do renavam'],
  primeiroEmplacamento: [
    'data primeiro emplac',
    'data primeiro emplacamento',
    'data do primeiro emplacamento',
    'primeiro emplacamento',
    'data emplacamento',
    'data de emplacamento',
    'primeiro registro',
    'data do primeiro registro',
  ],
  prefixo: ['prefixo', 'numero de ordem', 'ordem', 'alvara', 'permissao', 'autorizacao'],
  ponto: ['ponto', 'ponto de estacionamento', 'nome do ponto', 'local'],
} as const
export type CampoDaFrota = keyof typeof NOMES_DOS_CAMPOS

const porNome = new Map<string, CampoDaFrota>(
  (Object.keys(NOMES_DOS_CAMPOS) as CampoDaFrota[]).flatMap((campo) =>
    [chave(campo), campo.toLowerCase(), ...NOMES_DOS_CAMPOS[campo]].map((n) => [n, campo] as const),
  ),
)

export type Mapeamento = Readonly<{
  /** Each column in the file's order: the field it gives, or null when it is ignored. */
  colunas: readonly Readonly<{ coluna: string; campo: CampoDaFrota | null }>[]
  /** What `--mapa` says that the file or the system does not know. */
  desconhecidos: readonly string[]
  /** Required fields that no column gives. */
  faltam: readonly string[]
}>

/**
 * Recognises the columns by name, without accents or case; `manual` (`coluna=campo`; an empty field
 * ignores the column) comes first. A field is given by one column only: the first that has its name.
 * @param temTipo the type of vehicle comes from outside the file
 */
export function mapear(
  colunas: readonly string[],
  manual: readonly string[] = [],
  temTipo = false,
): Mapeamento {
  const desconhecidos: string[] = []
  const ditos = new Map<number, CampoDaFrota | null>()
  for (const par of manual) {
    const corte = par.lastIndexOf('=')
    const coluna = colunas.findIndex((c) => chave(c) === chave(par.slice(0, corte)))
    const nome = par.slice(corte + 1).trim()
    const campo = nome === '' ? null : porNome.get(chave(nome))
    if (corte < 1 || coluna < 0 || campo === undefined) desconhecidos.push(par)
    else ditos.set(coluna, campo)
  }
  const usados = new Set<CampoDaFrota | null>(ditos.values())
  const lista = colunas.map((coluna, i) => {
    const dito = ditos.get(i)
    if (dito !== undefined) return { coluna, campo: dito }
    const campo = porNome.get(chave(coluna))
    if (campo === undefined || usados.has(campo)) return { coluna, campo: null }
    usados.add(campo)
    return { coluna, campo }
  })
  return { colunas: lista, desconhecidos, faltam: faltantes(usados, temTipo) }
}

function faltantes(usados: ReadonlySet<CampoDaFrota | null>, temTipo: boolean): string[] {
  const junto = usados.has('marcaModelo')
  return [
    ...(usados.has('placa') ? [] : ['placa']),
    ...(usados.has('anoFabricacao') ? [] : ['anoFabricacao']),
    ...(junto || usados.has('marca') ? [] : ['marca']),
    ...(junto || usados.has('modelo') ? [] : ['modelo']),
    ...(temTipo || usados.has('tipo') ? [] : ['tipo']),
  ]
}
