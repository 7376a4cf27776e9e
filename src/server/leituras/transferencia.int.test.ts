import { describe, expect, it } from 'vitest'
import { verificar } from '#ledger/verificar.ts'
import { abrirPool } from '#ledger/banco.ts'
import type { Fila, Prontuario } from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { HistoriaDaTransferencia } from '../prova/exemplosDaTransferencia.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ limitePorMinuto: 30_000 })
const assinatura = { presencial: true, compromisso: true }
const razoes = { razoes: 'Cumpridas as exigências da lei.' }

describe.each(cidades)('%s: transferência por morte', (cidade) => {
  const h = new Historia(casa, cidade)
  const t = new HistoriaDaTransferencia(h)

  it('do óbito ao novo termo: a antiga se encerra, a nova diz qual substitui', async () => {
    h.em('2025-03-10')
    await h.parametros()
    const feita = await t.assinada()
    const antiga = await h.ler<Prontuario>(`/outorgas/${feita.outorga}`)
    expect(antiga.outorga).toMatchObject({
      situacao: 'transferida',
      encerradaEm: '2025-03-10',
      transferencias: [
        { situacao: 'concluida', para: feita.nova, beneficiario: feita.beneficiario },
      ],
    })
    const nova = await h.ler<Prontuario>(`/outorgas/${feita.nova}`)
    expect(nova.outorga).toMatchObject({
      situacao: 'concedida',
      titular: feita.beneficiario,
      substitui: { outorga: feita.outorga, numero: antiga.outorga.numero },
      inicio: '2025-03-10',
    })
    expect(nova.outorga.numero).not.toBe(antiga.outorga.numero)
    expect(nova.outorga.termoFinal).toBe(antiga.outorga.termoFinal)
    expect(nova.documentos.map((d) => d.modelo)).toContain('termo-de-outorga')
  })
  it('o titular falecido deixa a situação irregular, com o artigo, e o pedido entra na fila da autoridade', async () => {
    const { outorga } = await t.requerida()
    const ficha = await h.ler<Prontuario>(`/outorgas/${outorga}`)
    expect(ficha.situacao?.motivos.map((m) => m.codigo)).toContain('titular.falecido')
    const filas = await h.ler<Fila[]>('/filas')
    const fila = filas.find((f) => f.id === 'transferencias-a-decidir')
    expect(fila?.itens.map((i) => i.id)).toContain(outorga)
    const deferir = ficha.comandos.find((c) => c.nome === 'deferirTransferencia')
    expect(deferir?.recusas.map((r) => r.codigo)).toContain('documento.ausente')
  })
  it('quem recebe não recebe outra: uma outorga por pessoa, onde a lei a exige', async () => {
    const feita = await t.deferida()
    await h
      .requerer(feita.beneficiario, await h.veiculo(feita.beneficiario))
      .then((trio) => h.fazer('gestor', `/outorgas/${trio.outorga}/concederOutorga`, {}))
    const r = await h.dar('gestor', t.na(feita.outorga, 'assinarTransferencia'), assinatura)
    const unica = h.pacote.requisitos.some((x) => x.exige.forma === 'unica-outorga-por-titular')
    if (unica) expect(codigosDe(r)).toEqual(['outorga.unica-por-titular'])
    else expect(r.status).toBe(200)
  })
  it('o livro confere', async () => {
    const pool = abrirPool(casa.banco.appUrl, 2)
    const { falhas } = await verificar(pool)
    await pool.end()
    expect(falhas).toEqual([])
  })
})

it('ao auxiliar: um ano e um dia depois, com a taxa que o município fixou, e a fila do fim', async () => {
  const h = new Historia(casa, 'manaus').em('2024-02-29')
  await h.parametros()
  const { outorga } = await h.concedida()
  const auxiliar = await h.pessoa()
  const inscricao = {
    pessoa: auxiliar,
    outorga,
    funcao: 'auxiliar',
    presencial: true,
    jornada: { inicio: '06:00', fim: '14:00' },
  }
  await h.fazer('atendente', '/condutores', inscricao)
  h.em('2025-02-28')
  const pedido = {
    hipotese: 'ao-auxiliar',
    beneficiario: auxiliar,
    veiculo: await h.veiculo(auxiliar),
    presencial: true,
  }
  const requerer = `/outorgas/${outorga}/requererTransferencia`
  expect(codigosDe(await h.dar('atendente', requerer, pedido))).toEqual([
    'transferencia.nenhuma-hipotese',
    'transferencia.antes-do-tempo',
    'transferencia.pouca-experiencia',
  ])
  h.em('2025-03-01')
  await h.fazer('atendente', requerer, pedido)
  const taxa = { taxa: 'transferencia', outorga }
  expect(codigosDe(await h.dar('atendente', '/taxas', taxa))).toEqual(['parametro.ausente'])
  await h.fixar('taxa-de-transferencia', '2')
  const deferir = `/outorgas/${outorga}/deferirTransferencia`
  expect(codigosDe(await h.dar('gestor', deferir, razoes))).toEqual([
    'transferencia.taxa-nao-lancada',
  ])
  const { id } = await h.fazer('atendente', '/taxas', taxa)
  const ficha = await h.ler<Prontuario>(`/outorgas/${outorga}`)
  const valor = ficha.taxas.find((t) => t.id === id)?.valor
  await h.fazer('atendente', `/taxas/${id}/pagarTaxa`, { valor, pagaEm: h.hoje })
  await h.fazer('gestor', deferir, razoes)
  const assinar = `/outorgas/${outorga}/assinarTransferencia`
  const duas = await Promise.all([1, 2].map(() => h.dar('gestor', assinar, assinatura)))
  expect(new Set(duas.map((r) => r.status))).toEqual(new Set([200, 422]))
})

it('parcial, de empresa que conserva outra: novo termo e averbação no que fica', async () => {
  const h = new Historia(casa, 'marica').em('2024-02-29')
  await h.parametros()
  const empresa = await h.pessoa({ tipo: 'juridica' })
  const concedida = async () => {
    const trio = await h.requerer(empresa, await h.veiculo(empresa))
    await h.fazer('gestor', `/outorgas/${trio.outorga}/concederOutorga`, {})
    return trio.outorga
  }
  const passa = await concedida()
  const fica = await concedida()
  h.em('2025-03-03')
  const beneficiario = await h.pessoa()
  const na = (nome: string) => `/outorgas/${passa}/${nome}`
  await h.fazer('atendente', na('requererTransferencia'), {
    hipotese: 'em-vida',
    modo: 'parcial',
    beneficiario,
    veiculo: await h.veiculo(beneficiario),
    presencial: true,
    firmaReconhecida: true,
  })
  for (const etapa of ['registros-cadastrais', 'analise'])
    await h.fazer('atendente', na('instruirTransferencia'), { etapa, parecer: 'Em ordem.' })
  await h.fazer('gestor', na('deferirTransferencia'), razoes)
  await h.fazer('gestor', na('assinarTransferencia'), assinatura)
  const averbada = await h.ler<Prontuario>(`/outorgas/${fica}`)
  expect(averbada.outorga.averbacoes).toMatchObject([{ transferida: passa, beneficiario }])
  expect(averbada.outorga.situacao).toBe('concedida')
  const nova = await h.requerer(empresa, await h.veiculo(empresa)).catch((e: Error) => e.message)
  expect(nova).toContain('ja-transferiu')
})
