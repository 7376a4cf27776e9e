import { addDias } from '#core/calendar/dia.ts'
import { diaLocal } from '#core/calendar/instante.ts'
import { especiesDeVencimento } from '#core/vencimento/registro.ts'
import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { rodar } from '#server/rotina/rodar.ts'
import { ADIANTE } from '#server/rotina/selecionar.ts'
import { bancoDeBench, casaDeBench } from './casaDeBench.ts'
import { linhaDeValor, nota, titulo } from './impressao.ts'
import { cronometrar, mediana } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

/** Due days of a grant, spread over two years. */
const POR_OUTORGA = 7
const DIAS = 730

/**
 * The night run over so many grants, whose rows are put straight into the projection, beside the
 * time that merely reading the same rows takes: into a client, and inside PostgreSQL alone.
 */
export async function medir(t: Tamanhos): Promise<void> {
  const banco = await bancoDeBench()
  const { casa, servico, pool } = await casaDeBench(banco, 4)
  const admin = abrirPool(banco.adminUrl, 2)
  const municipio = Number(servico.municipio)
  const hoje = diaLocal(casa.relogio(), servico.pacote.lei.municipio.fuso)
  try {
    for (const outorgas of t.outorgas) {
      await admin.query('TRUNCATE vencimento')
      await encher(admin, municipio, servico.slug, outorgas, hoje)
      const lidas = { texto: LER, valores: [municipio, servico.slug, addDias(hoje, ADIANTE)] }
      const [noite, cliente, dentro]: [number[], number[], number[]] = [[], [], []]
      let linhas = 0
      let memoria = 0
      for (let n = 0; n < t.ritmo.rodadas; n++) {
        const antes = process.memoryUsage().rss
        let pico = antes
        const relogio = setInterval(() => (pico = Math.max(pico, process.memoryUsage().rss)), 5)
        noite.push(
          await cronometrar(async () => {
            linhas = (await rodar(casa, servico, hoje))?.selecionados ?? -1
          }),
        )
        clearInterval(relogio)
        memoria = Math.max(memoria, pico - antes)
        cliente.push(
          await cronometrar(() =>
            emMunicipio(pool, municipio, (tx) => tx.sql(lidas.texto, lidas.valores)),
          ),
        )
        dentro.push(
          await cronometrar(() =>
            emMunicipio(pool, municipio, (tx) =>
              tx.sql(`SELECT count(*), max(x::text) FROM (${lidas.texto}) x`, lidas.valores),
            ),
          ),
        )
      }
      titulo(`The night run over ${outorgas.toLocaleString('en-US')} grants`)
      linhaDeValor('rows late or due within sixty days', linhas, 'rows')
      linhaDeValor('night run', mediana(noite) * 1000, 'ms')
      linhaDeValor('the same rows read into a client', mediana(cliente) * 1000, 'ms')
      linhaDeValor('the same rows read inside PostgreSQL', mediana(dentro) * 1000, 'ms')
      comparar('night run ÷ read into a client', noite, cliente)
      comparar('night run ÷ read inside PostgreSQL', noite, dentro)
      linhaDeValor('memory that it added, at its peak', memoria / 1_048_576, 'MB')
    }
  } finally {
    await Promise.all([pool.end(), admin.end()])
    await banco.fechar()
  }
}

function comparar(nome: string, a: readonly number[], b: readonly number[]): void {
  const r = mediana(a.map((x, n) => x / (b[n] ?? Number.NaN)))
  nota(`${nome.padEnd(60)} ${r.toFixed(2).padStart(10)}×   goal ≤ 5×: ${r <= 5 ? 'met' : 'MISSED'}`)
}

const LER = `SELECT corrente, especie, chave, vence_em, avisos, comando FROM vencimento
  WHERE municipio = $1 AND servico = $2 AND vence_em <= $3`

async function encher(
  admin: ReturnType<typeof abrirPool>,
  municipio: number,
  servico: string,
  outorgas: number,
  hoje: string,
): Promise<void> {
  const especies = especiesDeVencimento.slice(0, POR_OUTORGA)
  await admin.query(
    `INSERT INTO vencimento (municipio, servico, corrente, especie, chave, nome, vence_em, avisos,
       papeis, fundamentos, termina)
     SELECT $1, $2, 'outorga:' || md5(o::text)::uuid, e.nome, '', 'O que vence (titular)',
       $3::date - 60 + ((o::bigint * 7919 + e.n * 104729) % ${DIAS})::int, '{30,7}', '{atendente,gestor}',
       '{art7_cpt}', false
     FROM generate_series(1, $4::int) o, unnest($5::text[]) WITH ORDINALITY AS e(nome, n)`,
    [municipio, servico, hoje, outorgas, especies.map((e) => e.especie)],
  )
  await admin.query('VACUUM ANALYZE vencimento')
}
