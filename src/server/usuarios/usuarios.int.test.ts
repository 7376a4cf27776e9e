import { describe, expect, it } from 'vitest'
import { emMunicipio, abrirPool } from '#ledger/banco.ts'
import type { Problema, UsuarioDaCidade } from '../contrato/contrato.ts'
import { casaDeProva, SENHA } from '../prova/casa.ts'
import { Cliente } from '../prova/cliente.ts'
import { criarUsuario } from './usuarios.ts'

const casa = await casaDeProva()
const MANAUS = '/api/v1/manaus/mototaxi'
const gestor = await casa.como('manaus', 'gestor')
const criar = (login: string, mais = {}) =>
  gestor.pedir<{ id: string; senha: string } & Problema>('/api/v1/usuarios', {
    metodo: 'POST',
    corpo: { login, nome: 'Maria da Silva', papeis: ['atendente'], ...mais },
  })
const entrar = (login: string, senha: string) => new Cliente(casa.base, MANAUS).entrar(login, senha)
const mudar = (id: string, corpo: object, quem = gestor) =>
  quem.pedir<Problema>(`/api/v1/usuarios/${id}`, { metodo: 'POST', corpo })
const listar = async () => (await gestor.pedir<UsuarioDaCidade[]>('/api/v1/usuarios')).corpo

describe('um usuário novo', () => {
  it('entra com a senha dita uma vez, e antes de trocá-la nada mais responde', async () => {
    const { status, corpo } = await criar('maria.silva')
    expect(status).toBe(201)
    expect(corpo.senha).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    const maria = await entrar('maria.silva', corpo.senha)
    expect(maria.sessao?.trocarSenha).toBe(true)
    expect((await maria.ler('/filas')).status).toBe(403)
    expect((await maria.ler('/listas/outorgas')).status).toBe(403)
    const trocar = (atual: string, nova: string) =>
      maria.pedir<Problema>('/api/v1/sessao/senha', { metodo: 'POST', corpo: { atual, nova } })
    for (const fraca of ['curta', 'aaaaaaaaaaaa', '12345678901', 'maria.silva-2026', corpo.senha]) {
      expect((await trocar(corpo.senha, fraca)).status, fraca).toBe(422)
    }
    expect((await trocar('outra', 'uma frase que serve')).corpo.invalidos?.[0]?.campo).toBe('atual')
    expect((await trocar(corpo.senha, 'uma frase que serve')).status).toBe(204)
    expect((await maria.ler('/filas')).status).toBe(200)
    await expect(entrar('maria.silva', corpo.senha)).rejects.toThrow()
    expect((await entrar('maria.silva', 'uma frase que serve')).sessao?.trocarSenha).toBe(false)
  })
  it('não toma o nome de acesso de outro, nem de outro município', async () => {
    expect((await criar('gestor.marica')).status).toBe(422)
    expect((await criar('Gestor.Manaus')).status).toBe(422)
    expect((await criar('com espaço')).status).toBe(400)
    expect((await criar('so.nome', { papeis: [] })).status).toBe(400)
    expect((await criar('so.nome', { servicos: ['transporte-escolar'] })).status).toBe(422)
  })
})

describe('o gestor', () => {
  it('muda funções, desliga e religa; quem foi desligado sai na hora', async () => {
    const { corpo } = await criar('joao.souza')
    const pool = abrirPool(casa.banco.appUrl, 1)
    await emMunicipio(pool, 1302603, (tx) =>
      tx.sql('UPDATE usuario SET trocar_senha = false WHERE municipio = 1302603 AND id = $1', [
        corpo.id,
      ]),
    )
    await pool.end()
    const joao = await entrar('joao.souza', corpo.senha)
    expect((await joao.ler('/filas')).status).toBe(200)
    expect((await mudar(corpo.id, { papeis: ['fiscal'], nome: 'João Souza' })).status).toBe(204)
    expect((await listar()).find((u) => u.id === corpo.id)).toMatchObject({
      papeis: ['fiscal'],
      nome: 'João Souza',
    })
    expect((await mudar(corpo.id, { ativo: false })).status).toBe(204)
    expect((await joao.ler('/filas')).status).toBe(401)
    await expect(entrar('joao.souza', corpo.senha)).rejects.toThrow()
    expect((await mudar(corpo.id, { ativo: true })).status).toBe(204)
    const antes = await entrar('joao.souza', corpo.senha)
    const nova = await gestor.pedir<{ senha: string }>(`/api/v1/usuarios/${corpo.id}/senha`, {
      metodo: 'POST',
    })
    expect(nova.status).toBe(200)
    expect((await antes.ler('/filas')).status).toBe(401)
    expect((await entrar('joao.souza', nova.corpo.senha)).sessao?.trocarSenha).toBe(true)
  })
  it('não muda as próprias funções nem se desliga', async () => {
    expect((await mudar('u-gestor', { papeis: ['julgador', 'gestor'] })).status).toBe(422)
    expect((await mudar('u-gestor', { ativo: false })).status).toBe(422)
    expect((await mudar('u-gestor', { nome: 'Pessoa gestor' })).status).toBe(204)
  })
  it('só ele; o auditor vê, os outros não, e ninguém alcança outro município', async () => {
    for (const papel of ['atendente', 'fiscal', 'julgador', 'recursal', 'procuradoria'] as const) {
      const c = await casa.como('manaus', papel)
      expect((await c.pedir('/api/v1/usuarios')).status, papel).toBe(403)
      expect((await mudar('u-gestor', { nome: 'Xis Xis' }, c)).status, papel).toBe(403)
    }
    const auditor = await casa.como('manaus', 'auditor')
    const vistos = await auditor.pedir<UsuarioDaCidade[]>('/api/v1/usuarios')
    expect(vistos.corpo.every((u) => u.servicos.every((s) => s === 'mototaxi'))).toBe(true)
    expect(vistos.texto).not.toMatch(/argon2|senha_hash/)
    expect((await mudar('u-gestor', { nome: 'Xis Xis' }, auditor)).status).toBe(403)
    const marica = await casa.como('marica', 'gestor')
    const { corpo } = await criar('de.manaus')
    expect((await mudar(corpo.id, { ativo: false }, marica)).status).toBe(404)
  })
  it('deixa rastro de cada mudança, sem senha', async () => {
    const { rows } = await casa.admin.query<{ t: string }>(
      'SELECT mudanca::text AS t FROM usuario_historico',
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { t } of rows) expect(t).not.toMatch(/[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}|argon2/)
  })
})

it('quem troca a senha fica na sessão em que está, e as outras terminam', async () => {
  const uma = await entrar('vistoriador.manaus', SENHA)
  const outra = await entrar('vistoriador.manaus', SENHA)
  const r = await uma.pedir('/api/v1/sessao/senha', {
    metodo: 'POST',
    corpo: { atual: SENHA, nova: 'uma nova frase longa' },
  })
  expect(r.status).toBe(204)
  expect((await uma.ler('/filas')).status).toBe(200)
  expect((await outra.ler('/filas')).status).toBe(401)
})

it('criado fora do sistema (linha de comando), o usuário serve igual', async () => {
  const pool = abrirPool(casa.banco.appUrl, 1)
  const { senha } = await emMunicipio(pool, 1302603, (tx) =>
    criarUsuario(tx, 'linha de comando', {
      login: 'primeira',
      nome: 'Primeira Gestora',
      papeis: ['gestor'],
      servicos: ['mototaxi'],
    }),
  )
  await pool.end()
  expect((await entrar('primeira', senha)).sessao?.usuario.papeis).toEqual(['gestor'])
})
