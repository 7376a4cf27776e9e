import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { FichaDaPessoa, Problema } from '../contrato/contrato.ts'
import { papeisDoComando } from '../comandos/papeis.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { exemplos, type Exemplo } from '../prova/exemplos.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'cidade-ocidental')
let todos: readonly Exemplo[]
beforeAll(async () => {
  h.em('2025-03-10')
  todos = await exemplos(h)
}, 300_000)

/** Nothing of our insides in an answer: no stack, no SQL, no path, no driver. */
const VAZA =
  /\bat \S+ \(|node_modules|\/src\/|SELECT |INSERT |pg_|postgres|relation "|syntax error|argon2/i

const papelDe = ({ definicao }: Exemplo) => papeisDoComando(definicao, h.pacote)[0]!
const gestor = () => casa.como('cidade-ocidental', 'gestor')

/** Paths of every text of a value, as keys. */
function textosDe(valor: unknown, caminho: readonly string[] = []): (readonly string[])[] {
  if (typeof valor === 'string') return [caminho]
  if (typeof valor !== 'object' || valor === null) return []
  return Object.entries(valor).flatMap(([k, v]) => textosDe(v, [...caminho, k]))
}
function trocar(valor: unknown, [chave, ...resto]: readonly string[], novo: unknown): unknown {
  if (chave === undefined) return novo
  const copia = structuredClone(valor) as Record<string, unknown>
  copia[chave] = trocar(copia[chave], resto, novo)
  return copia
}

describe('o corpo', () => {
  const enviar = async (cru: string, cabecalhos: Record<string, string> = {}) =>
    (await gestor()).pedir<Problema>(`${(await gestor()).raiz}/pessoas`, {
      metodo: 'POST',
      cru,
      cabecalhos,
    })
  it.each([
    ['não é JSON', '{"nome":', 400],
    ['está vazio', '', 400],
    ['é uma lista', '[]', 400],
    ['é um texto', '"x"', 400],
    ['é nulo', 'null', 400],
    ['tem __proto__', '{"__proto__":{"papeis":["gestor"]}}', 400],
    ['tem constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['tem mil níveis', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, 400],
    ['tem mais de 1 MB', JSON.stringify({ nome: 'x'.repeat(1_100_000) }), 413],
  ])('que %s: %s %i', async (_que, cru, status) => {
    const r = await enviar(cru)
    expect(r.status, r.texto).toBe(status)
    expect(r.cabecalhos.get('content-type')).toMatch(/problem\+json/)
    expect(r.corpo.title.length).toBeGreaterThan(10)
    expect(r.texto).not.toMatch(VAZA)
    expect(({} as { papeis?: unknown }).papeis).toBeUndefined()
  })
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('de tipo %s: 415', async (tipo) => {
    expect((await enviar('{}', { 'content-type': tipo })).status).toBe(415)
  })
  it('sem ler 200 MB para dizer que é grande demais', async () => {
    const inicio = performance.now()
    const status = await comecarEnvio(200 * 1024 * 1024)
    expect(status).toMatch(/ 413 | 401 /)
    expect(performance.now() - inicio).toBeLessThan(3000)
  })
  it('campo desconhecido: 400 que diz qual', async () => {
    const r = await h.dar('atendente', '/pessoas', { ...h.cadastroDePessoa(), papeis: ['gestor'] })
    expect(r.status).toBe(400)
    expect(JSON.stringify(r.corpo.invalidos)).toContain('papeis')
  })
})

/** Announces a body of that many bytes and sends a little: gives the status line of the answer. */
const comecarEnvio = (bytes: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(casa.base)
    const soquete = connect(Number(port), hostname, () => {
      soquete.write(
        `POST /api/v1/sessao HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{"login":"`,
      )
    })
    soquete.once('data', (d) => {
      resolve(d.toString().split('\r\n')[0] ?? '')
      soquete.destroy()
    })
    soquete.once('error', reject)
  })

describe('cada texto de cada comando', () => {
  it('com NUL, controle ou meio par substituto: 400 que diz o campo', async () => {
    let enviados = 0
    for (const exemplo of todos) {
      for (const caminho of textosDe(exemplo.dados)) {
        for (const ruim of ['a\0b', 'a\u0007b', 'a\ud800b', '\udfff']) {
          const dados = trocar(exemplo.dados, caminho, ruim)
          const r = await h.dar(papelDe(exemplo), `${exemplo.caminho}?ensaio=1`, dados)
          expect(r.status, `${exemplo.caminho} ${caminho.join('.')}: ${r.texto}`).toBe(400)
          expect(r.corpo.invalidos?.[0]?.campo).toBe(caminho.join('.'))
          enviados++
        }
      }
    }
    expect(enviados).toBeGreaterThan(300)
  })
  it('com SQL, HTML, emoji ou cem mil letras: 200, 400 ou 422, e nunca falha', async () => {
    const maus = [
      `'; DROP TABLE ato; --`,
      `" OR ""="`,
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '${7*7}{{7*7}}#{7*7}',
      '../../../etc/passwd',
      '👩‍👩‍👧 ‮RTL',
      'x'.repeat(100_000),
      '',
      '   ',
    ]
    const antes = await casa.contarAtos()
    for (const exemplo of todos) {
      for (const caminho of textosDe(exemplo.dados)) {
        for (const mau of maus) {
          const dados = trocar(exemplo.dados, caminho, mau)
          const r = await h.dar(papelDe(exemplo), `${exemplo.caminho}?ensaio=1`, dados)
          const rotulo = `${exemplo.caminho} ${caminho.join('.')} ${mau.slice(0, 20)}: ${r.texto.slice(0, 300)}`
          expect([200, 400, 422], rotulo).toContain(r.status)
          if (r.status === 400)
            expect(r.texto.replaceAll(JSON.stringify(mau).slice(1, -1), ''), rotulo).not.toMatch(
              VAZA,
            )
          // No text of a hundred thousand letters goes into the record.
          if (mau.length > 50_000) expect(r.status, rotulo).not.toBe(200)
        }
      }
    }
    expect(await casa.contarAtos()).toBe(antes)
  })
  it('com outro tipo em cada campo, ou sem ele: 200, 400 ou 422, e nunca falha', async () => {
    for (const exemplo of todos) {
      for (const campo of Object.keys(exemplo.dados)) {
        for (const outro of [undefined, null, [], {}, 1e308, -1, true, [[[]]], 'x']) {
          const dados = { ...exemplo.dados, [campo]: outro }
          const r = await h.dar(papelDe(exemplo), `${exemplo.caminho}?ensaio=1`, dados)
          expect([200, 400, 422], `${exemplo.caminho} ${campo}: ${r.texto}`).toContain(r.status)
        }
      }
    }
  })
  it('com data que não existe: 400', async () => {
    let enviados = 0
    for (const exemplo of todos) {
      for (const caminho of textosDe(exemplo.dados)) {
        const valor = caminho.reduce<unknown>(
          (v, k) => (v as Record<string, unknown>)[k],
          exemplo.dados,
        )
        if (!/^\d{4}-\d{2}-\d{2}$/.test(String(valor))) continue
        for (const data of [
          '2025-02-30',
          '2023-02-29',
          '2025-13-01',
          '0000-00-00',
          '01/02/2025',
          '2025-1-1',
        ]) {
          const dados = trocar(exemplo.dados, caminho, data)
          const r = await h.dar(papelDe(exemplo), `${exemplo.caminho}?ensaio=1`, dados)
          expect(r.status, `${exemplo.caminho} ${caminho.join('.')} ${data}: ${r.texto}`).toBe(400)
          enviados++
        }
      }
    }
    expect(enviados).toBeGreaterThan(60)
  })
  it('com data de outro tempo: 400, com a frase', async () => {
    for (const exemplo of todos) {
      for (const caminho of textosDe(exemplo.dados)) {
        const valor = caminho.reduce<unknown>(
          (v, k) => (v as Record<string, unknown>)[k],
          exemplo.dados,
        )
        const [, hora] = /^\d{4}-\d{2}-\d{2}(T.*)?$/.exec(String(valor)) ?? [null, null]
        if (hora === null) continue
        for (const dia of ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']) {
          const dados = trocar(exemplo.dados, caminho, dia + (hora ?? ''))
          const r = await h.dar(papelDe(exemplo), `${exemplo.caminho}?ensaio=1`, dados)
          const rotulo = `${exemplo.caminho} ${caminho.join('.')} ${dia}: ${r.texto}`
          expect(r.status, rotulo).toBe(400)
          expect(r.corpo.invalidos?.[0]?.mensagem, rotulo).toMatch(/1900 a 2199/)
        }
      }
    }
  })
  it('cada comando tem o seu esquema fechado a campos a mais', () => {
    for (const { definicao } of todos) {
      const json = z.toJSONSchema(definicao.dados, { unrepresentable: 'any' })
      expect(json.additionalProperties, definicao.nome).toBe(false)
    }
  })
})

it('SQL e HTML ficam guardados como texto, e voltam como JSON, nunca como página', async () => {
  const nome = `<b onclick="x">Robert'); DROP TABLE ato;--</b> & Cia.`
  const { id } = await h.fazer('atendente', '/pessoas', { ...h.cadastroDePessoa(), nome })
  const ficha = await (await gestor()).ler<FichaDaPessoa>(`/pessoas/${id}`)
  expect(ficha.corpo.pessoa.identidade?.nome).toBe(nome)
  expect(ficha.cabecalhos.get('content-type')).toMatch(/^application\/json/)
  expect(ficha.cabecalhos.get('x-content-type-options')).toBe('nosniff')
  const busca = await h.ler<{ titulo: string }[]>(
    `/busca?q=${encodeURIComponent("robert'); drop")}`,
  )
  expect(busca.map((a) => a.titulo).join()).toContain(nome)
})

describe('identificadores', () => {
  it.each([
    ['12345678900', 'dígito'],
    ['11111111111', 'repetido'],
    ['1', 'curto'],
    ['abc', 'letras'],
  ])('CPF %s (%s) é recusado', async (identificador) => {
    const r = await h.dar('atendente', '/pessoas', { ...h.cadastroDePessoa(), identificador })
    expect([400, 422]).toContain(r.status)
    expect(codigosDe(r)).toContain('identificador.invalido')
    expect(r.corpo.recusas?.[0]?.frase).toMatch(/CPF/)
  })
  it.each(['12ABC34501DE36', '00000000000000', '12345678000100'])(
    'CNPJ %s é recusado',
    async (identificador) => {
      const r = await h.dar('atendente', '/pessoas', {
        ...h.cadastroDePessoa('juridica'),
        identificador,
      })
      expect(codigosDe(r)).toContain('identificador.invalido')
    },
  )
  it('CNPJ alfanumérico com os dígitos certos passa', async () => {
    const dados = { ...h.cadastroDePessoa('juridica'), identificador: '12.ABC.345/01DE-35' }
    expect((await h.dar('atendente', '/pessoas?ensaio=1', dados)).status).toBe(200)
  })
  it.each([
    ['placa', 'A1'],
    ['placa', 'ABCD123'],
    ['renavam', '00639884963'],
    ['chassi', '9BWZZZ377IOQ00001'],
  ])('%s %s é recusado, com o campo', async (campo, valor) => {
    const dono = await h.pessoa()
    const r = await h.dar('atendente', '/veiculos', {
      ...h.cadastroDeVeiculo(dono),
      [campo]: valor,
    })
    expect(codigosDe(r)).toContain('identificador.invalido')
  })
  it('a placa acha o veículo nas duas formas, com e sem traço', async () => {
    const dono = await h.pessoa()
    const { id } = await h.fazer('atendente', '/veiculos', {
      ...h.cadastroDeVeiculo(dono),
      placa: 'XYZ-4321',
    })
    for (const q of ['XYZ4321', 'XYZ4D21', 'xyz-4d21', 'xyz 4321']) {
      const achados = await h.ler<{ id: string }[]>(`/busca?q=${encodeURIComponent(q)}`)
      expect(
        achados.map((a) => a.id),
        q,
      ).toContain(id)
    }
  })
})

describe('endereços e consultas', () => {
  it.each([
    '/pessoas/1',
    '/pessoas/x%00y',
    `/pessoas/${"'".repeat(40)}`,
    '/outorgas/..%2f..%2fetc',
    '/busca?q=%00',
    '/busca?q=%ff%fe',
    `/busca?q=${'a'.repeat(5000)}`,
    '/busca',
    `/busca?q=${encodeURIComponent("' OR 1=1 --")}`,
    `/busca?q=${encodeURIComponent('%_\\')}`,
    '/busca?q=a&q=b',
    '/vistoria/itens?veiculo=1',
    '/outorgas/%',
    '/outorgas/%E0%A4%A',
    `/outorgas/${randomUUID()}?em=2025-02-30`,
    `/outorgas/${randomUUID()}?em=9999-12-31`,
    `/outorgas/${randomUUID()}?em=0001-01-01`,
    '/nada',
    '/__proto__/x',
  ])('%s: responde sem falhar', async (caminho) => {
    const r = await (await gestor()).ler<Problema>(caminho)
    expect([200, 400, 404, 414], r.texto).toContain(r.status)
    expect(r.texto).not.toMatch(VAZA)
  })
  it.each([
    '%00',
    '%',
    '%25',
    '%2525',
    '..%2f..',
    "'%20OR%201=1",
    'ABC1D23%0a',
    'a'.repeat(300),
    '<b>',
    '%ff',
  ])('a consulta pública de %s responde sem falhar', async (texto) => {
    const r = await casa
      .anonimo()
      .pedir<Problema>(`/api/v1/marica/transporte-escolar/publico/${texto}`)
    expect([200, 400, 404, 414], r.texto).toContain(r.status)
    expect(r.texto).not.toMatch(VAZA)
  })
  it('um registro que não existe: 404', async () => {
    for (const recurso of ['pessoas', 'veiculos', 'outorgas', 'autos']) {
      expect((await (await gestor()).ler(`/${recurso}/${randomUUID()}`)).status).toBe(404)
    }
    expect((await casa.anonimo().pedir('/api/v1/atlantida/bonde/lei')).status).toBe(404)
  })
  it('método que a rota não tem: 404, em RFC 9457', async () => {
    const r = await (
      await gestor()
    ).pedir<Problema>('/api/v1/municipios', { metodo: 'PUT', corpo: {} })
    expect(r.status).toBe(404)
    expect(r.corpo.type).toBe('urn:outorga:problema:nao-encontrado')
  })
})
