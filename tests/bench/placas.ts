import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { placa } from './atos.ts'
import { type BancoDeBench, bancoDeBench, casaDeBench } from './casaDeBench.ts'
import { linhaDeRazao, linhasDeTaxas, nota, titulo } from './impressao.ts'
import { cronometrar } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const CONEXOES_AO_BANCO = '10'
const PRODUTO = 'product: public plate look-up'
const NU = 'bare Fastify route, same SELECT'

/** Public plate look-ups a second over HTTP, beside a bare route. */
export async function medir(t: Tamanhos): Promise<void> {
  const banco = await bancoDeBench()
  const filhos: ChildProcess[] = []
  try {
    const { servico, pool } = await casaDeBench(banco, 1)
    const { ibge, slug } = servico.pacote.lei.municipio
    await pool.end()
    const s = await cronometrar(() => encher(banco, Number(ibge), servico.slug, t.veiculos))
    const nu = await servir('nu.ts', banco.adminUrl, filhos)
    const produto = await servir('produto.ts', banco.appUrl, filhos)
    const lados = [
      { nome: PRODUTO, porta: produto, base: `/api/v1/${slug}/${servico.slug}/publico` },
      { nome: NU, porta: nu, base: `/${ibge}/${servico.slug}` },
    ]
    for (const lado of lados) await conferir(lado, placa(7))
    const taxas = new Map<string, number[]>(lados.map((l) => [l.nome, []]))
    for (const lado of lados) await carregar(lado, t, 1)
    for (let r = 0; r < t.carga.rodadas; r++) {
      for (const lado of r % 2 === 0 ? lados : lados.toReversed()) {
        taxas.get(lado.nome)?.push(await carregar(lado, t, t.carga.segundos))
      }
    }
    titulo(`Plate look-ups a second, ${t.veiculos.toLocaleString('en-US')} vehicles`)
    nota(`(filled in ${s.toFixed(0)} s; ${t.carga.conexoes} HTTP connections kept alive)`)
    linhasDeTaxas(taxas)
    nota('')
    linhaDeRazao(taxas, PRODUTO, NU, 0.7)
  } finally {
    for (const filho of filhos) if (filho.connected) filho.disconnect()
    await Promise.all(filhos.filter((f) => f.exitCode === null).map((f) => once(f, 'exit')))
    await banco.fechar()
  }
}

async function servir(arquivo: string, url: string, filhos: ChildProcess[]): Promise<string> {
  const filho = fork(join(import.meta.dirname, 'placas', arquivo), [url, CONEXOES_AO_BANCO])
  filhos.push(filho)
  const [endereco] = (await Promise.race([once(filho, 'message'), once(filho, 'exit')])) as [
    unknown,
  ]
  if (typeof endereco !== 'string') throw new Error(`${arquivo} não subiu`)
  return new URL(endereco).port
}

type LadoHttp = Readonly<{ nome: string; porta: string; base: string }>

/** Both find the plate: a 404 is quick to serve. */
async function conferir({ porta, base }: LadoHttp, qual: string): Promise<void> {
  const resposta = await fetch(`http://127.0.0.1:${porta}${base}/${qual}`)
  const texto = await resposta.text()
  if (!resposta.ok || !texto.includes('0001/2026')) throw new Error(`${base}: ${texto}`)
}

/** Spread over the whole table. */
const sorteadas = (veiculos: number): readonly string[] =>
  Array.from({ length: Math.min(2000, veiculos) }, (_, i) => placa((i * 7919) % veiculos))

async function carregar(lado: LadoHttp, t: Tamanhos, segundos: number): Promise<number> {
  const { base, porta } = lado
  const placas = sorteadas(t.veiculos)
  const pedido = JSON.stringify({ base, segundos, conexoes: t.carga.conexoes, placas })
  const filho = spawn(process.execPath, [
    join(import.meta.dirname, 'placas/carga.mjs'),
    pedido,
    porta,
  ])
  let saida = ''
  let erros = ''
  filho.stdout.on('data', (d) => (saida += String(d)))
  filho.stderr.on('data', (d) => (erros += String(d)))
  const [codigo] = (await once(filho, 'close')) as [number]
  if (codigo !== 0) throw new Error(`carga: ${erros}`)
  return (JSON.parse(saida) as { porSegundo: number }).porSegundo
}

/** Plates as `placa(n)` makes them, straight into what the look-up reads. */
async function encher(
  banco: BancoDeBench,
  municipio: number,
  servico: string,
  veiculos: number,
): Promise<void> {
  const admin = new pg.Client({ connectionString: banco.adminUrl })
  await admin.connect()
  await admin.query(
    `INSERT INTO situacao_publica
       (municipio, servico, placa, outorga, numero, inicio, termo_final, segmentos)
     SELECT $1, $2,
       chr(65 + n / 17576000 % 26) || chr(65 + n / 676000 % 26) || chr(65 + n / 26000 % 26)
         || n / 2600 % 10 || chr(65 + n / 100 % 26) || lpad((n % 100)::text, 2, '0'),
       'o' || n, '0001/2026', '2026-03-10', '2036-03-10', $3::jsonb
     FROM generate_series(0, $4::int - 1) AS n`,
    [municipio, servico, JSON.stringify(SEGMENTOS), veiculos],
  )
  await admin.query('VACUUM ANALYZE situacao_publica')
  await admin.end()
}

const SEGMENTOS = [
  { desde: '2026-03-10', situacao: 'regular', regular: true, motivos: [] },
  {
    desde: '2027-03-11',
    situacao: 'irregular',
    regular: false,
    motivos: [{ codigo: 'licenciamento.vencido', fundamentos: ['art17_cpt'] }],
  },
]
