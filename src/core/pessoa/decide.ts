import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import { type Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { idDaCorrente } from '../ato.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { validarCep } from '../identificador/cep.ts'
import { validarCnh } from '../identificador/cnh.ts'
import { validarCnpj } from '../identificador/cnpj.ts'
import { validarCpf } from '../identificador/cpf.ts'
import type { Validacao } from '../identificador/validacao.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida, inexistente, jaExiste } from '../mundo/recusas.ts'
import { pedemResultado } from '../requirement/resultado.ts'
import type * as z from 'zod'
import type * as esquemas from './pessoa.ts'
import type { AtoDePessoa, Documento, Identidade, Pessoa } from './pessoa.ts'

type Dados<N extends keyof typeof esquemas> = (typeof esquemas)[N] extends z.ZodType
  ? z.infer<(typeof esquemas)[N]>
  : never
type D = Decisao<AtoDePessoa>

/** Refuses an identifier whose form or check digits do not hold, saying which and why. */
export const identificadorInvalido = (qual: string, v: Validacao): readonly Recusa[] =>
  v.ok
    ? []
    : [
        {
          codigo: 'identificador.invalido',
          fundamentos: [],
          falta: qual,
          dados: { motivo: v.motivo },
        },
      ]

/** Registers a person or company. The identifier is kept in its canonical form, among the personal data. */
export function cadastrar(
  c: Comando<Dados<'cadastrarPessoa'>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  const { tipo, nome, nascimento, endereco, email, telefone } = c.dados
  const identificador =
    tipo === 'fisica' ? validarCpf(c.dados.identificador) : validarCnpj(c.dados.identificador)
  const recusas = [
    ...jaExiste(c.corrente, mundo),
    ...identificadorInvalido(tipo === 'fisica' ? 'cpf' : 'cnpj', identificador),
    ...(tipo === 'fisica' && nascimento === undefined
      ? [{ codigo: 'dado.ausente', fundamentos: [], falta: 'nascimento' }]
      : dataFutura('nascimento', nascimento, hoje)),
    ...(endereco.cep === undefined ? [] : identificadorInvalido('cep', validarCep(endereco.cep))),
  ]
  if (recusas.length > 0 || !identificador.ok) return recusar(recusas)
  const pessoal: Identidade = {
    nome,
    identificador: identificador.valor,
    ...(nascimento === undefined ? {} : { nascimento }),
    endereco,
    ...(email === undefined ? {} : { email }),
    ...(telefone === undefined ? {} : { telefone }),
  }
  const dados = { em: hoje, tipo, municipioDoDomicilio: endereco.municipio }
  return [{ tipo: 'pessoaCadastrada', corrente: c.corrente, fundamentos: [], dados, pessoal }]
}

/**
 * A certificate that a requirement wants negative says what it found, from the day it is joined: one
 * that does not say proves nothing, and whoever brought it is still at the counter to read it.
 */
function recusasDoResultado(d: Documento, pacote: Pacote, hoje: Dia): readonly Recusa[] {
  const pedem = pedemResultado(d.tipo, pacote, hoje)
  if (pedem.length === 0 || d.resultado !== undefined) return []
  const nome = pacote.documentos.find((p) => p.tipo === d.tipo)?.nome ?? d.tipo
  return [
    {
      codigo: 'documento.sem-resultado',
      fundamentos: [...new Set(pedem.flatMap((r) => r.fundamentos))],
      falta: 'resultado',
      dados: { documento: nome },
    },
  ]
}

/**
 * What is wrong with a paper: of a kind that the pack does not list for that subject, dates out of
 * order or ahead of the day, a certificate that does not say what it found, a driving licence's
 * number whose digits do not hold.
 */
export function recusasDoDocumento(
  d: Documento,
  de: 'pessoa' | 'veiculo',
  pacote: Pacote,
  hoje: Dia,
): readonly Recusa[] {
  const previsto = pacote.documentos.find((p) => p.tipo === d.tipo)
  const serve =
    previsto?.de.includes(de) === true ||
    (de === 'pessoa' && previsto?.de.includes('entidade') === true)
  return [
    ...(serve
      ? []
      : [{ codigo: 'documento.desconhecido', fundamentos: [], falta: d.tipo, dados: { de } }]),
    ...dataFutura('documento.emitidoEm', d.emitidoEm, hoje),
    ...dataFutura('documento.conferencia.em', d.conferencia.em, hoje),
    ...dataInvertida('documento.validoAte', d.emitidoEm, d.validoAte),
    ...recusasDoResultado(d, pacote, hoje),
    ...(d.tipo === 'cnh' && d.numero !== undefined
      ? identificadorInvalido('cnh', validarCnh(d.numero))
      : []),
  ]
}

/** Splits a paper into what the chain keeps and its number, which is personal. */
export function separarNumero(d: Documento): {
  documento: Omit<Documento, 'numero'>
  pessoal?: { numero: string }
} {
  const { numero, ...documento } = d
  return numero === undefined ? { documento } : { documento, pessoal: { numero } }
}

/** Joins a paper to the person's record. */
export function juntar(
  c: Comando<Dados<'juntarDocumento'>>,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): D {
  if (!mundo.existe(c.corrente)) return recusar([inexistente(c.corrente)])
  const recusas = recusasDoDocumento(c.dados.documento, 'pessoa', pacote, hoje)
  if (recusas.length > 0) return recusar(recusas)
  const { documento, pessoal } = separarNumero(c.dados.documento)
  const fundamentos = pacote.documentos.find((p) => p.tipo === documento.tipo)?.fundamentos ?? []
  const ato = {
    tipo: 'documentoJuntado' as const,
    corrente: c.corrente,
    fundamentos,
    dados: { em: hoje, documento },
  }
  return [pessoal === undefined ? ato : { ...ato, pessoal }]
}

/** Registers a final conviction. */
export function condenar(
  c: Comando<Dados<'registrarCondenacao'>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  if (!mundo.existe(c.corrente)) return recusar([inexistente(c.corrente)])
  const recusas = dataFutura('transitadaEm', c.dados.transitadaEm, hoje)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'condenacaoRegistrada',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, ...c.dados },
    },
  ]
}

/** Registers a traffic infraction from the driver's record. */
export function infracionar(
  c: Comando<Dados<'registrarInfracaoDeTransito'>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  if (!mundo.existe(c.corrente)) return recusar([inexistente(c.corrente)])
  const recusas = dataFutura('cometidaEm', c.dados.cometidaEm, hoje)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'infracaoDeTransitoRegistrada',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, ...c.dados },
    },
  ]
}

/** Registers a debt with the municipality; the command's id is the debt's. */
export function endividar(
  c: Comando<Dados<'registrarDebito'>>,
  mundo: Mundo,
  { hoje }: Contexto,
): D {
  if (!mundo.existe(c.corrente)) return recusar([inexistente(c.corrente)])
  return [
    {
      tipo: 'debitoRegistrado',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, debito: c.id, ...c.dados },
    },
  ]
}

/** Nothing to pay off, whatever the debt named. */
export const semDebitoAberto = ({ debitos }: Pessoa): readonly Recusa[] =>
  debitos.some((d) => d.quitadoEm === undefined)
    ? []
    : [{ codigo: 'debito.nenhum', fundamentos: [] }]

/** Registers that a debt was settled. */
export function quitar(c: Comando<Dados<'quitarDebito'>>, mundo: Mundo, { hoje }: Contexto): D {
  const pessoa = mundo.pessoa(idDaCorrente(c.corrente))
  if (pessoa === undefined) return recusar([inexistente(c.corrente)])
  const debito = pessoa.debitos.find((d) => d.debito === c.dados.debito)
  if (debito === undefined)
    return recusar([
      ...semDebitoAberto(pessoa),
      { codigo: 'debito.inexistente', fundamentos: [], falta: c.dados.debito },
    ])
  if (debito.quitadoEm !== undefined) {
    return recusar([
      ...semDebitoAberto(pessoa),
      { codigo: 'debito.ja-quitado', fundamentos: [], dados: { em: debito.quitadoEm } },
    ])
  }
  return [
    {
      tipo: 'debitoQuitado',
      corrente: c.corrente,
      fundamentos: [],
      dados: { em: hoje, debito: debito.debito },
    },
  ]
}
