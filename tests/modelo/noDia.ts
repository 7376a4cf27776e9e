import { isDeepStrictEqual } from 'node:util'
import { addDias } from '#core/calendar/dia.ts'
import { valorEm } from '#core/lei/valorEm.ts'
import { valorDeParametro } from '#core/lei/parametro.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { situacaoNoDia } from '#core/situacao/situacaoEm.ts'
import type { Requisito } from '#law/esquema/requisitos.ts'
import { falhar } from './falhar.ts'
import type { Passo } from './vida.ts'

const exige = <F extends Requisito['exige']['forma']>(p: Passo, forma: F, operacao: string) =>
  p.contexto.pacote.requisitos.filter(
    (r) =>
      r.exige.forma === forma &&
      (r.operacoes as readonly string[]).includes(operacao) &&
      (r.desde === undefined || r.desde <= p.contexto.hoje) &&
      (r.ate === undefined || p.contexto.hoje <= r.ate),
  ) as (Requisito & { exige: Extract<Requisito['exige'], { forma: F }> })[]

/** What holds on any day, seen on the day of the command and around it. */
export function conferirNoDia(p: Passo): void {
  if (p.novos.length === 0) return
  quota(p)
  umaPorPessoa(p)
  condutores(p)
  placas(p)
  for (const id of p.vida.ids('outorga')) {
    for (const dias of [0, 1, 200, 400]) regularidade(id, addDias(p.contexto.hoje, dias), p)
  }
}

const outorgas = (p: Passo): readonly Outorga[] =>
  p.vida.ids('outorga').flatMap((id) => p.depois.outorga(id) ?? [])

/** From its start to its last day, both inclusive; `undefined` when it never began or is over before. */
function periodo(o: Outorga): readonly [string, string] | undefined {
  if (o.inicio === undefined) return undefined
  const termo = o.termoFinal ?? '9999-12-31'
  const fim = o.encerradaEm === undefined ? termo : addDias(o.encerradaEm, -1)
  const ate = fim < termo ? fim : termo
  return o.inicio <= ate ? [o.inicio, ate] : undefined
}
const vigeEm = (o: Outorga, dia: string): boolean => {
  const t = periodo(o)
  return t !== undefined && t[0] <= dia && dia <= t[1]
}

/** No grant passes the number that the city fixed. */
function quota(p: Passo): void {
  const novas = (tipo: string): number => p.novos.filter((a) => a.tipo === tipo).length
  // A transfer ends one grant as it begins another: the number stands.
  if (novas('outorgaConcedida') <= novas('outorgaTransferida')) return
  const { hoje } = p.contexto
  const vigentes = outorgas(p).filter((o) => vigeEm(o, hoje)).length
  for (const r of exige(p, 'quota', 'conceder-outorga')) {
    const { calculo } = r.exige
    const valor = (id: string): number => {
      const v = valorDeParametro(p.contexto, id, hoje)
      return 'valor' in v ? Number(v.valor) : Number.NaN
    }
    const maximo =
      calculo.por === 'maximo'
        ? valor(calculo.maximo)
        : Math.floor(valor(calculo.populacao) / valor(calculo.habitantesPorOutorga))
    if (!(vigentes <= maximo)) falhar(`${vigentes} outorgas em vigor, de ${maximo}`, p)
  }
}

/** Where the law says so, a person holds one grant on each day. */
function umaPorPessoa(p: Passo): void {
  const novas = p.novos.flatMap((a) => (a.tipo === 'outorgaConcedida' ? [a.corrente.slice(8)] : []))
  for (const id of novas) {
    const o = p.depois.outorga(id)
    const tipo = o && p.depois.pessoa(o.titular)?.tipo
    const regra = exige(p, 'unica-outorga-por-titular', 'conceder-outorga').some(
      (r) => r.quando?.pessoa === undefined || r.quando.pessoa === tipo,
    )
    const t = o && periodo(o)
    if (!regra || t === undefined) continue
    const outra = outorgas(p).find((x) => {
      const y = periodo(x)
      return (
        x.id !== id && x.titular === o?.titular && y !== undefined && y[0] <= t[1] && t[0] <= y[1]
      )
    })
    if (outra !== undefined) falhar(`${o?.titular} tem ${id} e ${outra.id}`, p)
  }
}

/** No more drivers of a kind on a grant than the law admits. */
function condutores(p: Passo): void {
  const { hoje } = p.contexto
  for (const ato of p.novos.filter((a) => a.tipo === 'condutorInscrito')) {
    const { outorga, funcao } = ato.dados as unknown as { outorga: string; funcao: string }
    for (const r of exige(p, 'maximo-de-condutores', 'inscrever-condutor')) {
      if (r.exige.funcao !== funcao) continue
      const maximo = valorEm(r.exige.maximo, hoje)?.valor ?? 0
      const quantos = p.depois
        .condutoresDaOutorga(outorga)
        .filter(
          (c) =>
            c.funcao === funcao &&
            c.baixadoEm === undefined &&
            (c.certificadoAte === undefined || c.certificadoAte >= hoje),
        ).length
      if (quantos > maximo)
        falhar(`${quantos} condutores (${funcao}) em ${outorga}, de ${maximo}`, p)
    }
  }
}

/** A plate is in one grant at a time, where the vehicle must be free to enter one. */
function placas(p: Passo): void {
  if (exige(p, 'veiculo-livre', 'conceder-outorga').length === 0) return
  const { hoje } = p.contexto
  const donas = new Map<string, string>()
  for (const o of outorgas(p)) {
    const placa = vigeEm(o, hoje) ? p.depois.veiculo(o.veiculo)?.placa : undefined
    if (placa === undefined) continue
    const outra = donas.get(placa)
    if (outra !== undefined && p.vida.atos.indexOf(p.novos[0]!) >= p.vida.iniciais)
      falhar(`a placa ${placa} está em ${outra} e em ${o.id}`, p)
    donas.set(placa, o.id)
  }
}

const ultimo = <T>(lista: readonly T[]): T | undefined => lista[lista.length - 1]

/** Nothing expired counts: what is told regular has each paper good on the day, straight from the acts. */
function regularidade(id: string, dia: string, p: Passo): void {
  const { vida, contexto } = p
  const s = situacaoNoDia(id, p.depois, contexto, dia)
  if (!isDeepStrictEqual(s, situacaoNoDia(id, p.depois, contexto, dia)))
    falhar('a situação muda sozinha', p)
  if (s.mudaEm !== undefined && s.mudaEm <= dia) falhar(`muda em ${s.mudaEm}, visto em ${dia}`, p)
  if (!s.regular) {
    if (s.motivos.length === 0 && s.situacao !== 'afastada')
      falhar(`${id} não é regular em ${dia}, e não diz por quê`, p)
    return
  }
  const o = p.depois.outorga(id)
  if (o === undefined || !vigeEm(o, dia)) falhar(`${id} regular em ${dia} sem vigorar`, p)
  const validaAte = (tipos: readonly string[], corrente: string, campo: string) =>
    ultimo(
      vida.atos.filter(
        (a) => a.corrente === corrente && tipos.includes(a.tipo) && a.dados.em <= dia,
      ),
    )?.dados[campo as 'em']
  const pede = (forma: Requisito['exige']['forma']) =>
    exige(p, forma, 'operar').some((r) => r.quando === undefined)
  if (pede('licenciamento-valido')) {
    const ate = validaAte(['outorgaLicenciada'], `licenciamento:${id}`, 'validoAte')
    if (ate === undefined || ate < dia) falhar(`${id} regular em ${dia}, licenciada até ${ate}`, p)
  }
  // Some cases name a grant's vehicle without the register: nothing is known of its inspection.
  const conhecido = vida.atos.some((a) => a.corrente === `veiculo:${o.veiculo}`)
  if (pede('vistoria-valida') && o.frota === undefined && conhecido) {
    const ate = validaAte(
      ['vistoriaAprovada', 'vistoriaReprovada'],
      `vistoria:${o.veiculo}`,
      'validaAte',
    )
    if (ate === undefined || ate < dia) falhar(`${id} regular em ${dia}, vistoriada até ${ate}`, p)
  }
  papeis(o, dia, p)
}

/** The papers that the law asks to be valid while working: the holder's own and the vehicle's. */
function papeis(o: Outorga, dia: string, p: Passo): void {
  for (const r of exige(p, 'documento', 'operar')) {
    if (r.quando !== undefined || r.sujeito === 'condutor' || r.sujeito === 'outorga') continue
    if (r.sujeito === 'veiculo' && o.frota !== undefined) continue
    const dono = r.sujeito === 'titular' ? `pessoa:${o.titular}` : `veiculo:${o.veiculo}`
    // Some cases name a grant's holder without the register: nothing is known of their papers.
    if (!p.vida.atos.some((a) => a.corrente === dono)) continue
    const bons = p.vida.atos.filter((a) => {
      const { documento: d } = a.dados as { documento?: { tipo: string; validoAte?: string } }
      return (
        a.corrente === dono &&
        d?.tipo === r.exige.tipo &&
        (d.validoAte === undefined || d.validoAte >= dia)
      )
    })
    if (bons.length === 0)
      falhar(`${o.id} regular em ${dia} sem ${r.exige.tipo} válido (${r.id})`, p)
  }
}
