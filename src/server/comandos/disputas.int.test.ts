// Two people at the same record at the same time: one wins, the other is told why, and the ledger holds.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { verificar } from '#ledger/verificar.ts'
import type { FichaDoAuto } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { type Cliente } from '../prova/cliente.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia, type Trio } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')
const INFRACAO = 'art32_cpt_inc30'
let trio: Trio

beforeAll(async () => {
  h.em('2025-03-10')
  await h.parametros()
  trio = await h.concedida()
})
afterEach(async () => {
  expect((await verificar(casa.admin)).falhas).toEqual([])
})

const ficha = (auto: string) => h.ler<FichaDoAuto>(`/autos/${auto}`)
const julga = (resultado: string) => ({ resultado, razoes: 'Examinados os autos.' })
const dar = async (
  quem: 'julgador' | 'duplo' | 'gestor' | 'recursal' | 'atendente',
  caminho: string,
  corpo: object,
) => (await casa.como('manaus', quem)).dar(caminho, corpo)
type Feita = Awaited<ReturnType<Cliente['dar']>>
const aceitas = (feitas: readonly Feita[]) => feitas.filter((r) => r.status < 300)
/** A refusal that cites why, or a conflict that asks to look again: never a fault. */
const recusadas = (feitas: readonly Feita[]) => feitas.filter((r) => [409, 422].includes(r.status))

async function defendido(): Promise<string> {
  h.passam(25)
  const auto = await h.lavrar(trio, INFRACAO)
  await h.notificar(auto)
  h.em((await ficha(auto)).auto.defesaAte ?? h.hoje)
  const defesa = { protocoladaEm: `${h.hoje}T14:00:00Z`, texto: 'Nega o fato.' }
  await h.fazer(h.prepara, `/autos/${auto}/apresentarDefesa`, defesa)
  h.passam(1)
  return auto
}

async function recorrido(): Promise<string> {
  const auto = await defendido()
  await h.fazer('julgador', `/autos/${auto}/julgarAuto`, julga('procedente'))
  const ciencia = { cienciaEm: h.hoje, meio: 'pessoal', prova: 'Recibo assinado' }
  await h.fazer(h.prepara, `/autos/${auto}/registrarCienciaDaDecisao`, ciencia)
  h.em((await ficha(auto)).auto.recursoAte ?? h.hoje)
  const recurso = { protocoladaEm: `${h.hoje}T14:00:00Z`, texto: 'Pede a reforma.' }
  await h.fazer(h.prepara, `/autos/${auto}/interporRecurso`, recurso)
  h.passam(1)
  return auto
}

describe('ao mesmo tempo', () => {
  it('dois julgadores: uma só decisão, e o outro sabe que já foi julgado', async () => {
    const auto = await defendido()
    const feitas = await Promise.all([
      dar('julgador', `/autos/${auto}/julgarAuto`, julga('procedente')),
      dar('duplo', `/autos/${auto}/julgarAuto`, julga('improcedente')),
    ])
    expect(aceitas(feitas)).toHaveLength(1)
    expect(recusadas(feitas)).toHaveLength(1)
    expect([codigosDe(recusadas(feitas)[0]!)].flat().length).toBeGreaterThan(0)
    const { linha, auto: final } = await ficha(auto)
    expect(linha.filter((a) => a.tipo === 'autoJulgado')).toHaveLength(1)
    const venceu = aceitas(feitas)[0]!.corpo.atos[0]!.dados
    expect(venceu).toMatchObject({ resultado: final.julgamento?.resultado })
  })

  it('o pagamento durante o julgamento do recurso: não se paga o que ainda se discute', async () => {
    const auto = await recorrido()
    const { valor } = (await ficha(auto)).multa!
    const feitas = await Promise.all([
      dar('recursal', `/autos/${auto}/julgarRecurso`, {
        resultado: 'provido',
        razoes: 'Reforma-se.',
      }),
      dar('atendente', `/autos/${auto}/registrarPagamento`, { valor, pagoEm: h.hoje }),
    ])
    expect(feitas[0].status).toBe(200)
    expect([200, 409, 422]).toContain(feitas[1].status)
    const final = await ficha(auto)
    expect(final.auto.julgamentoDoRecurso?.resultado).toBe('provido')
    // Whichever came first, what was confirmed is there, and what was refused is not.
    expect(final.auto.pagamentos).toHaveLength(feitas[1].status === 200 ? 1 : 0)
    const depois = await dar('atendente', `/autos/${auto}/registrarPagamento`, {
      valor,
      pagoEm: h.hoje,
    })
    expect(depois.status).toBe(422)
  })

  it('a anulação durante o recurso: anulado, nada mais se julga', async () => {
    const auto = await recorrido()
    const feitas = await Promise.all([
      dar('gestor', `/autos/${auto}/anularAuto`, { motivo: 'Placa lida errada.' }),
      dar('recursal', `/autos/${auto}/julgarRecurso`, julga('improvido')),
    ])
    expect(feitas[0].status).toBe(200)
    expect([200, 409, 422]).toContain(feitas[1].status)
    const { auto: final, linha } = await ficha(auto)
    expect(final.anuladoEm).toBe(h.hoje)
    const julgados = linha.filter((a) => a.tipo === 'recursoJulgado')
    expect(julgados).toHaveLength(feitas[1].status === 200 ? 1 : 0)
    if (feitas[1].status !== 200) expect(codigosDe(feitas[1])).toContain('auto.anulado')
    const certifica = await h.dar(h.prepara, `/autos/${auto}/certificarDefinitividade`, {})
    expect(codigosDe(certifica)).toContain('auto.anulado')
  })

  it('vinte autos de uma vez no mesmo veículo: nenhum recusado, vinte números seguidos', async () => {
    h.passam(30)
    const cliente = await casa.como('manaus', 'fiscal')
    const feitas = await Promise.all(
      Array.from({ length: 20 }, () => cliente.dar('/autos', h.autuacao(trio, INFRACAO))),
    )
    expect(feitas.map((r) => r.status)).toEqual(Array(20).fill(201))
    const numeros = feitas
      .map((r) =>
        Number(String((r.corpo.atos[0]!.dados as { numero?: string }).numero).split('/')[0]),
      )
      .toSorted((a, b) => a - b)
    expect(numeros).toEqual(numeros.map((_, i) => (numeros[0] ?? 0) + i))
  })

  it('o mesmo pedido duas vezes: um auto só, a mesma resposta', async () => {
    const cliente = await casa.como('manaus', 'fiscal')
    const chave = randomUUID()
    const antes = await casa.contarAtos()
    const corpo = h.autuacao(trio, INFRACAO)
    const feitas = await Promise.all([1, 2, 3].map(() => cliente.dar('/autos', corpo, { chave })))
    expect(aceitas(feitas)).toHaveLength(3)
    expect(new Set(feitas.map((r) => r.corpo.id)).size).toBe(1)
    expect(await casa.contarAtos()).toBe(antes + 1)
  })
})
