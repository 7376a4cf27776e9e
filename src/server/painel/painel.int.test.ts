// The board, the calendar, the panel and the list: each figure is the number of the rows behind it.
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  Agenda,
  Estatisticas,
  FichaDoAuto,
  Lista,
  Painel,
  Quadro,
} from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')
const ficha = (auto: string) => h.ler<FichaDoAuto>(`/autos/${auto}`)
const filtrar = (busca: string) => h.ler<Lista>(`/listas/autos?${busca}`)
const autos: Record<'julgado' | 'anulado' | 'defesa' | 'novo', string> = {
  julgado: '',
  anulado: '',
  defesa: '',
  novo: '',
}

beforeAll(async () => {
  h.em('2025-03-10')
  await h.parametros()
  const trio = await h.concedida()
  const lavrar = async (dispositivo: string, mais: object = {}) => {
    const corpo = { ...h.autuacao(trio, dispositivo), ...mais }
    return (await h.fazer('fiscal', '/autos', corpo)).id
  }
  autos.julgado = await lavrar('art32_cpt_inc30', {
    coordenadas: { latitude: -3.119, longitude: -60.0217 },
  })
  await h.notificar(autos.julgado)
  h.depoisDe((await ficha(autos.julgado)).auto.defesaAte)
  await h.fazer('julgador', `/autos/${autos.julgado}/decretarRevelia`, {})
  const condena = { resultado: 'procedente', razoes: 'O fato está provado.' }
  await h.fazer('julgador', `/autos/${autos.julgado}/julgarAuto`, condena)
  h.passam(1)
  autos.anulado = await lavrar('art32_cpt_inc30')
  await h.fazer('gestor', `/autos/${autos.anulado}/anularAuto`, { motivo: 'Placa lida errada.' })
  autos.defesa = await lavrar('art32_cpt_inc17')
  await h.notificar(autos.defesa)
  autos.novo = await lavrar('art32_cpt_inc17')
})

describe('o quadro', () => {
  const etapa = (q: Quadro, qual: string) => q.colunas.find((c) => c.etapa === qual)!

  it('tem cada processo aberto na sua etapa, e nenhum anulado; cada coluna é uma lista', async () => {
    const q = await h.ler<Quadro>('/quadro')
    for (const c of q.colunas) expect((await filtrar(`etapa=${c.etapa}`)).total).toBe(c.quantidade)
    expect(etapa(q, 'notificar').autos.map((a) => a.id)).toEqual([autos.novo])
    expect(etapa(q, 'defesa').autos.map((a) => a.id)).toEqual([autos.defesa])
    expect(etapa(q, 'comunicar').autos.map((a) => a.id)).toEqual([autos.julgado])
    expect(q.colunas.reduce((soma, c) => soma + c.quantidade, 0)).toBe(3)
  })
  it('o prazo: falta no último dia zero, no seguinte venceu', async () => {
    const { defesaAte } = (await ficha(autos.defesa)).auto
    h.em(defesaAte!)
    const noDia = etapa(await h.ler<Quadro>('/quadro'), 'defesa')
    expect(noDia).toMatchObject({ vencidos: 0, autos: [{ prazo: defesaAte, diasRestantes: 0 }] })
    expect((await filtrar('vencido=sim')).total).toBe(0)
    h.passam(1)
    const depois = etapa(await h.ler<Quadro>('/quadro'), 'defesa')
    expect(depois).toMatchObject({ vencidos: 1, autos: [{ diasRestantes: -1 }] })
    expect((await filtrar('vencido=sim')).linhas.map((l) => l.id)).toEqual([autos.defesa])
  })
  it('a agenda do mês tem o fim do prazo no seu dia', async () => {
    const { defesaAte = '' } = (await ficha(autos.defesa)).auto
    const { dias } = await h.ler<Agenda>(`/agenda?mes=${defesaAte.slice(0, 7)}`)
    const prazos = dias.find((d) => d.dia === defesaAte)?.prazos
    expect(prazos).toContainEqual(
      expect.objectContaining({ especie: 'defesa', quantidade: 1, recurso: 'autos' }),
    )
  })
})

describe('o painel', () => {
  it('cada número é o total da lista do seu filtro', async () => {
    const p = await h.ler<Painel>('/painel?de=2025-01-01&ate=2025-12-31')
    const total = async (f: string) => (await filtrar(`de=${p.de}&ate=${p.ate}&${f}`)).total
    expect(p).toMatchObject({ autos: 4, anulados: 1, julgados: 1, improcedentes: 0, providos: 0 })
    expect(await total('')).toBe(p.autos)
    expect(await total('fase=anulado')).toBe(p.anulados)
    expect(await total('resultado=julgado')).toBe(p.julgados)
    expect(await total('resultado=improcedente')).toBe(p.improcedentes)
    expect(await total('recurso=julgado')).toBe(p.recursosJulgados)
    expect(await total('multa=sim')).toBe(p.multas.quantidade)
    expect(await total('multa=paga')).toBe(p.multas.pagas)
    for (const d of p.porDispositivo)
      expect(await total(`dispositivo=${d.dispositivo}`)).toBe(d.autos)
    expect(p.porMes.reduce((soma, m) => soma + m.autos, 0)).toBe(p.autos)
    // Three units of R$ 145,37.
    expect(p.multas).toMatchObject({ quantidade: 1, valor: 43_611, pago: 0 })
    expect(p.pontos).toEqual([{ latitude: -3.119, longitude: -60.022, autos: 1 }])
    expect(p.tempos[0]).toEqual({ etapa: 'da lavratura à notificação', autos: 2, mediana: 0 })
    expect(p.quota.limite).toBeGreaterThan(0)
  })
  it('a lista de um número sai em CSV, e a das vagas é a das vigentes', async () => {
    const cliente = await casa.como('manaus', 'auditor')
    const csv = await cliente.ler('/listas/autos/arquivo.csv?resultado=julgado')
    expect(csv.texto.trim().split('\r\n')).toHaveLength(2)
    expect(csv.texto).toContain('art. 32, XXX')
    expect((await h.ler<Lista>('/listas/outorgas?vigentes=sim')).total).toBe(
      (await h.ler<Painel>('/painel')).quota.vigentes,
    )
  })
  it('um filtro que não há é recusado como inválido', async () => {
    const cliente = await casa.como('manaus', 'gestor')
    expect((await cliente.ler('/listas/autos?etapa=nenhuma')).status).toBe(400)
    expect((await cliente.ler('/agenda?mes=2025-13')).status).toBe(400)
  })
})

describe('as estatísticas públicas', () => {
  it('sem sessão, e sem nada que diga quem, onde ou qual', async () => {
    const r = await casa
      .anonimo()
      .pedir<Estatisticas>('/api/v1/manaus/mototaxi/publico/estatisticas?ano=2025')
    expect(r.corpo).toMatchObject({ ano: 2025, autos: 4, anulados: 1 })
    // Fewer than three of a provision are not told.
    expect(r.corpo.porDispositivo).toEqual([])
    const { auto } = await ficha(autos.julgado)
    for (const segredo of [auto.placa, auto.local, auto.numero, '60.02']) {
      expect(r.texto).not.toContain(segredo)
    }
    const csv = await casa
      .anonimo()
      .pedir('/api/v1/manaus/mototaxi/publico/estatisticas.csv?ano=2025')
    expect(csv.texto).toContain('Autos anulados;2025;1;')
  })
  it('em CSV, com a palavra da lei: onde ela não diz auto, diz-se a dela', async () => {
    const csv = await casa
      .anonimo()
      .pedir('/api/v1/marica/transporte-escolar/publico/estatisticas.csv')
    expect(csv.status).toBe(200)
    expect(csv.texto).toContain('Registros de ocorrência lavrados;')
    expect(csv.texto).not.toMatch(/auto/i)
  })
  it('o painel não é público', async () => {
    expect((await casa.anonimo().pedir('/api/v1/manaus/mototaxi/painel')).status).toBe(401)
  })
})
