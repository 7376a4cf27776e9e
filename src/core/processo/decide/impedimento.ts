import type { Contexto, Papel } from '#core/contexto.ts'
import { membroDe, quemAge } from '#core/junta/membros.ts'
import { juntaDo } from '#core/junta/regra.ts'
import type { Mundo } from '#core/mundo.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandoDoCaso } from '#core/junta/comandoDoCaso.ts'
import { recusaDePapel } from '../guardas.ts'
import { declararImpedimento as schema } from '../processo.ts'

const quemJulga = ({ processo }: Pacote): readonly Papel[] => [
  ...new Set<Papel>([...processo.primeiraInstancia.papeis, ...processo.recurso.papeis]),
]
const quemDeclara = (pacote: Pacote): readonly Papel[] => [
  ...new Set<Papel>([
    ...quemJulga(pacote),
    ...(pacote.processo.recurso.colegiado ? pacote.processo.preparam : []),
  ]),
]

/**
 * Who would judge, or vote on the appeal, tells of kin, interest, friendship or enmity: from then on
 * they neither judge, nor decide on the effect, nor vote. The reasons are personal data. Of a member
 * without an account it is the secretary who records it.
 */
export const declararImpedimento = comandoDoCaso({
  nome: 'declararImpedimento',
  rotulo: 'Declarar impedimento',
  dados: schema,
  papeis: quemDeclara,
  impedimentos: ({ caso, contexto, base }) =>
    caso.impedidos.some((i) => i.membro === contexto.autor.id)
      ? [{ codigo: 'impedimento.ja-declarado', fundamentos: base.fundamentos }]
      : [],
  confere: ({ membro }, { caso, contexto, mundo, base }) => {
    if (membro === undefined)
      return recusaDePapel(contexto, quemJulga(contexto.pacote), base.fundamentos)
    const { membro: m, recusas } = quemAge(juntaDo(mundo, contexto.pacote), membro, caso, contexto)
    if (m === undefined)
      return [{ codigo: 'junta.nao-e-membro', fundamentos: base.fundamentos, falta: 'membro' }]
    return caso.impedidos.some((i) => i.membro === m.id || i.membro === m.usuario)
      ? [...recusas, { codigo: 'impedimento.ja-declarado', fundamentos: base.fundamentos }]
      : recusas
  },
  // A member with an account is named by it: with it they judge, vote and decide on the effect.
  atos: ({ motivo, razoes, membro }, { corrente, contexto, mundo, base }) => [
    {
      tipo: 'impedimentoDeclarado',
      corrente,
      ...base,
      dados: { em: contexto.hoje, membro: contaOuMembro(membro, mundo, contexto), motivo },
      pessoal: { razoes },
    },
  ],
})

/** How who may not judge is named: by their account, or as the member that the secretary knows. */
const contaOuMembro = (membro: string | undefined, mundo: Mundo, contexto: Contexto): string =>
  membro === undefined
    ? contexto.autor.id
    : (membroDe(juntaDo(mundo, contexto.pacote), membro)?.usuario ?? membro)
