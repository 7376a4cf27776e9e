import type { Papel } from '#core/contexto.ts'
import { comRegra } from '#core/lei/base.ts'
import { recusaDoEfeito, regraSemRelator } from '#core/junta/decide/efeito.ts'
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
export const decidirEfeitoSuspensivo = comandoDoAuto({
  nome: 'decidirEfeitoSuspensivo',
  rotulo: 'Decidir efeito suspensivo',
  dados: schemaDoEfeito,
  papeis: orgaoRecursal,
  impedimentos: (s) => {
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
      ...recusaDeImpedimento(s.auto, s.contexto, 'recurso'),
      ...recusaDoEfeito(s),
    ]
  },
  confere: ({ concede }, { auto, base }) =>
    transicoesDoEfeito[auto.efeito][concede ? 'conceder' : 'negar'] === undefined
      ? [
          {
            codigo: 'efeito.sem-mudanca',
            fundamentos: base.fundamentos,
            dados: { efeito: auto.efeito },
          },
        ]
      : [],
  atos: ({ concede, razoes }, s) => {
    const { corrente, contexto, base } = s
    const { lacuna } = contexto.pacote.processo.efeitoSuspensivo
    return [
      {
        tipo: concede ? 'efeitoSuspensivoConcedido' : 'efeitoSuspensivoNegado',
        corrente,
        ...comRegra(comRegra(base, { fundamentos: [], lacuna }), regraSemRelator(s)),
        dados: { em: contexto.hoje, razoes },
      },
    ]
  },
})

/** The last instance, where one authority, decides: the suspensive effect ends with it. */
export const julgarRecurso = comandoDoAuto({
  nome: 'julgarRecurso',
  rotulo: 'Julgar recurso',
  dados: schemaDoJulgamento,
  papeis: orgaoRecursal,
  naoPrevisto: ({ processo }) => (processo.recurso.colegiado ? 'orgao-singular' : undefined),
  impedimentos: (s) => [
    ...recusaDeImpedimento(s.auto, s.contexto, 'recurso'),
    ...recusaSemParecer(s.auto, s.contexto),
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
