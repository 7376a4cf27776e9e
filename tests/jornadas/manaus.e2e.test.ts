import { describe, expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { papeisQueBastam } from '../../src/server/demonstracao/apto.ts'
import { cadastrarPessoa, cadastrarVeiculo, juntar } from './apoio/cadastro.ts'
import { abrirCenas, br } from './apoio/cena.ts'
import { Processo } from './apoio/processo.ts'
import { dispositivos } from './apoio/tela.ts'
import { vistoriar } from './apoio/vistoria.ts'

const cenas = await abrirCenas({ olhar: true })

describe('Manaus: do cadastro à multa paga em UFM, tudo na tela', () => {
  const cena = cenas('manaus').em('2025-03-10')
  const nome = 'Iracema Souza'
  const ids = { titular: '', veiculo: '', outorga: '' }

  it('cadastra a pessoa, cada papel com validade e conferência, e o veículo com os seus', async () => {
    const tela = await cena.como('atendente')
    const cadastro = { ...cena.cadastroDePessoa(), nome }
    ids.titular = await cadastrarPessoa(tela, cadastro)
    const papeis = papeisQueBastam(cena.pacote, {
      sujeitos: ['titular', 'condutor'],
      operacoes: ['conceder-outorga', 'inscrever-condutor', 'licenciar', 'operar'],
      quem: { pessoa: 'fisica' },
      rotulo: ids.titular,
      emitidosEm: cena.hoje,
    })
    expect(papeis.length).toBeGreaterThan(8)
    for (const d of papeis.filter((p) => p.tipo !== 'registro-no-sindicato')) {
      const vencido = d.tipo === 'apolice-de-seguro-de-vida'
      await juntar(tela, 'juntarDocumento', {
        ...d,
        ...(vencido ? { emitidoEm: '2024-03-09', validoAte: addDias(cena.hoje, -1) } : {}),
      })
    }
    const veiculo = cena.cadastroDeVeiculo(ids.titular)
    ids.veiculo = await cadastrarVeiculo(tela, veiculo, nome)
    const doVeiculo = papeisQueBastam(cena.pacote, {
      sujeitos: ['veiculo'],
      operacoes: ['conceder-outorga', 'vistoriar', 'licenciar', 'operar'],
      quem: { tipoDeVeiculo: 'motocicleta' },
      rotulo: ids.veiculo,
      emitidosEm: cena.hoje,
    })
    for (const d of doVeiculo) await juntar(tela, 'juntarDocumentoDoVeiculo', d)
  })

  it('o pedido sem um papel e com outro vencido é recusado, cada qual com o seu inciso', async () => {
    const tela = await cena.como('gestor')
    await tela.ir(`/pessoas/${ids.titular}`)
    await tela.comando('requererOutorga')
    await tela.preencher({
      veiculo: { procurar: await cena.placa(ids.veiculo) },
      presencial: 'true',
      'selecao.edital': 'Edital 1/2025',
      'selecao.classificacao': '1',
      'selecao.motivo': 'Disputa anterior ao sistema.',
    })
    await tela.enviar()
    ids.outorga = tela.id
    await cena.parametros()
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${ids.outorga}`)
    expect(await gestor.fechado(/Conceder/)).toEqual(['art9_cpt_inc4', 'art9_cpt_inc6'])
    await gestor.ir(`/outorgas/${ids.outorga}/concederOutorga`)
    expect(await gestor.recusas()).toEqual(['art9_cpt_inc4', 'art9_cpt_inc6'])
  })

  it('completo, é concedido: cada requisito à vista com o artigo', async () => {
    const tela = await cena.como('atendente')
    await tela.ir(`/pessoas/${ids.titular}`)
    const comum = {
      emitidoEm: cena.hoje,
      conferencia: { modo: 'autenticada', em: cena.hoje },
    } as const
    await juntar(tela, 'juntarDocumento', { ...comum, tipo: 'registro-no-sindicato', numero: '77' })
    await juntar(tela, 'juntarDocumento', {
      ...comum,
      tipo: 'apolice-de-seguro-de-vida',
      validoAte: addDias(cena.hoje, 364),
    })
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${ids.outorga}`)
    await gestor.comando('concederOutorga')
    const vistos = await dispositivos(gestor.page.locator('.verificacoes'))
    expect(vistos).toEqual(expect.arrayContaining(['art4_cpt', 'art9_cpt_inc4', 'art15_cpt_inc1']))
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).click()
    await gestor.registrado()
    expect(await gestor.texto('h1')).toMatch(/\d{4}\/2025/)
  })

  it('inscreve o auxiliar com a sua jornada', async () => {
    const auxiliar = await cena.pessoa({ dados: { nome: 'Auxiliar Bezerra' } })
    expect(auxiliar).not.toBe('')
    const tela = await cena.como('atendente')
    await tela.ir(`/outorgas/${ids.outorga}`)
    await tela.comando('inscreverCondutor')
    await tela.preencher({
      pessoa: { procurar: 'Auxiliar Bezerra' },
      funcao: 'auxiliar',
      presencial: 'true',
    })
    await tela.preencher({ 'jornada.inicio': '06:00', 'jornada.fim': '18:00' })
    await tela.enviar()
    await tela.ir(`/outorgas/${ids.outorga}?aba=condutores`)
    expect(await tela.texto()).toContain('das 06:00 às 18:00')
  })

  it('sem vistoria não licencia; reprovado tampouco; aprovado, tem selo numerado e licencia', async () => {
    const atendente = await cena.como('atendente')
    await atendente.ir(`/outorgas/${ids.outorga}`)
    expect(await atendente.fechado(/Licenciar/)).toContain('art17_par2')
    const vistoriador = await cena.como('vistoriador', 390)
    await vistoriar(vistoriador, ids.veiculo, true)
    expect(await vistoriador.texto()).toContain('Rasgado; trocar e voltar.')
    await atendente.ir(`/outorgas/${ids.outorga}`)
    expect(await atendente.fechado(/Licenciar/)).toContain('art17_par2')
    cena.passam(1)
    await vistoriar(await cena.como('vistoriador'), ids.veiculo)
    expect(await vistoriador.texto()).toMatch(/selo nº \d{4}\/2025/)
    await (await cena.como('atendente')).ir(`/outorgas/${ids.outorga}`)
    await atendente.comando('licenciarOutorga')
    await atendente.preencher({ presencial: 'true' })
    await atendente.enviar()
    expect(await atendente.texto('.situacao')).toMatch(/Regular/)
  })

  it('do auto na rua à multa de 3 UFM, com defesa e recurso no prazo, julgada por quem não lavrou', async () => {
    cena.passam(25)
    const processo = new Processo(cena)
    const infracao = { procurar: 'XXX', dispositivo: 'art32_cpt_inc30' }
    await processo.lavrar(ids, infracao, 'duplo')
    await processo.notificarComCiencia()
    await processo.ateO('defesaAte')
    await processo.peticionar('apresentarDefesa', 'O autuado nega o fato.')
    const dele = await cena.como('duplo')
    await dele.ir(`/autos/${processo.auto}`)
    expect(await dele.page.locator('main a[href*="/julgarAuto"]').count()).toBe(0)
    expect(await dele.fechado(/Julgar/)).toEqual(['art34_cpt'])

    const julgador = await processo.abrir('julgador', 'julgarAuto')
    const lido = await julgador.texto()
    expect(lido).toContain('O autuado nega o fato.')
    expect(lido).toContain('no prazo')
    expect(lido).toContain('Constatado em fiscalização de rotina.')
    await processo.julgar()
    await processo.ateO('recursoAte')
    await processo.peticionar('interporRecurso', 'Pede a reforma da decisão.')
    cena.passam(1)
    await processo.dar('recursal', 'julgarRecurso', {
      resultado: 'improvido',
      razoes: 'Mantém-se a decisão.',
    })
    await processo.dar(cena.prepara, 'certificarDefinitividade')

    // Art. 32, XXX: 3 UFM of R$ 145,37.
    const multa = await processo.multaNaTela()
    expect(multa).toContain('436,11')
    expect(multa).toMatch(/UFM/)
    const paga = await processo.abrir('procuradoria', 'registrarPagamento')
    await paga.preencher({ valor: '436,10' })
    await paga.botaoDeEnvio.click()
    await paga.page.locator('.alerta-erro').waitFor()
    await paga.preencher({ valor: '436,11', prova: 'Guia 1' })
    await paga.enviar()
    expect((await processo.ficha()).pago).toBe(true)
    expect(await paga.texto()).toContain(br(cena.hoje))
  })
})
