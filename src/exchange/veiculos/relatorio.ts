import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportarCsv } from '../csv/exportar.ts'
import type { RecusaDaLinha } from './linha.ts'

export type Recusada = RecusaDaLinha & Readonly<{ linha: number; placa: string }>

/** A reason without the line's own values, to count by. */
const semValores = (motivo: string): string =>
  motivo.replaceAll(/ \([^)]*\)/g, '').replaceAll(/linha \d+/g, 'outra linha')

/** Written under another name and put in place at the end: what is there is always whole. */
export function abrirRelatorio(caminho: string) {
  const fila = new PassThrough({ objectMode: true, highWaterMark: 1024 })
  const parcial = `${caminho}.parcial`
  const linhas = new Set<number>()
  const porMotivo: Record<string, number> = {}
  let escrita: Promise<void> | undefined
  const comecar = (): Promise<void> =>
    pipeline(
      exportarCsv<Recusada>(
        [
          { titulo: 'linha', valor: (r) => r.linha },
          { titulo: 'placa', valor: (r) => r.placa },
          { titulo: 'campo', valor: (r) => r.campo },
          { titulo: 'valor', valor: (r) => r.valor },
          { titulo: 'motivo', valor: (r) => r.motivo },
        ],
        fila as AsyncIterable<Recusada>,
      ),
      createWriteStream(parcial),
    )
  return {
    recusar(...recusas: readonly Recusada[]): void {
      escrita ??= comecar()
      for (const r of recusas) {
        linhas.add(r.linha)
        const grupo = semValores(r.motivo)
        porMotivo[grupo] = (porMotivo[grupo] ?? 0) + 1
        fila.write(r)
      }
    },
    async fechar() {
      fila.end()
      await escrita
      if (escrita !== undefined) await rename(parcial, caminho)
      else await rm(caminho, { force: true })
      return { recusas: escrita === undefined ? null : caminho, porMotivo, recusadas: linhas.size }
    },
    async desistir() {
      fila.end()
      await escrita?.catch(() => {})
      await rm(parcial, { force: true })
    },
  }
}
