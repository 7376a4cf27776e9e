import { comandos } from '#core/comandos.ts'
import { acasoDe } from './acaso.ts'
import { hostilizar } from './hostil.ts'
import { conferir } from './invariantes.ts'
import { lerLeis } from './lei.ts'
import { passear } from './passeio.ts'
import { refazer } from './refazer.ts'

/*
 * The long run: `node tests/modelo/longo.ts [walks a law] [seed] [law]`. Where the test stops at the
 * first thing broken, this goes on and tells each kind once, with the coverage of the commands.
 */
const [passeios = '200', semente = '1', soLei] = process.argv.slice(2)
const vistos = new Map<string, number>()
const alcancados = new Map<string, Map<string, number>>()

function anotar(erro: unknown): void {
  const texto = erro instanceof Error ? erro.message : String(erro)
  const [motivo = '', lei = '', comando = ''] = texto.split('\n')
  const nome = /"nome":"(\w+)"/.exec(comando)?.[1] ?? ''
  const chave = `${motivo.replaceAll(/\bn?\d[\d-]*\b/g, '#')} ${nome}`
  const n = vistos.get(chave) ?? 0
  vistos.set(chave, n + 1)
  const pilha = erro instanceof Error && !texto.includes('\n') ? erro.stack : ''
  if (n === 0) console.info(`\n=== ${nome} ${lei.slice(0, 60)}\n${texto}\n${pilha}`)
}

for (const lei of lerLeis().filter((l) => soLei === undefined || l.pacote.lei.id === soLei)) {
  const feitos = new Map<string, number>()
  alcancados.set(lei.pacote.lei.id, feitos)
  const a = acasoDe(Number(semente))
  for (let n = 0; n < Number(passeios); n++) {
    const passos = Array.from({ length: 60 }, () => a.ate(2 ** 31))
    try {
      const vida = passear(lei, n, passos, (p) => {
        try {
          conferir(p)
        } catch (erro) {
          anotar(erro)
        }
      })
      hostilizar(vida, a)
      refazer(vida)
      for (const [c, k] of vida.aceitos) feitos.set(c, (feitos.get(c) ?? 0) + k)
      for (const c of vida.semFundamento) anotar(`recusa sem fundamento: ${c}`)
      for (const c of vida.passaJa) anotar(`passa num dia que já veio: ${c}`)
    } catch (erro) {
      anotar(erro)
    }
  }
}

console.info('\n')
for (const [chave, n] of vistos) console.info(`${n}× ${chave}`)
for (const [lei, feitos] of alcancados) {
  const nunca = comandos.map((c) => c.nome).filter((n) => !feitos.has(n))
  console.info(`${lei}: ${feitos.size} de ${comandos.length}; nunca: ${nunca.join(', ')}`)
}
