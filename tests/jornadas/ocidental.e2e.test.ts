import { describe, expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import { cadastrarPessoa, juntar } from './apoio/cadastro.ts'
import { abrirCenas } from './apoio/cena.ts'
import { Processo } from './apoio/processo.ts'
import { vistoriar } from './apoio/vistoria.ts'

const cenas = await abrirCenas()

describe('Cidade Ocidental: uma empresa, da autorização à multa da reincidência', () => {
  const cena = cenas('cidade-ocidental').em('2025-11-24')
  const nome = 'Girassol Escolar Ltda.'
  const ids = { titular: '', veiculo: '', outorga: '' }
  const infracao = { procurar: 'higiene conforto', dispositivo: 'art20_cpt_inc2' }

  it('sem o número do Executivo não há autorização; com ele, à empresa sem condenação', async () => {
    const tela = await cena.como('atendente')
    ids.titular = await cadastrarPessoa(tela, { ...cena.cadastroDePessoa('juridica'), nome })
    await juntar(tela, 'juntarDocumento', {
      tipo: 'certidao-de-debitos-municipais',
      numero: '2025/77',
      emitidoEm: cena.hoje,
      validoAte: addDias(cena.hoje, 90),
      conferencia: { modo: 'autenticada', em: cena.hoje },
    })
    await tela.comando('registrarCondenacao')
    await tela.preencher({ especie: 'improbidade-administrativa', transitadaEm: '10/03/2020' })
    await tela.enviar()
    ids.veiculo = await cena.veiculo(ids.titular)
    const condenada = await cena.requerer(ids.titular, ids.veiculo)
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${condenada.outorga}/concederOutorga`)
    expect(await gestor.recusas()).toEqual(expect.arrayContaining(['art3_par6', 'art7_cpt_inc2']))
    await gestor.ir(`/outorgas/${condenada.outorga}`)
    await gestor.comando('indeferirOutorga')
    await gestor.preencher({ motivo: 'Condenação por improbidade.' })
    await gestor.enviar()

    await cena.parametros()
    ids.titular = await cadastrarPessoa(tela, {
      ...cena.cadastroDePessoa('juridica'),
      nome: 'Margarida Escolar Ltda.',
    })
    ids.veiculo = await cena.veiculo(ids.titular)
    ids.outorga = (await cena.requerer(ids.titular, ids.veiculo)).outorga
    await gestor.ir(`/outorgas/${ids.outorga}/concederOutorga`)
    await gestor.page.getByRole('button', { name: 'Conceder', exact: true }).click()
    await gestor.registrado()
  })

  it('o condutor sem CNH é recusado, com a vencida também; com a válida, é inscrito', async () => {
    const motorista = await cena.pessoa({ dados: { nome: 'Adão Ferreira' }, faltam: ['cnh'] })
    const tela = await cena.como('atendente')
    const cnh = {
      tipo: 'cnh',
      numero: '12345678900',
      emitidoEm: '2021-03-01',
      categorias: 'AD',
      habilitadoDesde: { D: '2015-05-05' },
      ear: true,
      conferencia: { modo: 'conferida', em: cena.hoje },
    } as const
    const inscrever = async () => {
      await tela.ir(`/outorgas/${ids.outorga}`)
      await tela.comando('inscreverCondutor')
      await tela.preencher({
        pessoa: { procurar: 'adao ferreira' },
        funcao: 'contratado',
        presencial: 'true',
      })
    }
    await inscrever()
    expect(await tela.enviarRecusado()).toEqual(['art6_cpt_inc2'])
    await tela.ir(`/pessoas/${motorista}`)
    await juntar(tela, 'juntarDocumento', { ...cnh, validoAte: addDias(cena.hoje, -1) })
    await inscrever()
    expect(await tela.enviarRecusado()).toEqual(['art6_cpt_inc2'])
    await tela.ir(`/pessoas/${motorista}`)
    await juntar(tela, 'juntarDocumento', { ...cnh, emitidoEm: cena.hoje, validoAte: '2030-11-23' })
    await inscrever()
    await tela.enviar()
  })

  it('reprova, aprova com selo e licencia por seis meses', async () => {
    const tela = await cena.como('atendente')
    const vistoriador = await cena.como('vistoriador', 390)
    await vistoriar(vistoriador, ids.veiculo, true)
    await tela.ir(`/outorgas/${ids.outorga}`)
    expect(await tela.fechado(/Licenciar/)).toContain('art3_par4')
    cena.passam(1)
    await vistoriar(await cena.como('vistoriador'), ids.veiculo)
    expect(await vistoriador.texto()).toMatch(/selo nº \d{4}\/2025/)
    await (await cena.como('atendente')).ir(`/outorgas/${ids.outorga}`)
    await tela.comando('licenciarOutorga')
    await tela.preencher({ presencial: 'true' })
    await tela.enviar()
    expect(await tela.texto('.situacao')).toMatch(/Regular/)
  })

  const primeiro = new Processo(cena)
  it('nunca defendido: revelia, decisão definitiva e R$ 50,00 pelo INPC', async () => {
    cena.passam(24)
    await primeiro.lavrar(ids, infracao)
    await primeiro.notificarComCiencia()
    await primeiro.ateO('defesaAte', 1)
    await primeiro.dar('julgador', 'decretarRevelia')
    const julgador = await primeiro.abrir('julgador', 'julgarAuto')
    expect(await julgador.texto()).toContain('Nada foi apresentado.')
    await primeiro.julgar()
    await primeiro.ateO('recursoAte', 1)
    await primeiro.dar(cena.prepara, 'certificarDefinitividade')
    const multa = await primeiro.multaNaTela()
    expect(multa).toContain('91,23')
    expect(multa).toMatch(/INPC/)
    await primeiro.dar('procuradoria', 'registrarPagamento')
    expect((await primeiro.ficha()).pago).toBe(true)
  })

  it('de novo, com defesa fora do prazo e recurso à Junta, por votos: mais 20 %', async () => {
    cena.passam(1)
    const segundo = new Processo(cena)
    await segundo.lavrar(ids, infracao)
    await segundo.notificarComCiencia()
    await segundo.ateO('defesaAte', 1)
    await segundo.peticionar('apresentarDefesa', 'Chegou tarde, mas chegou.')
    await segundo.dar('julgador', 'decretarRevelia')
    const julgador = await segundo.abrir('julgador', 'julgarAuto')
    const lido = await julgador.texto()
    expect(lido).toContain('Chegou tarde, mas chegou.')
    expect(lido).toContain('fora do prazo')
    await segundo.julgar()
    await segundo.peticionar('interporRecurso', 'Pede a reforma da decisão.')

    const resultado = await segundo.julgarRecurso('improvido')
    expect(resultado).toMatch(/acórdão nº \d{4}\/\d{4}, 3 a 0/)
    await segundo.dar(cena.prepara, 'certificarDefinitividade')
    // R$ 50,00 × 1,8246131346 × 1,2.
    const multa = await segundo.multaNaTela()
    expect(multa).toContain('109,48')
    expect(multa).toMatch(/20\s?%/)
  })

  it('vencida a vistoria semestral, a autorização não vale naquele dia', async () => {
    const gestor = await cena.como('gestor')
    await gestor.ir(`/outorgas/${ids.outorga}?em=${addDias('2025-11-25', 190)}`)
    const situacao = gestor.page.locator('.situacao')
    expect(await situacao.innerText()).not.toMatch(/^Regular/)
    expect(await situacao.locator('a[href*="#art3_par4"]').count()).toBeGreaterThan(0)
  })
})
