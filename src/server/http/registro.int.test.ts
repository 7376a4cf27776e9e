import { expect, it } from 'vitest'
import { casaDeProva, SENHA } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const linhas: string[] = []
const casa = await casaDeProva({
  registrar: true,
  saidaDoRegistro: { write: (linha) => void linhas.push(linha) },
})

it('o registro do servidor não guarda senha, cookie, CSRF nem dado pessoal', async () => {
  const h = new Historia(casa, 'manaus')
  const dados = h.cadastroDePessoa()
  const c = await casa.como('manaus', 'atendente')
  await h.fazer('atendente', '/pessoas', dados)
  await c.ler(`/busca?q=${dados.identificador}`)
  await c.pedir('/api/v1/sessao', { metodo: 'POST', cru: '{"senha":"segredo-torto"' })
  // A fault of our own: a table that is not there.
  await casa.admin.query('ALTER TABLE painel_auto RENAME TO escondida')
  const r = await c.ler('/filas')
  await casa.admin.query('ALTER TABLE escondida RENAME TO painel_auto')
  expect(r.status).toBe(500)
  expect(r.texto).not.toMatch(/painel_auto|relation|SELECT|\.ts/)
  const tudo = linhas.join('')
  const codigo = /[0-9a-f-]{36}/.exec(r.texto)?.[0]
  expect(tudo, 'o código da resposta acha a falha no registro').toContain(codigo)
  for (const segredo of [
    SENHA,
    'segredo-torto',
    c.cookie.split('=')[1]!,
    c.csrf,
    dados.identificador,
    dados.nome,
  ]) {
    expect(tudo).not.toContain(segredo)
  }
})

it('nem o código que abre o andamento de uma denúncia, ou um documento, com o endereço de quem lê', async () => {
  const anonimo = casa.anonimo()
  const codigo = 'abcd-2345-efgh'
  for (const caminho of [
    `/api/v1/manaus/mototaxi/denunciar/${codigo}`,
    `/api/v1/manaus/mototaxi/denunci%61r/${codigo}?x=${codigo}`,
    `/api/v1/manaus/mototaxi/denunciar/${codigo}/mais`,
    `/api/v1/verificar/${codigo}`,
    `/verificar/${codigo}`,
  ])
    await anonimo.pedir(caminho)
  const tudo = linhas.join('')
  expect(tudo).toContain('/denunciar/:codigo')
  expect(tudo).toContain('/verificar/:codigo')
  expect(tudo).not.toContain(codigo)
})
