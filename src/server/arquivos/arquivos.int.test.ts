import { beforeAll, describe, expect, it } from 'vitest'
import type { AberturaRestrita, ArquivoJuntado } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import type { Papel } from '#core/contexto.ts'
import { Historia } from '../prova/historia.ts'
import { MAX_FILE_SIZE } from '#core/arquivo/arquivo.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'marica')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])
let pessoa: string
beforeAll(async () => void (pessoa = await h.em('2025-06-02').pessoa()))

const pedir = async (papel: Papel, caminho: string, inicio: RequestInit = {}) => {
  const { base, raiz, cookie, csrf } = await casa.como('marica', papel)
  return fetch(`${base}${raiz}${caminho}`, { ...inicio, headers: { cookie, 'x-csrf': csrf } })
}
const juntar = (bytes: Buffer, nome: string, papel = '', quem: Papel = 'atendente') => {
  const body = new FormData()
  body.append('arquivo', new Blob([new Uint8Array(bytes)]), nome)
  const caminho = `/arquivos?recurso=pessoas&ficha=${pessoa}&papel=${papel}`
  return pedir(quem, caminho, { method: 'POST', body })
}
const idDe = async (r: Response) => ((await r.json()) as { id: string }).id
const restrito = () => h.pacote.documentos.find((d) => d.restrito)?.tipo ?? ''

describe('um arquivo juntado', () => {
  it('volta igual, com o tipo do conteúdo e sem poder executar nada', async () => {
    const r = await juntar(PNG, 'CNH frente.png')
    expect(r.status).toBe(201)
    const aberto = await pedir('fiscal', `/arquivos/${await idDe(r)}`)
    expect(Buffer.from(await aberto.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(aberto.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    const lista = await h.ler<ArquivoJuntado[]>(`/arquivos?recurso=pessoas&ficha=${pessoa}`)
    expect(lista).toMatchObject([{ nome: 'CNH frente.png', tamanho: PNG.length, restrito: false }])
  })

  it('um .exe com nome de PDF, um vazio e um grande demais são recusados', async () => {
    expect((await juntar(EXE, 'certidao.pdf')).status).toBe(415)
    expect((await juntar(Buffer.alloc(0), 'nada.pdf')).status).toBe(400)
    const grande = Buffer.concat([PNG, Buffer.alloc(MAX_FILE_SIZE)])
    expect((await juntar(grande, 'foto.png')).status).toBe(413)
  })

  it('o julgador e o auditor não juntam', async () => {
    expect((await juntar(PNG, 'a.png', '', 'julgador')).status).toBe(403)
  })

  it('restrito: selado no banco, aberto por poucos, e cada abertura fica', async () => {
    const id = await idDe(await juntar(PNG, 'certidao.png', restrito()))
    const { rows } = await casa.admin.query<{ bytes: Buffer }>(
      'SELECT bytes FROM conteudo_de_arquivo WHERE chave IS NOT NULL',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.bytes.includes(PNG.subarray(8, 24))).toBe(false)
    expect((await pedir('fiscal', `/arquivos/${id}`)).status).toBe(403)
    // Whoever does not open it is not told what it is either.
    const daPessoa = `/arquivos?recurso=pessoas&ficha=${pessoa}`
    const visto = async (quem: Papel) =>
      (await h.ler<ArquivoJuntado[]>(daPessoa, quem)).find((a) => a.id === id)
    expect(await visto('fiscal')).toMatchObject({ papel: '', nome: 'Papel restrito' })
    expect(await visto('gestor')).toMatchObject({ papel: restrito(), nome: 'certidao.png' })
    const aberto = await pedir('gestor', `/arquivos/${id}`)
    expect(Buffer.from(await aberto.arrayBuffer())).toEqual(PNG)
    const aberturas = await h.ler<AberturaRestrita[]>(`/restritos/aberturas?pessoa=${pessoa}`)
    expect(aberturas).toMatchObject([{ documentos: [restrito()], papel: 'gestor' }])
  })

  it('de outra cidade, não existe', async () => {
    const id = await idDe(await juntar(PNG, 'b.png'))
    const { base, raiz, cookie } = await casa.como('manaus', 'gestor')
    expect((await fetch(`${base}${raiz}/arquivos/${id}`, { headers: { cookie } })).status).toBe(404)
  })
})
