// From the final decision to the active debt, the payment in parts and the money given back, by HTTP.
import { describe, expect, it } from 'vitest'
import type { Papel } from '#core/contexto.ts'
import { citar } from '#core/mensagens/citar.ts'
import { dadosDaCertidaoDeDivida, dadosDoRecibo } from '#documents/dados/divida.ts'
import { verificar } from '#ledger/verificar.ts'
import type { FichaDoAuto, Fila, Lista } from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ agora: '2024-03-11T15:00:00Z' })

describe.each(cidades)('a dívida ativa, %s', (cidade) => {
  const h = new Historia(casa, cidade)
  const inscreve = h.pacote.processo.cobranca!.dividaAtiva.inscrevem[0]!
  const restitui = h.pacote.processo.cobranca!.restituicao.restituem[0]!
  const declara = h.pacote.processo.cobranca!.prescricao.declaram[0]!
  const ficha = (auto: string) => h.ler<FichaDoAuto>(`/autos/${auto}`)
  const fila = async (id: string, papel: Papel = inscreve) =>
    (await h.ler<readonly Fila[]>('/filas', papel)).find((f) => f.id === id)
  const naFila = async (id: string, auto: string, papel: Papel = inscreve) =>
    (await fila(id, papel))?.itens.some((i) => i.id === auto) ?? false
  const lista = (filtro = '') => h.ler<Lista>(`/listas/divida-ativa${filtro}`, inscreve)
  const comMulta = h.pacote.infracoes.infracoes.find(
    (i) => i.multa !== undefined && i.responde.includes('titular') && i.residual !== true,
  )!.dispositivo

  async function definitivo(): Promise<string> {
    const trio = await h.concedida()
    const auto = await h.lavrar(trio, comMulta)
    await h.notificar(auto)
    h.depoisDe((await ficha(auto)).auto.defesaAte)
    const julgamento = { resultado: 'procedente', razoes: 'Provado o fato.' }
    await h.fazer('julgador', `/autos/${auto}/julgarAuto`, julgamento)
    const ciencia = { cienciaEm: h.hoje, meio: 'pessoal', prova: 'Termo' }
    await h.fazer(h.prepara, `/autos/${auto}/registrarCienciaDaDecisao`, ciencia)
    h.depoisDe((await ficha(auto)).auto.recursoAte)
    await h.fazer(h.prepara, `/autos/${auto}/certificarDefinitividade`, {})
    return auto
  }
  const pagar = (auto: string, dados: object) =>
    h.fazer('atendente', `/autos/${auto}/registrarPagamento`, { pagoEm: h.hoje, ...dados })

  it('prepara a cidade', async () => {
    h.em('2024-03-11')
    await h.parametros()
    if (h.pacote.parametros.some((p) => p.id === 'tabela-de-multas'))
      await h.fixar('tabela-de-multas', [{ dispositivo: comMulta, grau: 'média', valor: 40_000 }])
  })

  it('da decisão à inscrição, à certidão, à planilha e ao cancelamento', async () => {
    const auto = await definitivo()
    const { cobranca } = await ficha(auto)
    const cedo = await h.dar(inscreve, `/autos/${auto}/inscreverDividaAtiva`, {})
    expect([cedo.status, codigosDe(cedo)]).toEqual([422, ['divida.prazo-de-pagamento']])
    expect(await naFila('inscrever', auto)).toBe(false)

    h.depoisDe(cobranca.venceEm?.dia)
    expect(await naFila('inscrever', auto)).toBe(true)
    const alheio = await h.dar('fiscal', `/autos/${auto}/inscreverDividaAtiva`, {})
    expect(alheio.status).toBe(403)
    await h.fazer(inscreve, `/autos/${auto}/inscreverDividaAtiva`, {})
    expect(await naFila('inscrever', auto)).toBe(false)
    const { auto: inscrito, documentos } = await ficha(auto)
    const [i] = inscrito.inscricoes
    expect(i).toMatchObject({
      inscricao: '0001/2024',
      processo: inscrito.processo,
      nomes: [{ nome: expect.stringMatching(/^Pessoa/), identificador: expect.any(String) }],
    })

    // The legal ground of the value and of its updating (Lei 6.830/1980, art. 2º, § 5º, III).
    const impressa = JSON.stringify(dadosDaCertidaoDeDivida(await ficha(auto), h.pacote)?.corpo)
    const daMulta = inscrito.multa?.fundamentos ?? []
    expect(daMulta.length).toBeGreaterThan(1)
    for (const f of daMulta) expect(impressa).toContain(JSON.stringify(citar(f)).slice(1, -1))
    const contas = i?.passos.filter((p) => /R\$/.test(p)) ?? []
    expect(contas.length).toBeGreaterThan(0)
    for (const p of contas) expect(p).toMatch(/\(art\. /)

    const certidao = documentos.find((d) => d.modelo === 'certidao-de-divida-ativa')
    const pdf = await (
      await casa.como(cidade, inscreve)
    ).ler(certidao!.caminho.replace(/^.*?(?=\/autos)/, ''))
    expect(pdf.status).toBe(200)
    expect(pdf.texto).toContain('<pdfaid:part>2</pdfaid:part>')

    const inscritas = await lista('?situacao=inscrita')
    const linha = inscritas.linhas.find((l) => l.id === auto)
    expect(linha?.celulas).toEqual(expect.arrayContaining(['0001/2024', 'Inscrita']))
    const procuradoria = await casa.como(cidade, inscreve)
    const csv = await procuradoria.ler('/listas/divida-ativa/arquivo.csv?situacao=inscrita')
    expect(csv.texto).toContain('0001/2024')
    expect(csv.texto).toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
    const xlsx = await procuradoria.ler('/listas/divida-ativa/arquivo.xlsx')
    expect(xlsx.texto.slice(0, 2)).toBe('PK')
    const fiscal = await (await casa.como(cidade, 'fiscal')).ler('/listas/divida-ativa')
    expect(fiscal.status).toBe(404)

    await h.fazer('gestor', `/autos/${auto}/anularAuto`, { motivo: 'Placa lida errada.' })
    const anulado = await ficha(auto)
    expect(anulado.cobranca.resta).toBeNull()
    // The certificate goes with the debt; the term of inscription stays in the book.
    expect(anulado.documentos.map((d) => d.modelo)).not.toContain('certidao-de-divida-ativa')
    expect(anulado.documentos.map((d) => d.modelo)).toContain('termo-de-inscricao')
    expect(await naFila('inscricoes-a-cancelar', auto)).toBe(true)
    expect((await lista('?situacao=a-cancelar')).linhas.map((l) => l.id)).toContain(auto)
    const motivo = { motivo: 'anulacao', razoes: 'O auto foi anulado.' }
    await h.fazer(inscreve, `/autos/${auto}/cancelarInscricao`, motivo)
    expect(await naFila('inscricoes-a-cancelar', auto)).toBe(false)
  })

  it('paga em partes, cada uma com recibo; anulado, devolve-se e a fila esvazia', async () => {
    const auto = await definitivo()
    const devido = (await ficha(auto)).cobranca.resta!
    const metade = Math.floor(devido / 2)
    const cru = await h.dar('atendente', `/autos/${auto}/registrarPagamento`, {
      valor: metade,
      pagoEm: h.hoje,
    })
    expect(codigosDe(cru)).toEqual(['pagamento.valor-diverso'])
    await pagar(auto, { valor: metade, especie: 'parcial', prova: 'Guia 1' })
    expect(await ficha(auto)).toMatchObject({ pago: false, cobranca: { resta: devido - metade } })
    const noResto = async (id: string) => {
      const { colunas, linhas } = await lista()
      const onde = colunas.findIndex((c) => c.id === 'resta')
      return linhas.find((l) => l.id === id)?.celulas[onde]
    }
    expect(await naFila('receber', auto, 'atendente')).toBe(true)
    h.passam(3)
    const resta = (await ficha(auto)).cobranca.resta!
    // The list, the file that goes to the finance system and the queue say what the record says.
    expect(await noResto(auto)).toBe(resta / 100)
    const csv = await (await casa.como(cidade, inscreve)).ler('/listas/divida-ativa/arquivo.csv')
    expect(csv.texto).toContain((resta / 100).toFixed(2).replace('.', ',').replace(/,00$/, ''))
    const naDeReceber = (await fila('receber', 'atendente'))?.itens.find((i) => i.id === auto)
    expect(naDeReceber?.motivo).toMatch(/^resta hoje .*pagos/)
    await pagar(auto, { valor: resta, prova: 'Guia 2', pagador: 'Irmão de quem responde' })
    const paga = await ficha(auto)
    const quemPagou = (recibo: string) =>
      JSON.stringify(dadosDoRecibo(paga, h.pacote, recibo)?.corpo)
    expect(quemPagou('0001/2024')).toContain(paga.responsaveis[0]!.nome)
    expect(quemPagou('0002/2024')).toContain('Irmão de quem responde')
    expect(paga).toMatchObject({ pago: true, cobranca: { resta: 0, prescricoes: [] } })
    expect(paga.cobranca.pagamentos.map((p) => p.recibo)).toEqual(['0001/2024', '0002/2024'])
    const aMaior = paga.comandos.find((c) => c.nome === 'registrarPagamento')
    expect(aMaior?.rotulo).toBe('Quitada; só um pagamento a maior ainda se registra')
    expect(await naFila('receber', auto, 'atendente')).toBe(false)
    expect(await noResto(auto)).toBeNull()
    const recibos = paga.documentos.filter((d) => d.modelo === 'recibo-de-pagamento')
    expect(recibos).toHaveLength(2)
    const pdf = await (
      await casa.como(cidade, 'atendente')
    ).ler(recibos[1]!.caminho.replace(/^.*?(?=\/autos)/, ''))
    expect([pdf.status, pdf.texto.slice(0, 4)]).toEqual([200, '%PDF'])

    await h.fazer('gestor', `/autos/${auto}/anularAuto`, { motivo: 'Vício na notificação.' })
    expect(await naFila('restituir', auto, restitui)).toBe(true)
    h.passam(40)
    const { aRestituir } = (await ficha(auto)).cobranca
    expect(aRestituir).toMatchObject({ principal: metade + resta, motivo: 'anulacao' })
    await h.fazer(restitui, `/autos/${auto}/restituirMulta`, {
      valor: aRestituir!.valor,
      restituidaEm: h.hoje,
      prova: 'Ordem bancária 7',
    })
    expect(await naFila('restituir', auto, restitui)).toBe(false)
    expect((await ficha(auto)).cobranca.aRestituir).toBeNull()
  })

  it('pagar e inscrever ao mesmo tempo: um só vale, e o outro sabe por quê', async () => {
    const auto = await definitivo()
    h.depoisDe((await ficha(auto)).cobranca.venceEm?.dia)
    const valor = (await ficha(auto)).cobranca.resta!
    const feitas = await Promise.all([
      h.dar('atendente', `/autos/${auto}/registrarPagamento`, { valor, pagoEm: h.hoje }),
      h.dar(inscreve, `/autos/${auto}/inscreverDividaAtiva`, {}),
      h.dar(inscreve, `/autos/${auto}/inscreverDividaAtiva`, {}),
    ])
    const [pagamento] = feitas
    const { auto: final } = await ficha(auto)
    // The payment is always received; of the two inscriptions, one at most, and never after it.
    expect(pagamento.status).toBeLessThan(300)
    expect(final.quitadaEm).toBe(h.hoje)
    expect(final.inscricoes.length).toBeLessThan(2)
    for (const r of feitas.slice(1).filter((x) => x.status === 422))
      expect(['multa.ja-paga', 'divida.ja-inscrita']).toContain([codigosDe(r)].flat()[0])
    expect(feitas.filter((r) => r.status >= 500)).toEqual([])
  })

  it('a prescrição entra na fila, e só se consuma por ato de uma pessoa', async () => {
    h.em('2024-09-02')
    const trio = await h.concedida()
    const auto = await h.lavrar(trio, comMulta)
    await h.notificar(auto)
    const [p] = (await ficha(auto)).cobranca.prescricoes
    expect(p).toMatchObject({ especie: 'punitiva', marco: 'ciencia', ate: '2029-09-07' })
    h.em('2029-09-07')
    expect((await ficha(auto)).cobranca.prescricoes[0]?.dias).toBe(0)
    expect(await naFila('prescricoes', auto, declara)).toBe(true)
    const cedo = await h.dar(declara, `/autos/${auto}/declararPrescricao`, {
      especie: 'punitiva',
      razoes: 'Decorreu o prazo.',
    })
    expect(codigosDe(cedo)).toEqual(['prescricao.nao-consumada'])
    h.em('2029-09-08')
    await h.fazer(declara, `/autos/${auto}/declararPrescricao`, {
      especie: 'punitiva',
      razoes: 'Decorreu o prazo.',
    })
    expect(await naFila('prescricoes', auto, declara)).toBe(false)
    const depois = await h.dar('julgador', `/autos/${auto}/julgarAuto`, {
      resultado: 'procedente',
      razoes: 'Provado.',
    })
    expect([depois.status, codigosDe(depois)]).toEqual([422, ['auto.prescrito']])
    expect((await verificar(casa.admin)).falhas).toEqual([])
  })
})
