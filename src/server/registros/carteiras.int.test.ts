import { beforeAll, expect, it } from 'vitest'
import type { Autenticidade, FichaDoAuto } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'
import { escreverCodigo } from '../verificacao/codigo.ts'

const chaves = chavesPassageiras()
const casa = await casaDeProva({ chaves })
const h = new Historia(casa, 'marica')
const FISCAL = '/carteiras/u-fiscal'
const dados = { matricula: '4321', cargo: 'Fiscal de transporte', validaAte: '2025-12-31' }
let trio: Trio

const ficha = () => h.ler<FichaDoRegistro>(FISCAL)
const lavrado = async () => {
  const id = await h.lavrar(trio, 'art27_cpt_inc15')
  return (await h.ler<FichaDoAuto>(`/autos/${id}`)).auto
}
const imprimir = async (caminho: string) => {
  const { base, cookie } = await casa.como('marica', 'gestor')
  const r = await fetch(`${base}${caminho}`, { headers: { cookie } })
  expect(r.status).toBe(200)
}

beforeAll(async () => {
  h.em('2025-06-02')
  await h.parametros()
  trio = await h.licenciada()
})

it('a card is of an active inspector, numbered, and the record cites it', async () => {
  expect((await lavrado()).semCarteira).toBe('nenhuma')
  // What is said of the user by who asks counts for nothing.
  const forjado = { ...dados, fiscal: { nome: 'Outra', papeis: ['fiscal'] } }
  expect(
    codigosDe(await h.dar('gestor', '/carteiras/u-atendente/emitirCarteira', forjado)),
  ).toEqual(['carteira.nao-e-fiscal'])
  expect((await h.dar('gestor', '/carteiras/ninguem/emitirCarteira', forjado)).status).toBe(404)
  expect((await h.dar('fiscal', `${FISCAL}/emitirCarteira`, dados)).status).toBe(403)
  await h.fazer('gestor', `${FISCAL}/emitirCarteira`, dados)
  expect((await ficha()).situacao).toBe('valida')
  expect(await lavrado()).toMatchObject({
    carteira: { numero: '0001/2025', matricula: '4321' },
    autuante: 'u-fiscal',
  })
  expect(codigosDe(await h.dar('gestor', `${FISCAL}/emitirCarteira`, dados))).toEqual([
    'carteira.transicao',
  ])
})

it('printed, its code is verified by anyone; revoked, the code says so', async () => {
  const [documento] = (await ficha()).documentos
  await imprimir(documento?.caminho ?? '')
  const [emissao] = await h.ler<{ id: string }[]>('/emissoes?recurso=carteiras&ficha=u-fiscal')
  const codigo = escreverCodigo(chaves, h.pacote.lei.municipio.ibge, emissao?.id ?? '')
  const verificar = async () =>
    (await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${codigo}`)).corpo
  expect((await verificar()).documento).toMatchObject({ estado: 'vale', validoAte: '2025-12-31' })

  h.em('2025-08-01')
  await h.fazer('gestor', `${FISCAL}/revogarCarteira`, {
    causa: 'extravio',
    motivo: 'Perdida na rua.',
  })
  const depois = (await verificar()).documento
  expect(depois).toMatchObject({ estado: 'revogado', revogadoEm: '2025-08-01' })
  expect(JSON.stringify(depois)).not.toContain('Perdida na rua')
  expect((await ficha()).documentos).toEqual([])
  expect((await lavrado()).semCarteira).toBe('revogada')
})

it('what is about to expire is told to who manages', async () => {
  await h.fazer('gestor', `${FISCAL}/emitirCarteira`, { ...dados, validaAte: '2025-08-20' })
  const { itens } = await h.ler<{ itens: readonly { venceEm: string }[] }>(
    '/vencimentos?especie=carteira-de-fiscal',
  )
  expect(itens).toMatchObject([{ venceEm: '2025-08-20' }])
})
