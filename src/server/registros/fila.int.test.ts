import { describe, expect, it } from 'vitest'
import type { FichaDoRegistro, ListaDeEsperaPublica } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const VAGAS = 10
const PEDIDOS = 100
const FILA = '/filas-de-espera/novas-licencas'

describe('a full quota and who waits for a place, through the server', () => {
  const h = new Historia(casa, 'marica')
  const fixar = (id: string, valor: number) =>
    h.fazer('gestor', `/parametros/${id}/fixarParametro`, {
      desde: h.hoje,
      valor,
      fonte: 'Decreto de prova',
    })

  it('a hundred grants asked for at once: never more than the quota, however they cross', async () => {
    h.em('2025-03-10')
    await h.parametros()
    await fixar('populacao', VAGAS * 1000)
    await fixar('habitantes-por-licenca', 1000)
    await fixar('numero-maximo-de-veiculos', 1000)
    await fixar('prazo-da-chamada-dias', 10)
    const trios = []
    for (let i = 0; i < PEDIDOS; i++) trios.push(await h.requerida())
    const respostas = await Promise.all(
      trios.map((t) => h.dar('gestor', `/outorgas/${t.outorga}/concederOutorga`, {})),
    )
    const concedidas = respostas.filter((r) => r.status < 300)
    expect(concedidas).toHaveLength(VAGAS)
    for (const r of respostas) {
      if (r.status < 300) continue
      expect(codigosDe(r)).toEqual(['outorga.quota-esgotada'])
    }

    const fora = trios.filter((_, i) => respostas[i]!.status >= 300).slice(0, 20)
    const inscritos = await Promise.all(
      fora.map((t) => h.dar('atendente', `${FILA}/inscreverNaFila`, { pessoa: t.titular })),
    )
    expect(inscritos.map((r) => r.status).filter((s) => s >= 300)).toEqual([])
    const lista = await h.ler<ListaDeEsperaPublica>('/lista-de-espera')
    expect(lista.linhas.map((l) => l.lugar)).toEqual(fora.map((_, i) => i + 1))
    expect(lista.linhas.map((l) => l.inscricao)).toEqual(
      fora.map((_, i) => `${String(i + 1).padStart(4, '0')}/2025`),
    )
    expect(JSON.stringify(lista)).not.toMatch(/\d{11}/)

    // All of one day: drawn by a seed of the day before the draw, and then the freed place calls.
    await h.fazer('gestor', `${FILA}/publicarSementeDaFila`, {
      semente: '48291 07733 15520',
      fonte: 'Loteria Federal',
    })
    const cedo = await h.dar('gestor', `${FILA}/sortearEmpatesDaFila`, {})
    expect(codigosDe(cedo)).toEqual(['fila.semente-de-hoje'])
    h.em('2025-03-11')
    await h.fazer('gestor', `${FILA}/publicarSementeDaFila`, {
      semente: '90218 33467 48291',
      fonte: 'Loteria Federal',
    })
    h.em('2025-03-12')
    await h.fazer('gestor', `${FILA}/sortearEmpatesDaFila`, {})
    const deHoje = trios[respostas.findIndex((r) => r.status < 300)]!
    await h.fazer('gestor', `/outorgas/${deHoje.outorga}/baixarOutorga`, { motivo: 'A pedido' })
    const depois = await h.ler<ListaDeEsperaPublica>('/lista-de-espera')
    expect(depois.linhas.filter((l) => l.situacao === 'chamada').map((l) => l.lugar)).toEqual([1])

    // Only who was called takes the place, though a hundred ask.
    const ficha = await h.ler<FichaDoRegistro>(FILA)
    const chamado = ficha.cartoes[1]?.tabela?.linhas[0]?.celulas[2]
    const pessoa = typeof chamado === 'object' ? chamado.para.split('/')[1] : ''
    const tentam = await Promise.all(
      fora.map((t) => h.dar('gestor', `/outorgas/${t.outorga}/concederOutorga`, {})),
    )
    const passaram = fora.filter((_, i) => tentam[i]!.status < 300)
    expect(passaram.map((t) => t.titular)).toEqual([pessoa])
    expect((await h.ler<ListaDeEsperaPublica>('/lista-de-espera')).linhas).toHaveLength(19)
  }, 240_000)
})
