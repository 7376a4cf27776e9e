import { idDaCorrente } from '#core/ato.ts'
import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { comRegra } from '#core/lei/base.ts'
import { comandoDoCaso, type SituacaoDoCaso } from '#core/junta/comandoDoCaso.ts'
import {
  nomeDoEfeito,
  recusaDoEfeito,
  recusaDoMembroDoEfeito,
  regraSemRelator,
} from '#core/junta/decide/efeito.ts'
import { recusasDoPedidoDeEfeito, regraDoEfeito } from '#core/perda/efeito.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandoDoAuto } from '../comandoDoAuto.ts'
import { transicoesDoEfeito } from '../efeito.ts'
import { recusaDeImpedimento, recusaSemParecer } from '../guardas.ts'
import {
  decidirEfeitoSuspensivo as schemaDoEfeito,
  julgarRecurso as schemaDoJulgamento,
} from '../processo.ts'

const orgaoRecursal = ({ processo }: Pacote): readonly Papel[] => processo.recurso.papeis

/** Whether the appeal suspends what was decided, where the pack admits it. */
export const decidirEfeitoSuspensivo = comandoDoCaso({
  nome: 'decidirEfeitoSuspensivo',
  rotulo: 'Decidir efeito suspensivo',
  dados: schemaDoEfeito,
  papeis: orgaoRecursal,
  impedimentos: (s) => [
    ...recusasDaRegra(s),
    ...recusaDeImpedimento(s.caso, s.contexto, 'recurso'),
    ...recusaDoEfeito(s),
  ],
  confere: ({ concede, membro }, s, impedida) => {
    const { efeito } = s.caso
    return [
      ...(transicoesDoEfeito[efeito][concede ? 'conceder' : 'negar'] === undefined
        ? [{ codigo: 'efeito.sem-mudanca', fundamentos: s.base.fundamentos, dados: { efeito } }]
        : []),
      ...(impedida ? [] : recusaDoMembroDoEfeito(membro, s)),
    ]
  },
  atos: ({ concede, razoes, membro }, s) => {
    const { corrente, contexto, base } = s
    return [
      {
        tipo: concede ? 'efeitoSuspensivoConcedido' : 'efeitoSuspensivoNegado',
        corrente,
        ...comRegra(comRegra(base, regraDe(s)), regraSemRelator(s)),
        dados: { em: contexto.hoje, razoes, ...nomeDoEfeito(membro, s) },
      },
    ]
  },
})

const perdaDo = ({ caso, corrente, mundo }: SituacaoDoCaso) =>
  caso.especie === 'perda' ? mundo.perda(idDaCorrente(corrente)) : undefined

/** The law's word on the effect: of an appeal against a loss, its own. */
function regraDe(s: SituacaoDoCaso) {
  const p = perdaDo(s)
  return p === undefined
    ? s.contexto.pacote.processo.efeitoSuspensivo
    : regraDoEfeito(p, s.contexto)
}

/** The law has no effect to be asked for on this appeal. */
function recusasDaRegra(s: SituacaoDoCaso): readonly Recusa[] {
  const p = perdaDo(s)
  if (p !== undefined) return recusasDoPedidoDeEfeito(p, s.contexto)
  const { admite, fundamentos, lacuna } = s.contexto.pacote.processo.efeitoSuspensivo
  const daLacuna = lacuna === undefined ? {} : { lacuna }
  return admite ? [] : [{ codigo: 'efeito.nao-admitido', fundamentos, ...daLacuna }]
}

/** The last instance, where one authority, decides: the suspensive effect ends with it. */
export const julgarRecurso = comandoDoAuto({
  nome: 'julgarRecurso',
  rotulo: 'Julgar recurso',
  dados: schemaDoJulgamento,
  papeis: orgaoRecursal,
  naoPrevisto: ({ processo }) => (processo.recurso.colegiado ? 'orgao-singular' : undefined),
  impedimentos: (s) => [
    ...recusaDeImpedimento(s.caso, s.contexto, 'recurso'),
    ...recusaSemParecer(s.caso, s.contexto),
  ],
  atos: ({ resultado, razoes }, { corrente, contexto, base }) => [
    {
      tipo: 'recursoJulgado',
      corrente,
      ...base,
      dados: { em: contexto.hoje, resultado, razoes, julgador: contexto.autor.id },
    },
  ],
})
