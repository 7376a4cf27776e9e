import type * as z from 'zod'
import type { ExtincaoPrevista } from '#law/esquema/vida.ts'
import { afastamentoVencido } from '../afastamento/vigencia.ts'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { addDias } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import type { AtoDeFila } from '../fila/fila.ts'
import { chamadaDaVagaAberta } from '../fila/vagaAberta.ts'
import type { Mundo } from '../mundo.ts'
import { inexistente } from '../mundo/recusas.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import type { AtoDeOutorga, Outorga } from '../outorga/outorga.ts'
import { prazoDaSubstituicao } from '../substituicao/prazo.ts'
import { recusasDaExtincaoPorObito } from '../transferencia/obito.ts'
import type { AtoDeExtincao, decidirExtincao, proporExtincao } from './extincao.ts'
import { recusasDaTransicao, type transicoes } from './transicoes.ts'

/** What bars the command whatever its data. A grant whose term is over may still be ended. */
export function sondarExtincao(comando: keyof typeof transicoes) {
  return (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    if ((contexto.pacote.prazos.extincao ?? []).length === 0) return [leiNaoPreve('extincao')]
    const o = mundo.outorga(idDaCorrente(c))
    if (o === undefined) return [inexistente(c)]
    if (o.situacao !== 'concedida')
      return [{ codigo: 'outorga.nao-vigente', fundamentos: [], dados: { situacao: o.situacao } }]
    return recusasDaTransicao(comando, o)
  }
}

/** Whether what the hypothesis tells of is so today, where the system can see it. */
function recusasDaHipotese(
  h: ExtincaoPrevista,
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const { fundamentos } = h
  if (h.quando === 'afastamento-vencido')
    return afastamentoVencido(o, contexto.hoje) === undefined
      ? [{ codigo: 'extincao.sem-afastamento-vencido', fundamentos, dados: { nome: h.nome } }]
      : []
  if (h.quando === 'obito-nao-comunicado')
    return recusasDaExtincaoPorObito(o, fundamentos, contexto.hoje)
  if (h.quando !== 'substituicao-vencida') return []
  const prazo = prazoDaSubstituicao(o, mundo, contexto)
  if (prazo === undefined) return [{ codigo: 'substituicao.sem-prazo', fundamentos }]
  return prazo.ate < contexto.hoje
    ? []
    : [
        {
          codigo: 'extincao.prazo-corre',
          fundamentos,
          passaEm: addDias(prazo.ate, 1),
          dados: { ate: prazo.ate },
        },
      ]
}

/** Open where one of the law's hypotheses may be proposed today; else why the first may not. */
export function sondarProposta(c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  const impedem = sondarExtincao('proporExtincao')(c, mundo, contexto)
  const o = mundo.outorga(idDaCorrente(c))
  if (impedem.length > 0 || o === undefined) return impedem
  const porHipotese = (contexto.pacote.prazos.extincao ?? []).map((h) =>
    recusasDaHipotese(h, o, mundo, contexto),
  )
  return porHipotese.some((r) => r.length === 0) ? [] : (porHipotese[0] ?? [])
}

/** Proposes to the authority that the grant be ended, on a ground of the law. Nothing ends by it. */
export function propor(
  c: Comando<z.infer<typeof proporExtincao>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExtincao> {
  const o = mundo.outorga(idDaCorrente(c.corrente))
  const impedem = sondarExtincao('proporExtincao')(c.corrente, mundo, contexto)
  if (impedem.length > 0 || o === undefined) return recusar(impedem)
  const { hipotese, motivo } = c.dados
  const h = contexto.pacote.prazos.extincao?.find((x) => x.id === hipotese)
  if (h === undefined)
    return recusar([{ codigo: 'extincao.desconhecida', fundamentos: [], falta: hipotese }])
  const recusas = recusasDaHipotese(h, o, mundo, contexto)
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'extincaoProposta',
      corrente: c.corrente,
      fundamentos: h.fundamentos,
      ...(h.lacuna === undefined ? {} : { lacunas: [h.lacuna] }),
      dados: { em: contexto.hoje, hipotese: h.id, especie: h.especie, motivo },
    },
  ]
}

/** Decides the proposal; accepted, the grant ends on the day. */
export function decidir(
  c: Comando<z.infer<typeof decidirExtincao>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeExtincao | AtoDeOutorga | AtoDeFila> {
  const proposta = mundo.outorga(idDaCorrente(c.corrente))?.propostas?.at(-1)
  const impedem = sondarExtincao('decidirExtincao')(c.corrente, mundo, contexto)
  if (impedem.length > 0 || proposta === undefined) return recusar(impedem)
  const { acolhe, razoes } = c.dados
  const { hipotese } = proposta
  const fundamentos =
    contexto.pacote.prazos.extincao?.find((x) => x.id === hipotese)?.fundamentos ?? []
  const base = { corrente: c.corrente, fundamentos }
  const em = contexto.hoje
  return [
    { ...base, tipo: 'extincaoDecidida', dados: { em, hipotese, acolhida: acolhe, razoes } },
    ...(acolhe
      ? [
          { ...base, tipo: 'outorgaBaixada', dados: { em, motivo: razoes } } as const,
          ...chamadaDaVagaAberta(idDaCorrente(c.corrente), mundo, contexto),
        ]
      : []),
  ]
}
