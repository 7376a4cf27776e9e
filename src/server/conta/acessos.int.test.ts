// How each access to a person's account came about, told to the person, the manager and the judge.
import { expect, it } from 'vitest'
import type { CodigosDaPessoa, MinhaConta } from '../contrato/conta.ts'
import type { FichaDaPessoa, FichaDoAuto, Lista } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Cliente } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus').em('2025-03-10')
await h.parametros()
const SENHA = 'uma senha comprida'
const PEDIU = { razoes: 'Pediu a conta.', documento: 'CNH nº 0123' }
const PERDEU = { razoes: 'Esqueceu a senha.', documento: 'RG nº 4567' }

type Quem = 'atendente' | 'gestor'
const dar = (quem: Quem | 'julgador', pessoa: string, porque: object = PEDIU) =>
  h.dar(quem, `/pessoas/${pessoa}/convite`, porque)

/** Opens with a code, in a browser that brings `cookie`. */
async function usar(pessoa: string, codigo: string, login: string, cookie = '') {
  const { raiz } = await casa.como('manaus', 'gestor')
  const { pessoa: p } = await h.ler<FichaDaPessoa>(`/pessoas/${pessoa}`)
  const { identificador } = p.identidade!
  const cliente = new Cliente(casa.base, raiz)
  cliente.cookie = cookie
  const corpo = { identificador, codigo, login, senha: SENHA }
  return cliente.pedir<{ login: string }>(`${raiz}/abrir-conta`, { metodo: 'POST', corpo })
}
const codigoDe = async (quem: Quem, pessoa: string, porque: object = PEDIU): Promise<string> => {
  const r = await dar(quem, pessoa, porque)
  expect(r.status, r.texto).toBe(201)
  return (r.corpo as unknown as { codigo: string }).codigo
}
async function entrar(login: string): Promise<Cliente> {
  const { raiz } = await casa.como('manaus', 'gestor')
  return new Cliente(casa.base, raiz).entrar(login, SENHA)
}
const minha = async (c: Cliente): Promise<MinhaConta> => (await c.ler<MinhaConta>('/conta')).corpo

it('sem motivo ou sem documento conferido, nenhum código; senha nova, só quem o pacote diz', async () => {
  const { titular } = await h.licenciada()
  for (const falta of [
    {},
    { razoes: 'Pediu.' },
    { documento: 'CNH' },
    { ...PEDIU, razoes: ' ' },
    { ...PEDIU, razoes: '\u200b'.repeat(3) },
  ])
    expect((await dar('atendente', titular, falta)).status).toBe(400)
  expect((await dar('julgador', titular)).status).toBe(403)
  expect((await usar(titular, await codigoDe('atendente', titular), 'um.titular')).status).toBe(201)

  const negado = await dar('atendente', titular, PERDEU)
  expect([negado.status, negado.texto.includes('gestor')]).toEqual([403, true])
  const novo = await codigoDe('gestor', titular, PERDEU)
  const trocada = await usar(titular, novo, 'qualquer')
  expect([trocada.status, trocada.corpo.login]).toEqual([201, 'um.titular'])
})

it('códigos dados ao mesmo tempo: serve o último, e o de primeiro acesso nunca troca senha', async () => {
  const { titular } = await h.licenciada()
  const codigos = await Promise.all([1, 2, 3, 4].map(() => codigoDe('atendente', titular)))
  const dados = await h.ler<CodigosDaPessoa>(`/pessoas/${titular}/convites`, 'atendente')
  const situacoes = dados.codigos.map((c) => c.situacao).toSorted()
  expect(situacoes).toEqual(['vale', 'venceu', 'venceu', 'venceu'])
  // As two would have been, both still good: the account opened by one is not the other's to change.
  await casa.admin.query(
    `UPDATE convite_de_conta SET expira_em = now() + interval '1 day' WHERE pessoa = $1`,
    [titular],
  )
  const usos = await Promise.all(codigos.map((c, i) => usar(titular, c, `cinco${i}.titular`)))
  expect(usos.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
})

it('os códigos de uma pessoa, só quem os dá e o auditor veem', async () => {
  const { titular } = await h.licenciada()
  const ver = async (quem: 'gestor' | 'atendente' | 'auditor' | 'vistoriador' | 'julgador') =>
    (await (await casa.como('manaus', quem)).ler(`/pessoas/${titular}/convites`)).status
  for (const quem of ['gestor', 'atendente', 'auditor'] as const) expect(await ver(quem)).toBe(200)
  for (const quem of ['vistoriador', 'julgador'] as const) expect(await ver(quem)).toBe(403)
})

it('a pessoa vê quando, por quem e por que cada código foi dado, e cada entrada', async () => {
  const { titular } = await h.licenciada()
  await usar(titular, await codigoDe('atendente', titular), 'dois.titular')
  await entrar('dois.titular')
  await codigoDe('gestor', titular, PERDEU)
  const conta = await minha(await entrar('dois.titular'))
  expect(conta.acessos).toMatchObject({
    codigos: [
      { por: 'Pessoa gestor', ...PERDEU, renova: true, situacao: 'vale', usadoEm: null },
      { por: 'Pessoa atendente', ...PEDIU, renova: false, situacao: 'usado', mesmaRede: true },
    ],
    entradas: [{ em: expect.any(String) }, { em: expect.any(String) }],
  })
  const noBalcao = await h.ler<CodigosDaPessoa>(`/pessoas/${titular}/convites`, 'atendente')
  expect(noBalcao).toMatchObject({ temConta: true, codigos: [{ renova: true }, { renova: false }] })

  const lista = await h.ler<Lista>('/listas/codigos-de-conta?especie=nova', 'gestor')
  const naLinha = (coluna: string) =>
    lista.linhas[0]?.celulas[lista.colunas.findIndex((c) => c.id === coluna)]
  expect(naLinha('em')).toMatch(/^\d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}$/)
  expect(lista.linhas.find((l) => l.id === titular)?.celulas).toEqual(
    expect.arrayContaining(['Pessoa gestor', 'Senha nova', PERDEU.razoes, PERDEU.documento]),
  )
  const atendente = await (await casa.como('manaus', 'atendente')).ler('/listas/codigos-de-conta')
  expect(atendente.status).toBe(404)
})

it('quem deu o código não o usa: nem com a sessão aberta, nem no mesmo navegador depois de sair', async () => {
  const { titular } = await h.licenciada()
  const { cabecalhos, corpo } = await dar('atendente', titular)
  const { codigo } = corpo as unknown as { codigo: string }
  const marca = cabecalhos.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(marca).toMatch(/^outorga_balcao=/)
  for (const quem of ['atendente', 'gestor'] as const) {
    const { cookie } = await casa.como('manaus', quem)
    expect((await usar(titular, codigo, 'tres.titular', cookie)).status).toBe(403)
  }
  expect((await usar(titular, codigo, 'tres.titular', marca)).status).toBe(403)
  // Another person's browser, or another counter's: it serves, and whence is kept.
  expect((await usar(titular, codigo, 'tres.titular', 'outorga_balcao=outra')).status).toBe(201)
})

it('a petição escrita depois de senha nova diz como se entrou na conta', async () => {
  const autuada = async (): Promise<readonly [Trio, string]> => {
    const trio = await h.licenciada()
    const auto = await h.lavrar(trio, 'art32_cpt_inc30')
    await h.notificar(auto)
    return [trio, auto]
  }
  const [trio, auto] = await autuada()
  await usar(trio.titular, await codigoDe('atendente', trio.titular), 'quatro.titular')
  const acessoDe = async (id: string) =>
    (await h.ler<FichaDoAuto>(`/autos/${id}`)).linha.find((a) => a.tipo === 'defesaApresentada')
      ?.acesso
  const defender = (c: Cliente, id: string) =>
    c.dar(`/conta/autos/${id}/defesa`, { texto: 'Não estava lá.' })

  expect((await defender(await entrar('quatro.titular'), auto)).status).toBe(204)
  expect(await acessoDe(auto)).toContain('código dado no balcão')
  expect(await acessoDe(auto)).toContain('Pessoa atendente')

  const [, outro] = [trio, await h.lavrar(trio, 'art32_cpt_inc30')]
  await h.notificar(outro)
  await usar(trio.titular, await codigoDe('gestor', trio.titular, PERDEU), 'outro.nome')
  expect((await defender(await entrar('quatro.titular'), outro)).status).toBe(204)
  expect(await acessoDe(outro)).toContain('senha nova dada no balcão')
  expect(await acessoDe(outro)).toContain('Pessoa gestor')
  // The first one stays as it was; and what the counter itself receives has nothing of it.
  expect(await acessoDe(auto)).not.toContain('senha nova')
  const [, noBalcao] = await autuada()
  const defesa = { protocoladaEm: casa.relogio.agora, texto: 'Nego.' }
  await h.fazer('atendente', `/autos/${noBalcao}/apresentarDefesa`, defesa)
  expect(await acessoDe(noBalcao)).toBeUndefined()
})
