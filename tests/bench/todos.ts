import { arch, cpus, platform } from 'node:os'
import { inteiros, miudos, type Tamanhos } from './tamanhos.ts'

type Bench = (t: Tamanhos) => Promise<void>

/** Each loaded when its turn comes, so that one does not weigh on another. */
const benches: Readonly<Record<string, () => Promise<{ medir: Bench }>>> = {
  decisoes: () => import('./decisoes.ts'),
  acrescimos: () => import('./acrescimos.ts'),
  placas: () => import('./placas.ts'),
  reconstrucao: () => import('./reconstrucao.ts'),
  rotina: () => import('./rotina.ts'),
  painel: () => import('./painel.ts'),
  processos: () => import('./processos.ts'),
  partida: () => import('./partida.ts'),
}

const USO = `Uso: npm run bench [-- NOME… --miudo]

  NOME     só os que têm a palavra no nome: ${Object.keys(benches).join(', ')}
  --miudo  tamanhos de brinquedo, para provar que ainda rodam`

const argumentos = process.argv.slice(2)
const palavras = argumentos.filter((a) => !a.startsWith('--'))
const nomes = Object.keys(benches).filter(
  (n) => palavras.length === 0 || palavras.some((p) => n.includes(p)),
)
if (nomes.length === 0 || argumentos.some((a) => a.startsWith('--') && a !== '--miudo')) {
  console.error(USO)
  process.exit(2)
}

const tamanhos = argumentos.includes('--miudo') ? miudos : inteiros
const processador = cpus()[0]?.model.trim() ?? '?'
console.log(`Node ${process.version}, ${platform()} ${arch()}, ${cpus().length} × ${processador}`)
for (const nome of nomes) {
  const { medir } = (await benches[nome]?.()) ?? {}
  await medir?.(tamanhos)
}
