import { abrirPool, emMunicipio } from '#ledger/banco.ts'
import { reconstruir } from '#ledger/reconstruir.ts'
import { registrar } from '#ledger/registrar.ts'
import { verificar } from '#ledger/verificar.ts'
import { prontuario, registro } from './atos.ts'
import { bancoDeBench, casaDeBench } from './casaDeBench.ts'
import { linhaDeValor, titulo } from './impressao.ts'
import { cronometrar } from './medida.ts'
import type { Tamanhos } from './tamanhos.ts'

const POR_PRONTUARIO = 10
const POR_TRANSACAO = 50

/** A ledger of grants in force, made through its own append; then rebuilt, then verified. */
export async function medir(t: Tamanhos): Promise<void> {
  const banco = await bancoDeBench()
  const { casa, servico, pool } = await casaDeBench(banco, 2)
  const dono = abrirPool(banco.donoUrl, 2)
  try {
    const quantos = Math.ceil(t.atos / POR_PRONTUARIO)
    const municipio = Number(servico.municipio)
    const escrita = await cronometrar(async () => {
      for (let n = 0; n < quantos; n += POR_TRANSACAO) {
        const atos = Array.from({ length: Math.min(POR_TRANSACAO, quantos - n) }, (_, i) =>
          prontuario(n + i, servico.municipio),
        ).flat()
        await emMunicipio(pool, municipio, (tx) => registrar(tx, registro(servico, atos), []))
      }
    })
    await dono.query('ANALYZE')
    const atos = quantos * POR_PRONTUARIO
    const r = await reconstruir(dono, casa.livro.projecoes)
    let falhas = -1
    const verificacao = await cronometrar(async () => {
      falhas = (await verificar(pool)).falhas.length
    })
    if (r.atos !== atos || falhas !== 0) throw new Error(`${r.atos} atos, ${falhas} falhas`)
    titulo(`A ledger of ${atos.toLocaleString('en-US')} acts`)
    linhaDeValor(
      `written in transactions of ${POR_TRANSACAO * POR_PRONTUARIO} acts`,
      atos / escrita,
      'acts/s',
    )
    linhaDeValor('projections rebuilt', r.atos / r.segundos, 'acts/s')
    linhaDeValor('chains, numbers and digests verified', atos / verificacao, 'acts/s')
  } finally {
    await Promise.all([pool.end(), dono.end()])
    await banco.fechar()
  }
}
