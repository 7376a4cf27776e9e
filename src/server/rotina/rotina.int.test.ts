import { expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { criarLivro } from '#ledger/livro.ts'
import { reconstruir } from '#ledger/reconstruir.ts'
import { calculosDe } from '../calculos.ts'
import { leitorDeIndices, type Casa } from '../casa.ts'
import type { FichaDoAuto, Prontuario } from '../contrato/contrato.ts'
import type { Rodada, Vencimentos } from '../contrato/vencimentos.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'
import { Servicos } from '../servicos.ts'
import { diaDaRodada, rodarOsQueFaltam } from './agendar.ts'
import { rodar } from './rodar.ts'

const prova = await casaDeProva()
const servicos = new Servicos(PASTA_DAS_LEIS)
const abrir = (): Casa => {
  const pool = abrirPool(prova.banco.appUrl, 4)
  const indices = leitorDeIndices(pool)
  const relogio = () => prova.relogio.agora
  return {
    pool,
    servicos,
    indices,
    relogio,
    livro: criarLivro(pool, calculosDe({ servicos, indices, relogio })),
  }
}
const casa = abrir()
const servico = servicos.todos.find((s) => s.pacote.lei.municipio.slug === 'cidade-ocidental')!
const municipio = Number(servico.municipio)
const h = new Historia(prova, 'cidade-ocidental').em('2025-11-24')

const linhas = () =>
  emMunicipio(casa.pool, municipio, (tx) =>
    tx.sql(
      `SELECT corrente, especie, chave, vence_em, papeis, fundamentos, comando FROM vencimento
       WHERE municipio = $1 ORDER BY corrente, especie, chave`,
      [municipio],
    ),
  )

it('de noite: a revelia decorre sozinha, o afastamento vencido é proposto, e nada se repete', async () => {
  await h.parametros()
  const trio = await h.licenciada()
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  await h.fazer('atendente', `/autos/${auto}/notificarAutuacao`, { meio: 'pessoal' })
  await h.fazer('atendente', `/autos/${auto}/registrarCiencia`, {
    meio: 'pessoal',
    prova: 'Recibo assinado',
    cienciaEm: h.hoje,
  })
  const { defesaAte = '' } = (await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto
  const especie = servico.pacote.prazos.afastamentos![0]!
  const daOutorga = `/outorgas/${trio.outorga}`
  if (especie.documento !== undefined)
    await h.fazer('atendente', `/pessoas/${trio.titular}/juntarDocumento`, {
      documento: {
        tipo: especie.documento,
        emitidoEm: h.hoje,
        conferencia: { modo: 'conferida', em: h.hoje },
      },
    })
  await h.fazer('atendente', `${daOutorga}/requererAfastamento`, {
    especie: especie.id,
    desde: h.hoje,
    dias: 5,
    razoes: 'Viagem',
  })
  await h.fazer('gestor', `${daOutorga}/concederAfastamento`, {})

  // The last day of the term is still the person's.
  h.em(defesaAte)
  const cedo = await rodar(casa, servico, defesaAte)
  expect(cedo).toMatchObject({ registrados: 0, propostos: 1, pulados: 0 })
  expect((await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto.fase).toBe('em-defesa')

  // A week late: each is decided as of its own day.
  h.em(addDias(defesaAte, 8))
  const [tarde, aoMesmoTempo] = await Promise.all([
    rodar(casa, servico, h.hoje),
    rodar(abrir(), servico, h.hoje),
  ])
  const feita = tarde ?? aoMesmoTempo
  expect([tarde, aoMesmoTempo].filter((r) => r === undefined).length).toBeLessThanOrEqual(1)
  expect(feita?.registrados).toBe(1)
  const ficha = await h.ler<FichaDoAuto>(`/autos/${auto}`)
  expect(ficha.auto.fase).toBe('revel')
  const revelia = ficha.linha.find((a) => a.tipo === 'reveliaDecretada')
  expect(revelia).toMatchObject({
    em: addDias(defesaAte, 1),
    papel: 'sistema',
    fundamentos: ['art24_par1u'],
  })
  const { outorga, perdas } = await h.ler<Prontuario>(daOutorga)
  const venceu = outorga.afastamentos![0]!.ate!
  expect(perdas).toMatchObject([{ situacao: 'proposta', propostaEm: addDias(venceu, 1) }])
  expect(outorga.situacao).toBe('concedida')

  const atos = await prova.contarAtos()
  expect(await rodar(casa, servico, h.hoje)).toMatchObject({ registrados: 0, propostos: 0 })
  expect(await prova.contarAtos()).toBe(atos)
})

it('o que um comando já decidiu antes da morte do processo não se repete: o id é o mesmo', async () => {
  const antes = await linhas()
  const { agir } = await import('./agir.ts')
  const trio = await h.licenciada()
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  await h.fazer('atendente', `/autos/${auto}/notificarAutuacao`, { meio: 'pessoal' })
  await h.fazer('atendente', `/autos/${auto}/registrarCiencia`, {
    meio: 'pessoal',
    prova: 'Recibo assinado',
    cienciaEm: h.hoje,
  })
  const { defesaAte: venceEm = '' } = (await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto
  h.em(addDias(venceEm, 1))
  const comando = {
    nome: 'decretarRevelia',
    corrente: `auto:${auto}` as const,
    dados: {},
    efeito: 'registra' as const,
  }
  const oQue = { corrente: `auto:${auto}` as const, especie: 'defesa', chave: '', venceEm, comando }
  expect(await agir(casa, servico, oQue)).toEqual({ como: 'feito' })
  expect(await agir(casa, servico, oQue)).toEqual({ como: 'repetido' })
  expect(antes.length).toBeGreaterThan(0)
})

it('refeita dos atos, a tabela é a mesma', async () => {
  const antes = await linhas()
  const calculos = calculosDe({ servicos, indices: casa.indices, relogio: casa.relogio })
  await reconstruir(prova.admin, criarLivro(prova.admin, calculos).projecoes)
  expect(await linhas()).toEqual(antes)
})

it('cada noite uma vez, a partir das três da manhã da cidade; a perdida é feita depois', async () => {
  const fuso = 'America/Sao_Paulo'
  expect(diaDaRodada('2025-12-10T05:59:00Z', fuso)).toBe('2025-12-09')
  expect(diaDaRodada('2025-12-10T06:00:00Z', fuso)).toBe('2025-12-10')
  h.passam(10)
  const falhas: unknown[] = []
  expect(await rodarOsQueFaltam(casa, (e) => falhas.push(e))).toBe(servicos.todos.length)
  expect(await rodarOsQueFaltam(casa, (e) => falhas.push(e))).toBe(0)
  expect(falhas).toEqual([])
})

it('a fila: faixas, espécie, só o que cabe a quem pede; a planilha tem as mesmas linhas', async () => {
  const tudo = await h.ler<Vencimentos>('/vencimentos')
  expect(tudo.total).toBe(tudo.faixas.reduce((n, f) => n + f.quantos, 0))
  expect(tudo.itens.map((i) => i.venceEm)).toEqual(tudo.itens.map((i) => i.venceEm).toSorted())
  const atraso = await h.ler<Vencimentos>('/vencimentos?faixa=atrasados')
  expect(atraso.itens.every((i) => i.dias < 0)).toBe(true)
  expect(atraso.total).toBe(tudo.faixas[0]?.quantos)
  const [especie] = tudo.especies.filter((e) => e.quantos > 0)
  const so = await h.ler<Vencimentos>(`/vencimentos?especie=${especie?.especie}`)
  expect(new Set(so.itens.map((i) => i.especie))).toEqual(new Set([especie?.especie]))
  const doVistoriador = await h.ler<Vencimentos>('/vencimentos?meus=1', 'vistoriador')
  expect(doVistoriador.itens.every((i) => i.papeis.includes('vistoriador'))).toBe(true)
  const cliente = await prova.como('cidade-ocidental', 'gestor')
  const csv = await cliente.ler('/vencimentos.csv')
  expect(csv.texto.trim().split('\r\n')).toHaveLength(tudo.total + 1)
  const xlsx = await cliente.ler('/vencimentos.xlsx')
  expect(xlsx.status).toBe(200)
  expect(xlsx.texto.startsWith('PK')).toBe(true)
  expect((await cliente.ler('/vencimentos?especie=nada')).status).toBe(400)
  const rodadas = await h.ler<Rodada[]>('/rodadas')
  expect(rodadas[0]?.relatorio).toMatchObject({ pulados: 0 })
  expect(
    rodadas.some((r) => r.relatorio?.feitos.some((f) => f.rotulo === 'Decretar revelia')),
  ).toBe(true)
})
