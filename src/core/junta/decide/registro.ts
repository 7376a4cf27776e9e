import type * as z from 'zod'
import { addDias } from '#core/calendar/dia.ts'
import type { Corrente } from '#core/ato.ts'
import type { Comando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { type Decisao, type Recusa, recusar } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { dataInvertida, inexistente } from '#core/mundo/recusas.ts'
import { corrente } from '#core/ato.ts'
import type * as esquema from '../junta.ts'
import type { AtoDaJunta, Membro } from '../junta.ts'
import { membroDe } from '../membros.ts'
import { baseDaJunta, juntaDo, recusasDaJunta } from '../regra.ts'

/** The first day on which they are no longer in office; none while the term has no end. */
const fimDe = (m: Pick<Membro, 'ate' | 'encerradoEm'>): string =>
  [m.encerradoEm, m.ate === undefined ? undefined : addDias(m.ate, 1)]
    .filter((d) => d !== undefined)
    .sort()[0] ?? '9999-12-31'

/** The same name but for accents, case and spaces: two people of it are told apart by the register. */
const nomeIgual = (a: string, b: string): boolean => semAcentos(a) === semAcentos(b)
const semAcentos = (s: string): string =>
  s
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{L}+/gu, ' ')
    .trim()
    .toLowerCase()

/** Two terms that share a day. */
const aoMesmoTempo = (
  m: Membro,
  novo: Readonly<{ desde: string; ate?: string | undefined }>,
): boolean =>
  m.desde < fimDe(novo.ate === undefined ? {} : { ate: novo.ate }) && novo.desde < fimDe(m)

/** Appoints a member, by the act that the law asks for. */
export function nomear(
  c: Comando<z.infer<typeof esquema.nomearMembro>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDaJunta> {
  const impedem = recusasDaJunta(c.corrente, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const base = baseDaJunta(contexto.pacote)
  const { fundamentos } = base
  const { nome, usuario, cadastro, ate, ...resto } = c.dados
  const outros = juntaDo(mundo, contexto.pacote).membros.filter((m) => aoMesmoTempo(m, c.dados))
  const recusas: Recusa[] = [...dataInvertida('ate', c.dados.desde, ate)]
  if (cadastro !== undefined && mundo.pessoa(cadastro) === undefined)
    recusas.push(inexistente(corrente('pessoa', cadastro)))
  const mesmo = (m: Membro) =>
    (usuario !== undefined && m.usuario === usuario) ||
    (cadastro === undefined || m.cadastro === undefined
      ? m.nome !== undefined && nomeIgual(m.nome, nome)
      : m.cadastro === cadastro)
  if (outros.some(mesmo)) recusas.push({ codigo: 'junta.ja-e-membro', fundamentos })
  if (resto.presidente && resto.especie === 'suplente')
    recusas.push({ codigo: 'junta.presidente-suplente', fundamentos })
  const presidente = outros.find((m) => m.presidente)
  if (resto.presidente && presidente !== undefined)
    recusas.push({
      codigo: 'junta.ja-ha-presidente',
      fundamentos,
      dados: { membro: presidente.nome ?? presidente.id },
    })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      ...base,
      tipo: 'membroNomeado',
      corrente: c.corrente,
      dados: {
        em: contexto.hoje,
        membro: c.id,
        ...resto,
        ...(ate === undefined ? {} : { ate }),
        ...(usuario === undefined ? {} : { usuario }),
        ...(cadastro === undefined ? {} : { cadastro }),
      },
      pessoal: { nome },
    },
  ]
}

type DoMembro = Readonly<{ membro: string }>

/** A change in a member's record: the member exists, and what the data say fits. */
export const atoDoMembro =
  <D extends DoMembro>(
    confere: (dados: D, m: Membro, mundo: Mundo, contexto: Contexto) => readonly Recusa[],
    ato: (dados: D, em: string, autor: string) => Omit<AtoDaJunta, 'corrente' | 'fundamentos'>,
  ) =>
  (c: Comando<D>, mundo: Mundo, contexto: Contexto): Decisao<AtoDaJunta> => {
    const impedem = recusasDaJunta(c.corrente, contexto)
    if (impedem.length > 0) return recusar(impedem)
    const base = baseDaJunta(contexto.pacote)
    const m = membroDe(juntaDo(mundo, contexto.pacote), c.dados.membro)
    if (m === undefined)
      return recusar([
        { codigo: 'junta.nao-e-membro', fundamentos: base.fundamentos, falta: 'membro' },
      ])
    const recusas = confere(c.dados, m, mundo, contexto)
    if (recusas.length > 0) return recusar(recusas)
    return [
      {
        ...base,
        corrente: c.corrente,
        ...ato(c.dados, contexto.hoje, contexto.autor.id),
      } as AtoDaJunta,
    ]
  }

/** A leave, both days included, within the term. */
export const licenciar = atoDoMembro<z.infer<typeof esquema.licenciarMembro>>(
  ({ desde, ate }, m, _mundo, { pacote }) => [
    ...dataInvertida('ate', desde, ate),
    ...(desde < m.desde || ate >= fimDe(m)
      ? [
          {
            codigo: 'junta.licenca-fora-do-mandato',
            fundamentos: baseDaJunta(pacote).fundamentos,
            dados: { desde: m.desde, ...(m.ate === undefined ? {} : { ate: m.ate }) },
          },
        ]
      : []),
  ],
  (dados, em) => ({ tipo: 'membroLicenciado', dados: { em, ...dados } }),
)

/** The term ends before its last day: resignation, dismissal, death. */
export const encerrarMandato = atoDoMembro<z.infer<typeof esquema.encerrarMandato>>(
  ({ fim }, m, _mundo, { pacote }) => [
    ...dataInvertida('fim', m.desde, fim),
    ...(m.encerradoEm === undefined && fim <= (m.ate ?? '9999-12-31')
      ? []
      : [
          {
            codigo: 'junta.mandato-ja-encerrado',
            fundamentos: baseDaJunta(pacote).fundamentos,
            dados: { ate: m.encerradoEm ?? m.ate ?? '' },
          },
        ]),
  ],
  (dados, em) => ({ tipo: 'mandatoEncerrado', dados: { em, ...dados } }),
)

/** Publishes the seed of the draws to come: from the next day on it serves. */
export function publicarSemente(
  c: Comando<z.infer<typeof esquema.publicarSementeDaJunta>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDaJunta> {
  const impedem = recusasDaJunta(c.corrente, contexto)
  if (impedem.length > 0) return recusar(impedem)
  const base = baseDaJunta(contexto.pacote)
  const usadas = juntaDo(mundo, contexto.pacote).sementes
  if (usadas.some((s) => s.semente === c.dados.semente))
    return recusar([{ codigo: 'junta.semente-repetida', fundamentos: base.fundamentos }])
  return [
    {
      ...base,
      tipo: 'sementeDaJuntaPublicada',
      corrente: c.corrente,
      dados: { em: contexto.hoje, ...c.dados },
    },
  ]
}

/** What bars a change in the register before anything is written. */
export const sondarMembros = (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
  const impedem = recusasDaJunta(c, contexto)
  if (impedem.length > 0 || juntaDo(mundo, contexto.pacote).membros.length > 0) return impedem
  return [{ codigo: 'junta.sem-membros', fundamentos: baseDaJunta(contexto.pacote).fundamentos }]
}
