import { describe, expect, test } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { corrente } from '#core/ato.ts'
import { comandoPorNome } from '#core/comandos.ts'
import type { Papel } from '#core/contexto.ts'
import { recusada } from '#core/decisao.ts'
import { prazoDoPacote } from '#core/lei/prazo.ts'
import { situacaoNoDia } from '#core/situacao/situacaoEm.ts'
import type { Duracao } from '#law/esquema/comum.ts'
import { acasoDe } from './acaso.ts'
import { fazer, outorgaApta, renovarOutorga } from './apto.ts'
import { type Lei, lerLeis } from './lei.ts'
import { Vida } from './vida.ts'

/*
 * Every term of every pack, by its commands, on the last day, on its eve and on the day after:
 * started at the ends of months, in leap years, around holidays and carnival. The days expected are
 * counted here by `Date` and by hand, not by the calendar under test.
 */
const INICIOS = [
  '2024-02-29',
  '2024-02-03',
  '2023-08-31',
  '2024-08-31',
  '2023-12-31',
  '2024-12-31',
  '2025-02-28',
  '2025-03-31',
  '2025-04-08',
  '2025-10-31',
  '2024-06-30',
] as const

const utc = (dia: string): Date => new Date(`${dia}T00:00:00Z`)
const dia = (d: Date): string => d.toISOString().slice(0, 10)

/** The last day, inclusive, counted date to date; a month that lacks the day ends on its last. */
function fimDe(inicio: string, { quantidade, unidade }: Duracao): string {
  const d = utc(inicio)
  if (unidade === 'dias') {
    d.setUTCDate(d.getUTCDate() + quantidade)
    return dia(d)
  }
  const meses = unidade === 'anos' ? quantidade * 12 : quantidade
  const [ano, mes] = [d.getUTCFullYear(), d.getUTCMonth() + meses]
  const ultimo = new Date(Date.UTC(ano, mes + 1, 0)).getUTCDate()
  return dia(new Date(Date.UTC(ano, mes, Math.min(d.getUTCDate(), ultimo))))
}

/** Holidays on or near which the terms below end, written by hand from the calendars of 2023 to 2025. */
const NACIONAIS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'] as const
const MOVEIS: Readonly<Record<string, readonly string[]>> = {
  'am-manaus-mototaxi': ['2024-02-13', '2025-03-04', '2024-05-30', '2025-06-19'],
}
const SEXTA_SANTA = ['2023-04-07', '2024-03-29', '2025-04-18'] as const

function util(d: string, { pacote }: Lei): boolean {
  const semana = utc(d).getUTCDay()
  const fixos = pacote.lei.municipio.feriados.flatMap((f) =>
    typeof f.dia === 'string' ? [f.dia] : [],
  )
  const md = d.slice(5)
  return !(
    semana === 0 ||
    semana === 6 ||
    [...NACIONAIS, ...fixos].includes(md) ||
    (md === '11-20' && d >= '2023-12-22') ||
    (SEXTA_SANTA as readonly string[]).includes(d) ||
    MOVEIS[pacote.lei.id]?.includes(d) === true
  )
}
function fimNoProcesso(ciencia: string, dias: number, lei: Lei): string {
  let d = addDias(ciencia, dias)
  while (!util(d, lei)) d = addDias(d, 1)
  return d
}

const semConferir = (): void => {}

/** A life with one grant licensed on the day, and the parameters that the law needs for it. */
function licenciadaEm(lei: Lei, em: string): { v: Vida; outorga: string } {
  const v = new Vida(lei, { em, atos: [], parametros: {} }, semConferir)
  for (const p of lei.pacote.parametros.filter((x) => x.tipo === 'inteiro')) {
    if (!/habitantes|numero-maximo|populacao|quantidade/.test(p.id)) continue
    const valor = /habitantes/.test(p.id) ? 225 : p.id === 'populacao' ? 200_000 : 40
    fazer(v, 'fixarParametro', p.id, { desde: '2015-01-01', valor, fonte: 'Decreto de prova' })
  }
  // A natural person: the first draws of this seed.
  for (let s = 1; s < 40; s++) {
    const outorga = outorgaApta(v, acasoDe(s))
    const o = v.mundo.outorga(outorga)
    if (o?.situacao === 'concedida' && v.mundo.pessoa(o.titular)?.tipo === 'fisica') {
      renovarOutorga(v, outorga)
      return { v, outorga }
    }
  }
  throw new Error(`${lei.pacote.lei.id}: nenhuma outorga concedida em ${em}`)
}

const contexto = (v: Vida, papel: Papel = 'gestor') => v.contexto({ id: 'x', papeis: [papel] })
const codigosEm = (v: Vida, outorga: string, d: string): readonly string[] =>
  situacaoNoDia(outorga, v.mundo, contexto(v), d).motivos.map((m) => m.codigo)

const leis = lerLeis().filter((l) => l.pacote.lei.id !== 'zz-mini')

describe.each(leis.map((l) => [l.pacote.lei.id, l] as const))('%s', (_nome, lei) => {
  test.each(INICIOS)('terms of the grant from %s', (em) => {
    const { v, outorga } = licenciadaEm(lei, em)
    const o = v.mundo.outorga(outorga)!
    const fim = (id: string): string | undefined => {
      const prazo = prazoDoPacote(lei.pacote, id, em)
      return prazo && fimDe(em, prazo.duracao)
    }
    expect(o.termoFinal, 'outorga').toBe(fim('outorga'))
    const vistoria = v.mundo.vistorias(o.veiculo).realizadas.at(-1)
    expect(vistoria?.validaAte, 'vistoria').toBe(fim('vistoria'))
    const licenca = v.mundo.licenciamento(outorga).licenciamentos.at(-1)
    expect(licenca?.validoAte, 'licenciamento').toBe(fim('licenciamento'))
    const condutor = v.mundo.condutoresDaOutorga(outorga)[0]
    if (condutor?.certificadoAte !== undefined)
      expect(condutor.certificadoAte, 'certificado').toBe(fim('certificado-de-condutor'))
    for (const [id, codigo] of [
      ['vistoria', 'vistoria.vencida'],
      ['licenciamento', 'licenciamento.vencido'],
      ['outorga', 'outorga.vencida'],
    ] as const) {
      const ultimo = fim(id)
      if (ultimo === undefined) continue
      const codigos = [-1, 0, 1].map((n) => codigosEm(v, outorga, addDias(ultimo, n)))
      const pede = lei.pacote.requisitos.some(
        (r) =>
          r.operacoes.includes('operar') &&
          r.exige.forma === `${id}-${id === 'licenciamento' ? 'valido' : 'valida'}`,
      )
      expect(
        codigos.map((c) => c.includes(codigo)),
        `${id} até ${ultimo}`,
      ).toEqual([false, false, id === 'outorga' || pede])
    }
    const ate = o.termoFinal
    if (ate !== undefined) {
      const prorroga = comandoPorNome('prorrogarOutorga')!
      const vencida = [-1, 0, 1].map((n) => {
        v.hoje = addDias(ate, n)
        return prorroga
          .sondar(corrente('outorga', outorga), v.mundo, contexto(v))
          .some((r) => r.codigo === 'outorga.vencida')
      })
      expect(vencida, `prorrogação até ${ate}`).toEqual([false, false, true])
    }
  })

  test.each(INICIOS)('terms of the proceeding from a ciência on %s', (em) => {
    const { v, outorga } = licenciadaEm(lei, addDias(em, -3))
    const { titular, veiculo } = v.mundo.outorga(outorga)!
    const { processo, infracoes } = lei.pacote
    const { dispositivo } = infracoes.infracoes.find((i) => i.multa?.forma !== 'tabela-do-decreto')!
    v.hoje = addDias(em, -1)
    const momento = `${v.hoje}T12:00:00Z`
    const auto = v.novoId()
    const lavrado = fazer(v, 'lavrarAuto', auto, {
      dispositivo,
      momento,
      local: 'Centro',
      descricao: 'Constatado.',
      veiculo,
      outorga,
      infrator: { pessoa: titular, registro: 'do titular' },
      assinatura: { assinou: false, motivo: 'Recusou-se a assinar.' },
    })
    expect([lavrado, fazer(v, 'notificarAutuacao', auto, { meio: 'pessoal' })]).toEqual([
      true,
      true,
    ])
    v.hoje = em
    fazer(v, 'registrarCiencia', auto, { cienciaEm: em, meio: 'pessoal', prova: 'Recibo assinado' })
    const ate = fimNoProcesso(em, processo.defesa.prazo.quantidade, lei)
    expect(v.mundo.auto(auto)?.defesaAte).toBe(ate)

    const local = (d: string, hora: string): string =>
      Temporal.PlainDateTime.from(`${d}T${hora}`)
        .toZonedDateTime(lei.pacote.lei.municipio.fuso)
        .toInstant()
        .toString()
    v.hoje = addDias(ate, 2)
    const d = comandoPorNome('apresentarDefesa')!
    const tempestiva = (protocoladaEm: string): unknown => {
      const dados = { protocoladaEm, texto: 'Nega o fato.' }
      const comando = { id: 'k', nome: d.nome, corrente: corrente('auto', auto), dados }
      const decisao = d.decide(comando, v.mundo, contexto(v, processo.preparam[0]))
      return recusada(decisao)
        ? decisao
        : decisao.map((ato) => (ato.dados as { tempestiva?: boolean }).tempestiva)[0]
    }
    expect(
      [
        local(addDias(ate, -1), '23:59'),
        local(ate, '00:01'),
        local(ate, '23:59:59'),
        local(addDias(ate, 1), '00:00'),
        local(addDias(ate, 1), '00:01'),
      ].map(tempestiva),
    ).toEqual([true, true, true, false, false])

    const revelia = comandoPorNome('decretarRevelia')!
    const abre = [-1, 0, 1].map((n) => {
      v.hoje = addDias(ate, n)
      return revelia
        .sondar(corrente('auto', auto), v.mundo, contexto(v, processo.primeiraInstancia.papeis[0]))
        .map((r) => r.passaEm)
    })
    const depois = addDias(ate, 1)
    expect(abre).toEqual([[depois], [depois], []])
  })

  const afastamentos = lei.pacote.prazos.afastamentos ?? []
  test.each(afastamentos.flatMap((x) => INICIOS.map((em) => [x.id, em] as const)))(
    'leave of %s from %s',
    (especie, em) => {
      const { v, outorga } = licenciadaEm(lei, em)
      const prevista = afastamentos.find((x) => x.id === especie)!
      if (prevista.documento !== undefined)
        fazer(v, 'juntarDocumento', v.mundo.outorga(outorga)!.titular, {
          documento: {
            tipo: prevista.documento,
            emitidoEm: em,
            validoAte: addDias(em, 400),
            conferencia: { modo: 'conferida', em },
          },
        })
      const razoes = prevista.razoes === true ? { razoes: 'Reforma do veículo.' } : {}
      // A year's quota may be shorter than a leave that goes over 31 December: asked day by day.
      expect(
        fazer(v, 'requererAfastamento', outorga, { especie, desde: em, ...razoes }),
        'requerido',
      ).toBe(true)
      expect(fazer(v, 'concederAfastamento', outorga, {}), 'concedido').toBe(true)
      // The first day counts: a leave of thirty days from the 1st ends on the 30th.
      const ultimo = dia(new Date(utc(em).getTime() + (prevista.dias - 1) * 86_400_000))
      const situacoes = [-1, 0, 1].map(
        (n) => situacaoNoDia(outorga, v.mundo, contexto(v), addDias(ultimo, n)).situacao,
      )
      expect(situacoes.map((s) => s === 'afastada')).toEqual([true, true, false])
    },
  )

  const perdas = (lei.pacote.prazos.substituicao?.prazos ?? []).filter(
    (p) => p.causa !== 'vida-util',
  )
  test.each(perdas.flatMap((p) => INICIOS.map((em) => [p.causa, p.dias, em] as const)))(
    'replacement after %s, %i days from %s',
    (causa, dias, em) => {
      const { v, outorga } = licenciadaEm(lei, em)
      expect(fazer(v, 'comunicarPerdaDoVeiculo', outorga, { causa, ocorridaEm: em })).toBe(true)
      const ate = fimDe(em, { quantidade: dias, unidade: 'dias' })
      expect(v.mundo.outorga(outorga)?.frota?.perda?.substituirAte).toBe(ate)
      const h = lei.pacote.processo.medidas?.perda.hipoteses.find(
        (x) => x.indicio?.forma === 'substituicao-vencida',
      )
      if (h === undefined) return
      const propor = comandoPorNome('proporPerda')!
      const passa = [-1, 0, 1].map((n) => {
        v.hoje = addDias(ate, n)
        const c = contexto(v)
        const decisao = propor.decide(
          {
            id: 'c',
            nome: 'proporPerda',
            corrente: corrente('perda', 'x'),
            dados: { hipotese: h.id, outorga, evidencia: 'Não substituiu.' },
          },
          v.mundo,
          { ...c, autor: { id: 'f', papeis: ['fiscal'] } },
        )
        return 'recusas' in decisao ? decisao.recusas.map((r) => r.passaEm) : []
      })
      expect(passa).toEqual([[addDias(ate, 1)], [addDias(ate, 1)], []])
    },
  )
})
