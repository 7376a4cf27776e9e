import { beforeAll, expect, it } from 'vitest'
import type { Fila, Prontuario } from '../contrato/contrato.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'

const casa = await casaDeProva({ chaves: chavesPassageiras() })
const h = new Historia(casa, 'cidade-ocidental')
let trio: Trio

const ficha = () => h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
const aEntregar = async () =>
  (await h.ler<Fila[]>('/filas', 'atendente')).find((f) => f.id === 'documentos-a-entregar')
const imprimir = async (modelo: string) => {
  const { base, raiz, cookie } = await casa.como('cidade-ocidental', 'atendente')
  const r = await fetch(`${base}${raiz}/outorgas/${trio.outorga}/documentos/${modelo}.pdf`, {
    headers: { cookie },
  })
  expect(r.status).toBe(200)
}
const entregar = (dados: object) =>
  h.dar('atendente', `/outorgas/${trio.outorga}/registrarEntrega`, dados)

beforeAll(async () => {
  h.em('2025-06-02')
  await h.parametros()
  trio = await h.concedida()
})

it('the term waits in the queue until its holder receives the printed paper in person', async () => {
  expect((await aEntregar())?.quantidade).toBe(1)
  expect((await ficha()).impressos).toEqual([])
  await imprimir('termo-de-outorga')
  const [impresso] = (await ficha()).impressos
  expect(impresso).toMatchObject({ modelo: 'termo-de-outorga', dia: '2025-06-02' })
  const emissao = impresso?.emissao ?? ''

  // What is written of the paper by who asks counts for nothing: the register of issues says it.
  const forjado = { modelo: 'termo-de-outorga', nome: 'x', dia: '2025-06-02', sha256: 'x' }
  expect(
    codigosDe(await entregar({ emissao: 'outra', recebe: 'titular', impresso: forjado })),
  ).toEqual(['entrega.impresso-inexistente'])
  expect(codigosDe(await entregar({ emissao, recebe: 'terceiro', nome: 'Fulano de Tal' }))).toEqual(
    ['entrega.so-em-pessoa'],
  )

  expect((await entregar({ emissao, recebe: 'titular', impresso: forjado })).status).toBe(200)
  const depois = await ficha()
  expect(depois.outorga.entregas).toMatchObject([
    {
      modelo: 'termo-de-outorga',
      recebe: 'titular',
      emissao,
      impresso: { sha256: impresso?.sha256 },
    },
  ])
  expect((await aEntregar())?.quantidade).toBe(0)
  expect(codigosDe(await entregar({ emissao, recebe: 'titular' }))).toEqual(['entrega.ja-entregue'])
})

it('an issue declared without effect is not handed over', async () => {
  h.em('2025-06-10')
  await imprimir('termo-de-outorga')
  const { emissao } = (await ficha()).impressos[0]!
  const gestor = await casa.como('cidade-ocidental', 'gestor')
  const base = '/api/v1/cidade-ocidental/transporte-escolar'
  await gestor.pedir(`${base}/emissoes/${emissao}/revogar`, {
    metodo: 'POST',
    corpo: { motivo: 'Impresso por engano' },
  })
  expect(codigosDe(await entregar({ emissao, recebe: 'titular' }))).toEqual([
    'entrega.impresso-inexistente',
  ])
})

it('a law that says nothing of the delivery has none', async () => {
  const outra = new Historia(casa, 'marica')
  outra.em('2025-06-02')
  await outra.parametros()
  const t = await outra.concedida()
  const r = await outra.dar('atendente', `/outorgas/${t.outorga}/registrarEntrega`, {
    emissao: 'x',
    recebe: 'titular',
  })
  expect(codigosDe(r)).toEqual(['lei.nao-preve'])
  const filas = await outra.ler<Fila[]>('/filas', 'atendente')
  expect(filas.some((f) => f.id === 'documentos-a-entregar')).toBe(false)
})
