import { describe, expect, test } from 'vitest'
import type { Requisito } from '#law/esquema/requisitos.ts'
import type { Ato } from '../ato.ts'
import type { Contexto } from '../contexto.ts'
import { ato, concessao, contextoEm, maria, papel, pedido, van } from '../lei/miniCaso.prova.ts'
import { miniLei, soCom } from '../lei/miniLei.prova.ts'
import { criarMundo } from '../mundo/criarMundo.ts'
import { fatosDaOutorga } from '../mundo/fatos.ts'
import { avaliar, type Fatos } from './avaliar.ts'

type Exige = Requisito['exige']
type Opcoes = {
  atos?: readonly Ato[]
  mais?: Partial<Requisito>
  parametros?: Contexto['parametros']
  fatos?: Partial<Fatos>
}

/** Asks one shape of the grant's vehicle on a day. */
function perguntar(
  exige: Exige,
  veiculo: object,
  dia: string,
  { atos = [], mais = {}, parametros = {}, fatos = {} }: Opcoes = {},
) {
  const pacote = soCom({
    id: 'r',
    operacoes: ['operar'],
    sujeito: 'veiculo',
    exige,
    fundamentos: ['art6_cpt'],
    ...mais,
  })
  const mundo = criarMundo([...maria, van(veiculo), pedido, concessao, ...atos])
  const outorga = mundo.outorga('o1')
  if (outorga === undefined) throw new Error('sem outorga')
  const a = avaliar(
    'operar',
    { ...fatosDaOutorga(mundo, outorga), ...fatos },
    contextoEm(dia, pacote, parametros),
  )
  const [r] = a.recusas
  return {
    codigo: r?.codigo,
    passaEm: r?.passaEm,
    falta: r?.falta,
    dados: r?.dados,
    mudaEm: a.mudaEm,
    lacunas: a.lacunas,
    verificacao: a.verificacoes[0],
  }
}

describe('idade-maxima-do-veiculo: three redactions of one rule', () => {
  const vida = miniLei.requisitos.find((r) => r.id === 'vida-util')?.exige as Exige
  const kombi2012 = { tipo: 'kombi', anoFabricacao: 2012 }
  test('the last day of the first redaction refuses, and says the day of the second', () => {
    expect(perguntar(vida, kombi2012, '2025-01-09')).toMatchObject({
      codigo: 'veiculo.idade-maxima',
      passaEm: '2025-01-10',
      mudaEm: '2025-01-10',
      verificacao: { redacaoDesde: '2020-01-02', fato: { limite: 10, ate: '2022-12-31' } },
    })
  })
  test('a type that the second does not name has no limit, and carries the gap', () => {
    expect(perguntar(vida, kombi2012, '2025-01-10')).toMatchObject({
      codigo: undefined,
      lacunas: ['kombi-sem-limite'],
      mudaEm: '2025-12-08',
    })
    expect(perguntar(vida, { ...kombi2012, tipo: 'van' }, '2025-01-10').lacunas).toEqual([])
  })
  test('the third limits it again: it serves until 31 December of make + 20', () => {
    const velha = { tipo: 'kombi', anoFabricacao: 2005 }
    expect(perguntar(vida, velha, '2025-12-31')).toMatchObject({
      codigo: undefined,
      mudaEm: '2026-01-01',
    })
    expect(perguntar(vida, velha, '2026-01-01')).toMatchObject({
      codigo: 'veiculo.idade-maxima',
      passaEm: undefined,
    })
  })
  test('an age of entry says so in its refusal', () => {
    const ingresso = { ...vida, anos: { van: 3 }, para: 'ingresso' } as Exige
    const r = perguntar(ingresso, { tipo: 'van', anoFabricacao: 2022 }, '2026-01-01')
    expect(r).toMatchObject({
      codigo: 'veiculo.idade-maxima',
      dados: { para: 'ingresso', ate: '2025-12-31' },
    })
  })
  test('the redaction of the request does not move with the day', () => {
    const mais = { marco: 'pedido' as const }
    expect(perguntar(vida, { anoFabricacao: 2012 }, '2025-06-01', { mais })).toMatchObject({
      codigo: 'veiculo.idade-maxima',
      passaEm: undefined,
    })
  })
})

describe('the register of the vehicle', () => {
  test("propriedade: the holder's own, or a relative's with a formal act, for so long", () => {
    const familiar = {
      forma: 'propriedade',
      admite: ['proprio', 'familiar'],
      parentescos: ['mae'],
      limiteFamiliar: { quantidade: 36, unidade: 'meses' },
    } as Exige
    const de = (propriedade: object) => ({
      propriedade: { regime: 'familiar', desde: '2020-01-01', ...propriedade },
    })
    expect(perguntar(familiar, {}, '2025-01-07').codigo).toBeUndefined()
    expect(
      perguntar(
        familiar,
        { propriedade: { regime: 'proprio', pessoa: 'outra', desde: '2020-01-01' } },
        '2025-01-07',
      ).codigo,
    ).toBe('veiculo.propriedade')
    expect(
      perguntar(
        familiar,
        { propriedade: { regime: 'terceiro', desde: '2020-01-01' } },
        '2025-01-07',
      ).codigo,
    ).toBe('veiculo.propriedade')
    expect(perguntar(familiar, de({ parentesco: 'primo' }), '2025-01-07').codigo).toBe(
      'veiculo.parentesco',
    )
    expect(perguntar(familiar, de({ parentesco: 'mae' }), '2025-01-07')).toMatchObject({
      codigo: 'veiculo.ato-formal',
      falta: 'ato-formal',
    })
    const formal = de({ parentesco: 'mae', atoFormalEm: '2022-03-10' })
    expect(perguntar(familiar, formal, '2025-03-10')).toMatchObject({
      codigo: undefined,
      mudaEm: '2025-03-11',
    })
    expect(perguntar(familiar, formal, '2025-03-11').codigo).toBe('veiculo.prazo-familiar')
  })
  test('tipo-de-veiculo: a later redaction that names it is told', () => {
    const tipos = [
      { desde: '2020-01-02', valor: ['van' as const], fonte: 'L1' },
      { desde: '2025-02-01', valor: ['van' as const, 'onibus' as const], fonte: 'L2' },
    ]
    expect(
      perguntar({ forma: 'tipo-de-veiculo', tipos }, { tipo: 'onibus' }, '2025-01-07'),
    ).toMatchObject({ codigo: 'veiculo.tipo', passaEm: '2025-02-01' })
    expect(
      perguntar({ forma: 'tipo-de-veiculo', tipos }, { tipo: 'onibus' }, '2025-02-01').codigo,
    ).toBeUndefined()
  })
  test('faixa: both bounds inclusive; an unknown number is named', () => {
    const faixa = { forma: 'faixa', campo: 'lugares', minimo: 8, maximo: 20 } as Exige
    expect(perguntar(faixa, { lugares: 8 }, '2025-01-07').codigo).toBeUndefined()
    expect(perguntar(faixa, { lugares: 20 }, '2025-01-07').codigo).toBeUndefined()
    expect(perguntar(faixa, { lugares: 7 }, '2025-01-07').codigo).toBe('veiculo.faixa')
    expect(perguntar(faixa, { lugares: 21 }, '2025-01-07').codigo).toBe('veiculo.faixa')
    expect(perguntar(faixa, { lugares: undefined }, '2025-01-07')).toMatchObject({
      codigo: 'dado.ausente',
      falta: 'lugares',
    })
  })
  test('caracteristica', () => {
    const exige = { forma: 'caracteristica', campo: 'placa-de-aluguel', igual: true } as Exige
    expect(
      perguntar(exige, { caracteristicas: { 'placa-de-aluguel': true } }, '2025-01-07').codigo,
    ).toBeUndefined()
    expect(perguntar(exige, {}, '2025-01-07')).toMatchObject({
      codigo: 'veiculo.caracteristica',
      falta: 'placa-de-aluguel',
    })
  })
  test('veiculo-livre: not in another grant in force', () => {
    const outra = ato('outorgaConcedida', 'outorga:o2', '2024-01-01', {
      titular: 'joao',
      veiculo: 'v1',
      inicio: '2024-01-01',
      termoFinal: '2025-06-30',
      verificacoes: [],
    })
    expect(perguntar({ forma: 'veiculo-livre' }, {}, '2025-01-07').codigo).toBeUndefined()
    expect(
      perguntar({ forma: 'veiculo-livre' }, {}, '2025-01-07', { atos: [outra] }),
    ).toMatchObject({ codigo: 'veiculo.vinculado', passaEm: '2025-07-01' })
  })
})

describe('inspections', () => {
  const valida = { forma: 'vistoria-valida' } as Exige
  const aprovada = ato('vistoriaAprovada', 'vistoria:v1', '2025-01-08', {
    validaAte: '2025-07-08',
    ressalvas: [],
  })
  test('none; valid on its last day; expired on the next; failed since', () => {
    expect(perguntar(valida, {}, '2025-01-07', { atos: [aprovada] }).codigo).toBe(
      'vistoria.ausente',
    )
    expect(perguntar(valida, {}, '2025-07-08', { atos: [aprovada] })).toMatchObject({
      codigo: undefined,
      mudaEm: '2025-07-09',
    })
    expect(perguntar(valida, {}, '2025-07-09', { atos: [aprovada] }).codigo).toBe(
      'vistoria.vencida',
    )
    const reprovada = ato('vistoriaReprovada', 'vistoria:v1', '2025-02-01', { defeitos: [] })
    expect(perguntar(valida, {}, '2025-02-01', { atos: [aprovada, reprovada] }).codigo).toBe(
      'vistoria.reprovada',
    )
  })
  test('inspecao-tecnica: only above the years, from its day, not older than the term', () => {
    const exige = {
      forma: 'inspecao-tecnica',
      acimaDe: { van: 17 },
      documento: 'laudo',
      validade: { quantidade: 1, unidade: 'anos' },
      exigivelDesde: '2025-03-01',
    } as Exige
    const laudo = ato('documentoDoVeiculoJuntado', 'veiculo:v1', '2025-03-10', {
      documento: papel('laudo', '2025-03-10'),
    })
    expect(perguntar(exige, { anoFabricacao: 2008 }, '2025-06-01')).toMatchObject({
      codigo: undefined,
      mudaEm: '2026-01-01',
    })
    expect(perguntar(exige, { anoFabricacao: 2007 }, '2025-02-28')).toMatchObject({
      codigo: undefined,
      mudaEm: '2025-03-01',
    })
    expect(perguntar(exige, { anoFabricacao: 2007 }, '2025-03-01')).toMatchObject({
      codigo: 'documento.ausente',
      falta: 'laudo',
    })
    expect(
      perguntar(exige, { anoFabricacao: 2007 }, '2026-03-10', { atos: [laudo] }).codigo,
    ).toBeUndefined()
    expect(perguntar(exige, { anoFabricacao: 2007 }, '2026-03-11', { atos: [laudo] }).codigo).toBe(
      'documento.vencido',
    )
  })
  test('qualquer-documento: the meter or the app', () => {
    const exige = {
      forma: 'qualquer-documento',
      tipos: [{ tipo: 'medidor' }, { tipo: 'aplicativo', semValidade: true }],
    } as Exige
    const junta = (tipo: string, mais: object = {}) =>
      ato('documentoDoVeiculoJuntado', 'veiculo:v1', '2025-01-01', {
        documento: papel(tipo, '2025-01-01', mais),
      })
    expect(perguntar(exige, {}, '2025-01-07')).toMatchObject({
      codigo: 'documento.ausente',
      falta: 'medidor|aplicativo',
    })
    expect(perguntar(exige, {}, '2025-01-07', { atos: [junta('medidor')] }).codigo).toBe(
      'documento.sem-validade',
    )
    const vence = junta('medidor', { validoAte: '2025-06-30' })
    expect(perguntar(exige, {}, '2025-07-01', { atos: [vence] }).codigo).toBe('documento.vencido')
    expect(
      perguntar(exige, {}, '2025-07-01', { atos: [vence, junta('aplicativo')] }).codigo,
    ).toBeUndefined()
  })
})

describe('of the grant', () => {
  const daOutorga = { mais: { sujeito: 'outorga' as const } }
  test('outorga-vigente: last day inclusive', () => {
    expect(perguntar({ forma: 'outorga-vigente' }, {}, '2030-01-07', daOutorga)).toMatchObject({
      codigo: undefined,
      mudaEm: '2030-01-08',
    })
    expect(perguntar({ forma: 'outorga-vigente' }, {}, '2030-01-08', daOutorga).codigo).toBe(
      'outorga.vencida',
    )
    expect(perguntar({ forma: 'outorga-vigente' }, {}, '2025-01-06', daOutorga)).toMatchObject({
      codigo: 'outorga.nao-vigente',
      passaEm: '2025-01-07',
    })
  })
  test('licenciamento-valido', () => {
    const licencia = ato('outorgaLicenciada', 'licenciamento:o1', '2025-01-08', {
      validoAte: '2026-01-08',
      verificacoes: [],
    })
    const opcoes = { ...daOutorga, atos: [licencia] }
    expect(perguntar({ forma: 'licenciamento-valido' }, {}, '2025-01-07', opcoes).codigo).toBe(
      'licenciamento.ausente',
    )
    expect(perguntar({ forma: 'licenciamento-valido' }, {}, '2026-01-08', opcoes)).toMatchObject({
      codigo: undefined,
      mudaEm: '2026-01-09',
    })
    expect(perguntar({ forma: 'licenciamento-valido' }, {}, '2026-01-09', opcoes).codigo).toBe(
      'licenciamento.vencido',
    )
  })
  test('taxas-pagas', () => {
    const lancada = ato('taxaLancada', 'taxa:t1', '2025-01-08', {
      taxa: 'expedicao',
      outorga: 'o1',
      valor: 100,
      passos: [],
    })
    const paga = ato('taxaPaga', 'taxa:t1', '2025-02-01', { valor: 100, pagaEm: '2025-02-01' })
    expect(
      perguntar({ forma: 'taxas-pagas' }, {}, '2025-01-31', { ...daOutorga, atos: [lancada, paga] })
        .codigo,
    ).toBe('taxa.em-aberto')
    expect(
      perguntar({ forma: 'taxas-pagas' }, {}, '2025-02-01', { ...daOutorga, atos: [lancada, paga] })
        .codigo,
    ).toBeUndefined()
  })
  test('taxas-pagas: none charged is told as such, with the fees that have no value', () => {
    const sem = perguntar({ forma: 'taxas-pagas' }, {}, '2025-01-31', daOutorga)
    expect(sem.codigo).toBeUndefined()
    expect(sem.lacunas).toEqual(['valor-das-taxas'])
    expect(sem.verificacao?.fato).toMatchObject({ cobradas: 0 })
    expect(sem.verificacao?.fato['semValor']).toContain('Expedição')
  })
  test('licitacao and presence', () => {
    expect(perguntar({ forma: 'licitacao' }, {}, '2025-01-07', daOutorga).codigo).toBe(
      'outorga.sem-licitacao',
    )
    const selecao = { edital: '1/2024', classificacao: 3 }
    expect(
      perguntar({ forma: 'licitacao' }, {}, '2025-01-07', { ...daOutorga, fatos: { selecao } })
        .codigo,
    ).toBeUndefined()
    expect(
      perguntar({ forma: 'presenca-do-titular' }, {}, '2025-01-07', {
        ...daOutorga,
        fatos: { presencial: false },
      }).codigo,
    ).toBe('titular.presenca')
    expect(
      perguntar({ forma: 'presenca-do-titular' }, {}, '2025-01-07', daOutorga).codigo,
    ).toBeUndefined()
  })
  test('quota: floor of population ÷ ratio; the grant itself is one of those counted', () => {
    const quota = {
      forma: 'quota',
      calculo: {
        por: 'razao',
        populacao: 'populacao',
        habitantesPorOutorga: 'habitantes-por-outorga',
      },
    } as Exige
    const por = (valor: number) => ({
      'habitantes-por-outorga': [{ desde: '2020-01-01', valor, fonte: 'x' }],
    })
    const cheia = perguntar(quota, {}, '2025-01-07', { ...daOutorga, parametros: por(3001) })
    expect(cheia).toMatchObject({
      codigo: 'outorga.quota-esgotada',
      verificacao: { parametros: { populacao: 3000, 'habitantes-por-outorga': 3001 } },
    })
    expect(
      perguntar(quota, {}, '2025-01-07', { ...daOutorga, parametros: por(2999) }).codigo,
    ).toBeUndefined()
    expect(perguntar(quota, {}, '2025-01-07', daOutorga)).toMatchObject({
      codigo: 'parametro.ausente',
      falta: 'habitantes-por-outorga',
    })
  })
  test('the drivers of the grant, one by one', () => {
    const inscrito = { forma: 'condutor-inscrito' } as Exige
    const mais = { mais: { sujeito: 'condutor' as const } }
    const inscreve = ato('condutorInscrito', 'condutor:c1', '2025-01-08', {
      pessoa: 'maria',
      outorga: 'o1',
      funcao: 'titular',
      certificadoAte: '2027-01-08',
    })
    expect(perguntar(inscrito, {}, '2025-01-07', { ...mais, atos: [inscreve] }).codigo).toBe(
      'condutor.nao-inscrito',
    )
    expect(perguntar(inscrito, {}, '2027-01-08', { ...mais, atos: [inscreve] })).toMatchObject({
      codigo: undefined,
      mudaEm: '2027-01-09',
    })
    expect(perguntar(inscrito, {}, '2027-01-09', { ...mais, atos: [inscreve] }).codigo).toBe(
      'condutor.certificado-vencido',
    )
    expect(
      perguntar(inscrito, {}, '2025-01-08', { mais: { sujeito: 'titular' }, atos: [inscreve] })
        .codigo,
    ).toBeUndefined()
  })
})
