import type { Processo } from '#law/esquema/processo.ts'
import type { Infracao } from '#law/esquema/infracoes.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Dia } from '../calendar/dia.ts'
import { citar } from '../mensagens/citar.ts'
import { naLei } from '../mensagens/naLei.ts'
import { medidasCabiveis } from '../recolhimento/cabiveis.ts'
import { catalogoEm } from './catalogo.ts'

type Elemento = Processo['elementosDoAuto'][number]

const SO_DE_QUEM_TEM_OUTORGA: ReadonlySet<Elemento['campo']> = new Set([
  'titular',
  'outorga',
  'registroDoInfrator',
])

/**
 * The elements that the pack asks of a record. Who has no grant has no holder, grant or register to
 * name: those three are not asked of an infraction that is of who has none.
 */
export const elementosPedidos = (
  pacote: Pacote,
  infracao: Infracao | undefined,
  temOutorga: boolean,
): readonly Elemento[] =>
  pacote.processo.elementosDoAuto.filter(
    (e) =>
      temOutorga ||
      infracao?.responde.includes('terceiro') !== true ||
      !SO_DE_QUEM_TEM_OUTORGA.has(e.campo),
  )

/** The provisions in force on the day by which one without a grant is recorded; none where the law has none. */
export const deQuemNaoTemOutorga = (pacote: Pacote, dia: Dia): readonly string[] =>
  catalogoEm(pacote, dia)
    .filter((i) => i.responde.includes('terceiro'))
    .map((i) => i.dispositivo)

const emLista = (dispositivos: readonly string[]): string => {
  const citados = dispositivos.map(citar)
  return citados.length < 2
    ? citados.join('')
    : `${citados.slice(0, -1).join('; ')} ou ${citados.at(-1)}`
}

/**
 * What to do with a plate out of the register: by which provision, what the others still ask, and
 * what may be done to the vehicle. It says what the record's own rule will say, never more.
 */
export function fraseDaPlacaDeFora(pacote: Pacote, dia: Dia): string {
  const proprios = deQuemNaoTemOutorga(pacote, dia)
  const pedidos = pacote.processo.elementosDoAuto.filter(
    (e) => e.campo === 'titular' || e.campo === 'outorga',
  )
  const obrigam = pedidos.filter((e) => e.obrigatorio)
  const pelosFatos = medidasCabiveis(pacote, undefined).filter((m) => m.especie === 'apreensao')
  const frases = [
    'Placa fora do cadastro.',
    proprios.length > 0
      ? `Quem não tem {outorga} responde por: ${emLista(proprios)}.`
      : 'Esta lei não tem infração própria de quem não tem {outorga}.',
    obrigam.length > 0
      ? `Pelos demais dispositivos {o auto} não se lavra sem o nome {do titular} e o número {do outorga} (${obrigam
          .flatMap((e) => e.fundamentos.slice(-1))
          .map(citar)
          .join('; ')}).`
      : `${proprios.length > 0 ? 'Pelos demais dispositivos, diga' : 'Pelo dispositivo que se viu descumprir, diga'} abaixo por que faltam {o titular} e o número {do outorga}.`,
    pelosFatos.length > 0
      ? `O veículo pode ser apreendido pelos fatos, mesmo sem {auto} (${emLista(pelosFatos.flatMap((m) => m.fundamentos.slice(0, 1)))}).`
      : '',
  ]
  return naLei(frases.filter((f) => f !== '').join(' '), pacote.lei.termos)
}
