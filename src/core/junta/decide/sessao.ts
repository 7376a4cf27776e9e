import type * as z from 'zod'
import type { Corrente } from '#core/ato.ts'
import { addDias, anoDe, type Dia } from '#core/calendar/dia.ts'
import type { Comando } from '#core/comando.ts'
import type { Contexto } from '#core/contexto.ts'
import { type Decisao, type Recusa, recusar } from '#core/decisao.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import type { Mundo } from '#core/mundo.ts'
import { casoDe } from '../caso.ts'
import type * as esquema from '../junta.ts'
import type { AtoDaJunta, Junta, Sessao } from '../junta.ts'
import { membroDe, noMandato, recusasDoMembro } from '../membros.ts'
import {
  baseDaJunta,
  cadeiras,
  juntaDo,
  recusaDeQuorum,
  recusasDaJunta,
  regraDaJunta,
} from '../regra.ts'
import { type ComandoDaSessao, recusasDaSessao, transicoesDaSessao } from '../transicoes.ts'

/** The first day on which a session called today may sit. */
export function primeiroDiaDaSessao(contexto: Contexto): Dia {
  const regra = regraDaJunta(contexto.pacote)
  const fixado =
    regra === undefined
      ? undefined
      : valorDeParametro(contexto, regra.pauta.parametro, contexto.hoje)
  const dias = fixado !== undefined && 'valor' in fixado ? Number(fixado.valor) : 1
  return addDias(contexto.hoje, dias)
}

/** A session under way or to come that has the appeal on its agenda. */
export const sessaoDoRecurso = (j: Junta, recurso: string): Sessao | undefined =>
  j.sessoes.find(
    (s) =>
      (s.situacao === 'convocada' || s.situacao === 'aberta') &&
      s.pauta.includes(recurso) &&
      !s.retirados.some((r) => r.recurso === recurso),
  )

/** Why an appeal may not go on the agenda. */
function recusasDoRecurso(
  id: string,
  j: Junta,
  mundo: Mundo,
  { pacote }: Contexto,
): readonly Recusa[] {
  const { fundamentos } = pacote.processo.recurso
  const caso = casoDe(mundo, id)
  const numero = caso?.numero ?? id
  const especie = caso?.especie ?? 'auto'
  if (caso?.pende !== true)
    return [{ codigo: 'sessao.recurso-alheio', fundamentos, dados: { especie, numero } }]
  const etapa = caso.tramite?.etapa ?? 'a-distribuir'
  if (etapa === 'a-distribuir' || etapa === 'com-relator')
    return [
      { codigo: 'sessao.recurso-nao-relatado', fundamentos, dados: { especie, numero, etapa } },
    ]
  const outra = sessaoDoRecurso(j, id)
  return outra === undefined
    ? []
    : [
        {
          codigo: 'sessao.recurso-em-outra-pauta',
          fundamentos,
          dados: { especie, numero, dia: outra.dia },
        },
      ]
}

/** Calls a session and publishes its agenda, with the appeals in order. */
export function convocar(
  c: Comando<z.infer<typeof esquema.convocarSessao>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDaJunta> {
  const impedem = recusasDaJunta(c.corrente, contexto)
  const regra = regraDaJunta(contexto.pacote)
  if (impedem.length > 0 || regra === undefined) return recusar(impedem)
  const base = baseDaJunta(contexto.pacote)
  const j = juntaDo(mundo, contexto.pacote)
  const { recursos, ...dados } = c.dados
  const unicos = [...new Set(recursos)]
  const primeiro = primeiroDiaDaSessao(contexto)
  const recusas: readonly Recusa[] = [
    ...(dados.dia < primeiro
      ? [
          {
            codigo: 'sessao.sem-antecedencia',
            fundamentos: regra.pauta.fundamentos,
            ...(regra.pauta.lacuna === undefined ? {} : { lacuna: regra.pauta.lacuna }),
            dados: { primeiro },
          },
        ]
      : []),
    ...unicos.flatMap((id) => recusasDoRecurso(id, j, mundo, contexto)),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const { lacuna } = regra.pauta
  const { referencia, ...resto } = dados
  return [
    {
      ...base,
      ...(lacuna === undefined ? {} : { lacunas: [...(base.lacunas ?? []), lacuna] }),
      tipo: 'sessaoConvocada',
      corrente: c.corrente,
      dados: {
        em: contexto.hoje,
        sessao: c.id,
        ...resto,
        recursos: unicos,
        ...(referencia === undefined ? {} : { referencia }),
      },
      numerar: { campo: 'numero', serie: 'sessao-da-junta', ano: anoDe(contexto.hoje) },
    },
  ]
}

type DaSessao = Readonly<{ sessao: string }>

/** A step of a session: it exists and is where the step takes it from, then the step's own checks. */
const passo =
  <D extends DaSessao>(
    nome: ComandoDaSessao,
    confere: (dados: D, s: Sessao, j: Junta, contexto: Contexto) => readonly Recusa[],
    ato: (dados: D, em: Dia, j: Junta) => Pick<AtoDaJunta, 'tipo' | 'dados' | 'numerar'>,
  ) =>
  (c: Comando<D>, mundo: Mundo, contexto: Contexto): Decisao<AtoDaJunta> => {
    const impedem = recusasDaJunta(c.corrente, contexto)
    if (impedem.length > 0) return recusar(impedem)
    const base = baseDaJunta(contexto.pacote)
    const j = juntaDo(mundo, contexto.pacote)
    const s = j.sessoes.find((x) => x.id === c.dados.sessao)
    const fora = recusasDaSessao(nome, s, base.fundamentos)
    const recusas = s === undefined || fora.length > 0 ? fora : confere(c.dados, s, j, contexto)
    if (recusas.length > 0) return recusar(recusas)
    return [{ ...base, corrente: c.corrente, ...ato(c.dados, contexto.hoje, j) } as AtoDaJunta]
  }

/** Opens the session on its day, with who is there and who presides: the president, if present. */
export const abrir = passo<z.infer<typeof esquema.abrirSessao>>(
  'abrirSessao',
  ({ presentes, preside }, s, j, contexto) => {
    const { fundamentos } = contexto.pacote.processo.recurso
    const { hoje } = contexto
    if (s.dia !== hoje)
      return [
        {
          codigo: 'sessao.outro-dia',
          fundamentos,
          ...(s.dia > hoje ? { passaEm: s.dia } : {}),
          dados: { dia: s.dia },
        },
      ]
    const unicos = [...new Set(presentes)]
    const presidente = unicos
      .map((id) => membroDe(j, id))
      .find((m) => m?.presidente === true && recusasDoMembro(m, undefined, contexto).length === 0)
    return [
      ...unicos.flatMap((id) => recusasDoMembro(membroDe(j, id), undefined, contexto)),
      ...(unicos.includes(preside)
        ? []
        : [{ codigo: 'sessao.preside-ausente', fundamentos, falta: 'preside' }]),
      ...(presidente !== undefined && presidente.id !== preside
        ? [
            {
              codigo: 'sessao.preside-o-presidente',
              fundamentos,
              dados: { membro: presidente.nome ?? presidente.id },
            },
          ]
        : []),
      ...recusaDeQuorum(unicos.length, cadeiras(noMandato(j, hoje)).length, contexto),
    ]
  },
  ({ sessao, presentes, preside }, em, j) => ({
    tipo: 'sessaoAberta',
    dados: {
      em,
      sessao,
      presentes: [...new Set(presentes)],
      preside,
      cadeiras: cadeiras(noMandato(j, em)).map((m) => m.id),
    },
  }),
)

/** Takes an appeal off the agenda: its votes so far stay, and another session hears it. */
export const retirarDePauta = passo<z.infer<typeof esquema.retirarDePauta>>(
  'retirarDePauta',
  ({ recurso }, s, _j, { pacote }) =>
    s.pauta.includes(recurso) && !s.retirados.some((r) => r.recurso === recurso)
      ? []
      : [{ codigo: 'sessao.fora-da-pauta', fundamentos: pacote.processo.recurso.fundamentos }],
  (dados, em) => ({ tipo: 'recursoRetiradoDePauta', dados: { em, ...dados } }),
)

/** Ends the session: its minutes take a number. What was not judged waits for another agenda. */
export const encerrar = passo<z.infer<typeof esquema.encerrarSessao>>(
  'encerrarSessao',
  () => [],
  ({ sessao, registro }, em) => ({
    tipo: 'sessaoEncerrada',
    dados: { em, sessao, ...(registro === undefined ? {} : { registro }) },
    numerar: { campo: 'ata', serie: 'ata-da-junta', ano: anoDe(em) },
  }),
)

export const cancelar = passo<z.infer<typeof esquema.cancelarSessao>>(
  'cancelarSessao',
  () => [],
  (dados, em) => ({ tipo: 'sessaoCancelada', dados: { em, ...dados } }),
)

/** Some session is where the step takes it from; which one, the data say. */
export const sondarSessoes =
  (nome: ComandoDaSessao) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const impedem = recusasDaJunta(c, contexto)
    if (impedem.length > 0) return impedem
    const de = transicoesDaSessao[nome].de as readonly string[]
    return juntaDo(mundo, contexto.pacote).sessoes.some((s) => de.includes(s.situacao))
      ? []
      : [
          {
            codigo: 'sessao.nenhuma',
            fundamentos: baseDaJunta(contexto.pacote).fundamentos,
            dados: { situacao: de[0] ?? '' },
          },
        ]
  }
