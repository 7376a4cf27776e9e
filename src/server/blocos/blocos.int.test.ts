// Numbered forms of the street, through HTTP: each number serves once, and each is accounted for.
import { beforeAll, describe, expect, it } from 'vitest'
import { verificar } from '#ledger/verificar.ts'
import type { Fila, FichaDoAuto, Lista } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { reservarBloco } from '../prova/exemplosDeBlocos.ts'
import { Historia, type Trio } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'marica')
const INFRACAO = 'art27_cpt_inc7'
let trio: Trio
beforeAll(async () => {
  h.em('2025-03-10')
  await h.parametros()
  trio = await h.concedida()
})
const lavrar = (numero: string, quem: 'fiscal' | 'duplo' = 'fiscal') =>
  h.dar(quem, '/autos', { ...h.autuacao(trio, INFRACAO), formulario: { numero } })

describe('o bloco de um fiscal', () => {
  it('os seus números são da mesma série dos registros, e nenhum se repete', async () => {
    const antes = await h.lavrar(trio, INFRACAO)
    const blocos = await Promise.all([reservarBloco(h, 20), reservarBloco(h, 20)])
    const depois = await h.lavrar(trio, INFRACAO)
    const numero = async (auto: string) =>
      (await h.ler<FichaDoAuto>(`/autos/${auto}`)).auto.numero ?? ''
    const todos = [await numero(antes), ...blocos.flatMap((b) => b.numeros), await numero(depois)]
    expect(todos.toSorted()).toEqual(
      Array.from({ length: 42 }, (_, i) => `${String(i + 1).padStart(4, '0')}/2025`),
    )
    for (const b of blocos)
      expect(b.numeros).toEqual(b.numeros.toSorted().filter((n, _i, a) => n <= a.at(-1)!))
    expect((await verificar(casa.admin)).falhas).toEqual([])
  })

  it('o mesmo número ao mesmo tempo: um o usa, o outro ouve por quê', async () => {
    const { id, numeros } = await reservarBloco(h, 3)
    const feitas = await Promise.all(Array.from({ length: 6 }, () => lavrar(numeros[0]!)))
    const aceitas = feitas.filter((r) => r.status < 300)
    expect(aceitas).toHaveLength(1)
    for (const r of feitas)
      if (r.status >= 300) expect(codigosDe(r)).toEqual(['bloco.numero-com-destino'])
    expect(aceitas[0]!.corpo.atos[0]!.dados).toMatchObject({ numero: numeros[0], bloco: id })
    const { auto } = await h.ler<FichaDoAuto>(`/autos/${aceitas[0]!.corpo.id}`)
    expect(auto.numero).toBe(numeros[0])
    const b = await h.ler<FichaDoRegistro>(`/blocos/${id}`)
    expect(Object.fromEntries(b.cartoes[0]!.fatos ?? [])).toMatchObject({
      Usados: '1',
      'Sem conta': '2',
    })
    expect((await verificar(casa.admin)).falhas).toEqual([])
  })

  it('de outro fiscal, de nenhum bloco, inutilizado, ou antes da entrega: recusa clara', async () => {
    const { id, numeros } = await reservarBloco(h, 3, false)
    expect(codigosDe(await lavrar(numeros[0]!))).toEqual(['bloco.transicao'])
    await h.fazer('gestor', `/blocos/${id}/entregarBloco`, { entregueEm: h.hoje })
    expect(codigosDe(await lavrar(numeros[0]!, 'duplo'))).toEqual(['bloco.de-outro-fiscal'])
    expect(codigosDe(await lavrar('9999/2025'))).toEqual(['bloco.numero-de-nenhum'])
    const rasgado = { numero: numeros[1], motivo: 'Rasgado na abordagem.' }
    await h.fazer('fiscal', `/blocos/${id}/inutilizarNumero`, rasgado)
    expect(codigosDe(await lavrar(numeros[1]!))).toEqual(['bloco.numero-com-destino'])
  })

  it('não entregue, nada há que receber de volta; encerra-se, e os números ficam devolvidos', async () => {
    const { id, numeros } = await reservarBloco(h, 3, false)
    const cedo = await h.dar('gestor', `/blocos/${id}/devolverNumeros`, { numeros })
    expect(codigosDe(cedo)).toEqual(['bloco.transicao'])
    await h.fazer('gestor', `/blocos/${id}/inutilizarNumero`, {
      numero: numeros[0],
      motivo: 'Mal impresso.',
    })
    await h.fazer('gestor', `/blocos/${id}/encerrarBloco`, {})
    const { cartoes } = await h.ler<FichaDoRegistro>(`/blocos/${id}`)
    expect(Object.fromEntries(cartoes[0]!.fatos ?? [])).toMatchObject({
      Inutilizados: '1',
      'Devolvidos em branco': '2',
      'Sem conta': '0',
    })
    // Closed, and the number itself given back.
    expect(codigosDe(await lavrar(numeros[1]!))).toEqual([
      'bloco.transicao',
      'bloco.numero-com-destino',
    ])
  })

  it('presta contas de cada número, na lista e na fila, e só então se encerra', async () => {
    const { id, numeros } = await reservarBloco(h, 4, false)
    const entrega = { entregueEm: h.hoje, prestarContasAte: h.hoje }
    await h.fazer('gestor', `/blocos/${id}/entregarBloco`, entrega)
    h.passam(1)
    const fila = async () =>
      (await h.ler<readonly Fila[]>('/filas', 'gestor')).find((f) => f.id === 'blocos-sem-conta')
    expect((await fila())?.itens.find((i) => i.id === id)).toMatchObject({ atrasado: true })
    const [a, b, c, d] = numeros
    const perdido = { numero: a, motivo: 'Perdido na rua.', prova: 'BO 12' }
    await h.fazer('fiscal', `/blocos/${id}/extraviarNumero`, perdido)
    await h.fazer('fiscal', `/blocos/${id}/inutilizarNumero`, { numero: b, motivo: 'Manchado.' })
    await h.fazer('gestor', `/blocos/${id}/devolverNumeros`, { numeros: [c] })
    const cedo = await h.dar('gestor', `/blocos/${id}/encerrarBloco`, {})
    expect(codigosDe(cedo)).toEqual(['bloco.numeros-sem-conta'])
    const lista = await h.ler<Lista>('/listas/blocos?faltas=sim', 'gestor')
    expect(lista.linhas.map((l) => l.id)).toContain(id)
    await h.fazer('gestor', `/blocos/${id}/devolverNumeros`, { numeros: [d] })
    await h.fazer('gestor', `/blocos/${id}/encerrarBloco`, {})
    expect((await fila())?.itens.map((i) => i.id)).not.toContain(id)
    const cliente = await casa.como('marica', 'gestor')
    const pdf = await cliente.pedir(`${cliente.raiz}/blocos/${id}/documentos/termo-do-bloco.pdf`)
    expect([pdf.status, pdf.texto.slice(0, 5)]).toEqual([200, '%PDF-'])
  })
})
