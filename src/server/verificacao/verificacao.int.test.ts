import { createHash, createPublicKey, verify } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Autenticidade, EmissaoFeita, Prontuario } from '../contrato/contrato.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import { chavesQueFaltam } from '../chaves/chavesQueFaltam.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia, type Trio } from '../prova/historia.ts'
import { escreverCodigo } from './codigo.ts'

const chaves = chavesPassageiras()
const casa = await casaDeProva({ chaves, enderecoPublico: 'https://transporte.exemplo.gov.br' })
const h = new Historia(casa, 'marica')
let trio: Trio

const emissoes = () => h.ler<EmissaoFeita[]>(`/emissoes?recurso=outorgas&ficha=${trio.outorga}`)
const imprimir = async (modelo: string): Promise<Buffer> => {
  const { base, raiz, cookie } = await casa.como('marica', 'atendente')
  const r = await fetch(`${base}${raiz}/outorgas/${trio.outorga}/documentos/${modelo}.pdf`, {
    headers: { cookie },
  })
  expect(r.status).toBe(200)
  return Buffer.from(await r.arrayBuffer())
}
const verificar = async (codigo: string): Promise<Autenticidade> =>
  (await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${codigo}`)).corpo
/** The code that the last printing carries. */
const ultimoCodigo = async (nome: RegExp): Promise<string> => {
  const achada = (await emissoes()).find((e) => nome.test(e.nome))
  return escreverCodigo(chaves, h.pacote.lei.municipio.ibge, achada?.id ?? '')
}

beforeAll(async () => {
  h.em('2025-06-02')
  await h.parametros()
  trio = await h.licenciada()
})

describe('um documento impresso', () => {
  it('é autêntico, diz o que dizia e como está, sem CPF nem nome inteiro', async () => {
    const pdf = await imprimir('termo-de-outorga')
    const { resultado, documento } = await verificar(await ultimoCodigo(/^Termo/))
    expect(resultado).toBe('autentico')
    expect(documento).toMatchObject({
      estado: 'vale',
      dia: '2025-06-02',
      base: '/marica/transporte-escolar',
      sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    expect(documento?.hoje).toEqual(documento?.dizia)
    const { titular } = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
    expect(JSON.stringify(documento)).not.toContain(titular.identidade?.identificador)
  })

  it('impresso outra vez no mesmo dia, é a mesma emissão e os mesmos bytes', async () => {
    const antes = await emissoes()
    const um = await imprimir('termo-de-outorga')
    const outro = await imprimir('termo-de-outorga')
    expect(Buffer.compare(um, outro)).toBe(0)
    expect(await emissoes()).toHaveLength(antes.length)
  })

  it('com o código alterado, de outra instalação, cortado ou sem registro: cada um é dito', async () => {
    const bom = await ultimoCodigo(/^Termo/)
    const bytes = Buffer.from(bom, 'base64url')
    bytes[12] = (bytes[12] ?? 0) ^ 1
    const ibge = h.pacote.lei.municipio.ibge
    const id = '0198c3f2-7a41-7c11-9d21-1f0a2b3c4d5e'
    const casos = [
      [bytes.toString('base64url'), 'falso'],
      [escreverCodigo(chavesPassageiras(), ibge, id), 'estrangeiro'],
      [escreverCodigo(chaves, '3550308', id), 'estrangeiro'],
      [bom.slice(0, 80), 'ilegivel'],
      [escreverCodigo(chaves, ibge, id), 'sem-registro'],
      [escreverCodigo(chaves, casa.pacote('manaus').lei.municipio.ibge, id), 'sem-registro'],
    ] as const
    for (const [codigo, resultado] of casos) expect(await verificar(codigo)).toEqual({ resultado })
  })

  it('vale no último dia da vistoria e está vencido no seguinte', async () => {
    await imprimir('laudo-de-vistoria')
    const codigo = await ultimoCodigo(/^Laudo/)
    const { validaAte } = (await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)).vistorias
      .realizadas[0]!
    h.em(validaAte!)
    expect((await verificar(codigo)).documento?.estado).toBe('vale')
    h.passam(1)
    const { documento } = await verificar(codigo)
    expect(documento?.estado).toBe('vencido')
    // The paper's own facts: the seal that it bears, and nothing of the term or of the licensing.
    expect(documento?.hoje).toEqual(documento?.dizia)
    const dizia = new Map(documento?.dizia.map((f) => [f.rotulo, f.valor]))
    expect(dizia.get('Resultado')).toBe('Veículo aprovado')
    expect(dizia.get('Selo')).toMatch(/^\d{4}\/2025$/)
    expect([...dizia.keys()]).not.toContain('Prazo até')
  })

  it('substituído quando outro diz coisa diferente', async () => {
    const velho = await ultimoCodigo(/^Laudo/)
    await h.papeisDoVeiculo(trio.veiculo, 'van')
    await h.vistoriar(trio.veiculo)
    await imprimir('laudo-de-vistoria')
    expect((await verificar(velho)).documento?.estado).toBe('substituido')
    const { dizia, hoje } = (await verificar(velho)).documento!
    const selo = (fatos: typeof hoje) => fatos.find((f) => f.rotulo === 'Selo')?.valor
    expect(selo(hoje)).not.toBe(selo(dizia))
    expect((await verificar(await ultimoCodigo(/^Laudo/))).documento?.estado).toBe('vale')
  })

  it('revogado pelo gestor, com o motivo; o atendente não revoga', async () => {
    const [emissao] = await emissoes()
    const caminho = `/emissoes/${emissao?.id}/revogar`
    const motivo = { motivo: 'Papel extraviado' }
    expect((await h.dar('atendente', caminho, motivo)).status).toBe(403)
    expect((await h.dar('gestor', caminho, motivo)).status).toBe(200)
    const codigo = await ultimoCodigo(/^Laudo/)
    expect((await verificar(codigo)).documento).toMatchObject({
      estado: 'revogado',
      motivoDaRevogacao: 'Papel extraviado',
    })
    // Printed again a minute later, it is another issue, and holds.
    casa.relogio.agora = `${h.hoje}T15:01:00Z`
    await imprimir('laudo-de-vistoria')
    expect((await verificar(await ultimoCodigo(/^Laudo/))).documento?.estado).toBe('vale')
  })

  it('confere com a chave publicada, sem perguntar a mais ninguém', async () => {
    type Jwks = { keys: { kid: string; x: string; kty: string; crv: string }[] }
    const { corpo } = await casa.anonimo().pedir<Jwks>('/.well-known/jwks.json')
    const bytes = Buffer.from(await ultimoCodigo(/^Termo/), 'base64url')
    const jwk = corpo.keys.find((k) => k.kid === bytes.toString('hex', 1, 5))
    const chave = createPublicKey({
      format: 'jwk',
      key: { kty: 'OKP', crv: 'Ed25519', x: jwk?.x ?? '' },
    })
    expect(verify(null, bytes.subarray(0, 25), chave, bytes.subarray(25))).toBe(true)
    expect(JSON.stringify(corpo)).not.toMatch(/priv|"d"/)
  })
})

describe('as chaves que faltam', () => {
  it('nenhuma, onde assinou; a que assinou, em outra instalação', async () => {
    await imprimir('certidao')
    expect(await chavesQueFaltam(casa.admin, chaves)).toEqual([])
    const [frase, ...mais] = await chavesQueFaltam(casa.admin, chavesPassageiras())
    expect(mais).toEqual([])
    expect(frase).toContain(chaves.chaveEmUso)
  })
})
