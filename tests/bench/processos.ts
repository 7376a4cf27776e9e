import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import { PASTA_DAS_LEIS } from '#law/files/lerPacotes.ts'
import { Cliente } from '#server/prova/cliente.ts'
import { Servicos } from '#server/servicos.ts'
import { nota, titulo } from './impressao.ts'
import { cronometrar } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const RAIZ = join(import.meta.dirname, '../..')

/** Records judged, and dossiers made, a second: over HTTP, on the server as it is started. */
export async function medir(t: Tamanhos): Promise<void> {
  const dados = mkdtempSync(join(tmpdir(), 'outorga-bench-'))
  chmodSync(dados, 0o711)
  const { DATABASE_URL: _, ...env } = process.env
  const opcoes = [join(RAIZ, 'src/cli/iniciar.ts'), '--sem-telas', '--dados', dados]
  const filho = spawn(process.execPath, opcoes, { cwd: RAIZ, env })
  try {
    const base = await pronta(filho)
    titulo(`Proceedings: ${t.julgados} records, over HTTP`)
    for (const aoMesmoTempo of [1, 4]) {
      const autos = await defendidos(base, t.julgados)
      const julgador = await entrar(base, 'julgador')
      const decisao = { resultado: 'procedente', razoes: 'O fato está provado.' }
      await medida(`judged, ${aoMesmoTempo} at once`, autos, aoMesmoTempo, (auto) =>
        julgador.fazer(`/autos/${auto}/julgarAuto`, decisao),
      )
      const lidos = autos.slice(0, t.dossies)
      const gestor = await entrar(base, 'gestor')
      await medida(
        `dossier in PDF/A, ${aoMesmoTempo} at once`,
        lidos,
        aoMesmoTempo,
        async (auto) => {
          const r = await gestor.ler(`/autos/${auto}/dossie.pdf`)
          if (r.status !== 200) throw new Error(r.texto.slice(0, 200))
        },
      )
    }
  } finally {
    filho.kill('SIGTERM')
    await once(filho, 'close')
    rmSync(dados, { recursive: true, force: true })
  }
}

const entrar = (base: string, papel: string): Promise<Cliente> =>
  new Cliente(base, '/api/v1/manaus/mototaxi').entrar(`${papel}.manaus`, 'demonstracao')

async function medida(
  nome: string,
  autos: readonly string[],
  aoMesmoTempo: number,
  fazer: (auto: string) => Promise<unknown>,
): Promise<void> {
  const fila = [...autos]
  const um = async () => {
    for (let a = fila.shift(); a !== undefined; a = fila.shift()) await fazer(a)
  }
  const s = await cronometrar(() => Promise.all(Array.from({ length: aoMesmoTempo }, um)))
  nota(`${nome.padEnd(60)} ${(autos.length / s).toFixed(1)}/s`)
}

/** Records that wait to be judged, each of a vehicle of its own city's demonstration. */
async function defendidos(base: string, quantos: number): Promise<string[]> {
  const servico = new Servicos(PASTA_DAS_LEIS).todos.find((s) => s.slug === 'mototaxi')
  const prepara = await entrar(base, servico?.pacote.processo.preparam[0] ?? 'gestor')
  const fuso = servico?.pacote.lei.municipio.fuso ?? 'America/Manaus'
  const fiscal = await entrar(base, 'fiscal')
  type Lista = { linhas: { id: string }[] }
  const modelo = (await fiscal.ler<Lista>('/listas/autos')).corpo.linhas[0]?.id
  const { corpo } = await fiscal.ler<{ auto: Record<string, unknown> }>(`/autos/${modelo}`)
  const { dispositivo, local, veiculo, outorga, infrator } = corpo.auto
  const ids: string[] = []
  for (let i = 0; i < quantos; i++) {
    const momento = new Date(Date.now() - 60_000).toISOString()
    const { id } = await fiscal.fazer('/autos', {
      dispositivo,
      momento,
      local,
      veiculo,
      outorga,
      descricao: `Medida ${i}.`,
      infrator: { pessoa: infrator, registro: 'do titular' },
      assinatura: { assinou: false, motivo: 'Recusou-se a assinar.' },
    })
    // The city's day, whatever the hour here: of today, as the notice is.
    const em = Temporal.Now.plainDateISO(fuso).toString()
    await prepara.fazer(`/autos/${id}/notificarAutuacao`, { meio: 'pessoal' })
    await prepara.fazer(`/autos/${id}/registrarCiencia`, {
      cienciaEm: em,
      meio: 'pessoal',
      prova: 'Recibo assinado',
    })
    const defesa = { protocoladaEm: new Date().toISOString(), texto: 'Nega o fato.' }
    await prepara.fazer(`/autos/${id}/apresentarDefesa`, defesa)
    ids.push(id)
  }
  return ids
}

async function pronta(filho: ChildProcess): Promise<string> {
  let texto = ''
  filho.stdout?.on('data', (d) => (texto += String(d)))
  filho.stderr?.on('data', (d) => (texto += String(d)))
  while (filho.exitCode === null) {
    const achado = /pronta em (http:\S+)/.exec(texto)?.[1]
    if (achado !== undefined) return achado
    await esperar(50)
  }
  throw new Error(`não subiu:\n${texto}`)
}
