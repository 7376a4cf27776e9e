import type { Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { comRegra } from '#core/lei/base.ts'
import { comandoDoCaso } from '#core/junta/comandoDoCaso.ts'
import {
  nomeDoEfeito,
  recusaDoEfeito,
  recusaDoMembroDoEfeito,
  regraSemRelator,
} from '#core/junta/decide/efeito.ts'
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
  impedimentos: (s) => {
    if (s.caso.efeito === undefined) return [recursoJaSuspende(s.contexto.pacote)]
    const { admite, fundamentos, lacuna } = s.contexto.pacote.processo.efeitoSuspensivo
    return [
      ...(admite
        ? []
        : [
            {
              codigo: 'efeito.nao-admitido',
              fundamentos,
              ...(lacuna === undefined ? {} : { lacuna }),
            },
          ]),
      ...recusaDeImpedimento(s.caso, s.contexto, 'recurso'),
      ...recusaDoEfeito(s),
    ]
  },
  confere: ({ concede, membro }, s, impedida) => {
    const { efeito = 'nenhum' } = s.caso
    return [
      ...(transicoesDoEfeito[efeito][concede ? 'conceder' : 'negar'] === undefined
        ? [{ codigo: 'efeito.sem-mudanca', fundamentos: s.base.fundamentos, dados: { efeito } }]
        : []),
      ...(impedida ? [] : recusaDoMembroDoEfeito(membro, s)),
    ]
  },
  atos: ({ concede, razoes, membro }, s) => {
    const { corrente, contexto, base } = s
    const { lacuna } = contexto.pacote.processo.efeitoSuspensivo
    return [
      {
        tipo: concede ? 'efeitoSuspensivoConcedido' : 'efeitoSuspensivoNegado',
        corrente,
        ...comRegra(comRegra(base, { fundamentos: [], lacuna }), regraSemRelator(s)),
        dados: { em: contexto.hoje, razoes, ...nomeDoEfeito(membro, s) },
      },
    ]
  },
})

/** The appeal against a loss, made in time, by itself keeps it from taking effect until it is judged. */
const recursoJaSuspende = ({ processo }: Pacote): Recusa => {
  const { fundamentos, lacuna } = processo.medidas?.perda.recursoSuspende ?? {
    fundamentos: processo.recurso.fundamentos,
  }
  return {
    codigo: 'efeito.recurso-ja-suspende',
    fundamentos,
    ...(lacuna === undefined ? {} : { lacuna }),
  }
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
