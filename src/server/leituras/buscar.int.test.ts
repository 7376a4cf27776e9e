import { expect, it } from 'vitest'
import type { Achado, Prontuario } from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { HistoriaDaTransferencia } from '../prova/exemplosDaTransferencia.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ limitePorMinuto: 30_000 })

it.each(cidades)(
  '%s: cada número que o sistema dá acha a sua ficha',
  async (cidade) => {
    const h = new Historia(casa, cidade)
    h.em('2025-03-10')
    await h.parametros()
    const { outorga } = await new HistoriaDaTransferencia(h).requerida()
    const ficha = await h.ler<Prontuario>(`/outorgas/${outorga}`)
    const daOutorga = [
      ficha.outorga.numero,
      ficha.outorga.protocolo,
      ficha.outorga.transferencias?.at(-1)?.protocolo,
      ...ficha.condutores.map((c) => c.numero),
      ...ficha.licenciamento.licenciamentos.map((l) => l.numero),
      ...ficha.taxas.map((t) => t.numero),
    ].filter((n) => n !== undefined)
    const doVeiculo = ficha.vistorias.realizadas.flatMap((v) => v.numero ?? [])
    expect(daOutorga.length).toBeGreaterThan(2)
    const achados = async (n: string): Promise<string[]> =>
      (await h.ler<Achado[]>(`/busca?q=${encodeURIComponent(n)}`)).map((a) => `${a.tipo}:${a.id}`)
    for (const n of daOutorga) expect(await achados(n), n).toContain(`outorga:${outorga}`)
    for (const n of doVeiculo) expect(await achados(n), n).toContain(`veiculo:${ficha.veiculo.id}`)
    // One line a file, however many of its numbers match.
    const todos = await achados(daOutorga[0] ?? '')
    expect(new Set(todos).size).toBe(todos.length)
  },
  120_000,
)
