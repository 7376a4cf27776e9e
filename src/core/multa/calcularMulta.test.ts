import { describe, expect, it } from 'vitest'
import {
  autoDe,
  cena,
  contextoDe,
  depois,
  flagrante,
  mundoDe,
  type Cena,
} from '#core/processo/cena.prova.ts'
import { infracoesDeProva, pacoteDeProva } from '#core/processo/leiInventada.prova.ts'
import type { Infracoes } from '#law/esquema/infracoes.ts'
import { calcularMulta, multaRecusada, type PedidoDeMulta } from './calcularMulta.ts'

const modelo = autoDe(depois(cena(), '2025-03-10', 'fiscal', 'lavrarAuto', flagrante()))
type Caso = Partial<Omit<PedidoDeMulta, 'auto'>> & { dispositivo: string; fatoEm?: string }

const calcular = ({ dispositivo, fatoEm = '2025-03-10', ...pedido }: Caso, c: Cena = cena()) =>
  calcularMulta(
    { em: '2025-06-10', reincidente: false, ...pedido, auto: { ...modelo, dispositivo, fatoEm } },
    mundoDe(c),
    contextoDe(c, '2025-06-10', 'julgador'),
  )
const calculada = (...args: Parameters<typeof calcular>) => {
  const r = calcular(...args)
  if (multaRecusada(r)) throw new Error(JSON.stringify(r.recusas))
  return r
}
const recusa = (...args: Parameters<typeof calcular>) => {
  const r = calcular(...args)
  if (!multaRecusada(r)) throw new Error(JSON.stringify(r))
  return r.recusas[0]
}
const comRegras = (infracoes: Partial<Infracoes>, mudancas: Partial<Cena> = {}): Cena =>
  cena({ pacote: pacoteDeProva({ infracoes }), ...mudancas })

describe('em unidades fiscais', () => {
  const unidade = (valor: number, desde: string) => ({ desde, valor, fonte: `Decreto ${desde}` })
  const valores = [unidade(10000, '2024-01-01'), unidade(14537, '2025-01-01')]
  const c = cena({ parametros: { 'valor-da-unidade': valores } })
  const dispositivo = 'art20_cpt_inc3'

  it('um valor registrado que estoura é recusa, não falha', () => {
    const demais = cena({
      parametros: { 'valor-da-unidade': [unidade(Number.MAX_SAFE_INTEGER, '2025-01-01')] },
    })
    expect(recusa({ dispositivo }, demais)).toMatchObject({
      codigo: 'multa.valor-alem-do-limite',
      fundamentos: [dispositivo],
    })
  })
  it('pelo valor do dia que a lei nomeia; a correção não se aplica a elas', () => {
    const m = calculada({ dispositivo }, c)
    expect(m).toMatchObject({ valor: 15 * 14537, unidades: 15, lacunas: [] })
    expect(m.fundamentos).toEqual([dispositivo, 'art32_cpt'])
    const doAnoAnterior = { dispositivo, fatoEm: '2024-12-31' }
    expect(calculada(doAnoAnterior, c).valor).toBe(150000)
    const unidadeFiscal = { ...infracoesDeProva.unidadeFiscal, valorDe: 'pagamento' } as const
    const p = comRegras(
      { unidadeFiscal: unidadeFiscal as NonNullable<Infracoes['unidadeFiscal']> },
      { parametros: c.parametros },
    )
    expect(calculada(doAnoAnterior, p).valor).toBe(15 * 14537)
  })
  it('em dobro na reincidência: o múltiplo próprio prevalece sobre o acréscimo geral', () => {
    const m = calculada({ dispositivo, reincidente: true }, c)
    expect(m.valor).toBe(30 * 14537)
    expect(m.fundamentos).toContain('art33_par1')
  })
  it('sem o valor da unidade, recusa-se; e o do ano anterior não serve', () => {
    expect(recusa({ dispositivo })).toMatchObject({
      codigo: 'parametro.ausente',
      falta: 'valor-da-unidade',
      fundamentos: ['art32_cpt'],
    })
    expect(recusa({ dispositivo, fatoEm: '2026-01-01' }, c)).toMatchObject({
      codigo: 'parametro.ausente',
      dados: { ano: 2026 },
    })
  })
})

describe('por classe, com INPC anual e acréscimo de 20 %', () => {
  it('aos onze anos: cento e vinte meses a mais, atualiza e depois acresce', () => {
    const um = calculada({ dispositivo: 'art20_cpt_inc2', fatoEm: '2015-12-12' })
    // R$ 200,00 × 1,01^12 = R$ 225,365… → R$ 225,37
    expect(um.valor).toBe(22537)
    expect(um.fundamentos).toEqual(['art20_cpt_inc2', 'art13_cpt_ali3', 'art14_cpt'])
    expect(um.lacunas).toEqual(['inpc-desde-quando'])
    const dois = calculada({
      dispositivo: 'art20_cpt_inc2',
      fatoEm: '2015-12-12',
      reincidente: true,
    })
    // R$ 225,37 × 1,20 = R$ 270,444 → R$ 270,44 (in one go it would be R$ 270,438…)
    expect(dois.valor).toBe(27044)
    expect(dois.fundamentos).toContain('art13_par1u')
    expect(dois.lacunas).toContain('janela-da-reincidencia')
  })
  it('na véspera do aniversário o ano não conta', () => {
    expect(calculada({ dispositivo: 'art20_cpt_inc2', fatoEm: '2015-12-11' }).valor).toBe(20000)
  })
  it('o valor fixado por lei posterior atualiza-se desde ela', () => {
    const valor = { leve: 1, media: 1, grave: 40000, gravissima: 1 }
    const classes = {
      ...infracoesDeProva.classes,
      valores: [
        { desde: '2014-12-12', valor: { ...valor, grave: 20000 }, fonte: 'Lei 1' },
        { desde: '2020-01-01', valor, fonte: 'Lei 2' },
      ],
    } as NonNullable<Infracoes['classes']>
    const c = comRegras({ classes })
    expect(calculada({ dispositivo: 'art20_cpt_inc2', fatoEm: '2020-06-01' }, c).valor).toBe(40000)
  })
  it('mês sem índice: recusa que nomeia os meses', () => {
    const semUm = { ...cena().indices.INPC?.variacoes }
    delete semUm['2015-03']
    delete semUm['2015-04']
    const c = cena({ indices: { INPC: { nome: 'INPC', variacoes: semUm } } })
    expect(recusa({ dispositivo: 'art20_cpt_inc2' }, c)).toMatchObject({
      codigo: 'indice.ausente',
      falta: 'INPC',
      fundamentos: ['art14_cpt'],
      dados: { meses: 'mar/2015 a abr/2015' },
    })
    const nenhum = recusa(
      { dispositivo: 'art20_cpt_inc2', fatoEm: '2015-12-12' },
      cena({ indices: {} }),
    )
    expect(nenhum.dados?.['meses']).toBe('dez/2014 a nov/2015')
  })
  it('a contraparte dá a classe; sem multa prevista não há o que calcular', () => {
    const fatoEm = '2025-03-10'
    expect(calculada({ dispositivo: 'art11_cpt_inc1', fatoEm }).valor).toBe(
      calculada({ dispositivo: 'art20_cpt_inc1', fatoEm }).valor,
    )
    expect(recusa({ dispositivo: 'art20_cpt_inc5' }).codigo).toBe('multa.nao-prevista')
  })
})

describe('pela tabela do decreto', () => {
  const dispositivo = 'art20_cpt_inc4'
  const correcao: NonNullable<Infracoes['correcao']> = {
    indice: 'IPCA',
    modo: 'ate-o-pagamento',
    desde: 'fato',
    fundamentos: ['art30_par1'],
  }
  const tabela = (valor: number, desde = '2025-01-01') => ({
    tabela: [{ desde, valor: [{ dispositivo, grau: 'A', valor }], fonte: 'Decreto 9' }],
  })
  const com = (parametros: Cena['parametros'], mudancas: Partial<Cena> = {}) =>
    comRegras({ correcao }, { parametros, ...mudancas })

  it('recusa até que haja tabela, e tabela posterior ao fato não o pune', () => {
    for (const c of [com({}), com(tabela(15000, '2025-03-11'))]) {
      expect(recusa({ dispositivo }, c)).toMatchObject({
        codigo: 'parametro.ausente',
        falta: 'tabela',
        fundamentos: ['art30_par1'],
      })
    }
    expect(
      calculada({ dispositivo, em: '2025-03-10' }, com(tabela(15000, '2025-03-10'))).valor,
    ).toBe(15000)
  })
  it('dentro dos limites da lei, ambos incluídos', () => {
    const em = '2025-03-10'
    const codigo = (valor: number) => {
      const r = calcular({ dispositivo, em }, com(tabela(valor)))
      return multaRecusada(r) ? r.recusas[0].codigo : r.valor
    }
    expect(codigo(14999)).toBe('multa.tabela-fora-dos-limites')
    expect(codigo(15000)).toBe(15000)
    expect(codigo(150000)).toBe(150000)
    expect(codigo(150001)).toBe('multa.tabela-fora-dos-limites')
  })
  it('sem a infração, ou com outra forma, recusa', () => {
    const outra = { ...tabela(15000).tabela[0], valor: [] }
    const c = com({ tabela: [{ desde: '2025-01-01', fonte: 'D', valor: outra.valor }] })
    expect(recusa({ dispositivo }, c).codigo).toBe('multa.tabela-sem-dispositivo')
    const torta = com({ tabela: [{ desde: '2025-01-01', fonte: 'D', valor: 'muito' }] })
    expect(recusa({ dispositivo }, torta)).toMatchObject({ codigo: 'parametro.invalido' })
  })
  it('corrige do mês do fato ao anterior ao do pagamento', () => {
    // April, May and March: 1,01³ = 1,030301
    expect(calculada({ dispositivo, em: '2025-06-30' }, com(tabela(100000))).valor).toBe(103030)
    expect(calculada({ dispositivo, em: '2025-03-31' }, com(tabela(100000))).valor).toBe(100000)
  })
  it('sem índice não se paga; mas a decisão fixa o valor, a corrigir até o pagamento', () => {
    const c = com(tabela(100000), { indices: {} })
    expect(recusa({ dispositivo }, c)).toMatchObject({
      codigo: 'indice.ausente',
      dados: { meses: 'mar/2025 a mai/2025' },
    })
    expect(calculada({ dispositivo, semIndice: 'fixar' }, c).valor).toBe(100000)
  })
})
