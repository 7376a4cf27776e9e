import { describe, expect, it } from 'vitest'
import { papeisQueBastam } from '../../src/server/demonstracao/apto.ts'
import { cadastrarPessoa, juntar } from './apoio/cadastro.ts'
import { abrirCenas } from './apoio/cena.ts'
import { Processo } from './apoio/processo.ts'
import { vistoriar } from './apoio/vistoria.ts'

const cenas = await abrirCenas()

describe('Maricá: o veículo pela redação do dia', () => {
  const cena = cenas('marica')

  it('em 9 de janeiro de 2025 a van de 2014 é recusada pelo art. 17; no dia 10, não', async () => {
    cena.em('2025-01-09')
    await cena.parametros()
    const { outorga } = await cena.requerida({}, { tipo: 'van', ano: 2014 })
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${outorga}/concederOutorga`)
    expect(await gestor.recusas()).toContain('art17_cpt')
    cena.em('2025-01-10')
    await (await cena.como('gestor')).ir(`/outorgas/${outorga}/concederOutorga`)
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).waitFor()
  })

  it('em junho de 2025 a lei não nomeia a kombi: a lacuna está à vista na decisão', async () => {
    cena.em('2025-06-02')
    const { outorga } = await cena.requerida({}, { tipo: 'kombi', ano: 2014 })
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${outorga}/concederOutorga`)
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).waitFor()
    const lacuna = cena.pacote.lacunas.find((l) => l.id === 'kombi-sem-vida-util')!
    expect(await gestor.texto()).toContain(lacuna.questao)
  })
})

describe('Maricá: uma empresa, da permissão à multa pela tabela do decreto', () => {
  const cena = cenas('marica')
  const nome = 'Ponta Negra Transportes Ltda.'
  const ids = { titular: '', veiculo: '', outorga: '' }
  const infracao = { procurar: 'art. 27, VII', dispositivo: 'art27_cpt_inc7' }

  it('a empresa sem o ato constitutivo é recusada pelo art. 5º, I; com ele, tem a permissão', async () => {
    cena.em('2025-11-24')
    await cena.parametros()
    const tela = await cena.como('atendente')
    ids.titular = await cadastrarPessoa(tela, { ...cena.cadastroDePessoa('juridica'), nome })
    ids.veiculo = await cena.veiculo(ids.titular)
    ids.outorga = (await cena.requerer(ids.titular, ids.veiculo)).outorga
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${ids.outorga}/concederOutorga`)
    expect(await gestor.recusas()).toEqual(
      expect.arrayContaining(['art5_cpt_inc1', 'art5_cpt_inc3']),
    )
    const papeis = papeisQueBastam(cena.pacote, {
      sujeitos: ['titular'],
      operacoes: ['conceder-outorga', 'inscrever-condutor', 'licenciar', 'operar'],
      quem: { pessoa: 'juridica' },
      rotulo: ids.titular,
      emitidosEm: cena.hoje,
    })
    await tela.ir(`/pessoas/${ids.titular}`)
    for (const d of papeis) await juntar(tela, 'juntarDocumento', d)
    await gestor.ir(`/outorgas/${ids.outorga}/concederOutorga`)
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).click()
    await gestor.registrado()
  })

  it('contrata o motorista, vistoria com selo e tira a licença', async () => {
    await cena.pessoa({ dados: { nome: 'Hélio Siqueira' } })
    const tela = await cena.como('atendente')
    await tela.ir(`/outorgas/${ids.outorga}`)
    await tela.comando('inscreverCondutor')
    await tela.preencher({
      pessoa: { procurar: 'helio siqueira' },
      funcao: 'contratado',
      presencial: 'true',
    })
    await tela.enviar()
    const vistoriador = await cena.como('vistoriador', 390)
    await vistoriar(vistoriador, ids.veiculo, true)
    cena.passam(1)
    await vistoriar(await cena.como('vistoriador'), ids.veiculo)
    expect(await vistoriador.texto()).toMatch(/selo nº \d{4}\/2025/)
    await (await cena.como('atendente')).ir(`/outorgas/${ids.outorga}`)
    await tela.comando('licenciarOutorga')
    await tela.preencher({ presencial: 'true' })
    await tela.enviar()
    expect(await tela.texto('.situacao')).toMatch(/Regular/)
  })

  it('a Procuradoria prepara o processo: o balcão não', async () => {
    expect(cena.prepara).toBe('procuradoria')
    cena.passam(24)
    const processo = new Processo(cena)
    await processo.lavrar(ids, infracao)
    const atendente = await cena.como('atendente')
    await atendente.ir(`/autos/${processo.auto}`)
    expect(await atendente.page.locator('main a[href*="/notificarAutuacao"]').count()).toBe(0)

    await processo.notificarComCiencia()
    await processo.ateO('defesaAte', 1)
    await processo.dar('julgador', 'decretarRevelia')

    // The law leaves the amounts to a decree: without its table there is no fine.
    const julgador = await processo.abrir('julgador', 'julgarAuto')
    expect(await julgador.texto()).toContain('A multa ainda não pode ser calculada')
    await julgador.preencher({ resultado: 'procedente', razoes: 'O fato está provado.' })
    expect(await julgador.enviarRecusado()).toEqual(expect.arrayContaining(['art30_par1']))

    const gestor = await cena.como('gestor')
    await gestor.ir('/parametros')
    await gestor.page.locator('a[href*="tabela-de-multas"]').click()
    await gestor.pronta()
    const linha = (campo: string) =>
      gestor.page.getByLabel(`${campo}: art. 27, VII`, { exact: true })
    await gestor.page.getByLabel('Vale desde').fill('01/01/2024')
    await gestor.page.getByLabel('Decreto ou ato').fill('Decreto nº 1, de 2/1/2024')
    await linha('Grau').fill('leve')
    await linha('Valor em reais').fill('149,99')
    await gestor.botaoDeEnvio.click()
    await gestor.page.locator('.alerta-erro, .campo-erro').first().waitFor()
    await linha('Valor em reais').fill('150,00')
    await gestor.enviar()

    await julgador.page.reload()
    await julgador.pronta()
    expect(await julgador.page.locator('[name=razoes]').inputValue()).toBe('O fato está provado.')
    await julgador.enviar()
    cena.passam(2)
    await processo.cienciaDaDecisao()
    await processo.ateO('recursoAte', 1)
    await processo.dar('procuradoria', 'certificarDefinitividade')
    const multa = await processo.multaNaTela()
    expect(multa).toMatch(/R\$\s15\d,\d{2}/)
    expect(multa).toMatch(/IPCA/)
    await processo.dar('procuradoria', 'registrarPagamento')
    expect((await processo.ficha()).pago).toBe(true)
  })
})
