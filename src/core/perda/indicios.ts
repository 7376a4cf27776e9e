import type { HipoteseDePerda } from '#law/esquema/medidas.ts'
import { addDias, type Dia, formatarDia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { somarDuracao } from '../lei/prazo.ts'
import { naLei } from '../mensagens/naLei.ts'
import type { Mundo } from '../mundo.ts'
import { penalidadesQueRestam } from '../processo/penalidadesQueRestam.ts'
import type { Auto } from '../processo/processo.ts'
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
  if (mundo.outorga(outorga)?.situacao !== 'concedida') return []
  const hipoteses = contexto.pacote.processo.medidas?.perda.hipoteses ?? []
  return hipoteses.flatMap((h): readonly Indicio[] => {
    const achado = procurar(h, outorga, mundo, contexto)
    if (achado === undefined) return []
    const ja = mundo
      .perdasDaOutorga(outorga)
      .some((p) => p.hipotese === h.id && (p.propostaEm ?? '') >= achado.desde)
    return ja ? [] : [{ hipotese: h.id, ...achado }]
  })
}

function procurar(
  h: HipoteseDePerda,
  outorga: string,
  mundo: Mundo,
  contexto: Contexto,
): Achado | undefined {
  const i = h.indicio
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
          mundo.perdasDaPessoa(a.infrator).some((p) => {
            const x = p.executada
            return (
              (x?.efeito === 'cassa-certificado' || x?.efeito === 'suspende-certificado') &&
              x.desde <= a.fatoEm &&
              (x.ate === undefined || a.fatoEm <= x.ate)
            )
          }),
      )
      return dosAutos(contexto, dentro, 'por condutor com o certificado cassado ou suspenso')
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
    return p.executada?.efeito === 'suspende-outorga' && !anulado ? [p.executada] : []
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
