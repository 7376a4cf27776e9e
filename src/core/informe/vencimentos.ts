import type { EspecieDeVencimento } from '../vencimento/vencimento.ts'
import { devidoAte } from './decide.ts'
import { escreverSemestre, semestreAnterior, semestreDe, semestreSeguinte } from './semestre.ts'

/**
 * The next half-year to be told of: after the last one told; with none told, the one that ended
 * last, and never one before the grant's own beginning.
 */
export const vencimentosDosInformes: readonly EspecieDeVencimento[] = [
  {
    especie: 'informe',
    nome: 'Dados do serviço a remeter',
    dono: 'outorga',
    avisos: [30, 7],
    papeis: ['atendente', 'gestor'],
    vencimentos(id, mundo, contexto) {
      const o = mundo.outorga(id)
      if (o?.situacao !== 'concedida' || o.inicio === undefined) return []
      const inicio = semestreDe(o.inicio)
      return (contexto.pacote.prazos.informes ?? []).flatMap((p) => {
        if (p.semestral === undefined) return []
        const ditos = (o.informes ?? []).flatMap((i) =>
          i.informe === p.id && i.semestre !== undefined ? [i.semestre] : [],
        )
        const ultimo = ditos.toSorted().at(-1)
        const passado = semestreAnterior(semestreDe(contexto.hoje))
        const proximo =
          ultimo === undefined ? (passado > inicio ? passado : inicio) : semestreSeguinte(ultimo)
        return [
          {
            chave: p.id,
            nome: `${p.nome}: ${escreverSemestre(proximo)}`,
            venceEm: devidoAte(proximo, p.semestral.prazo, contexto),
            fundamentos: p.fundamentos,
            lacuna: p.lacuna,
          },
        ]
      })
    },
  },
]
