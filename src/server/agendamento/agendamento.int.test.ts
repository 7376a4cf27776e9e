import { describe, expect, it } from 'vitest'
import type { AgendaDoDia, LocalDeVistoria } from '../contrato/agendamento.ts'
import type { Problema } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

// A Monday.
const casa = await casaDeProva({ agora: '2025-03-10T15:00:00Z' })
const h = new Historia(casa, 'manaus')
const gestor = await casa.como('manaus', 'gestor')
const atendente = await casa.como('manaus', 'atendente')

const guardar = (mais = {}, quem = gestor) =>
  quem.pedir<{ id: string } & Problema>(`${gestor.raiz}/locais-de-vistoria`, {
    metodo: 'POST',
    corpo: {
      nome: 'Pátio Norte',
      endereco: 'Rua A, 1',
      dias: [1, 2, 3, 4, 5],
      inicio: '08:00',
      fim: '09:00',
      intervalo: 30,
      vagas: 2,
      ...mais,
    },
  })
const {
  corpo: { id: patio },
} = await guardar()
const marcar = (veiculo: string, mais = {}, quem = atendente) =>
  quem.pedir<{ id: string } & Problema>(`${gestor.raiz}/agendamentos`, {
    metodo: 'POST',
    corpo: { local: patio, dia: '2025-03-11', hora: '08:00', veiculo, ...mais },
  })
const dia = async (em = '2025-03-11') =>
  (await atendente.ler<AgendaDoDia>(`/agendamentos?local=${patio}&dia=${em}`)).corpo
const carro = async () => h.veiculo(await h.pessoa())

describe('a agenda de vistorias', () => {
  it('vinte pedidos ao mesmo tempo para duas vagas: dois entram, os outros ouvem que não há', async () => {
    const carros = await Promise.all(Array.from({ length: 20 }, () => carro()))
    const r = await Promise.all(carros.map((c) => marcar(c, { dia: '2025-03-12' })))
    expect(r.filter((x) => x.status === 201)).toHaveLength(2)
    expect(r.filter((x) => x.status === 422)).toHaveLength(18)
    const [oito, oitoEMeia] = (await dia('2025-03-12')).horarios
    expect(oito).toMatchObject({ hora: '08:00', livres: 0 })
    expect(oitoEMeia).toMatchObject({ hora: '08:30', livres: 2, marcados: [] })
  })
  it('o mesmo veículo, uma vez por dia; desmarcada, a vaga volta', async () => {
    const veiculo = await carro()
    const { corpo } = await marcar(veiculo, { motivo: 'retorno' })
    expect((await marcar(veiculo, { hora: '08:30' })).status).toBe(422)
    expect((await dia()).horarios[0]).toMatchObject({
      livres: 1,
      marcados: [{ veiculo, motivo: 'retorno', vistoriado: false }],
    })
    expect(
      (await atendente.pedir(`${gestor.raiz}/agendamentos/${corpo.id}`, { metodo: 'DELETE' }))
        .status,
    ).toBe(204)
    expect(
      (await atendente.pedir(`${gestor.raiz}/agendamentos/${corpo.id}`, { metodo: 'DELETE' }))
        .status,
    ).toBe(404)
    expect((await marcar(veiculo, { hora: '08:30' })).status).toBe(201)
  })
  it('só em dia e hora do local, de hoje em diante', async () => {
    const veiculo = await carro()
    const motivos = [
      { dia: '2025-03-15' },
      { dia: '2025-04-21' },
      { hora: '08:15' },
      { hora: '09:00' },
      { dia: '2025-03-07' },
    ]
    for (const m of motivos) expect((await marcar(veiculo, m)).status, JSON.stringify(m)).toBe(422)
    expect((await marcar(crypto.randomUUID())).status).toBe(404)
    expect((await marcar(veiculo, { hora: '25:00' })).status).toBe(400)
  })
  it('local fora de uso não recebe, mas o que estava marcado continua à vista', async () => {
    const { corpo } = await guardar({ nome: 'Pátio Sul' })
    const veiculo = await carro()
    expect((await marcar(veiculo, { local: corpo.id })).status).toBe(201)
    expect((await guardar({ id: corpo.id, nome: 'Pátio Sul', ativo: false })).status).toBe(200)
    expect((await marcar(await carro(), { local: corpo.id })).status).toBe(422)
    const r = await atendente.ler<AgendaDoDia>(`/agendamentos?local=${corpo.id}&dia=2025-03-11`)
    expect(r.corpo.horarios[0]?.marcados).toHaveLength(1)
    expect(
      (await atendente.ler<LocalDeVistoria[]>('/locais-de-vistoria')).corpo.at(-1),
    ).toMatchObject({ nome: 'Pátio Sul', ativo: false })
  })
  it('locais, só o gestor; marcar, não o fiscal; e nada de outra cidade', async () => {
    expect((await guardar({}, atendente)).status).toBe(403)
    expect((await guardar({ fim: '07:00' })).status).toBe(422)
    const veiculo = await carro()
    expect((await marcar(veiculo, {}, await casa.como('manaus', 'fiscal'))).status).toBe(403)
    const marica = await casa.como('marica', 'gestor')
    expect((await marica.ler<LocalDeVistoria[]>('/locais-de-vistoria')).corpo).toEqual([])
    expect((await marica.ler(`/agendamentos?local=${patio}&dia=2025-03-11`)).status).toBe(404)
  })
})
