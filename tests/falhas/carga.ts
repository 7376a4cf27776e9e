import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { Cliente } from '../../src/server/prova/cliente.ts'
import { bankOf } from '../partida/apoio.ts'

const RAIZ = resolve(import.meta.dirname, '../..')

/** What a load ended as: every record asked for, once, whatever was killed on the way. */
export type Resultado = Readonly<{
  pedidos: number
  confirmados: number
  quedas: Readonly<{ servidor: number; banco: number }>
  /** Requests sent again, with the same key, for lack of an answer. */
  repetidos: number
  /** Keys whose answer, asked again at the end, is another record than the one first confirmed. */
  trocados: number
  numeros: readonly number[]
  verificacao: Readonly<{ codigo: number | null; saida: string }>
}>

class Casa {
  readonly dados = mkdtempSync(join(tmpdir(), 'outorga-falhas-'))
  endereco = ''
  #filho: ChildProcess | undefined

  constructor() {
    chmodSync(this.dados, 0o711)
  }

  async subir(): Promise<void> {
    const { DATABASE_URL: _, ...env } = process.env
    const filho = spawn(
      process.execPath,
      [join(RAIZ, 'src/cli/iniciar.ts'), '--sem-telas', '--dados', this.dados],
      { cwd: RAIZ, env },
    )
    this.#filho = filho
    let texto = ''
    filho.stdout.on('data', (d) => (texto += String(d)))
    filho.stderr.on('data', (d) => (texto += String(d)))
    for (let i = 0; i < 2400; i++) {
      const achado = /pronta em (http:\S+)/.exec(texto)?.[1]
      if (achado !== undefined) {
        this.endereco = achado
        return
      }
      if (filho.exitCode !== null || filho.signalCode !== null) break
      await esperar(50)
    }
    throw new Error(`não subiu:\n${texto}`)
  }

  async matarServidor(): Promise<void> {
    const filho = this.#filho
    if (filho === undefined || filho.exitCode !== null || filho.signalCode !== null) return
    const fim = new Promise((feito) => void filho.once('exit', feito))
    filho.kill('SIGKILL')
    await fim
  }

  matarBanco(): void {
    const arquivo = join(bankOf(this.dados), 'pgdata/postmaster.pid')
    try {
      process.kill(Number(readFileSync(arquivo, 'utf8').split('\n')[0]), 'SIGKILL')
    } catch {
      // Already down: the next blow will find it up.
    }
  }

  async entrar(): Promise<Cliente> {
    const cliente = new Cliente(this.endereco, '/api/v1/manaus/mototaxi')
    return cliente.entrar('fiscal.manaus', 'demonstracao')
  }

  verificar(): Resultado['verificacao'] {
    const r = spawnSync(
      process.execPath,
      [join(RAIZ, 'src/cli/outorga.ts'), 'livro', 'verificar', '--dados', this.dados],
      { encoding: 'utf8', timeout: 300_000 },
    )
    return { codigo: r.status, saida: r.stdout + r.stderr }
  }

  async encerrar(): Promise<void> {
    const filho = this.#filho
    if (filho !== undefined && filho.exitCode === null && filho.signalCode === null) {
      const fim = new Promise((feito) => void filho.once('exit', feito))
      filho.kill('SIGTERM')
      await fim
    }
    rmSync(this.dados, { recursive: true, force: true })
  }
}

type Pedido = { chave: string; corpo: object; id?: string; numero?: string }

/** Asks for every record not confirmed yet, a few at a time, until all are; `aoConfirmar` counts. */
async function mandar(
  casa: Casa,
  pedidos: readonly Pedido[],
  aoConfirmar: () => void,
): Promise<number> {
  let repetidos = 0
  const fila = pedidos.filter((p) => p.id === undefined)
  const um = async (): Promise<void> => {
    for (let p = fila.shift(); p !== undefined; p = fila.shift()) {
      for (let vez = 0; p.id === undefined; vez++) {
        if (vez > 0) repetidos++
        if (vez > 400) throw new Error('o sistema não voltou')
        try {
          const cliente = await entrarUmaVez(casa)
          const r = await cliente.dar('/autos', p.corpo, { chave: p.chave })
          if (r.status < 300) {
            p.id = r.corpo.id
            const dados = r.corpo.atos[0]?.dados as { numero?: string } | undefined
            p.numero = dados?.numero ?? ''
            aoConfirmar()
          } else if (r.status === 401) sessoes.delete(casa.endereco)
          else if (r.status < 500 && r.status !== 429 && r.status !== 409)
            throw new Recusado(r.texto)
          else await esperar(500)
        } catch (erro) {
          if (erro instanceof Recusado) throw erro
          await esperar(250)
        }
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, um))
  return repetidos
}

class Recusado extends Error {}
const sessoes = new Map<string, Promise<Cliente>>()
function entrarUmaVez(casa: Casa): Promise<Cliente> {
  const aberta = sessoes.get(casa.endereco) ?? casa.entrar()
  sessoes.set(casa.endereco, aberta)
  aberta.catch(() => sessoes.delete(casa.endereco))
  return aberta
}

/**
 * A load of `quantos` records of infraction while the server and PostgreSQL are killed (`kill -9`), in
 * turn, `quedas` times, at random points of it. Whoever asks repeats with the same key until answered.
 */
export async function carga(quantos: number, quedas: number): Promise<Resultado> {
  const casa = new Casa()
  try {
    await casa.subir()
    const modelo = await autoDeModelo(await casa.entrar())
    const pedidos: Pedido[] = Array.from({ length: quantos }, (_, i) => ({
      chave: randomUUID(),
      corpo: { ...modelo, descricao: `Carga ${i}.` },
    }))
    const pontos = Array.from({ length: quedas }, () => randomInt(1, Math.max(2, quantos - 1)))
    const marcas = pontos.toSorted((a, b) => a - b)
    const mortes = { servidor: 0, banco: 0 }
    let feitos = 0
    let caindo = Promise.resolve()
    const repetidos = await mandar(casa, pedidos, () => {
      feitos++
      while (marcas[0] !== undefined && feitos >= marcas[0]) {
        marcas.shift()
        caindo = caindo.then(() => derrubar(casa, mortes))
      }
    })
    await caindo
    const trocados = await perguntarDeNovo(casa, pedidos)
    return {
      pedidos: quantos,
      confirmados: pedidos.filter((p) => p.id !== undefined).length,
      quedas: mortes,
      repetidos,
      trocados,
      numeros: pedidos.map((p) => Number(p.numero?.split('/')[0])).toSorted((a, b) => a - b),
      verificacao: casa.verificar(),
    }
  } finally {
    await casa.encerrar()
  }
}

async function derrubar(casa: Casa, mortes: { servidor: number; banco: number }): Promise<void> {
  if (mortes.servidor <= mortes.banco) {
    mortes.servidor++
    await casa.matarServidor()
  } else {
    mortes.banco++
    casa.matarBanco()
    await esperar(300)
    // Whoever keeps the service starts it again: the server gives its database back.
    await casa.matarServidor()
  }
  await casa.subir()
}

/** Each key asked once more: the same record, and no new one. */
async function perguntarDeNovo(casa: Casa, pedidos: readonly Pedido[]): Promise<number> {
  let trocados = 0
  const cliente = await entrarUmaVez(casa)
  for (const p of pedidos) {
    for (;;) {
      const r = await cliente.dar('/autos', p.corpo, { chave: p.chave })
      if (r.status === 429) await esperar(1000)
      else {
        if (r.corpo.id !== p.id) trocados++
        break
      }
    }
  }
  return trocados
}

/** The data of a record like one of the demonstration's. */
async function autoDeModelo(cliente: Cliente): Promise<object> {
  const lista = await cliente.ler<{ linhas: { id: string }[] }>('/listas/autos')
  const [primeiro] = lista.corpo.linhas
  const { corpo } = await cliente.ler<{ auto: Record<string, unknown> }>(`/autos/${primeiro?.id}`)
  const { dispositivo, momento, local, veiculo, outorga, infrator } = corpo.auto
  return {
    dispositivo,
    momento,
    local,
    veiculo,
    outorga,
    infrator: { pessoa: infrator, registro: 'do titular' },
    assinatura: { assinou: false, motivo: 'Recusou-se a assinar.' },
  }
}
