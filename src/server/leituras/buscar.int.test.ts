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
    const achado = async (q: string) =>
      (await h.ler<Achado[]>(`/busca?q=${encodeURIComponent(q)}`)).find((a) => a.id === outorga)
    const { numero = '', protocolo = '' } = ficha.outorga
    const palavra = casa.pacote(cidade).lei.termos.outorga.singular
    // Which number matched is told, in the law's words; a word of kind leaves out the others.
    expect((await achado(numero))?.numero).toContain(`${palavra} nº ${numero}`)
    const curto = numero.replace(/^0+/, '')
    for (const q of [`${palavra} ${numero}`, `${palavra} nº ${curto}`, `outorga n. ${curto}`])
      expect((await achado(q))?.numero, q).toBe(`${palavra} nº ${numero}`)
    expect((await achado(`protocolo ${protocolo}`))?.numero).toContain(
      `protocolo do requerimento nº ${protocolo}`,
    )
    expect(await achado(`recibo ${numero}`)).toBeUndefined()
    for (const n of doVeiculo) {
      const [visto] = await h.ler<Achado[]>(`/busca?q=${encodeURIComponent(`laudo ${n}`)}`)
      expect(visto).toMatchObject({ tipo: 'veiculo', numero: `selo de vistoria nº ${n}` })
    }
    // One line a file, however many of its numbers match.
    const todos = await achados(daOutorga[0] ?? '')
    expect(new Set(todos).size).toBe(todos.length)
  },
  120_000,
)
