import type { Papel } from '#core/contexto.ts'
import { comandoDoAuto } from '../comandoDoAuto.ts'
import { declararImpedimento as schema } from '../processo.ts'

/**
 * Who would judge, or vote on the appeal, tells of kin, interest, friendship or enmity: from then on
 * they neither judge, nor decide on the effect, nor vote. The reasons are personal data.
 */
export const declararImpedimento = comandoDoAuto({
  nome: 'declararImpedimento',
  rotulo: 'Declarar-me impedido',
  dados: schema,
  papeis: ({ processo }) => [
    ...new Set<Papel>([...processo.primeiraInstancia.papeis, ...processo.recurso.papeis]),
  ],
  impedimentos: ({ auto, contexto, base }) =>
    auto.impedidos.some((i) => i.membro === contexto.autor.id)
      ? [{ codigo: 'impedimento.ja-declarado', fundamentos: base.fundamentos }]
      : [],
  atos: ({ motivo, razoes }, { corrente, contexto, base }) => [
    {
      tipo: 'impedimentoDeclarado',
      corrente,
      ...base,
      dados: { em: contexto.hoje, membro: contexto.autor.id, motivo },
      pessoal: { razoes },
    },
  ],
})
