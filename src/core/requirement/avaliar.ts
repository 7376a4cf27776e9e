import type { Operacao, Requisito } from '#law/esquema/requisitos.ts'
import { afastamentoEm } from '../afastamento/vigencia.ts'
import type { Dia } from '../calendar/dia.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Verificacao } from '../outorga/outorga.ts'
import { provisorioEm } from '../substituicao/frota.ts'
import { propriedadeEm } from '../veiculo/propriedade.ts'
import { antes } from './ajuda.ts'
import { umaPorFalta } from './mesmaFalta.ts'
import { type Item, marcoDe, type Plano, planoDe } from './plano.ts'
import type { CondutorAvaliado, Fatos, Pergunta, Resultado } from './tipos.ts'

export type { CondutorAvaliado, Fatos } from './tipos.ts'

/**
 * Every requirement of an operation, asked: the trace, every refusal at once, the gaps whose default
 * was relied on, and the next day on which any answer may change if nothing else happens.
 */
export type Avaliacao = Readonly<{
  verificacoes: readonly Verificacao[]
  recusas: readonly Recusa[]
  lacunas: readonly string[]
  mudaEm?: Dia
}>

type Conta = {
  verificacoes: Verificacao[]
  recusas: Recusa[]
  lacunas: string[]
  mudaEm: Dia | undefined
}

/**
 * Asks an operation's requirements of the facts, on the context's day or another (`dia`), under
 * the redaction that each requirement's `marco` picks. Pure, and made to be called often: what
 * depends only on the pack and the day is compiled once and kept.
 */
export function avaliar(
  operacao: Operacao,
  fatos: Fatos,
  contexto: Contexto,
  dia: Dia = contexto.hoje,
): Avaliacao {
  const plano = planoDe(contexto.pacote, operacao, dia)
  const conta: Conta = { verificacoes: [], recusas: [], lacunas: [], mudaEm: plano.mudaEm }
  const doTitular: Pergunta = {
    fatos,
    contexto,
    dia,
    pessoa: fatos.titular,
    condutor: fatos.condutor,
  }
  const excetuados = plano.temExcecao ? excetuadosEm(plano, doTitular) : undefined
  let dosCondutores: readonly Pergunta[] | undefined

  for (const entrada of plano.entradas) {
    const { requisito } = entrada
    if (excetuados?.has(requisito.id) === true) continue
    const item = entrada.fixo ?? entrada.em?.(marcoDe(requisito, fatos, dia))
    if (item === undefined) continue
    conta.mudaEm = antes(conta.mudaEm, item.mudaEm)
    if (requisito.sujeito !== 'condutor') {
      if (seAplica(requisito, doTitular)) perguntar(item, doTitular, conta)
      continue
    }
    dosCondutores ??= perguntasAosCondutores(doTitular)
    for (const p of dosCondutores) if (seAplica(requisito, p)) perguntar(item, p, conta)
    if (dosCondutores.length === 0 && requisito.exige.forma === 'condutor-inscrito')
      perguntar(item, { ...doTitular, pessoa: undefined }, conta)
  }
  const { verificacoes, lacunas, mudaEm } = conta
  const recusas = umaPorFalta(conta.recusas)
  return mudaEm === undefined
    ? { verificacoes, recusas, lacunas }
    : { verificacoes, recusas, lacunas, mudaEm }
}

function perguntar(item: Item, p: Pergunta, conta: Conta): void {
  const r = item.checar(p)
  if (r === undefined) return
  const { requisito } = item
  const atendido = r.recusa === undefined
  const base = {
    requisito: requisito.id,
    fundamentos: requisito.fundamentos,
    redacaoDesde: r.desde ?? item.redacaoDesde,
    atendido,
    fato: r.fato,
  }
  conta.verificacoes.push(r.parametros === undefined ? base : { ...base, parametros: r.parametros })
  conta.mudaEm = antes(conta.mudaEm, r.mudaEm)
  // A shape with a gap of its own uses it only where the gap bites; the requirement's always counts.
  for (const l of [
    r.lacuna,
    requisito.exige.forma === 'idade-maxima-do-veiculo' && requisito.exige.lacuna === undefined
      ? undefined
      : requisito.lacuna,
  ]) {
    if (l !== undefined && !conta.lacunas.includes(l)) conta.lacunas.push(l)
  }
  if (r.recusa !== undefined)
    conta.recusas.push(recusaDe(requisito, r.recusa, r.lacuna, p.condutor, p.fatos))
}

function recusaDe(
  requisito: Requisito,
  r: NonNullable<Resultado['recusa']>,
  lacuna: string | undefined,
  condutor: CondutorAvaliado | undefined,
  fatos: Fatos,
): Recusa {
  const gap = lacuna ?? r.de?.lacuna ?? requisito.lacuna
  // Which of the registered drivers: only when the grant's drivers were asked one by one.
  const qual =
    requisito.sujeito === 'condutor' && condutor !== undefined && fatos.condutor === undefined
      ? { condutor: condutor.id }
      : undefined
  const dados = r.dados === undefined && qual === undefined ? undefined : { ...r.dados, ...qual }
  return {
    codigo: r.codigo,
    fundamentos: [...new Set([...requisito.fundamentos, ...(r.de?.fundamentos ?? [])])],
    ...(requisito.outrasNormas === undefined ? {} : { outrasNormas: requisito.outrasNormas }),
    requisito: requisito.id,
    ...(r.passaEm === undefined ? {} : { passaEm: r.passaEm }),
    ...(r.falta === undefined ? {} : { falta: r.falta }),
    ...(gap === undefined ? {} : { lacuna: gap }),
    ...(dados === undefined ? {} : { dados }),
  }
}

/** All the guards given must hold; a guard on someone who is absent does not. */
export function seAplica(requisito: Requisito, p: Pergunta): boolean {
  const { sujeito, quando } = requisito
  if (sujeito === 'titular' && p.pessoa === undefined) return false
  if (sujeito === 'veiculo' && p.fatos.veiculo === undefined) return false
  if (quando === undefined) return true
  const { veiculo, titular, outorga } = p.fatos
  if (quando.ingresso === true && p.fatos.veiculoJaServia === true) return false
  if (
    quando.salvoProvisorio === true &&
    outorga !== undefined &&
    veiculo !== undefined &&
    provisorioEm(outorga, p.dia)?.veiculo === veiculo.id
  )
    return false
  if (quando.semAfastamento !== undefined && outorga !== undefined) {
    const corre = afastamentoEm(outorga, p.dia)
    if (corre !== undefined && quando.semAfastamento.includes(corre.especie)) return false
  }
  if (quando.pessoa !== undefined && (titular ?? p.pessoa)?.tipo !== quando.pessoa) return false
  if (
    quando.funcao !== undefined &&
    (p.condutor === undefined || !quando.funcao.includes(p.condutor.funcao))
  )
    return false
  if (
    quando.tipoDeVeiculo !== undefined &&
    (veiculo === undefined || !quando.tipoDeVeiculo.includes(veiculo.tipo))
  )
    return false
  if (quando.regimeDePropriedade === undefined) return true
  const dono = veiculo && propriedadeEm(veiculo, p.dia)
  return dono !== undefined && quando.regimeDePropriedade.includes(dono.regime)
}

/** The special rule sets the general one aside wherever the special one applies. */
function excetuadosEm(plano: Plano, p: Pergunta): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { requisito, fixo, em } of plano.entradas) {
    if (requisito.excepciona === undefined || !seAplica(requisito, p)) continue
    if ((fixo ?? em?.(marcoDe(requisito, p.fatos, p.dia))) !== undefined)
      ids.add(requisito.excepciona)
  }
  return ids
}

/** Who asks to be a driver, or else each of the grant's drivers on the day. */
export function perguntasAosCondutores(p: Pergunta): readonly Pergunta[] {
  const { fatos, dia } = p
  if (fatos.condutor !== undefined) return [{ ...p, pessoa: fatos.condutor.pessoa }]
  if (fatos.outorga === undefined) return []
  return fatos.mundo
    .condutoresDaOutorga(fatos.outorga.id)
    .filter((c) => condutorAtivo(c, dia))
    .map((c) => {
      const pessoa = fatos.mundo.pessoa(c.pessoa)
      return {
        ...p,
        pessoa,
        condutor: {
          id: c.id,
          funcao: c.funcao,
          pessoa,
          certificadoAte: c.certificadoAte,
          jornada: c.jornada,
        },
      }
    })
}
