import type { ComandoAceito, ComandoPossivel } from '../../server/contrato/contrato.ts'

/** The first path segment of the API for the commands that begin a stream. */
const INICIO: Readonly<Record<string, string>> = {
  cadastrarPessoa: 'pessoas',
  cadastrarVeiculo: 'veiculos',
  requererOutorga: 'outorgas',
  inscreverCondutor: 'condutores',
  lancarTaxa: 'taxas',
  lavrarAuto: 'autos',
  expedir: 'expedientes',
  receberDenuncia: 'denuncias',
  reservarBloco: 'blocos',
  cadastrarEntidade: 'entidades',
  abrirSelecao: 'selecoes',
  recolherVeiculo: 'recolhimentos',
  proporPerda: 'perdas',
  executarPenalidade: 'perdas/executarPenalidade',
}

/** Where the form of a command posts: after `/api/v1`. */
export function caminhoDoComando(
  base: string,
  nome: string,
  recurso: string | undefined,
  id: string | undefined,
): string {
  if (recurso !== undefined && id !== undefined) return `${base}/${recurso}/${id}/${nome}`
  return `${base}/${INICIO[nome] ?? nome}`
}

/** The screen on which a possible command is filled; `para` goes in the address (`outorga=…`). */
export function telaDoComando(
  base: string,
  { nome, caminho }: Pick<ComandoPossivel, 'nome' | 'caminho'>,
  para: Readonly<Record<string, string>> = {},
): string {
  const partes = caminho.slice(caminho.indexOf(base) + base.length + 1).split('/')
  const [recurso = '', id = ''] = partes
  const tela = partes.length === 3 ? `${base}/${recurso}/${id}/${nome}` : `${base}/novo/${nome}`
  const busca = new URLSearchParams(para).toString()
  return busca ? `${tela}?${busca}` : tela
}

/** The streams whose own file one comes back to, whatever it was begun from. */
const DO_ORGAO: Readonly<Record<string, string>> = {
  junta: 'juntas',
  bloco: 'blocos',
  denuncia: 'denuncias',
  selecao: 'selecoes',
  carteira: 'carteiras',
  entidade: 'entidades',
  expediente: 'expedientes',
  fila: 'filas-de-espera',
  recolhimento: 'recolhimentos',
  perda: 'perdas',
}

/** The page of a file, by its kind of stream; of one without a page, the start. */
export const enderecoDaFicha = (base: string, tipo: string, id: string): string => {
  const recurso = DAS_FICHAS[tipo] ?? DO_ORGAO[tipo]
  return recurso === undefined ? base : `${base}/${recurso}/${id}`
}
const DAS_FICHAS: Readonly<Record<string, string>> = {
  auto: 'autos',
  outorga: 'outorgas',
  pessoa: 'pessoas',
  veiculo: 'veiculos',
}

/** Where to go once it is recorded: the file of what was written to, or the one it began from. */
export function depoisDe(
  base: string,
  { corrente, id }: Pick<ComandoAceito, 'corrente' | 'id'>,
  busca: Readonly<Record<string, string>>,
): string {
  if (busca['depois']) return `${base}/${busca['depois']}`
  const tipo = corrente.slice(0, corrente.indexOf(':'))
  const doOrgao = DO_ORGAO[tipo]
  if (doOrgao !== undefined) return `${base}/${doOrgao}/${id}`
  if (tipo === 'parametro') return `${base}/parametros`
  if (busca['outorga'] && tipo !== 'auto') return `${base}/outorgas/${busca['outorga']}`
  if (tipo === 'vistoria') return `${base}/veiculos/${id}`
  if (tipo === 'licenciamento') return `${base}/outorgas/${id}`
  const recurso = { pessoa: 'pessoas', veiculo: 'veiculos', outorga: 'outorgas', auto: 'autos' }[
    tipo
  ]
  if (recurso) return `${base}/${recurso}/${id}`
  return busca['pessoa'] ? `${base}/pessoas/${busca['pessoa']}` : base
}
