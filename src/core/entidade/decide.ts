import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import { addDias, anoDe, type Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente, jaExiste } from '../mundo/recusas.ts'
import { leiNaoPreve, recusasSemTitular } from '../outorga/emVigor.ts'
import {
  type AtoDeEntidade,
  type ComandoDaEntidade,
  type Entidade,
  type Provas,
  situacaoDaEntidade,
  transicoes,
} from './entidade.ts'
import type * as esquema from './entidade.ts'

type D = Decisao<AtoDeEntidade>
const previstas = ({ pacote }: Contexto) => pacote.prazos.entidades

/** The register of entities is in the law of the pack, and the law in force. */
export const recusasDoCadastro = (contexto: Contexto): readonly Recusa[] =>
  previstas(contexto) === undefined
    ? [leiNaoPreve('entidades')]
    : recusasDeVigencia(contexto.pacote, contexto.hoje)

/** What bars a command on this entity, whatever its data. */
export const sondarEntidade =
  (comando: ComandoDaEntidade) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const fora = recusasDoCadastro(contexto)
    if (fora.length > 0) return fora
    const e = mundo.entidade(idDaCorrente(c))
    if (e === undefined) return [inexistente(c)]
    const situacao = situacaoDaEntidade(e, contexto.hoje)
    if (!(transicoes[comando] as readonly string[]).includes(situacao))
      return [{ codigo: 'entidade.transicao', ...citar(contexto), dados: { situacao } }]
    if (comando === 'cancelarEntidade' && contexto.hoje < e.cancelaEm)
      return [
        {
          codigo: 'entidade.no-prazo',
          fundamentos: previstas(contexto)?.cancelamento.fundamentos ?? [],
          passaEm: e.cancelaEm,
          dados: { ate: addDias(e.cancelaEm, -1) },
        },
      ]
    return []
  }

const citar = (contexto: Contexto) => ({ fundamentos: previstas(contexto)?.fundamentos ?? [] })

/** Each proof that the law asks for, good on the day. */
function recusasDasProvas(provas: Provas, contexto: Contexto): readonly Recusa[] {
  const { provas: pedidas = [], renovacao } = previstas(contexto) ?? {}
  const fundamentos = renovacao?.fundamentos ?? []
  const recusas: Recusa[] = []
  for (const { id, nome } of pedidas) {
    const dada = provas[id]
    const dados = { prova: nome }
    if (dada === undefined)
      recusas.push({ codigo: 'entidade.sem-prova', fundamentos, falta: id, dados })
    else if (dada.validaAte !== undefined && dada.validaAte < contexto.hoje)
      recusas.push({ codigo: 'entidade.prova-vencida', fundamentos, falta: id, dados })
  }
  for (const id of Object.keys(provas))
    if (!pedidas.some((x) => x.id === id))
      recusas.push({ codigo: 'entidade.prova-desconhecida', fundamentos, falta: id })
  return recusas
}

/** The last day of a register made or renewed on the day, and the first on which it is cancelled. */
function validade(contexto: Contexto): { validoAte: Dia; cancelaEm: Dia } {
  const { hoje, pacote, calendario } = contexto
  const e = previstas(contexto)
  if (e === undefined) throw new RangeError('A lei não prevê entidades')
  const somar = (de: Dia, duracao: typeof e.renovacao.duracao) =>
    somarDuracao(de, duracao, pacote.prazos.contagem, calendario)
  const validoAte = somar(hoje, e.renovacao.duracao)
  return { validoAte, cancelaEm: addDias(somar(validoAte, e.cancelamento.duracao), 1) }
}

const dasLacunas = (...ids: readonly (string | undefined)[]) => {
  const lacunas = [...new Set(ids.filter((l) => l !== undefined))]
  return lacunas.length === 0 ? {} : { lacunas }
}
const fundar = (contexto: Contexto) => {
  const e = previstas(contexto)
  return {
    fundamentos: [...new Set([...(e?.fundamentos ?? []), ...(e?.renovacao.fundamentos ?? [])])],
    ...dasLacunas(e?.lacuna, e?.renovacao.lacuna),
  }
}

/** Registers an association or a cooperative, with its proofs: good for a term from the day. */
export function cadastrar(
  c: Comando<z.infer<typeof esquema.cadastrarEntidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { pessoa, especie, provas } = c.dados
  const fora = recusasDoCadastro(contexto)
  if (fora.length > 0) return recusar(fora)
  const p = mundo.pessoa(pessoa)
  const recusas: Recusa[] = [
    ...jaExiste(c.corrente, mundo),
    ...(p === undefined ? [inexistente(corrente('pessoa', pessoa))] : []),
    ...recusasDasProvas(provas, contexto),
  ]
  if (p !== undefined && p.tipo !== 'juridica')
    recusas.push({ codigo: 'entidade.nao-e-empresa', ...citar(contexto) })
  if (previstas(contexto)?.especies.some((e) => e.id === especie) !== true)
    recusas.push({ codigo: 'entidade.especie', ...citar(contexto), falta: especie })
  const outra = mundo
    .entidadesDaPessoa(pessoa)
    .find((e) => situacaoDaEntidade(e, contexto.hoje) !== 'cancelada')
  if (outra !== undefined)
    recusas.push({
      codigo: 'entidade.ja-cadastrada',
      ...citar(contexto),
      dados: { numero: outra.numero ?? '' },
    })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'entidadeCadastrada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, ...c.dados, ...validade(contexto) },
      numerar: { campo: 'numero', serie: 'entidade', ano: anoDe(contexto.hoje) },
    },
  ]
}

/** Renews for a term from the day; a suspended one is active again. */
export function renovar(
  c: Comando<z.infer<typeof esquema.renovarEntidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { provas } = c.dados
  const impedem = sondarEntidade('renovarEntidade')(c.corrente, mundo, contexto)
  const recusas = impedem.length > 0 ? impedem : recusasDasProvas(provas, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'entidadeRenovada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, provas, ...validade(contexto) },
    },
  ]
}

/** Changes the mark and the telephone that the members' vehicles show. */
export function identificar(
  c: Comando<z.infer<typeof esquema.identificarEntidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarEntidade('identificarEntidade')(c.corrente, mundo, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const { identificacao, fundamentos = [] } = previstas(contexto) ?? {}
  return [
    {
      tipo: 'entidadeIdentificada',
      corrente: c.corrente,
      fundamentos: identificacao?.fundamentos ?? fundamentos,
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** Cancels what was suspended for the whole term: the law makes it happen by itself. */
export function cancelar(c: Comando<object>, mundo: Mundo, contexto: Contexto): D {
  const impedem = sondarEntidade('cancelarEntidade')(c.corrente, mundo, contexto)
  const e = mundo.entidade(idDaCorrente(c.corrente))
  const previsto = previstas(contexto)?.cancelamento
  if (impedem.length > 0 || e === undefined || previsto === undefined) return recusar(impedem)
  return [
    {
      tipo: 'entidadeCancelada',
      corrente: c.corrente,
      fundamentos: previsto.fundamentos,
      ...dasLacunas(previsto.lacuna),
      dados: { em: contexto.hoje, validoAte: e.validoAte },
    },
  ]
}

/** Takes a grant in force into the entity. */
export function incluir(
  c: Comando<z.infer<typeof esquema.incluirNaEntidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { outorga } = c.dados
  const impedem = sondarEntidade('incluirNaEntidade')(c.corrente, mundo, contexto)
  const e = mundo.entidade(idDaCorrente(c.corrente))
  const recusas: Recusa[] = [
    ...impedem,
    ...recusasSemTitular(mundo.outorga(outorga), corrente('outorga', outorga), contexto),
    ...(e !== undefined && naEntidade(e, outorga)
      ? [{ codigo: 'entidade.ja-e-membro', ...citar(contexto) }]
      : []),
  ]
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'incluidoNaEntidade',
      corrente: c.corrente,
      fundamentos: citar(contexto).fundamentos,
      ...dasLacunas(previstas(contexto)?.lacuna),
      dados: { em: contexto.hoje, para: outorga },
    },
  ]
}

/** Whether the grant is in it and has not left. */
const naEntidade = (e: Entidade, outorga: string): boolean =>
  e.membros.some((m) => m.outorga === outorga && m.ate === undefined)

/** Takes a grant out of the entity. */
export function retirar(
  c: Comando<z.infer<typeof esquema.retirarDaEntidade>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { outorga, motivo } = c.dados
  const impedem = sondarEntidade('retirarDaEntidade')(c.corrente, mundo, contexto)
  const e = mundo.entidade(idDaCorrente(c.corrente))
  const recusas: readonly Recusa[] =
    impedem.length === 0 && e !== undefined && !naEntidade(e, outorga)
      ? [{ codigo: 'entidade.nao-e-membro', ...citar(contexto) }]
      : impedem
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'retiradoDaEntidade',
      corrente: c.corrente,
      fundamentos: citar(contexto).fundamentos,
      dados: { em: contexto.hoje, para: outorga, motivo },
    },
  ]
}
