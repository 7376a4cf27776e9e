// The loss of a permission by its own proceeding, from the stop that nobody excused to the return.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Trio } from '../../src/server/prova/historia.ts'
import { cartao, juntarArquivos } from './apoio/arquivos.ts'
import { abrirCenas, br, type Pessoa } from './apoio/cena.ts'
import { Perda } from './apoio/medidas.ts'
import { dispositivos } from './apoio/tela.ts'

const cenas = await abrirCenas()
const cena = cenas('marica')
const perda = new Perda(cena)
const LAUDO = {
  name: 'laudo da oficina.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../fixtures/arquivos/certidao.pdf')),
}

const paginas = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
/** Sheets of the whole proceeding, printed by the link of the page. */
const dossie = async () => {
  const tela = await perda.tela('gestor')
  const elo = tela.page.getByRole('link', { name: 'Dossiê com sumário' })
  const r = await tela.page.request.get(new URL((await elo.getAttribute('href'))!, tela.base).href)
  expect(r.headers()['content-type']).toBe('application/pdf')
  return paginas(await r.body())
}
/** A cover, a sheet for each act, and the list of the files. */
const folhas = async () => 2 + (await perda.ficha()).linha.length
const devolver = async (motivo: string) => {
  cena.passam(5)
  return perda.dar('atendente', 'registrarDevolucaoDaPerda', {
    motivo,
    devolvidaEm: br(cena.hoje),
    prova: 'Certidão de quem foi ao endereço',
  })
}
const notificar = (meio: string) => perda.dar('atendente', 'notificarPerda', { meio })
const oferece = async (quem: Pessoa, comando: string) => {
  const tela = await perda.tela(quem)
  return (await tela.page.locator(`main a[href*="/${comando}"]`).count()) > 0
}

describe('Maricá: o serviço parou (art. 36, I)', () => {
  let trio: Trio

  it('a força maior é contada no prazo, e quem decide não a aceita', async () => {
    cena.em('2024-03-04')
    await cena.parametros()
    trio = await cena.licenciada()
    cena.em('2024-09-20')
    const atendente = await cena.como('atendente')
    await atendente.ir(`/outorgas/${trio.outorga}`)
    await atendente.comando('justificarParalisacao')
    await atendente.preencher({
      paradaEm: '05/09/2024',
      motivo: 'O motor fundiu.',
      prova: 'Orçamento da oficina',
    })
    expect(await atendente.enviar()).toContain('no prazo')
    const julgador = await cena.como('julgador')
    const fila = await julgador.daFila('Justificativas de força maior a decidir')
    expect(fila).toContain('protocolada em 20/09/2024')
    expect(fila).toContain('art. 36, I')
    await julgador.comando('decidirJustificativa')
    expect(await julgador.texto()).toContain('Motivo: “O motor fundiu.”')
    await julgador.preencher({ aceita: 'false', razoes: 'O defeito era evitável.' })
    expect(await julgador.enviar()).toContain('Força maior não aceita')
    await julgador.ir(`/outorgas/${trio.outorga}?aba=medidas`)
    expect(await cartao(julgador, 'Justificativa de força maior').innerText()).toMatch(
      /05\/09\/2024[^]*no prazo[^]*não aceita, em 20\/09\/2024[^]*O defeito era evitável/,
    )
    await julgador.ir()
    expect(await julgador.fila('Justificativas de força maior a decidir').count()).toBe(0)
  })

  it('passado o ano, propõe-se a perda pelo fato que os registros mostram', async () => {
    cena.em('2025-09-05')
    const gestor = await cena.como('gestor')
    await gestor.daFila('Perdas a propor')
    await gestor.ir(`/outorgas/${trio.outorga}?aba=medidas`)
    await gestor.page.getByRole('link', { name: 'Propor a perda por esta hipótese' }).click()
    await gestor.page.waitForURL('**/proporPerda*')
    await gestor.pronta()
    expect(await gestor.campo('hipotese').locator('select').inputValue()).toBe('paralisacao')
    expect(await gestor.campo('evidencia').locator('textarea').inputValue()).toContain(
      'Última vistoria válida até',
    )
    expect(await gestor.enviar()).toContain('Paralisação do serviço por mais de um ano')
    perda.id = gestor.id
  })

  it('a carta volta, a pessoa não é achada, e só então o edital; dele corre a defesa', async () => {
    const atendente = await cena.como('atendente')
    await atendente.daFila('Propostas de perda a comunicar')
    await atendente.comando('notificarPerda')
    await atendente.preencher({ meio: 'publicacao' })
    expect(await atendente.enviarRecusado()).toEqual(['art32_cpt'])
    await notificar('postal')
    await perda.dar('atendente', 'anotarPostagemDaPerda', { rastreio: 'BR123456789BR' })
    expect(await devolver('mudou-se')).toMatch(/pessoal/i)
    await notificar('pessoal')
    await devolver('ausente')
    await notificar('publicacao')
    const tabela = await cartao(await perda.tela('atendente'), 'Notificações').innerText()
    expect(tabela).toMatch(/BR123456789BR[^]*mudou-se[^]*ausente[^]*aguarda resposta/)
    expect(await oferece('julgador', 'decidirPerda')).toBe(false)

    cena.passam(1)
    const tela = await perda.tela('atendente')
    await tela.comando('registrarCienciaDaPerda')
    await tela.preencher({ meio: 'publicacao', cienciaEm: br(cena.hoje) })
    await tela.botaoDeEnvio.click()
    await tela.erroDe('prova').waitFor()
    await tela.preencher({ prova: 'Jornal Oficial, ed. 1.234' })
    expect(await tela.enviar()).toContain(br(cena.hoje))
  })

  it('defende-se com um papel, é julgado, recorre, e nada se executa até o fim', async () => {
    await perda.dar('atendente', 'defenderPerda', { texto: 'A oficina demorou.' })
    expect(await dossie()).toBe((await folhas()) - 1)
    await juntarArquivos(await perda.tela('atendente'), LAUDO)
    expect(await dossie()).toBe(await folhas())
    const julgador = await cena.como('julgador')
    await julgador.daFila('Propostas de perda a decidir')
    await julgador.comando('decidirPerda')
    await julgador.preencher({ resultado: 'procedente', razoes: 'Um ano sem serviço.' })
    await julgador.enviar()

    cena.passam(1)
    await notificar('pessoal')
    await perda.dar('atendente', 'comunicarDecisaoDaPerda', {
      meio: 'pessoal',
      cienciaEm: br(cena.hoje),
      prova: 'Recibo assinado',
    })
    const { recursoAte } = (await perda.ficha()).perda
    // The tenth day is a Saturday.
    expect(recursoAte).toBe('2025-09-29')
    expect(await (await perda.tela('gestor')).fechado('Executar a decisão')).toEqual(['art33_cpt'])
    cena.em('2025-09-29')
    await perda.dar('atendente', 'recorrerDaPerda', { texto: 'Pede que se mantenha a permissão.' })
    cena.passam(5)
    expect(await oferece('gestor', 'executarPerda')).toBe(false)
    await (await cena.como('procuradoria')).daFila('Recursos à espera de parecer')
    await cena.fazer('procuradoria', `/perdas/${perda.id}/emitirParecer`, {
      conclusao: 'improvimento',
      texto: 'A parada está provada.',
    })
    const recursal = await cena.como('recursal')
    const fila = await recursal.daFila('Recursos de perda a julgar')
    expect(fila).toContain('recurso até 29/09/2025')
    expect(fila).not.toContain('venceu')
    await perda.dar('recursal', 'julgarRecursoDaPerda', {
      resultado: 'improvido',
      razoes: 'Mantida pelos seus fundamentos.',
    })
  })

  it('o que se decidiu no recurso é notificado, e só conhecido a perda se executa', async () => {
    expect(await (await perda.tela('gestor')).fechado('Executar a decisão')).toEqual([
      'art33_cpt',
      'art34_cpt',
    ])
    const fila = await (await cena.como('atendente')).daFila('Propostas de perda a comunicar')
    expect(fila).toContain('a decisão do recurso')
    const tela = await perda.tela('atendente')
    await tela.comando('notificarPerda')
    expect(await tela.texto()).toContain('Notificar a decisão do recurso contra a perda')
    await tela.preencher({ meio: 'postal' })
    expect(await tela.enviar()).toContain('da decisão do recurso contra a perda')
    await perda.dar('atendente', 'registrarCienciaDoRecursoDaPerda', {
      meio: 'postal',
      cienciaEm: br(cena.hoje),
      prova: 'AR assinado',
    })
    expect(await cartao(await perda.tela('gestor'), 'Andamento').innerText()).toContain(
      `Ciência da decisão do recurso`,
    )
  })

  it('executada, a permissão acaba; o dossiê tem o processo e o papel da defesa', async () => {
    const gestor = await cena.como('gestor')
    await gestor.daFila('Perdas a executar')
    await gestor.comando('executarPerda')
    await gestor.enviar()
    await gestor.ir(`/outorgas/${trio.outorga}`)
    expect(await gestor.texto('.situacao')).toContain('acabou por cassação')
    expect(await dispositivos(gestor.page.locator('.situacao'))).toContain('art36_cpt_inc1')
    expect(await folhas()).toBe(20)
    expect(await dossie()).toBe(20)
  })

  it('o juiz a desfaz: o que se perdeu volta, com o número da decisão', async () => {
    cena.passam(20)
    const desfaz = { motivo: 'decisao-judicial', razoes: 'Cumpre-se a decisão.' }
    const tela = await perda.tela('gestor')
    await tela.comando('desfazerPenalidade')
    await tela.preencher(desfaz)
    await tela.preencher({ ato: 'Processo 0001234-55.2025.8.19.0031' })
    await tela.enviar()
    expect((await perda.ficha()).perda.situacao).toBe('desfeita')
    await tela.ir(`/outorgas/${trio.outorga}`)
    expect(await tela.texto('.situacao')).not.toContain('acabou')
    expect(await dossie()).toBe(21)
    const denovo = { hipotese: 'paralisacao', outorga: trio.outorga, evidencia: 'Não voltou.' }
    expect((await cena.dar('gestor', '/perdas', denovo)).corpo.recusas).toBeUndefined()
  })
})

describe('Maricá: o motorista punido (art. 35)', () => {
  it('está na fila até que se conte o que fez quem o emprega', async () => {
    cena.em('2025-11-03')
    const trio = await cena.concedida()
    const pessoa = await cena.pessoa({ dados: { nome: 'Motorista Punido' } })
    const { id: condutor } = await cena.fazer('atendente', '/condutores', {
      ...cena.inscricao({ ...trio, titular: pessoa }),
      funcao: 'contratado',
    })
    const doMotorista = await cena.fazer('gestor', '/perdas', {
      hipotese: 'cassacao-do-certificado',
      outorga: trio.outorga,
      condutor,
      evidencia: 'Relatório da fiscalização.',
    })
    perda.id = doMotorista.id
    await perda.levarAoFim('api')

    const fiscal = await cena.como('fiscal')
    const fila = await fiscal.daFila('Motoristas punidos sem providência')
    expect(fila).toMatch(/art\. 35, caput[^]*Motorista nº 0001\/2025, cassado desde 2\d\/11\/2025/)
    await fiscal.comando('comunicarProvidencia')
    await fiscal.preencher({ condutor, providencia: 'Dispensado do serviço.' })
    expect(await fiscal.enviar()).toContain('Dispensado do serviço.')
    await fiscal.ir(`/outorgas/${trio.outorga}?aba=medidas`)
    expect(await cartao(fiscal, 'Providências sobre motorista punido').innerText()).toMatch(
      /Motorista Punido, desde 2\d\/11\/2025: Dispensado do serviço\./,
    )
    await fiscal.ir()
    expect(await fiscal.fila('Motoristas punidos sem providência').count()).toBe(0)
  })
})
