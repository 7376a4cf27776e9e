import { describe, expect, it } from 'vitest'
import type { ConsultaPublica, FichaDoVeiculo, Fila, Prontuario } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()

const ficha = (h: Historia, outorga: string) => h.ler<Prontuario>(`/outorgas/${outorga}`)
const publico = async (h: Historia, veiculo: string) => {
  const { veiculo: v } = await h.ler<FichaDoVeiculo>(`/veiculos/${veiculo}`)
  return h.ler<ConsultaPublica>(`/publico/${v.placa}`)
}

describe('leaves, blocks and replacement, through the server', () => {
  const h = new Historia(casa, 'manaus')

  it('a vehicle replaced: the new plate answers, the old one no longer; the new one is held', async () => {
    h.em('2025-03-10')
    await h.parametros()
    const trio = await h.licenciada()
    expect(await publico(h, trio.veiculo)).toMatchObject({ encontrado: true, regular: true })
    const novo = await h.veiculo(trio.titular)
    const troca = `/outorgas/${trio.outorga}/substituirVeiculo`
    await h.fazer('atendente', troca, { veiculo: novo, presencial: true })
    expect(await publico(h, trio.veiculo)).toMatchObject({ regular: false })
    expect(await publico(h, novo)).toMatchObject({ encontrado: true, regular: false })
    await h.vistoriar(novo)
    expect(await publico(h, novo)).toMatchObject({ encontrado: true, regular: true })
    expect((await ficha(h, trio.outorga)).veiculo.id).toBe(novo)

    const outro = await h.concedida()
    const preso = await h.dar('atendente', `/outorgas/${outro.outorga}/substituirVeiculo`, {
      veiculo: novo,
      presencial: true,
    })
    expect([preso.status, codigosDe(preso)]).toEqual([
      422,
      expect.arrayContaining(['veiculo.vinculado']),
    ])
  })

  it('a leave over without return is in the queue; blocked, the grant is not regular nor licensed', async () => {
    h.em('2025-04-10')
    const trio = await h.licenciada()
    const base = `/outorgas/${trio.outorga}`
    await h.fazer('atendente', `${base}/requererAfastamento`, {
      especie: 'ferias',
      desde: '2025-04-11',
      dias: 10,
    })
    await h.fazer('gestor', `${base}/concederAfastamento`, {})
    h.em('2025-04-15')
    expect((await ficha(h, trio.outorga)).situacao).toMatchObject({ situacao: 'afastada' })
    h.em('2025-04-21')
    const filas = await h.ler<readonly Fila[]>('/filas')
    const vencidos = filas.find((f) => f.id === 'afastamentos-vencidos')
    expect(vencidos?.itens.map((i) => i.id)).toContain(trio.outorga)
    await h.fazer('atendente', `${base}/encerrarAfastamento`, { retornoEm: '2025-04-21' })

    const sem = await h.dar('gestor', `${base}/bloquearOutorga`, {})
    expect(codigosDe(sem)).toContain('bloqueio.sem-autorizacao')
    await h.fazer('gestor', `${base}/bloquearOutorga`, {
      autorizacao: {
        autoridade: 'Diretora de Transportes',
        cargo: 'Diretora',
        assinadaEm: '2025-04-20',
        texto: 'Não atendeu às notificações do órgão.',
      },
    })
    const { situacao, comandos } = await ficha(h, trio.outorga)
    expect(situacao).toMatchObject({ situacao: 'bloqueada', regular: false })
    expect(await publico(h, trio.veiculo)).toMatchObject({ regular: false })
    const licenciar = comandos.find((c) => c.nome === 'licenciarOutorga')
    expect(licenciar?.recusas.map((r) => r.codigo)).toContain('outorga.bloqueada')
    // What this law does not have is no action, not even a closed one.
    expect(comandos.map((c) => c.nome)).not.toContain('autorizarVeiculoProvisorio')
  })
})
