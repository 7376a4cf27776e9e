import { describe, expect, it } from 'vitest'
import { chavesPassageiras } from '../chaves/chaves.ts'
import type {
  Autenticidade,
  EmissaoFeita,
  FichaDoVeiculo,
  Fila,
  Prontuario,
} from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { planilha } from '../prova/exemplosDoServico.ts'
import { Historia } from '../prova/historia.ts'
import { escreverCodigo } from '../verificacao/codigo.ts'

const chaves = chavesPassageiras()
const casa = await casaDeProva({ chaves, enderecoPublico: 'https://transporte.exemplo.gov.br' })

const ficha = (h: Historia, outorga: string) => h.ler<Prontuario>(`/outorgas/${outorga}`)
const comando = (f: Prontuario, nome: string) => f.comandos.find((c) => c.nome === nome)
const item = (lista: readonly { id: string }[], id: string) => lista.some((i) => i.id === id)

describe('uso eventual do veículo, pelo servidor', () => {
  const h = new Historia(casa, 'marica')
  it('muda a lista da vistoria, aparece nas fichas e na apostila, e acaba no último dia', async () => {
    h.em('2025-06-02')
    await h.parametros()
    const { outorga, veiculo } = await h.licenciada()
    const na = (nome: string) => `/outorgas/${outorga}/${nome}`
    const uso = { desde: '2025-06-05', ate: '2025-06-20', motivo: 'Reforço.', faixa: true }
    const sem = await h.dar('atendente', na('comunicarUsoEventual'), { ...uso, faixa: false })
    expect([sem.status, codigosDe(sem)]).toEqual([422, ['uso-eventual.sem-faixa']])
    await h.fazer('atendente', na('comunicarUsoEventual'), uso)
    const itens = () => h.ler<{ id: string }[]>(`/vistoria/itens?veiculo=${veiculo}`, 'vistoriador')
    const faixas = async () => {
      const lista = await itens()
      return [item(lista, 'faixa-escolar'), item(lista, 'faixa-branca-removivel')]
    }
    expect(await faixas()).toEqual([true, false])
    h.em('2025-06-05')
    expect(await faixas()).toEqual([false, true])
    h.em('2025-06-21')
    expect(await faixas()).toEqual([true, false])
    const f = await ficha(h, outorga)
    expect(f.outorga.usosEventuais).toMatchObject([{ veiculo, ate: '2025-06-20' }])
    expect(f.documentos.map((d) => d.modelo)).toContain('apostila')
    const v = await h.ler<FichaDoVeiculo>(`/veiculos/${veiculo}`)
    expect(v.outorgas[0]?.usosEventuais).toHaveLength(1)
    expect(comando(f, 'encerrarUsoEventual')?.recusas.length).toBe(1)
  })
})

describe('custos operacionais, pelo servidor', () => {
  const h = new Historia(casa, 'marica')
  it('pedidos, calculados e impressos; o código do papel diz o total, e o de quem não é da casa não', async () => {
    h.em('2025-07-01')
    const { outorga } = await h.licenciada()
    const na = (nome: string) => `/outorgas/${outorga}/${nome}`
    const pedido = await h.fazer('atendente', na('requererCalculoDeCustos'), {
      por: 'contratante',
      contratante: 'Escola Modelo',
      objeto: 'Trajeto Itaipuaçu – Centro',
      recebidoEm: '2025-07-01',
    })
    const { dados } = pedido.atos[0] as { dados: { calculo?: string } }
    expect(JSON.stringify(dados)).not.toContain('Escola Modelo')
    const naFila = async () =>
      (await h.ler<readonly Fila[]>('/filas', 'gestor'))
        .find((f) => f.id === 'custos-a-calcular')
        ?.itens.find((i) => i.id === outorga)
    h.em('2025-07-04')
    expect((await naFila())?.motivo).toMatch(/^Trajeto .*pedido em 01\/07\/2025, há 3 dias$/)
    const calculo = { calculo: dados.calculo ?? '', mes: '2025-06', ...planilha(h.pacote) }
    const doBalcao = await h.dar('atendente', na('calcularCustos'), calculo)
    expect(doBalcao.status).toBe(403)
    await h.fazer('gestor', na('calcularCustos'), calculo)
    expect(await naFila()).toBeUndefined()
    const f = await ficha(h, outorga)
    const [feito] = f.outorga.calculosDeCustos ?? []
    expect(feito).toMatchObject({ situacao: 'calculado', contratante: 'Escola Modelo' })
    const soma = (feito?.resultado?.linhas ?? []).reduce((s, l) => s + l.valor, 0)
    expect([soma > 0, soma]).toEqual([true, feito?.resultado?.total])
    const documento = f.documentos.find((d) => d.modelo === 'calculo-de-custos')
    const { base, cookie } = await casa.como('marica', 'atendente')
    const r = await fetch(`${base}${documento?.caminho ?? ''}`, { headers: { cookie } })
    expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    await r.arrayBuffer()
    const [emissao] = await h.ler<EmissaoFeita[]>(`/emissoes?recurso=outorgas&ficha=${outorga}`)
    const codigo = escreverCodigo(chaves, h.pacote.lei.municipio.ibge, emissao?.id ?? '')
    const lido = await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${codigo}`)
    expect(lido.corpo.resultado).toBe('autentico')
    expect(JSON.stringify(lido.corpo)).toContain('Custo de um mês')
    expect(JSON.stringify(lido.corpo)).not.toContain('Escola Modelo')
  })
})

describe('o veículo muda de dono, pelo servidor', () => {
  const passa = (pessoa: string, desde: string, mais: object = {}) => ({
    propriedade: { regime: 'terceiro', pessoa, desde, ...mais },
    causa: 'venda',
    papel: { descricao: 'Autorização de transferência', emitidoEm: desde },
  })
  it.each(['manaus', 'marica', 'cidade-ocidental'] as const)(
    '%s: vendido, a outorga fica irregular desde a venda onde a lei o pede, e só lá',
    async (cidade) => {
      const h = new Historia(casa, cidade)
      h.em('2025-08-04')
      await h.parametros()
      const { outorga, veiculo, titular } = await h.licenciada()
      expect((await ficha(h, outorga)).situacao?.regular).toBe(true)
      const comprador = await h.pessoa()
      h.em('2025-08-11')
      const feito = await h.fazer(
        'atendente',
        `/veiculos/${veiculo}/alterarPropriedade`,
        passa(comprador, '2025-08-08'),
      )
      const pede = h.pacote.requisitos.some((r) => r.exige.forma === 'propriedade')
      const { dados } = feito.atos[0] as { dados: { pendencias?: readonly unknown[] } }
      expect((dados.pendencias ?? []).length > 0).toBe(pede)
      const depois = await ficha(h, outorga)
      expect(depois.situacao?.regular).toBe(!pede)
      if (pede) expect(depois.situacao?.desde).toBe('2025-08-08')
      const v = await h.ler<FichaDoVeiculo>(`/veiculos/${veiculo}`)
      expect(v.veiculo.propriedades?.map((p) => p.regime)).toEqual(['proprio', 'terceiro'])
      await h.fazer(
        'atendente',
        `/veiculos/${veiculo}/alterarPropriedade`,
        passa(titular, '2025-08-11', { regime: 'proprio' }),
      )
      expect((await ficha(h, outorga)).situacao?.regular).toBe(true)
    },
  )
})

describe('a outorga que acabou, pelo servidor', () => {
  const h = new Historia(casa, 'marica')
  it('a ficha fecha, com a razão, o que só cabe em vigor', async () => {
    h.em('2025-09-01')
    const { outorga } = await h.licenciada()
    await h.fazer('gestor', `/outorgas/${outorga}/baixarOutorga`, { motivo: 'A pedido.' })
    const f = await ficha(h, outorga)
    for (const nome of ['inscreverCondutor', 'lancarTaxa', 'renovarCondutor', 'determinarVistoria'])
      expect(comando(f, nome)?.recusas.length, nome).toBeGreaterThan(0)
  })
})
