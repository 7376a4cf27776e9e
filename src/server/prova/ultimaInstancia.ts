import { addDias } from '#core/calendar/dia.ts'
import type { Sentido } from '#core/junta/tramite.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { caminhoDoCaso } from '../juntas/casosDaPauta.ts'
import type { Historia } from './historia.ts'

/** The account with which the city's president votes; the others' votes the secretary records. */
const CONTA = 'u-recursal'
const PRESIDENTE = 'Paula Presidente'
export const TITULARES = [PRESIDENTE, 'Bento Membro', 'Célia Membro'] as const

export const enderecoDaJunta = (h: Historia): string => `/juntas/${h.pacote.processo.recurso.orgao}`
const lerJunta = (h: Historia) => h.ler<FichaDoRegistro>(enderecoDaJunta(h))
/** `caso`: as agendas name it. */
const noColegiado = async (h: Historia, caso: string) =>
  (await h.ler<Pick<FichaDoAuto, 'colegiado'>>(`/${caminhoDoCaso(caso)}`)).colegiado

/** Appoints a president, two members and an alternate, if there is none; their ids, by name. */
export async function constituirJunta(
  h: Historia,
  conta: string | null = CONTA,
): Promise<ReadonlyMap<string, string>> {
  const ha = await membros(h)
  if (ha.size > 0) return ha
  const nomear = (nome: string, dados: object = {}) =>
    h.fazer('gestor', `${enderecoDaJunta(h)}/nomearMembro`, {
      nome,
      especie: 'titular',
      ato: 'Decreto nº 10/2024',
      desde: '2024-01-02',
      ...dados,
    })
  await nomear(PRESIDENTE, { presidente: true, ...(conta === null ? {} : { usuario: conta }) })
  await nomear('Bento Membro')
  await nomear('Célia Membro')
  await nomear('Saulo Suplente', { especie: 'suplente' })
  return membros(h)
}

/** The members' ids by name, as the body's file offers them. */
export const membros = async (h: Historia): Promise<ReadonlyMap<string, string>> =>
  new Map(
    ((await lerJunta(h)).escolhas['membro'] ?? []).map((m) => [
      m.rotulo.split(' · ')[0] ?? '',
      m.valor,
    ]),
  )

export const publicarSemente = (h: Historia) =>
  h.fazer(h.prepara, `${enderecoDaJunta(h)}/publicarSementeDaJunta`, {
    semente: `prêmios de ${h.hoje}`,
    fonte: 'Loteria Federal',
  })

/** Publishes a seed tomorrow and draws the rapporteurs the day after, which is then today. */
export async function distribuir(h: Historia, ...casos: readonly string[]): Promise<void> {
  await constituirJunta(h)
  h.passam(1)
  await publicarSemente(h)
  h.passam(1)
  for (const c of casos) await h.fazer(h.prepara, `/${caminhoDoCaso(c)}/distribuirRecurso`, {})
}

/** The rapporteur's report and vote, by their own account or by the secretary. */
export async function relatar(h: Historia, caso: string, voto: Sentido): Promise<void> {
  const c = await noColegiado(h, caso)
  const semConta = c?.semUsuario.some((m) => m.nome === c.relator) ?? false
  await h.fazer(semConta ? h.prepara : 'recursal', `/${caminhoDoCaso(caso)}/relatarRecurso`, {
    relatorio: 'Examinados os autos do processo.',
    voto,
    razoes: 'Pelo que consta do processo.',
  })
}

/** Calls a session for tomorrow with these appeals; its id. */
export async function convocar(h: Historia, ...casos: readonly string[]): Promise<string> {
  await h.fazer(h.prepara, `${enderecoDaJunta(h)}/convocarSessao`, {
    dia: addDias(h.hoje, 1),
    hora: '14:00',
    local: 'Sala de reuniões',
    recursos: casos,
    meio: 'mural',
  })
  return (await lerJunta(h)).escolhas['sessao']?.at(-1)?.valor ?? ''
}

/** What opens the session, with those named present; the president presides, or who is said. */
export async function presenca(
  h: Historia,
  sessao: string,
  presentes: readonly string[],
  preside: string = PRESIDENTE,
) {
  const ids = await membros(h)
  return { sessao, presentes: presentes.map((n) => ids.get(n)), preside: ids.get(preside) }
}
export const abrir = async (
  h: Historia,
  ...quem: readonly [sessao: string, presentes: readonly string[], preside?: string]
) => h.fazer(h.prepara, `${enderecoDaJunta(h)}/abrirSessao`, await presenca(h, ...quem))

/** Each seated member who has not voted votes so: with their account, or by the secretary. */
export async function votar(h: Historia, caso: string, voto: Sentido): Promise<void> {
  const c = await noColegiado(h, caso)
  const ids = await membros(h)
  const semConta = new Set(c?.semUsuario.map((m) => m.nome))
  for (const nome of TITULARES) {
    if (c?.votos.some((v) => v.membro === nome) === true) continue
    const proprio = !semConta.has(nome)
    await h.fazer(proprio ? 'recursal' : h.prepara, `/${caminhoDoCaso(caso)}/votarRecurso`, {
      voto,
      ...(proprio ? {} : { membro: ids.get(nome) }),
    })
  }
}

/**
 * The last instance decides an appeal as the law says: a collegiate body in session, some days later,
 * or one authority, after the opinion where the law wants one.
 */
export async function julgarRecurso(
  h: Historia,
  auto: string,
  resultado: 'provido' | 'improvido',
): Promise<void> {
  const { recurso } = h.pacote.processo
  const razoes = resultado === 'provido' ? 'Reforma-se a decisão.' : 'Mantém-se a decisão.'
  const voto: Sentido = resultado === 'provido' ? 'provimento' : 'improvimento'
  await emitirParecer(h, auto, voto)
  if (!recurso.colegiado) {
    await h.fazer('recursal', `/autos/${auto}/julgarRecurso`, { resultado, razoes })
    return
  }
  await distribuir(h, auto)
  await relatar(h, auto, voto)
  const sessao = await convocar(h, auto)
  h.passam(1)
  await abrir(h, sessao, TITULARES)
  await votar(h, auto, voto)
  await h.fazer(h.prepara, `/${caminhoDoCaso(auto)}/proclamarResultado`, { razoes })
  await h.fazer(h.prepara, `${enderecoDaJunta(h)}/encerrarSessao`, { sessao })
}

/** The opinion, where the law wants one. */
export async function emitirParecer(h: Historia, caso: string, conclusao: Sentido): Promise<void> {
  const { preparo } = h.pacote.processo.recurso
  const [papel] = preparo?.papeis ?? []
  if (papel === undefined) return
  const dados = { conclusao, texto: 'Examinado o recurso, é o parecer.' }
  await h.fazer(papel, `/${caminhoDoCaso(caso)}/emitirParecer`, dados)
}
