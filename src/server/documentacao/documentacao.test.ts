import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { comandos } from '#core/comandos.ts'
import { naLei, termosGenericos } from '#core/mensagens/naLei.ts'
import { soNaConta } from '#core/comando.ts'
import { caminhoDoComando } from '../recursos.ts'
import { paginaDaApi } from './pagina.ts'
import { ARQUIVO, openApiEmTexto } from './texto.ts'

type Documento = { openapi: string; paths: Record<string, Record<string, { summary: string }>> }
const guardado = readFileSync(ARQUIVO, 'utf8')

/** The holder's own have the account's routes. */
const noBalcao = comandos.filter((d) => !soNaConta(d))

describe('openapi.json', () => {
  it('é o das rotas de agora (`npm run openapi` o escreve)', () => {
    expect(guardado).toBe(openApiEmTexto())
  })
  it('é OpenAPI 3.1 e tem uma operação por comando', () => {
    const { openapi, paths } = JSON.parse(guardado) as Documento
    expect(openapi).toBe('3.1.0')
    for (const d of noBalcao) {
      const caminho = `/api/v1/{municipio}/{servico}/${caminhoDoComando(d, '{id}')}`
      expect(paths[caminho]?.['post']?.summary, caminho).toBe(naLei(d.rotulo, termosGenericos))
    }
  })
  it('a página o mostra inteiro, sem trazer nada de fora e sem script', () => {
    const pagina = paginaDaApi(JSON.parse(guardado) as object)
    for (const d of noBalcao) expect(pagina).toContain(naLei(d.rotulo, termosGenericos))
    expect(pagina).not.toMatch(/<script|https?:\/\/|style="/)
  })
})
