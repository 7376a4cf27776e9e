import type { HipoteseDePerda } from '#law/esquema/medidas.ts'
import { addDias, type Dia, formatarDia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { justificada } from '../paralisacao/paralisacao.ts'
import { providenciada } from '../providencia/providencia.ts'
import { naLei } from '../mensagens/naLei.ts'
import type { Mundo } from '../mundo.ts'
import { prazoPrevisto } from '../substituicao/prazo.ts'
import { penalidadesQueRestam } from '../processo/penalidadesQueRestam.ts'
import type { Auto } from '../processo/processo.ts'
import { obitoDaPessoa } from '../transferencia/obito.ts'
import type { Executada, Indicio } from './perda.ts'

type Achado = Readonly<{ desde: Dia; fatos: readonly string[] }>

/**
 * The grounds of loss that the system can see on the grant, each with the facts and the day from
 * which it is there (which may be still to come: a licensing late by more than its term). Grounds
 * already proposed since that day are left out. Facts only: a person decides.
 */
export function indiciosDePerda(
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): readonly Indicio[] {
  const o = mundo.outorga(outorga)
  if (o?.situacao !== 'concedida') return []
  const hipoteses = contexto.pacote.processo.medidas?.perda.hipoteses ?? []
  const morto = obitoDaPessoa(o.titular, mundo, contexto.hoje) !== undefined
  return hipoteses.flatMap((h): readonly Indicio[] => {
    if (morto && !h.deHerdeiros) return []
    const achado = fatoDaHipotese(h, outorga, mundo, contexto)
    if (achado === undefined) return []
    const ja = mundo
      .perdasDaOutorga(outorga)
      .some((p) => p.hipotese === h.id && (p.propostaEm ?? '') >= achado.desde)
    return ja ? [] : [{ hipotese: h.id, ...achado }]
  })
}

/** The accepted force majeure that today keeps the ground away. */
export const justificadaHoje = (
  h: HipoteseDePerda,
  outorga: string,
  mundo: Mundo,
  { hoje }: Contexto,
) =>
  h.forcaMaior === undefined ? undefined : justificada(mundo.outorga(outorga)?.justificativas, hoje)

/** What the system sees of the ground, proposed already or not; possibly still to come. */
export function fatoDaHipotese(
  h: HipoteseDePerda,
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): Achado | undefined {
  const i = h.indicio
  if (justificadaHoje(h, outorga, mundo, contexto) !== undefined) return undefined
  const { contagem } = contexto.pacote.prazos
  switch (i?.forma) {
    case undefined:
      return undefined
    case 'suspensoes': {
      const lista = suspensoes(outorga, mundo).toSorted((a, b) => (a.desde < b.desde ? -1 : 1))
      for (const [n, primeira] of lista.entries()) {
        const ultima = lista[n + i.mais]
        if (ultima === undefined) return undefined
        const fim = somarDuracao(primeira.desde, i.em, contagem, contexto.calendario)
        if (ultima.desde <= fim)
          return {
            desde: ultima.desde,
            fatos: lista
              .slice(n, n + i.mais + 1)
              .map((s) => `Suspensão desde ${formatarDia(s.desde)}.`),
          }
      }
      return undefined
    }
    case 'licenciamento-atrasado': {
      const ultimo = mundo
        .licenciamento(outorga)
        .licenciamentos.map((l) => l.validoAte)
        .toSorted()
        .at(-1)
      if (ultimo === undefined) return undefined
      const limite = somarDuracao(ultimo, i.por, contagem, contexto.calendario)
      return {
        desde: addDias(limite, 1),
        fatos: [
          naLei(
            `Últim{licenciamento:o|a} {licenciamento} válid{licenciamento:o|a} até ${formatarDia(ultimo)}.`,
            contexto.pacote.lei.termos,
          ),
        ],
      }
    }
    case 'trabalho-suspenso': {
      const lista = suspensoes(outorga, mundo)
      const dentro = autosVivos(outorga, mundo).filter((a) =>
        lista.some((s) => s.desde <= a.fatoEm && (s.ate === undefined || a.fatoEm <= s.ate)),
      )
      return dosAutos(contexto, dentro, 'durante a suspensão')
    }
    case 'condutor-punido': {
      const dentro = autosVivos(outorga, mundo).filter(
        (a) =>
          a.infrator !== undefined &&
          a.infrator !== mundo.outorga(outorga)?.titular &&
          !providenciada(mundo.outorga(outorga)?.providencias, a.infrator, a.fatoEm) &&
          mundo.perdasDaPessoa(a.infrator).some((p) => {
            const x = p.executada
            return (
              p.desfeita === undefined &&
              (x?.efeito === 'cassa-certificado' || x?.efeito === 'suspende-certificado') &&
              x.desde <= a.fatoEm &&
              (x.ate === undefined || a.fatoEm <= x.ate)
            )
          }),
      )
      return dosAutos(contexto, dentro, 'por condutor com o certificado cassado ou suspenso')
    }
    case 'sem-vistoria': {
      const veiculo = mundo.outorga(outorga)?.veiculo
      const ultimo = (veiculo === undefined ? [] : mundo.vistorias(veiculo).realizadas)
        .flatMap((v) => v.validaAte ?? [])
        .toSorted()
        .at(-1)
      if (ultimo === undefined) return undefined
      return {
        desde: addDias(somarDuracao(ultimo, i.por, contagem, contexto.calendario), 1),
        fatos: [`Última vistoria válida até ${formatarDia(ultimo)}.`],
      }
    }
    case 'afastamento-vencido': {
      const a = mundo.outorga(outorga)?.afastamentos?.at(-1)
      const acabou = a?.situacao === 'concedido' || (a?.diasAlem ?? 0) > 0
      if (a?.ate === undefined || !acabou) return undefined
      return {
        desde: addDias(a.ate, 1),
        fatos: [
          `Afastamento até ${formatarDia(a.ate)}, ${a.retornoEm === undefined ? 'sem retorno registrado' : `com retorno em ${formatarDia(a.retornoEm)}`}.`,
        ],
      }
    }
    case 'obito-nao-comunicado': {
      const { obito } = mundo.outorga(outorga) ?? {}
      const emTempo = obito?.comunicadoEm !== undefined && obito.tempestiva !== false
      if (obito?.prazoAte === undefined || emTempo) return undefined
      return {
        desde: addDias(obito.prazoAte, 1),
        fatos: [
          `Falecimento em ${formatarDia(obito.obitoEm)}, a comunicar até ${formatarDia(obito.prazoAte)}.`,
        ],
      }
    }
    case 'substituicao-vencida': {
      const o = mundo.outorga(outorga)
      const prazo = o && prazoPrevisto(o, mundo, contexto)
      if (prazo === undefined) return undefined
      return {
        desde: addDias(prazo.ate, 1),
        fatos: [`Prazo da substituição do veículo até ${formatarDia(prazo.ate)}.`],
      }
    }
    case 'decisao-definitiva': {
      const achados = autosVivos(outorga, mundo).filter(
        (a) =>
          a.definitivaEm !== undefined &&
          penalidadesQueRestam(a, mundo, contexto).includes(i.penalidade),
      )
      return dosAutos(
        contexto,
        achados,
        'com decisão definitiva',
        (a) => a.definitivaEm ?? a.fatoEm,
      )
    }
  }
}

const suspensoes = (outorga: string, mundo: Mundo): readonly Executada[] =>
  mundo.perdasDaOutorga(outorga).flatMap((p) => {
    const anulado = p.auto !== undefined && mundo.auto(p.auto)?.anuladoEm !== undefined
    return p.executada?.efeito === 'suspende-outorga' && !anulado && p.desfeita === undefined
      ? [p.executada]
      : []
  })

const autosVivos = (outorga: string, mundo: Mundo): readonly Auto[] =>
  mundo.autosDaOutorga(outorga).filter((a) => a.anuladoEm === undefined && a.fase !== 'arquivado')

function dosAutos(
  { pacote }: Contexto,
  autos: readonly Auto[],
  que: string,
  quando: (a: Auto) => Dia = (a) => a.fatoEm,
): Achado | undefined {
  const dias = autos.map(quando).toSorted()
  const [desde] = dias
  if (desde === undefined) return undefined
  return {
    desde,
    fatos: autos.map((a) =>
      naLei(
        `{Auto} ${a.numero ?? 'sem número'}, de fato de ${formatarDia(a.fatoEm)}, ${que}.`,
        pacote.lei.termos,
      ),
    ),
  }
}
