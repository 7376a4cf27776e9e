import type { HipoteseDeTransferencia } from '#law/esquema/transferencia.ts'
import type { Dia } from '../calendar/dia.ts'
import { calcularPrazo } from '../calendar/prazo.ts'
import { condutorAtivo } from '../condutor/vigencia.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import { esperaPassaEm } from '../lei/espera.ts'
import type { Mundo } from '../mundo.ts'
import type { Outorga } from '../outorga/outorga.ts'
import { outorgaVigente } from '../outorga/vigencia.ts'
import type { Transferencia } from './transferencia.ts'

/** What is asked: the request, made or about to be. */
export type PedidoDeTransferencia = Omit<
  Transferencia,
  'situacao' | 'etapas' | 'titular' | 'protocolo'
>

/** The pack's hypothesis of a request. */
export const hipoteseDe = (id: string, { pacote }: Contexto): HipoteseDeTransferencia | undefined =>
  pacote.prazos.transferencia?.hipoteses.find((h) => h.id === id)

const passou = (em: Dia, hoje: Dia, recusa: Recusa): readonly Recusa[] =>
  em <= hoje ? [] : [{ ...recusa, passaEm: em }]

/** Why the hypothesis is not open for this grant today, whoever is to receive it. */
export function recusasDaHipotese(
  h: HipoteseDeTransferencia,
  o: Outorga,
  { pacote, hoje }: Pick<Contexto, 'pacote' | 'hoje'>,
): readonly Recusa[] {
  const { fundamentos } = h
  const dados = { nome: h.nome }
  const recusas: Recusa[] = []
  if (h.causa === 'morte' && o.obito === undefined)
    recusas.push({ codigo: 'transferencia.sem-obito', fundamentos, dados })
  // Granted to who was already dead, it never was theirs to leave.
  if (h.causa === 'morte' && o.obito !== undefined && o.obito.obitoEm < (o.inicio ?? ''))
    recusas.push({
      codigo: 'transferencia.obito-antes-do-termo',
      fundamentos,
      dados: { ...dados, em: o.obito.obitoEm, inicio: o.inicio ?? '' },
    })
  // What is of the living never comes back: no other day is told.
  if (h.causa !== 'morte' && o.obito !== undefined)
    return [{ codigo: 'transferencia.titular-falecido', fundamentos, dados }]
  if (h.causa === 'invalidez' && o.invalidezDesde === undefined)
    recusas.push({ codigo: 'transferencia.sem-invalidez', fundamentos, dados })
  if (h.deixou !== undefined && o.obito !== undefined) {
    const conjuge = o.obito.deixou.some((v) => v === 'conjuge' || v === 'companheiro')
    if (conjuge !== (h.deixou === 'conjuge'))
      recusas.push({
        codigo: conjuge ? 'transferencia.deixou-conjuge' : 'transferencia.nao-deixou-conjuge',
        fundamentos,
        dados,
      })
  }
  const ha = h.outorgadaHa
  if (ha !== undefined && o.inicio !== undefined)
    recusas.push(
      ...passou(esperaPassaEm(o.inicio, ha, pacote), hoje, {
        codigo: 'transferencia.antes-do-tempo',
        fundamentos: ha.fundamentos,
        ...(ha.lacuna === undefined ? {} : { lacuna: ha.lacuna }),
        dados: { inicio: o.inicio, ...quanto(ha.duracao) },
      }),
    )
  return recusas
}

const quanto = ({ quantidade, unidade }: { quantidade: number; unidade: string }) => ({
  quantidade,
  unidade,
})

/** Why this person may not receive in this hypothesis. */
function recusasDeQuemRecebe(
  h: HipoteseDeTransferencia,
  p: PedidoDeTransferencia,
  o: Outorga,
  mundo: Mundo,
  { pacote, hoje }: Contexto,
): readonly Recusa[] {
  const { recebe } = h
  if (p.beneficiario === o.titular)
    return [{ codigo: 'transferencia.mesma-pessoa', fundamentos: h.fundamentos }]
  if (recebe.forma === 'qualquer') return []
  if (recebe.forma === 'condutor-inscrito') {
    const dele = mundo.condutoresDaPessoa(p.beneficiario).filter((c) => c.funcao === recebe.funcao)
    const { fundamentos } = recebe.ha
    if (!dele.some((c) => condutorAtivo(c, hoje)))
      return [
        { codigo: 'transferencia.nao-inscrito', fundamentos, dados: { funcao: recebe.funcao } },
      ]
    const desde = dele.map((c) => c.desde).sort()[0] ?? hoje
    return passou(esperaPassaEm(desde, recebe.ha, pacote), hoje, {
      codigo: 'transferencia.pouca-experiencia',
      fundamentos,
      ...(recebe.ha.lacuna === undefined ? {} : { lacuna: recebe.ha.lacuna }),
      dados: { desde, ...quanto(recebe.ha.duracao), funcao: recebe.funcao },
    })
  }
  const { fundamentos, lacuna } = recebe
  const base = { fundamentos, ...(lacuna === undefined ? {} : { lacuna }) }
  const { vinculo } = p
  if (vinculo === undefined) return [{ codigo: 'dado.ausente', fundamentos, falta: 'vinculo' }]
  if (!recebe.vinculos.includes(vinculo))
    return [{ codigo: 'transferencia.vinculo', ...base, dados: { vinculo } }]
  const deixou = o.obito?.deixou ?? []
  const vez = recebe.ordem?.find((x) => x.se === undefined || x.se.some((v) => deixou.includes(v)))
  return vez === undefined || vez.recebem.includes(vinculo)
    ? []
    : [
        {
          codigo: 'transferencia.ordem',
          ...base,
          dados: { vinculo, antes: (vez.se ?? []).join(', ') },
        },
      ]
}

/** Whether the request came within the days that the law counts from the end of the inventory. */
function recusasDoInventario(
  h: HipoteseDeTransferencia,
  p: PedidoDeTransferencia,
  { pacote, calendario, hoje }: Contexto,
): readonly Recusa[] {
  const prazo = h.prazoDoInventario
  if (prazo === undefined) return []
  const { fundamentos, lacuna } = prazo
  const fim = p.inventarioEncerradoEm
  if (fim === undefined)
    return p.alvara === true
      ? []
      : [{ codigo: 'dado.ausente', fundamentos, falta: 'inventarioEncerradoEm' }]
  if (fim > hoje)
    return [
      { codigo: 'data.futura', fundamentos, falta: 'inventarioEncerradoEm', dados: { data: fim } },
    ]
  const { mes, prorrogaEmDiaNaoUtil } = pacote.prazos.contagem
  const { ultimoDia } = calcularPrazo(
    { inicio: fim, ...prazo.duracao, mes, prorrogaEmDiaNaoUtil },
    calendario,
  )
  return p.requeridaEm <= ultimoDia
    ? []
    : [
        {
          codigo: 'transferencia.fora-do-prazo',
          fundamentos,
          ...(lacuna === undefined ? {} : { lacuna }),
          dados: { ate: ultimoDia, em: p.requeridaEm },
        },
      ]
}

/** Everything that no paper could cure: what the request itself lacks in its hypothesis. */
export function recusasDoPedido(
  p: PedidoDeTransferencia,
  o: Outorga,
  mundo: Mundo,
  contexto: Contexto,
): readonly Recusa[] {
  const h = hipoteseDe(p.hipotese, contexto)
  if (h === undefined)
    return [
      {
        codigo: 'transferencia.hipotese-desconhecida',
        fundamentos: contexto.pacote.prazos.transferencia?.fundamentos ?? [],
        falta: p.hipotese,
      },
    ]
  const recusas: Recusa[] = [
    ...recusasDaHipotese(h, o, contexto),
    ...recusasDeQuemRecebe(h, p, o, mundo, contexto),
    ...recusasDoInventario(h, p, contexto),
  ]
  if (!h.modos.includes(p.modo))
    recusas.push({
      codigo: 'transferencia.modo',
      fundamentos: h.fundamentos,
      dados: { modo: p.modo },
    })
  if (h.firmaReconhecida !== undefined && p.firmaReconhecida !== true)
    recusas.push({
      codigo: 'transferencia.sem-firma',
      fundamentos: h.firmaReconhecida.fundamentos,
      falta: 'firmaReconhecida',
    })
  if (p.modo === 'parcial' && restam(o, mundo, contexto.hoje).length === 0)
    recusas.push({
      codigo: 'transferencia.nada-fica',
      fundamentos: contexto.pacote.prazos.transferencia?.averbacao?.fundamentos ?? [],
    })
  return recusas
}

/** The holder's other grants in force on the day: what stays with them in a partial transfer. */
export const restam = (o: Outorga, mundo: Mundo, dia: Dia): readonly Outorga[] =>
  mundo.outorgasDoTitular(o.titular).filter((x) => x.id !== o.id && outorgaVigente(x, dia))
