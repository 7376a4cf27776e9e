import type { Contexto, Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import type { Pacote } from '#law/pacote.ts'
import { comandoDoAuto } from '../comandoDoAuto.ts'
import { transicoesDoEfeito } from '../efeito.ts'
import { recusaDeImpedimento } from '../guardas.ts'
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
  atos: ({ concede, razoes }, { corrente, contexto, base }) => {
    const { lacuna } = contexto.pacote.processo.efeitoSuspensivo
    const lacunas = [...(base.lacunas ?? []), ...(lacuna === undefined ? [] : [lacuna])]
    return [
      {
        tipo: concede ? 'efeitoSuspensivoConcedido' : 'efeitoSuspensivoNegado',
        corrente,
        ...base,
        ...(lacunas.length === 0 ? {} : { lacunas }),
        dados: { em: contexto.hoje, razoes },
      },
    ]
  },
})

type Voto = Readonly<{ membro: string; voto: 'provimento' | 'improvimento' }>

/** The body's least number of votes on the day, where the municipality fixed it. */
function quorumFixado(
  quorum: Readonly<{ parametro: string }> | undefined,
  contexto: Contexto,
): number | undefined {
  if (quorum === undefined) return undefined
  const fixado = valorDeParametro(contexto, quorum.parametro, contexto.hoje)
  return 'valor' in fixado ? Number(fixado.valor) : undefined
}

/** A collegiate body decides by the majority of its votes, one a member; a single judge has none. */
function recusasDosVotos(
  resultado: 'provido' | 'improvido',
  votos: readonly Voto[] | undefined,
  contexto: Contexto,
): readonly Recusa[] {
  const { colegiado, fundamentos, quorum } = contexto.pacote.processo.recurso
  const dados = votos ?? []
  if (!colegiado) {
    return dados.length === 0 ? [] : [{ codigo: 'recurso.orgao-singular', fundamentos }]
  }
  if (dados.length === 0) return [{ codigo: 'recurso.sem-votos', fundamentos, falta: 'votos' }]
  const membros = new Set(dados.map((v) => v.membro.trim().toLocaleLowerCase('pt-BR')))
  const aFavor = dados.filter((v) => v.voto === 'provimento').length
  const pelo = resultado === 'provido' ? aFavor : dados.length - aFavor
  const minimo = quorumFixado(quorum, contexto)
  return [
    ...(quorum !== undefined && minimo !== undefined && dados.length < minimo
      ? [
          {
            codigo: 'recurso.sem-quorum',
            fundamentos: quorum.fundamentos,
            ...(quorum.lacuna === undefined ? {} : { lacuna: quorum.lacuna }),
            dados: { votos: dados.length, quorum: minimo },
          },
        ]
      : []),
    ...(membros.size < dados.length ? [{ codigo: 'recurso.voto-repetido', fundamentos }] : []),
    ...(pelo * 2 > dados.length
      ? []
      : [
          {
            codigo: 'recurso.sem-maioria',
            fundamentos,
            dados: { resultado, votos: pelo, total: dados.length },
          },
        ]),
  ]
}

/** The last instance decides: the suspensive effect ends with it. */
export const julgarRecurso = comandoDoAuto({
  nome: 'julgarRecurso',
  rotulo: 'Julgar recurso',
  dados: schemaDoJulgamento,
  papeis: orgaoRecursal,
  impedimentos: (s) => recusaDeImpedimento(s.auto, s.contexto, 'recurso'),
  confere: ({ resultado, votos }, { contexto }) => recusasDosVotos(resultado, votos, contexto),
  atos: ({ resultado, razoes, votos }, { corrente, contexto, base }) => [
    {
      tipo: 'recursoJulgado',
      corrente,
      ...base,
      dados: {
        em: contexto.hoje,
        resultado,
        razoes,
        julgador: contexto.autor.id,
        ...(votos === undefined || votos.length === 0 ? {} : { votos }),
      },
    },
  ],
})
