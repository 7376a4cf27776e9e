import type { Pacote } from '#law/pacote.ts'
import { ehDia, formatarDia } from '../calendar/dia.ts'
import type { Verificacao } from '../outorga/outorga.ts'
import { naLei } from './naLei.ts'
import { nomear } from './palavras.ts'

type Valor = string | number | boolean
type Contador = (
  v: Valor,
  de: Readonly<{ fato: Verificacao['fato']; pacote: Pacote }>,
) => string | undefined

const dia = (v: Valor): string => (typeof v === 'string' && ehDia(v) ? formatarDia(v) : String(v))
const quantos = (v: Valor, nenhum: string, um: string, varios: string): string =>
  Number(v) === 0 ? nenhum : Number(v) === 1 ? `1 ${um}` : `${v} ${varios}`
/** Places taken, of how many: none admitted is told apart, by its own fact. */
function ocupadas(v: Valor, vagas: Valor | undefined): string {
  if (vagas === undefined || Number(vagas) === 0)
    return quantos(v, 'nenhuma vaga ocupada', 'vaga ocupada', 'vagas ocupadas')
  const de = `${vagas} ${Number(vagas) === 1 ? 'vaga' : 'vagas'}`
  return `${v} de ${de} ${Number(v) === 1 ? 'ocupada' : 'ocupadas'}`
}
const anos = (v: Valor): string => quantos(v, 'menos de 1 ano', 'ano', 'anos')
const papel = (v: Valor, p: Pacote): string =>
  p.documentos.find((d) => d.tipo === v)?.nome ?? nomear(String(v))
const sim = (quando: string, senao: string): Contador => {
  return (v) => (v === true ? quando : senao)
}
const ate =
  (antes: string): Contador =>
  (v) =>
    v === '' ? undefined : `${antes} ${dia(v)}`
const CAMPOS: Readonly<Record<string, string>> = {
  propriedade: 'a quem pertence o veículo',
  cilindrada: 'cilindrada',
}
const VISTORIAS: Readonly<Record<string, string>> = {
  nenhuma: 'nenhuma vistoria registrada',
  aprovada: 'aprovado na última vistoria',
  reprovada: 'reprovado na última vistoria',
}
const valor = (v: Valor): string =>
  v === '' ? 'não informado' : v === true ? 'sim' : v === false ? 'não' : nomear(String(v))
const horas = (minutos: number): string =>
  `${Math.floor(minutos / 60)}h${String(minutos % 60).padStart(2, '0')}`

/** How each thing that a requirement looked at is told; `undefined`: told by another, or empty. */
const CONTADORES: Readonly<Record<string, Contador>> = {
  idade: (v) => `${anos(v)} de idade`,
  minima: (v) => `mínimo de ${anos(v)}`,
  campo: (v, { fato }) =>
    `${CAMPOS[String(v)] ?? nomear(String(v))}: ${fato['valor'] === undefined ? 'não informado' : valor(fato['valor'])}`,
  valor: () => undefined,
  minimo: (v) => `mínimo de ${v}`,
  maximo: (v) => `máximo de ${v}`,
  procurador: sim('por procurador com poderes', 'sem procurador'),
  transferiu: sim('já transferiu antes', 'nunca transferiu'),
  documento: (v, { pacote, fato }) =>
    fato['presente'] === false || Object.keys(fato).length === 1
      ? `não há “${papel(v, pacote)}” no cadastro`
      : `“${papel(v, pacote)}” no cadastro`,
  presente: (v, { fato }) =>
    fato['documento'] !== undefined
      ? undefined
      : v === true
        ? 'compareceu em pessoa'
        : 'não consta',
  categorias: (v) => (v === '' ? 'categoria não informada' : `categoria ${v}`),
  validoAte: ate('válido até'),
  certificadoAte: ate('certificado válido até'),
  validaAte: ate('vistoria válida até'),
  ate: ate('até'),
  em: ate('em'),
  termoFinal: ate('até'),
  habilitadoDesde: ate('habilitado na categoria desde'),
  anos: (v) => `pede-se há ${anos(v)}`,
  condutores: (v) => quantos(v, 'nenhum condutor', 'condutor', 'condutores'),
  inscrito: sim('inscrito no cadastro de condutores', 'não inscrito no cadastro de condutores'),
  tipo: (v) => nomear(String(v)),
  anoFabricacao: (v) => `fabricado em ${v}`,
  limite: (v) => (v === 'nenhum' ? 'sem limite de idade na lei' : `limite de ${anos(v)}`),
  acimaDe: (v) => `inspeção exigida acima de ${anos(v)}`,
  declarada: sim('jornada declarada', 'jornada não declarada'),
  minutos: (v) => `até ${horas(Number(v))} de trabalho no período`,
  outroVinculo: sim('vinculado a outro veículo', 'sem vínculo com outro veículo'),
  regime: (v) => `veículo ${nomear(String(v))}`,
  vigentes: (v, { fato }) => ocupadas(v, fato['vagas']),
  vagas: (v, { fato }) =>
    fato['vigentes'] !== undefined && Number(v) > 0
      ? undefined
      : quantos(v, 'nenhuma vaga admitida', 'vaga admitida', 'vagas admitidas'),
  municipio: (v, { pacote }) =>
    v === ''
      ? 'domicílio não informado'
      : String(v) === pacote.lei.municipio.ibge
        ? `domicílio em ${pacote.lei.municipio.nome}`
        : 'domicílio em outro município',
  registro: (v) => String(v),
  debitos: (v) => quantos(v, 'nenhum débito registrado', 'débito em aberto', 'débitos em aberto'),
  multas: (v) => quantos(v, 'nenhuma multa em aberto', 'multa em aberto', 'multas em aberto'),
  infracoesNoPeriodo: (v) =>
    quantos(
      v,
      'nenhuma infração de trânsito registrada no período',
      'infração de trânsito no período',
      'infrações de trânsito no período',
    ),
  licitacao: sim('licitação registrada', 'sem licitação registrada'),
  edital: (v) => `edital ${v}`,
  classificacao: (v) => `${v}º lugar`,
  vigente: sim('em vigor', 'não está em vigor'),
  situacao: (v) => nomear(String(v)),
  licenciada: (v, { pacote }) =>
    naLei(
      v === true ? '{licenciamento} registrad{licenciamento:o|a}' : 'sem {licenciamento}',
      pacote.lei.termos,
    ),
  cobradas: (v) => quantos(v, 'taxa não lançada', 'taxa lançada', 'taxas lançadas'),
  abertas: (v) => quantos(v, 'nenhuma em aberto', 'em aberto', 'em aberto'),
  semValor: (v) => `sem valor fixado: ${v}`,
  afastado: sim('em afastamento', 'sem afastamento em curso'),
  outras: (v, { pacote }) =>
    naLei(
      Number(v) === 0
        ? 'nenhum{outorga:|a} outr{outorga:o|a} {outorga} em vigor'
        : 'já há {outorga} em vigor',
      pacote.lei.termos,
    ),
  vistoria: (v) => VISTORIAS[String(v)] ?? String(v),
}

/** The facts that have a phrase. */
export const fatosComFrase: readonly string[] = Object.keys(CONTADORES)

/**
 * What a requirement looked at, in Portuguese: days `dd/mm/aaaa`, names for codes, the law's words.
 * A fact of an older act that no requirement gives any more is told by its name and value.
 */
export const contarFato = (fato: Verificacao['fato'], pacote: Pacote): string =>
  Object.entries(fato)
    .flatMap(([nome, v]) => {
      const contador = CONTADORES[nome]
      if (contador === undefined) return [`${nomear(nome)}: ${dia(v)}`]
      return contador(v, { fato, pacote }) ?? []
    })
    .join('; ')

/** Nothing was charged yet: neither met by a payment nor missing. */
export const naoLancada = (fato: Verificacao['fato']): boolean => fato['cobradas'] === 0
