import type { Requisito } from '#law/esquema/requisitos.ts'
import { addDias, anoDe, type Dia, montarDia } from '../calendar/dia.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { mudancaDoValor, valorEm } from '../lei/valorEm.ts'
import { familiarDesde } from '../veiculo/propriedade.ts'
import { antes, fimDoPapel, nomeDoPapel, papeisDe, papelQueConta } from './ajuda.ts'
import type { Base, Pergunta } from './tipos.ts'

/** What a requirement leans on that ends: the kind of due day, what it is, its last day. */
export type Validade = Readonly<{ especie: string; chave: string; nome: string; ate: Dia }>

/**
 * Until when, inclusive, what answers the requirement holds, as it stands on the question's day.
 * None: nothing answers it yet, or what does has no end.
 */
export function validadesDe(requisito: Requisito, p: Pergunta): readonly Validade[] {
  const { exige } = requisito
  const base: Base = {
    requisito,
    pacote: p.contexto.pacote,
    quem: requisito.sujeito === 'condutor' ? 'condutor' : 'titular',
    moveComODia: true,
  }
  switch (exige.forma) {
    case 'cnh':
      return doPapel('cnh', 'cnh', undefined, base, p)
    case 'documento':
      return doPapel('documento', exige.tipo, exige.validade, base, p)
    case 'qualquer-documento':
      return maisLonga(
        exige.tipos.flatMap(({ tipo }) => doPapel('documento', tipo, undefined, base, p)),
      )
    case 'inspecao-tecnica':
      return daInspecao(exige, base, p)
    case 'propriedade':
      return doUsoFamiliar(exige, base, p)
    case 'idade-maxima-do-veiculo':
      return exige.para === 'ingresso' ? [] : daVidaUtil(exige, p)
    default:
      return []
  }
}

function doPapel(
  especie: string,
  tipo: string,
  validade: Parameters<typeof fimDoPapel>[1],
  base: Base,
  p: Pergunta,
): readonly Validade[] {
  const papel = papelQueConta(papeisDe(p, base), tipo, p.dia, validade, base)
  const ate = papel && fimDoPapel(papel, validade, base)
  return ate === undefined ? [] : [{ especie, chave: tipo, nome: nomeDoPapel(base, tipo), ate }]
}

const maisLonga = (lista: readonly Validade[]): readonly Validade[] =>
  lista.toSorted((a, b) => (a.ate > b.ate ? -1 : 1)).slice(0, 1)

type Exige<N extends Requisito['exige']['forma']> = Extract<Requisito['exige'], { forma: N }>

/** Of a vehicle that by then is old enough to need it. */
function daInspecao(
  exige: Exige<'inspecao-tecnica'>,
  base: Base,
  p: Pergunta,
): readonly Validade[] {
  const { veiculo } = p.fatos
  const limite = veiculo && exige.acimaDe[veiculo.tipo]
  if (veiculo === undefined || limite === undefined) return []
  const papel = papelQueConta(veiculo.documentos, exige.documento, p.dia, exige.validade, base)
  if (papel === undefined) return []
  const porIdade = somarDuracao(papel.emitidoEm, exige.validade, base.pacote.prazos.contagem)
  const ate = antes(porIdade, papel.validoAte) ?? porIdade
  if (anoDe(addDias(ate, 1)) - veiculo.anoFabricacao <= limite) return []
  const nome = nomeDoPapel(base, exige.documento)
  return [{ especie: 'inspecao-tecnica', chave: exige.documento, nome, ate }]
}

function doUsoFamiliar(
  exige: Exige<'propriedade'>,
  { pacote }: Base,
  { fatos, dia }: Pergunta,
): readonly Validade[] {
  const { veiculo } = fatos
  const de = veiculo?.propriedade
  if (veiculo === undefined || de?.regime !== 'familiar' || de.atoFormalEm === undefined) return []
  if (exige.limiteFamiliar === undefined) return []
  const ate = somarDuracao(
    familiarDesde(veiculo, dia) ?? de.atoFormalEm,
    exige.limiteFamiliar,
    pacote.prazos.contagem,
  )
  return [{ especie: 'uso-familiar', chave: '', nome: 'Veículo em nome de familiar', ate }]
}

/** 31 December of the year of make + the limit that will be in force then. */
function daVidaUtil(
  exige: Exige<'idade-maxima-do-veiculo'>,
  { fatos, dia }: Pergunta,
): readonly Validade[] {
  const { veiculo } = fatos
  if (veiculo === undefined) return []
  for (let em = dia; ;) {
    const anos = valorEm<Partial<Record<string, number>>>(exige.anos, em)?.valor[veiculo.tipo]
    const ate = anos === undefined ? undefined : montarDia(veiculo.anoFabricacao + anos, 12, 31)
    const muda = mudancaDoValor(exige.anos, em, (d) => addDias(d, 1))
    if (muda === undefined || (ate !== undefined && ate < muda))
      return ate === undefined
        ? []
        : [{ especie: 'vida-util', chave: '', nome: 'Vida útil do veículo', ate }]
    em = muda
  }
}
