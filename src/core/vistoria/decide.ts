import type * as z from 'zod'
import type { Vistoria } from '#law/esquema/demais.ts'
import type { Pacote } from '#law/pacote.ts'
import { corrente, idDaCorrente } from '../ato.ts'
import { addDias, anoDe, type Dia, dentroDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { termoFinal } from '../lei/prazo.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDoVeiculo, fundamentosDe, lacunasDe } from '../mundo/fatos.ts'
import { inexistente } from '../mundo/recusas.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import { avaliar } from '../requirement/avaliar.ts'
import { usoEventualEm } from '../usoEventual/usoEventual.ts'
import type { AtoDeVistoria, ItemReprovado, vistoriar } from './vistoria.ts'

type Item = Vistoria['itens'][number]
type Resposta = z.infer<typeof vistoriar>['itens'][number]

type Uso = NonNullable<Item['uso']>

/** The check-list in force on the day for a type of vehicle, in the use in which it is. */
export const itensEmVigor = (
  pacote: Pacote,
  tipo: string,
  dia: Dia,
  uso: Uso = 'regular',
): readonly Item[] =>
  pacote.vistoria.itens.filter(
    (i) =>
      dentroDe(dia, i.desde, i.ate) &&
      (i.tiposDeVeiculo === undefined || i.tiposDeVeiculo.includes(tipo)) &&
      (i.uso === undefined || i.uso === uso),
  )

/** How the vehicle serves in the grant on the day: now and then where it told so, else as usual. */
export const usoNaOutorga = (o: Outorga, veiculo: string, dia: Dia): Uso =>
  outorgaVigente(o, dia) && usoEventualEm(o, dia)?.veiculo === veiculo ? 'eventual' : 'regular'

/** The same by any of its grants. */
export const usoDoVeiculo = (id: string, mundo: Mundo, dia: Dia): Uso =>
  mundo.outorgasDoVeiculo(id).some((o) => usoNaOutorga(o, id, dia) === 'eventual')
    ? 'eventual'
    : 'regular'

/** Each item in force answered once, and none besides; the ones that always apply are never told not to. */
function recusasDasRespostas(
  itens: readonly Item[],
  respostas: readonly Resposta[],
): readonly Recusa[] {
  const recusas: Recusa[] = []
  const vistas = new Set<string>()
  for (const { item, conforme } of respostas) {
    const doPacote = itens.find((i) => i.id === item)
    if (vistas.has(item))
      recusas.push({ codigo: 'vistoria.item-repetido', fundamentos: [], falta: item })
    else if (doPacote === undefined)
      recusas.push({ codigo: 'vistoria.item-desconhecido', fundamentos: [], falta: item })
    else if (conforme === 'nao-se-aplica' && doPacote.soSe === undefined)
      recusas.push({
        codigo: 'vistoria.item-sempre-se-aplica',
        fundamentos: doPacote.fundamentos,
        falta: item,
        dados: { pergunta: doPacote.pergunta },
      })
    vistas.add(item)
  }
  for (const i of itens) {
    if (vistas.has(i.id)) continue
    recusas.push({
      codigo: 'vistoria.item-sem-resposta',
      fundamentos: i.fundamentos,
      falta: i.id,
      dados: { pergunta: i.pergunta },
    })
  }
  return recusas
}

/**
 * Inspects a vehicle: a failed item that bars (`impeditivo`) fails it; otherwise it passes, valid for
 * the pack's term `vistoria`, with a numbered seal. What the law asks before an inspection (papers,
 * age) is evaluated first, as `vistoriar`.
 */
export function inspecionar(
  c: Comando<z.infer<typeof vistoriar>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeVistoria> {
  const { hoje, pacote } = contexto
  const id = idDaCorrente(c.corrente)
  const veiculo = mundo.veiculo(id)
  if (veiculo === undefined) return recusar([inexistente(corrente('veiculo', id))])
  const repetida = recusasDeRepeticao(id, mundo, hoje)
  if (repetida.length > 0) return recusar(repetida)
  const avaliacao = avaliar(
    'vistoriar',
    { ...fatosDoVeiculo(mundo, id, hoje), presencial: c.dados.presencial, pedidoEm: hoje },
    contexto,
  )
  const itens = itensEmVigor(pacote, veiculo.tipo, hoje, usoDoVeiculo(id, mundo, hoje))
  const validade = termoFinal(contexto, 'vistoria', hoje)
  const recusas = [
    ...avaliacao.recusas,
    ...recusasDasRespostas(itens, c.dados.itens),
    ...('codigo' in validade ? [validade] : []),
  ]
  if (recusas.length > 0 || 'codigo' in validade) return recusar(recusas)

  const reprovados = c.dados.itens
    .filter((r) => r.conforme === false)
    .flatMap((r) =>
      itens.filter((i) => i.id === r.item).map((item) => ({ item, observacao: r.observacao })),
    )
  const fora = c.dados.itens.filter((r) => r.conforme === 'nao-se-aplica').map((r) => r.item)
  const naoSeAplicam = fora.length === 0 ? {} : { naoSeAplicam: fora }
  const defeito = ({ item, observacao }: (typeof reprovados)[number]): ItemReprovado => ({
    item: item.id,
    fundamentos: item.fundamentos,
    ...(observacao === undefined ? {} : { observacao }),
  })
  const impeditivos = reprovados.filter((r) => r.item.gravidade === 'impeditivo')
  if (impeditivos.length > 0) {
    const fundamentos = [...new Set(impeditivos.flatMap((r) => r.item.fundamentos))]
    return [
      {
        tipo: 'vistoriaReprovada',
        corrente: c.corrente,
        fundamentos,
        ...lacunasDe(avaliacao),
        dados: { em: hoje, defeitos: reprovados.map(defeito), ...naoSeAplicam },
      },
    ]
  }
  const { selo } = pacote.vistoria
  return [
    {
      tipo: 'vistoriaAprovada',
      corrente: c.corrente,
      fundamentos: fundamentosDe(avaliacao, [...validade.fundamentos, ...selo.fundamentos]),
      ...lacunasDe(avaliacao, validade.lacunas),
      dados: {
        em: hoje,
        validaAte: validade.ate,
        ressalvas: reprovados.map(defeito),
        ...naoSeAplicam,
        localDoSelo: selo.local,
      },
      numerar: { campo: 'numero', serie: 'selo', ano: anoDe(hoje) },
    },
  ]
}

/** Passed today, it is not inspected again today; failed, it may come back the same day. */
function recusasDeRepeticao(id: string, mundo: Mundo, hoje: Dia): readonly Recusa[] {
  const aprovada = mundo
    .vistorias(id)
    .realizadas.find((v) => v.em === hoje && v.resultado === 'aprovada')
  return aprovada === undefined
    ? []
    : [
        {
          codigo: 'vistoria.ja-aprovada-hoje',
          fundamentos: [],
          passaEm: addDias(hoje, 1),
          dados: { numero: aprovada.numero ?? '' },
        },
      ]
}

/** What bars an inspection today whatever the answers. */
export function sondar(id: string, mundo: Mundo, contexto: Contexto): readonly Recusa[] {
  if (mundo.veiculo(id) === undefined) return [inexistente(corrente('veiculo', id))]
  const { recusas } = avaliar(
    'vistoriar',
    { ...fatosDoVeiculo(mundo, id, contexto.hoje), presencial: true, pedidoEm: contexto.hoje },
    contexto,
  )
  return [...recusasDeRepeticao(id, mundo, contexto.hoje), ...recusas]
}
