import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { soNaConta } from '#core/comando.ts'
import { comandos } from '#core/comandos.ts'
import { papeis } from '#core/contexto.ts'
import { abrirPool } from '#ledger/banco.ts'
import { verificar } from '#ledger/verificar.ts'
import type {
  ComandoPossivel,
  FichaDaPessoa,
  FichaDoAuto,
  Prontuario,
} from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { soNosCasos } from '../prova/exemplosDeMedidas.ts'
import { foraDaLei } from '../prova/exemplosDaVida.ts'
import { exemplos, type Exemplo } from '../prova/exemplos.ts'
import { Historia } from '../prova/historia.ts'
import { papeisDoComando } from './papeis.ts'

// Every command by every role in each city: more requests in a minute than a counter makes.
const casa = await casaDeProva({ limitePorMinuto: 30_000 })
/**
 * A term that has just begun, or that a law gives no end to, is not extended; nobody is called while
 * a tie waits for its draw.
 */
const RECUSADOS_HOJE = new Set([
  ...cidades.map((c) => `${c}/prorrogarOutorga`),
  'marica/chamarDaFila',
])

describe.each(cidades)('%s: cada comando do registro', (cidade) => {
  const h = new Historia(casa, cidade)
  let todos: readonly Exemplo[]
  beforeAll(async () => {
    h.em('2025-03-10')
    todos = await exemplos(h)
  }, 300_000)

  it('tem um exemplo (src/server/prova/exemplos.ts)', () => {
    // Of what needs a final decision or a debt, the law's own cases are the example; what is given
    // only from the holder's account has its own tests there.
    const comExemplo = [
      ...todos.map((e) => e.definicao.nome),
      ...foraDaLei(h.pacote),
      ...soNosCasos,
    ]
    const noBalcao = comandos.filter((d) => !soNaConta(d)).map((d) => d.nome)
    expect(noBalcao.filter((n) => !comExemplo.includes(n))).toEqual([])
  })
  it('ensaiado por quem pode, conta o que faria e não grava nada', async () => {
    const antes = await casa.contarAtos()
    for (const { definicao, caminho, dados } of todos) {
      const [papel] = papeisDoComando(definicao, h.pacote)
      const r = await h.dar(papel!, `${caminho}?ensaio=1`, dados)
      const nome = `${cidade}/${definicao.nome}`
      if (RECUSADOS_HOJE.has(nome)) expect(r.status, r.texto).toBe(422)
      else {
        expect(r.status, `${nome}: ${r.texto}`).toBe(200)
        expect(r.corpo, nome).toMatchObject({ ensaio: true, repetido: false })
        expect(r.corpo.atos.length, nome).toBeGreaterThan(0)
        expect(r.corpo.atos[0]?.papel, nome).toBe(papel)
      }
    }
    expect(await casa.contarAtos()).toBe(antes)
  })
  it('a quem não tem o papel: 403, o auditor sempre, e antes de olhar o que foi enviado', async () => {
    const antes = await casa.contarAtos()
    let recusados = 0
    for (const { definicao, caminho, dados } of todos) {
      const podem = papeisDoComando(definicao, h.pacote)
      expect(podem).not.toContain('auditor')
      for (const papel of papeis) {
        const r = await h.dar(papel, `${caminho}?ensaio=1`, dados)
        const rotulo = `${papel} ${definicao.nome}: ${r.texto}`
        if (podem.includes(papel)) expect(r.status, rotulo).not.toBe(403)
        else {
          recusados++
          expect(r.status, rotulo).toBe(403)
          expect((await h.dar(papel, caminho, { lixo: 1 })).status, rotulo).toBe(403)
        }
      }
    }
    expect(recusados).toBeGreaterThan(150)
    expect(await casa.contarAtos()).toBe(antes)
  }, 180_000)
  it('sobre um registro que não existe: 404; com um endereço que não é UUID: 400', async () => {
    for (const { definicao, caminho, dados } of todos) {
      if (definicao.cria && !/\/[0-9a-f-]{36}\//.test(caminho)) continue
      const [papel] = papeisDoComando(definicao, h.pacote)
      // Parameters and lists are named by the law, not numbered.
      const parametro = ['parametro', 'fila', 'junta'].includes(definicao.corrente)
      const outro = caminho.replace(
        /^(\/[\w-]+\/)[^/]+/,
        `$1${parametro ? 'nenhum' : randomUUID()}`,
      )
      expect((await h.dar(papel!, outro, dados)).status, outro).toBe(404)
      const torto = caminho.replace(/^(\/[\w-]+\/)[^/]+/, `$1${encodeURIComponent("x' OR 1=1--")}`)
      expect((await h.dar(papel!, torto, dados)).status, torto).toBe(400)
    }
  })
  it('o que a leitura diz recusado o POST recusa, pelas mesmas razões; o que diz aberto passa', async () => {
    const conferidos = { abertos: 0, fechados: 0 }
    const porNome = new Map(todos.map((e) => [e.definicao.nome, e]))
    for (const comando of await comandosDasFichas(h, todos)) {
      if (
        !porNome.has(comando.nome) &&
        [...soNosCasos, ...foraDaLei(h.pacote)].includes(comando.nome)
      )
        continue
      const exemplo = porNome.get(comando.nome)!
      expect(exemplo, comando.nome).toBeDefined()
      const papel = comando.papeis[0]!
      const relativo = comando.caminho.replace((await casa.como(cidade, papel)).raiz, '')
      const r = await h.dar(papel, `${relativo}?ensaio=1`, exemplo.dados)
      const rotulo = `${comando.caminho}: ${r.texto}`
      if (comando.recusas.length === 0) {
        conferidos.abertos++
        // Open: only what was typed may still refuse it, never the address or a fault.
        expect([200, 422], rotulo).toContain(r.status)
      } else {
        conferidos.fechados++
        expect(r.status, rotulo).toBe(422)
        const codigos = codigosDe(r)
        for (const { codigo } of comando.recusas) expect(codigos, rotulo).toContain(codigo)
      }
    }
    expect(conferidos.abertos).toBeGreaterThan(20)
    expect(conferidos.fechados).toBeGreaterThan(20)
  })
})

/** Every command that the files of the examples' records list, less those that begin a stream. */
async function comandosDasFichas(
  h: Historia,
  todos: readonly Exemplo[],
): Promise<readonly ComandoPossivel[]> {
  const caminhos = new Set(
    todos.flatMap(({ caminho }) => {
      const [, recurso, id = ''] = caminho.split('/')
      if (!/^[0-9a-f-]{36}$/.test(id)) return []
      const daFicha = { vistorias: 'veiculos', licenciamentos: 'outorgas' }[recurso!] ?? recurso
      return /pessoas|veiculos|outorgas|autos/.test(daFicha!) ? [`/${daFicha}/${id}`] : []
    }),
  )
  const fichas = await Promise.all([...caminhos].map((c) => h.ler<Pick<Prontuario, 'comandos'>>(c)))
  return fichas.flatMap((f) => f.comandos).filter((c) => /\/[0-9a-f-]{36}\//.test(c.caminho))
}

describe('o mesmo comando, a mesma sequência', () => {
  const h = new Historia(casa, 'marica')
  beforeAll(() => void h.em('2025-09-01'))

  it('enviado de novo com a mesma chave: a mesma resposta, um só conjunto de atos', async () => {
    const chave = randomUUID()
    const dados = h.cadastroDePessoa()
    const um = await h.dar('atendente', '/pessoas', dados, { chave })
    const antes = await casa.contarAtos()
    const dois = await h.dar('atendente', '/pessoas', dados, { chave: chave.toUpperCase() })
    expect([um.status, dois.status]).toEqual([201, 201])
    expect(dois.corpo).toEqual({ ...um.corpo, repetido: true })
    expect(dois.cabecalhos.get('etag')).toBe(um.cabecalhos.get('etag'))
    expect(await casa.contarAtos()).toBe(antes)
  })
  it('enviado dez vezes ao mesmo tempo: grava uma', async () => {
    const chave = randomUUID()
    const dados = h.cadastroDePessoa()
    const antes = await casa.contarAtos()
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => h.dar('atendente', '/pessoas', dados, { chave })),
    )
    expect(respostas.map((r) => r.status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(respostas.map((r) => r.corpo.atos[0]?.id)).size).toBe(1)
    expect(await casa.contarAtos()).toBe(antes + 1)
  })
  it('a chave de um comando não serve a outro: 409; e deve ser um UUID: 400', async () => {
    const chave = randomUUID()
    const { id } = await h.fazer('atendente', '/pessoas', h.cadastroDePessoa(), { chave })
    const debito = { natureza: 'fiscal', descricao: 'ISS' }
    const r = await h.dar('atendente', '/veiculos', h.cadastroDeVeiculo(id), { chave })
    expect(r.status).toBe(409)
    expect(r.corpo.title).toMatch(/Idempotency-Key/)
    expect(
      (await h.dar('atendente', '/pessoas', h.cadastroDePessoa(), { chave })).status,
      'outra pessoa',
    ).toBe(409)
    const k = randomUUID()
    const dar = (quem: 'atendente' | 'gestor', dados: object, comando = 'registrarDebito') =>
      h.dar(quem, `/pessoas/${id}/${comando}`, dados, { chave: k })
    expect((await dar('atendente', debito)).status).toBe(200)
    const gravados = await casa.contarAtos()
    expect((await dar('atendente', debito)).corpo.repetido).toBe(true)
    const condenacao = { especie: 'transito', transitadaEm: '2020-01-01' }
    const outros = [
      await dar('atendente', { ...debito, natureza: 'ambiental' }),
      await dar('atendente', condenacao, 'registrarCondenacao'),
      await dar('gestor', debito),
    ]
    expect(outros.map((o) => o.status)).toEqual([409, 409, 409])
    expect(await casa.contarAtos()).toBe(gravados)
    const ruim = await h.dar('atendente', `/pessoas/${id}/registrarDebito`, debito, { chave: '1' })
    expect(ruim.status).toBe(400)
  })
  it('If-Match de antes: 412, e nada se grava; com a sequência atual, passa', async () => {
    const id = await h.pessoa()
    const lida = await (await casa.como('marica', 'gestor')).ler<FichaDaPessoa>(`/pessoas/${id}`)
    const etag = lida.cabecalhos.get('etag')!
    expect(etag).toBe(`"${lida.corpo.seq}"`)
    const dar = (se: string) =>
      h.dar(
        'atendente',
        `/pessoas/${id}/registrarDebito`,
        { natureza: 'outra', descricao: 'x' },
        { cabecalhos: { 'if-match': se } },
      )
    expect((await dar('"1"')).status).toBe(412)
    const certa = await dar(etag)
    expect(certa.status).toBe(200)
    expect(certa.cabecalhos.get('etag')).toBe(`"${lida.corpo.seq + 1}"`)
    expect((await dar(etag)).status).toBe(412)
    expect((await dar('abc')).status).toBe(400)
  })
  it('dois atendentes no mesmo requerimento: um vence, ao outro se diz por quê, e o livro confere', async () => {
    await h.parametros()
    for (let i = 0; i < 4; i++) {
      const { outorga } = await h.requerida()
      const respostas = await Promise.all([
        h.dar('gestor', `/outorgas/${outorga}/concederOutorga`, {}),
        h.dar('gestor', `/outorgas/${outorga}/indeferirOutorga`, { motivo: 'Desistiu do pedido.' }),
        h.dar('gestor', `/outorgas/${outorga}/concederOutorga`, {}),
      ])
      expect(respostas.filter((r) => r.status === 200)).toHaveLength(1)
      for (const r of respostas.filter((x) => x.status !== 200)) {
        expect([409, 422], r.texto).toContain(r.status)
        expect(r.corpo.title.length).toBeGreaterThan(10)
      }
      const p = await h.ler<Prontuario>(`/outorgas/${outorga}`)
      expect(p.linha.filter((a) => /Concedida|Indeferida/.test(a.tipo))).toHaveLength(1)
    }
    const pool = abrirPool(casa.banco.appUrl, 2)
    const { falhas, atos } = await verificar(pool)
    await pool.end()
    expect(falhas).toEqual([])
    expect(atos).toBeGreaterThan(200)
  })
  it('dois pedidos da mesma pessoa concedidos ao mesmo tempo: só um', async () => {
    const titular = await h.pessoa()
    const [a, b] = [
      await h.requerer(titular, await h.veiculo(titular)),
      await h.requerer(titular, await h.veiculo(titular)),
    ]
    const respostas = await Promise.all(
      [a, b].map(({ outorga }) => h.dar('gestor', `/outorgas/${outorga}/concederOutorga`, {})),
    )
    expect(respostas.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 422])
    const recusa = respostas.find((r) => r.status === 422)!
    expect(codigosDe(recusa)).toEqual(['outorga.unica-por-titular'])
    expect(recusa.corpo.recusas?.[0]?.fundamentos).toContain('art4_par1')
  })
})

describe('a recusa', () => {
  const h = new Historia(casa, 'manaus')
  it('é RFC 9457 com código, dispositivo, citação e frase em português', async () => {
    h.em('2025-04-10')
    const trio = await h.concedida()
    const caminho = `/licenciamentos/${trio.outorga}/licenciarOutorga`
    const r = await h.dar('atendente', caminho, { presencial: false })
    expect(r.status).toBe(422)
    expect(r.cabecalhos.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(r.corpo).toMatchObject({ type: 'urn:outorga:problema:recusado', status: 422 })
    expect(codigosDe(r)).toEqual(expect.arrayContaining(['vistoria.ausente']))
    for (const x of r.corpo.recusas ?? []) {
      expect(x.fundamentos.length).toBe(x.citacoes.length)
      expect(x.frase).toMatch(/^[A-ZÀ-Ú].*\.$/s)
    }
  })
  it('`?em=` mostra a ficha como era naquele dia', async () => {
    h.em('2025-05-05')
    const trio = await h.licenciada()
    const auto = await h.lavrar(trio, 'art32_cpt_inc30')
    h.em('2026-05-05')
    const hoje = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
    const antes = await h.ler<Prontuario>(`/outorgas/${trio.outorga}?em=2025-05-05`)
    expect(hoje.situacao?.regular).toBe(false)
    expect(antes).toMatchObject({ em: '2025-05-05', situacao: { regular: true } })
    const vespera = await (
      await casa.como('manaus', 'gestor')
    ).ler(`/outorgas/${trio.outorga}?em=2025-05-04`)
    expect(vespera.status).toBe(404)
    const ficha = await h.ler<FichaDoAuto>(`/autos/${auto}?em=2025-05-05`)
    expect(ficha.auto.fase).toBe('lavrado')
  })
})
