import { describe, expect, it } from 'vitest'
import { casaDeProva, SENHA } from '../prova/casa.ts'
import { Cliente } from '../prova/cliente.ts'
import type { Problema } from '../contrato/contrato.ts'

const casa = await casaDeProva()
const tentar = (login: string, senha: string, cookie = '') => {
  const c = casa.anonimo()
  c.cookie = cookie
  return c.pedir<Problema>('/api/v1/sessao', { metodo: 'POST', corpo: { login, senha } })
}
const MANAUS = '/api/v1/manaus/mototaxi'

describe('entrar', () => {
  it('dá um cookie que só o navegador lê, e nunca o mesmo', async () => {
    const um = await tentar('gestor.manaus', SENHA)
    const [cookie = ''] = um.cabecalhos.getSetCookie()
    expect(um.status).toBe(200)
    expect(cookie).toMatch(/^outorga_sessao=\d{7}\.[\w-]{43};/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    expect(cookie).toMatch(/Path=\//)
    expect(um.cabecalhos.get('cache-control')).toBe('no-store')
    expect(um.texto).not.toMatch(/senha|argon2|token_hash/)
    const dois = await tentar('gestor.manaus', SENHA)
    expect(dois.cabecalhos.getSetCookie()[0]).not.toBe(cookie)
  })
  it('não aceita um cookie trazido de antes: entrar encerra a sessão que o navegador tinha', async () => {
    const antes = await new Cliente(casa.base, MANAUS).entrar('gestor.manaus', SENHA)
    await tentar('gestor.manaus', SENHA, antes.cookie)
    expect((await antes.ler('/filas')).status).toBe(401)
    const plantado = `outorga_sessao=1302603.${'A'.repeat(43)}`
    const r = await tentar('gestor.manaus', SENHA, plantado)
    expect(r.cabecalhos.getSetCookie()[0]).not.toContain(plantado)
  })
  it('senha errada, usuário desconhecido e usuário desligado: a mesma sentença', async () => {
    await casa.admin.query("UPDATE usuario SET ativo = false WHERE login = 'auditor.marica'")
    const respostas = [
      await tentar('fiscal.manaus', 'outra'),
      await tentar('ninguem.em-lugar-nenhum', 'outra'),
      await tentar('auditor.marica', SENHA),
    ]
    for (const r of respostas) expect([r.status, r.texto]).toEqual([401, respostas[0]?.texto])
    await casa.admin.query("UPDATE usuario SET ativo = true WHERE login = 'auditor.marica'")
  })
  it('não se distingue pelo tempo quem existe de quem não existe', async () => {
    // In turns, and the quickest of each: what else the machine does only adds.
    const menor = { existe: Infinity, nao: Infinity }
    const medir = async (quem: keyof typeof menor, login: string) => {
      const inicio = performance.now()
      await tentar(login, 'errada')
      menor[quem] = Math.min(menor[quem], performance.now() - inicio)
    }
    for (let i = 0; i < 6; i++) {
      await medir('existe', 'recursal.manaus')
      await medir('nao', 'recursal.de-lugar-nenhum')
    }
    const { existe, nao } = menor
    expect(existe / nao).toBeGreaterThan(0.3)
    expect(existe / nao).toBeLessThan(3)
  })
  it('depois de oito erros espera, mesmo com a senha certa, e mesmo enviados juntos', async () => {
    const juntos = await Promise.all(
      Array.from({ length: 20 }, () => tentar('procuradoria.marica', 'errada')),
    )
    expect(juntos.filter((r) => r.status === 401)).toHaveLength(8)
    const certa = await tentar('procuradoria.marica', SENHA)
    expect(certa.status).toBe(429)
    expect(certa.cabecalhos.get('retry-after')).toBe('900')
    // Another login from the same address still enters.
    expect((await tentar('gestor.marica', SENHA)).status).toBe(200)
    await casa.admin.query("UPDATE tentativa_de_entrada SET em = em - interval '16 minutes'")
    expect((await tentar('procuradoria.marica', SENHA)).status).toBe(200)
  })
})

describe('a sessão', () => {
  it('termina ao sair, ao vencer e quando o usuário é desligado', async () => {
    const sai = await new Cliente(casa.base, MANAUS).entrar('gestor.manaus', SENHA)
    expect((await sai.pedir('/api/v1/sessao', { metodo: 'DELETE' })).status).toBe(204)
    expect((await sai.ler('/filas')).status).toBe(401)

    const vence = await new Cliente(casa.base, MANAUS).entrar('vistoriador.manaus', SENHA)
    expect((await vence.ler('/filas')).status).toBe(200)
    await casa.admin.query("UPDATE sessao SET expira_em = now() WHERE usuario = 'u-vistoriador'")
    expect((await vence.ler('/filas')).status).toBe(401)

    const desligado = await new Cliente(casa.base, MANAUS).entrar('auditor.manaus', SENHA)
    await casa.admin.query("UPDATE usuario SET ativo = false WHERE login = 'auditor.manaus'")
    expect((await desligado.ler('/filas')).status).toBe(401)
  })
  it('guarda só o resumo do segredo', async () => {
    const c = await casa.como('manaus', 'gestor')
    const { rows } = await casa.admin.query<{ t: string }>('SELECT sessao::text AS t FROM sessao')
    const segredo = c.cookie.split('.').at(-1) ?? 'nenhum'
    expect(segredo).toHaveLength(43)
    const hex = Buffer.from(segredo, 'base64url').toString('hex')
    for (const { t } of rows) {
      expect(t).not.toContain(segredo)
      expect(t).not.toContain(hex)
    }
  })
  it('sem o CSRF nada se grava: 403', async () => {
    const c = await casa.como('manaus', 'gestor')
    const antes = await casa.contarAtos()
    for (const csrf of ['', 'outro']) {
      const r = await c.dar('/pessoas', {}, { cabecalhos: { 'x-csrf': csrf } })
      expect(r.status).toBe(403)
    }
    expect(await casa.contarAtos()).toBe(antes)
  })
  it('é de um município só: nem ler, nem gravar em outro', async () => {
    const c = await casa.como('marica', 'gestor')
    for (const caminho of ['/filas', '/parametros', '/busca?q=maria', '/comandos']) {
      expect((await c.pedir(MANAUS + caminho)).status).toBe(403)
    }
    const r = await c.pedir(`${MANAUS}/pessoas`, { metodo: 'POST', corpo: {} })
    expect(r.status).toBe(403)
    const [ibge, segredo] = c.cookie.split('=')[1]?.split('.') ?? []
    expect(ibge).toBe('3302700')
    const trocado = new Cliente(casa.base, MANAUS)
    trocado.cookie = `outorga_sessao=1302603.${segredo}`
    expect((await trocado.ler('/filas')).status).toBe(401)
  })
  it('sem sessão: 401 em RFC 9457, sem dizer se o endereço existe', async () => {
    const r = await casa.anonimo().pedir<Problema>(`${MANAUS}/filas`)
    expect(r.status).toBe(401)
    expect(r.cabecalhos.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(r.corpo).toMatchObject({ type: 'urn:outorga:problema:sem-sessao', status: 401 })
    const errado = await casa.anonimo().pedir(`${MANAUS}/outorgas/x`)
    expect(errado.status).toBe(401)
  })
})

it('as respostas trazem a política de conteúdo e os demais cabeçalhos de segurança', async () => {
  for (const caminho of ['/api/v1/municipios', '/api/docs', '/nao-existe']) {
    const { cabecalhos } = await casa.anonimo().pedir(caminho)
    const csp = cabecalhos.get('content-security-policy') ?? ''
    expect(csp).toContain("default-src 'self'")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("object-src 'none'")
    expect(csp).not.toMatch(/script-src[^;]*unsafe/)
    expect(cabecalhos.get('x-content-type-options')).toBe('nosniff')
    expect(cabecalhos.get('referrer-policy')).toBe('no-referrer')
    expect(cabecalhos.get('x-powered-by')).toBeNull()
  }
})
