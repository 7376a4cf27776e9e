import { addDias, type Dia } from '#core/calendar/dia.ts'
import { addAnos } from '#core/calendar/meses.ts'
import { valorEm } from '#core/lei/valorEm.ts'
import type { Documento } from '#core/pessoa/pessoa.ts'
import type { Operacao, Requisito } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import { cnhFicticia } from './ficticios.ts'

type Sujeito = Requisito['sujeito']
type Quem = Readonly<{ pessoa?: 'fisica' | 'juridica'; tipoDeVeiculo?: string }>

/**
 * The papers that make a subject pass what the pack asks of it in these operations: read from the
 * pack's own requirements, so that no city's list is repeated here.
 */
export function papeisQueBastam(
  pacote: Pacote,
  pedido: Readonly<{
    sujeitos: readonly Sujeito[]
    operacoes: readonly Operacao[]
    quem: Quem
    rotulo: string
    emitidosEm: Dia
  }>,
): Documento[] {
  const { sujeitos, operacoes, quem, rotulo, emitidosEm } = pedido
  const papeis = new Map<string, Documento>()
  for (const r of pacote.requisitos) {
    if (!sujeitos.includes(r.sujeito) || !operacoes.some((o) => r.operacoes.includes(o))) continue
    if (!cabe(r, quem, emitidosEm)) continue
    for (const papel of papeisDe(r, rotulo, emitidosEm)) {
      papeis.set(papel.tipo, { ...papeis.get(papel.tipo), ...papel })
    }
  }
  return [...papeis.values()]
}

function cabe({ quando, desde, ate }: Requisito, quem: Quem, dia: Dia): boolean {
  if (desde !== undefined && dia < desde) return false
  if (ate !== undefined && dia > ate) return false
  if (quando?.pessoa !== undefined && quem.pessoa !== undefined && quando.pessoa !== quem.pessoa) {
    return false
  }
  const tipos: readonly string[] | undefined = quando?.tipoDeVeiculo
  return (
    tipos === undefined || quem.tipoDeVeiculo === undefined || tipos.includes(quem.tipoDeVeiculo)
  )
}

function papeisDe({ exige }: Requisito, rotulo: string, em: Dia): Documento[] {
  const comum = { emitidoEm: em, conferencia: { modo: 'conferida', em } } as const
  const fim = addAnos(em, 3, 'ultimo-dia')
  switch (exige.forma) {
    case 'documento':
      return [
        {
          ...comum,
          tipo: exige.tipo,
          ...(exige.semValidade === true || exige.validade !== undefined ? {} : { validoAte: fim }),
          ...(exige.negativa === true ? { resultado: 'nada-consta' as const } : {}),
          ...(exige.provaTempo === undefined ? {} : { desde: addAnos(em, -6, 'ultimo-dia') }),
        },
      ]
    case 'qualquer-documento': {
      const primeiro = exige.tipos[0]!
      return [
        { ...comum, tipo: primeiro.tipo, ...(primeiro.semValidade ? {} : { validoAte: fim }) },
      ]
    }
    case 'cnh':
      return [cnh(valorEm(exige.categorias, em)?.valor?.[0] ?? 'A', rotulo, em)]
    case 'habilitado-ha':
      return [cnh(exige.categorias[0] ?? 'A', rotulo, em)]
    case 'inspecao-tecnica':
      return [{ ...comum, tipo: exige.documento }]
    case 'propriedade':
    default:
      return []
  }
}

function cnh(categoria: string, rotulo: string, em: Dia): Documento {
  return {
    tipo: 'cnh',
    numero: cnhFicticia(rotulo),
    emitidoEm: em,
    validoAte: addAnos(em, 5, 'ultimo-dia'),
    categorias: categoria,
    habilitadoDesde: { [categoria]: addDias(addAnos(em, -8, 'ultimo-dia'), 0) },
    ear: true,
    conferencia: { modo: 'conferida', em },
  }
}

/** The characteristics that the pack asks of a vehicle, all met. */
export const caracteristicasQueBastam = (pacote: Pacote): Record<string, boolean | string> =>
  Object.fromEntries(
    pacote.requisitos.flatMap(({ exige }) =>
      exige.forma === 'caracteristica' ? [[exige.campo, exige.igual]] : [],
    ),
  )
