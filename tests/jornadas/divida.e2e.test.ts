import { describe, expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { chavesPassageiras } from '../../src/server/chaves/chaves.ts'
import type { EmissaoFeita, FichaDoAuto } from '../../src/server/contrato/contrato.ts'
import { escreverCodigo } from '../../src/server/verificacao/codigo.ts'
import { abrirCenas, br, type Pessoa } from './apoio/cena.ts'

const chaves = chavesPassageiras()
const cenas = await abrirCenas({ chaves })
const INFRACAO = 'art27_cpt_inc7'

/** Centavos as a form and a table write them, without the currency. */
const reais = (centavos: number): string =>
  (centavos / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })

describe('a dívida, em Maricá', () => {
  const cena = cenas('marica')
  const ficha = (auto: string) => cena.ler<FichaDoAuto>(`/autos/${auto}`)
  const abrir = async (quem: Pessoa, auto: string) => {
    const tela = await cena.como(quem)
    await tela.ir(`/autos/${auto}`)
    return tela
  }
  const etiquetas = async (quem: Pessoa, auto: string) =>
    (await abrir(quem, auto)).page.locator('main h1 + p .etiqueta').allInnerTexts()

  /** Final by the API: another journey walks the proceeding by hand. */
  async function definitivo(): Promise<string> {
    const auto = await cena.lavrar(await cena.concedida(), INFRACAO)
    await cena.notificar(auto)
    cena.depoisDe((await ficha(auto)).auto.defesaAte)
    const razoes = { resultado: 'procedente', razoes: 'Provado o fato.' }
    await cena.fazer('julgador', `/autos/${auto}/julgarAuto`, razoes)
    const ciencia = { cienciaEm: cena.hoje, meio: 'pessoal', prova: 'Termo' }
    await cena.fazer(cena.prepara, `/autos/${auto}/registrarCienciaDaDecisao`, ciencia)
    cena.depoisDe((await ficha(auto)).auto.recursoAte)
    await cena.fazer(cena.prepara, `/autos/${auto}/certificarDefinitividade`, {})
    return auto
  }

  it('paga em parte, inscrita, certificada, levada em planilha e paga: a etiqueta sai', async () => {
    cena.em('2024-03-11')
    await cena.parametros()
    const tabela = [{ dispositivo: INFRACAO, grau: 'média', valor: 40_000 }]
    await cena.fixar('tabela-de-multas', tabela)
    const auto = await definitivo()
    const numero = (await ficha(auto)).auto.numero ?? ''
    cena.depoisDe(addDias(cena.hoje, 20))

    // What the law's correction added goes first; the rest goes on being owed, and corrected.
    const devido = (await ficha(auto)).cobranca.resta ?? 0
    expect(devido).toBeGreaterThan(40_000)
    const balcao = await abrir('atendente', auto)
    await balcao.comando('registrarPagamento')
    expect(await balcao.campo('valor').locator('input').inputValue()).toContain(reais(devido))
    await balcao.preencher({ valor: '100,00', especie: 'parcial', prova: 'Guia 1' })
    await balcao.enviar()
    const conta = balcao.page.locator('.cartao').filter({ hasText: 'Pagamentos recebidos' })
    expect(await conta.innerText()).toContain(reais(devido - 10_000))
    expect(await balcao.texto('.passos-da-multa')).toMatch(/IPCA[\s\S]*Pagamento em/)

    cena.depoisDe((await ficha(auto)).cobranca.venceEm?.dia)
    const resta = (await ficha(auto)).cobranca.resta ?? 0
    const fazenda = await cena.como('procuradoria')
    await fazenda.ir()
    const naFila = fazenda.page.locator('main li').filter({ hasText: `nº ${numero}` })
    expect(await naFila.filter({ hasText: 'resta hoje' }).first().innerText()).toContain(
      reais(resta),
    )
    await fazenda.ir(`/autos/${auto}`)
    await fazenda.comando('inscreverDividaAtiva')
    expect(await fazenda.texto('.introducao')).toContain(reais(resta))
    expect(await fazenda.enviar()).toContain('0001/2024')
    expect(await etiquetas('procuradoria', auto)).toContain('em dívida ativa')

    const certidao = fazenda.page.getByRole('link', { name: /^Certidão de dívida ativa/ })
    const caminho = (await certidao.getAttribute('href')) ?? ''
    const pdf = await fazenda.page.request.get(new URL(caminho, cena.casa.base).href)
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const [emissao] = await cena.ler<EmissaoFeita[]>(`/emissoes?recurso=autos&ficha=${auto}`)
    const codigo = escreverCodigo(chaves, cena.pacote.lei.municipio.ibge, emissao?.id ?? '')
    const publico = await cena.janela(390)
    const verificar = async () => {
      await publico.page.goto(`${cena.casa.base}/verificar/${codigo}`)
      await publico.pronta()
      return publico.texto()
    }
    expect(await verificar()).toContain('Certidão de dívida ativa')

    await fazenda.ir('/listas/divida-ativa?situacao=inscrita')
    const linha = fazenda.page.locator('main tbody tr').filter({ hasText: numero })
    expect(await linha.innerText()).toContain(reais(resta))
    for (const [formato, nome] of [
      ['xlsx', 'planilha'],
      ['csv', 'CSV'],
    ] as const) {
      const [baixado] = await Promise.all([
        fazenda.page.waitForEvent('download'),
        fazenda.page.getByRole('link', { name: nome, exact: true }).click(),
      ])
      expect(baixado.suggestedFilename()).toBe(`divida-ativa-${cena.hoje}.${formato}`)
    }

    await abrir('atendente', auto)
    await balcao.comando('registrarPagamento')
    await balcao.preencher({ prova: 'Guia 2' })
    await balcao.enviar()
    const depois = await etiquetas('atendente', auto)
    expect(depois).toContain('multa paga')
    expect(depois).not.toContain('em dívida ativa')
    expect(await balcao.texto()).toContain('extinta pelo pagamento')
    await fazenda.ir('/listas/divida-ativa?situacao=inscrita')
    expect(await linha.count()).toBe(0)
    await abrir('procuradoria', auto)
    expect(await certidao.count()).toBe(0)
  })

  it('caída depois de paga, o valor a devolver já está no formulário, conta por conta', async () => {
    const auto = await definitivo()
    const valor = (await ficha(auto)).cobranca.resta
    const pagamento = { valor, pagoEm: cena.hoje }
    await cena.fazer('atendente', `/autos/${auto}/registrarPagamento`, pagamento)
    await cena.fazer('gestor', `/autos/${auto}/anularAuto`, { motivo: 'Placa lida errada.' })
    cena.passam(70)
    const { aRestituir } = (await ficha(auto)).cobranca
    expect(aRestituir?.valor).toBeGreaterThan(aRestituir?.principal ?? 0)

    const gestor = await abrir('gestor', auto)
    await gestor.comando('restituirMulta')
    expect(await gestor.campo('valor').locator('input').inputValue()).toContain(
      reais(aRestituir?.valor ?? 0),
    )
    expect(await gestor.page.locator('form .passos-da-multa li').allInnerTexts()).toEqual(
      aRestituir?.passos,
    )
    // Of another day it is another amount: written again, with its account, and back.
    const noDia = () => gestor.campo('valor').locator('input').inputValue()
    await gestor.preencher({ restituidaEm: br(addDias(cena.hoje, -60)) })
    await expect.poll(noDia).not.toContain(reais(aRestituir?.valor ?? 0))
    await gestor.preencher({ restituidaEm: br(cena.hoje) })
    await expect.poll(noDia).toContain(reais(aRestituir?.valor ?? 0))
    await gestor.preencher({ valor: '1,00' })
    await gestor.enviarRecusado()
    expect(await gestor.texto('.alerta-erro')).toContain(reais(aRestituir?.valor ?? 0))
    await gestor.preencher({ valor: reais(aRestituir?.valor ?? 0), prova: 'Ordem bancária 7' })
    await gestor.enviar()
    expect(await gestor.texto()).toContain(`restituídos em ${br(cena.hoje)}`)
    await gestor.ir()
    const devolver = gestor.page.locator('main li').filter({ hasText: 'sem a correção' })
    expect(await devolver.count()).toBe(0)
  })

  it('a prescrição só se declara depois do último dia, e o processo fica prescrito', async () => {
    const auto = await cena.lavrar(await cena.concedida(), INFRACAO)
    await cena.notificar(auto)
    const ate = (await ficha(auto)).cobranca.prescricoes[0]?.ate ?? ''
    cena.em(ate)
    const julgador = await cena.como('julgador')
    await julgador.ir(`/autos/${auto}`)
    const declarar = { razoes: 'Decorreram cinco anos sem decisão.' }
    expect((await julgador.fechado(/declarar.* prescrição/i)).length).toBeGreaterThan(0)
    cena.passam(1)
    await cena.como('julgador')
    await julgador.ir(`/autos/${auto}`)
    await julgador.comando('declararPrescricao')
    await julgador.preencher(declarar)
    await julgador.enviar()
    expect(await etiquetas('julgador', auto)).toContain('prescrito')
  })
})
