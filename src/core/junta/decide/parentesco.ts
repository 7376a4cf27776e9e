import type * as z from 'zod'
import type { Corrente } from '#core/ato.ts'
import { corrente } from '#core/ato.ts'
import type { Contexto } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { inexistente } from '#core/mundo/recusas.ts'
import type { Pacote } from '#law/pacote.ts'
import { type Caso, casosDaPessoa } from '../caso.ts'
import type * as esquema from '../junta.ts'
import type { Membro } from '../junta.ts'
import { parentesEm } from '../membros.ts'
import { baseDaJunta, juntaDo, recusasDaJunta } from '../regra.ts'
import { atoDoMembro } from './registro.ts'

/** An appeal of the person is being voted on: the report brings the first vote. */
const emVotacao = ({ pende, tramite }: Caso): boolean => pende && (tramite?.votos.length ?? 0) > 0

/** What bars whoever may not judge, as a refusal of kinship cites it. */
const doImpedimento = ({ processo: { impedimento } }: Pacote) => ({
  fundamentos: impedimento.fundamentos,
  ...(impedimento.outrasNormas === undefined ? {} : { outrasNormas: impedimento.outrasNormas }),
})

/** Began it, or decided it in the first instance: their own act is under appeal. */
const eParteNoCaso = ({ iniciadoPor, decididoPor }: Caso, usuario: string): boolean =>
  iniciadoPor === usuario || decididoPor === usuario

/**
 * What keeps a kinship from being written, or undone: no proof of it; or votes that it would change,
 * and neither the member themselves says so nor a manager who has no act of theirs under appeal there:
 * who proposed the loss, wrote the record or decided it chooses nobody's vote.
 */
function recusasDoRegistro(
  { parente, prova }: Readonly<{ parente: string; prova: string }>,
  m: Membro,
  mundo: Mundo,
  { pacote, autor }: Contexto,
): readonly Recusa[] {
  const base = doImpedimento(pacote)
  const votados = casosDaPessoa(parente, mundo).filter(emVotacao)
  const gestorAlheio =
    autor.papeis.includes('gestor') && !votados.some((caso) => eParteNoCaso(caso, autor.id))
  const podeDepois = votados.length === 0 || gestorAlheio || m.usuario === autor.id
  return [
    ...(mundo.pessoa(parente) === undefined ? [inexistente(corrente('pessoa', parente))] : []),
    ...(/[\p{L}\p{N}]/u.test(prova)
      ? []
      : [{ codigo: 'junta.parentesco-sem-prova', ...base, falta: 'prova' }]),
    ...(podeDepois
      ? []
      : [
          {
            codigo: 'junta.parentesco-depois-do-voto',
            ...base,
            dados: { membro: m.nome ?? m.id },
          },
        ]),
  ]
}

/**
 * Who of the register is kin of the member, so that no appeal of theirs comes before them: with the
 * paper that shows it and, once there are votes that it could undo, by the manager or the member.
 */
export const registrar = atoDoMembro<z.infer<typeof esquema.registrarParentesco>>(
  (dados, m, mundo, contexto) => [
    ...recusasDoRegistro(dados, m, mundo, contexto),
    ...(parentesEm(m).some((p) => p.parente === dados.parente)
      ? [
          {
            codigo: 'junta.parente-ja-registrado',
            fundamentos: baseDaJunta(contexto.pacote).fundamentos,
          },
        ]
      : []),
  ],
  ({ prova, ...dados }, em, por) => ({
    tipo: 'parentescoRegistrado',
    dados: { em, ...dados, por },
    pessoal: { prova },
  }),
)

/** The result was proclaimed without the member's vote, for this kinship: it is history. */
const pesouNoResultado = ({ julgado }: Caso, m: Membro): boolean =>
  julgado?.votosCaidos?.some((v) => v.membro === m.id && v.motivo === 'parentesco') ?? false

/** The member's vote fell, and an alternate voted in the seat: it cannot vote twice. */
const outroVotou = (caso: Caso, m: Membro): boolean =>
  emVotacao(caso) &&
  caso.tramite?.votos.some((v) => v.membro === m.id) === true &&
  caso.tramite.votos.some((v) => v.cadeira === m.id)

/**
 * Undoes a kinship registered by error, with the reason and its proof: from then on it bars no one,
 * and a vote that fell by it counts again. Never once a result was proclaimed without that vote, nor
 * once another voted in that seat.
 */
export const retificar = atoDoMembro<z.infer<typeof esquema.retificarParentesco>>(
  (dados, m, mundo, contexto) => {
    const { pacote } = contexto
    const casos = casosDaPessoa(dados.parente, mundo)
    const julgado = casos.find((c) => pesouNoResultado(c, m))
    const base = doImpedimento(pacote)
    const nome = { membro: m.nome ?? m.id }
    return [
      ...recusasDoRegistro(dados, m, mundo, contexto),
      ...(parentesEm(m).some((p) => p.parente === dados.parente)
        ? []
        : [
            {
              codigo: 'junta.parente-nao-registrado',
              fundamentos: baseDaJunta(pacote).fundamentos,
              falta: 'parente',
            },
          ]),
      ...(julgado === undefined
        ? []
        : [
            {
              codigo: 'junta.parentesco-ja-pesou',
              ...base,
              dados: { ...nome, acordao: julgado.julgado?.acordao ?? '' },
            },
          ]),
      ...(casos.some((c) => outroVotou(c, m))
        ? [{ codigo: 'junta.parentesco-cadeira-ja-votou', ...base, dados: nome }]
        : []),
    ]
  },
  ({ prova, ...dados }, em, por) => ({
    tipo: 'parentescoRetificado',
    dados: { em, ...dados, por },
    pessoal: { prova },
  }),
)

/** Some kinship stands that could be undone; which one, the data say. */
export function sondarRetificacao(
  c: Corrente,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const impedem = recusasDaJunta(c, contexto)
  if (impedem.length > 0) return impedem
  const { membros } = juntaDo(mundo, contexto.pacote)
  return membros.some((m) => parentesEm(m).length > 0)
    ? []
    : [
        {
          codigo: 'junta.nenhum-parente',
          fundamentos: baseDaJunta(contexto.pacote).fundamentos,
        },
      ]
}
