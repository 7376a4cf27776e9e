import { expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import type { EditaisPublicos, FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { desistenciaDe, SelecaoDeProva } from '../prova/exemplosDeSelecao.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')
h.em('2025-03-10')
await h.parametros()

const nova = async (pontos: readonly number[]) => {
  const s = await new SelecaoDeProva(h).aberta(pontos.length)
  h.passam(6)
  for (const [n, p] of pontos.entries())
    await s.dar('pontuarCandidato', { inscricao: s.inscricoes[n], pontos: [p] })
  return s
}
const tentar = async (
  s: SelecaoDeProva,
  comando: string,
  dados: object,
  papel: 'gestor' | 'recursal' | 'atendente' = 'gestor',
) => {
  const r = await h.dar(papel, `/selecoes/${s.id}/${comando}`, dados)
  return r.status === 200 ? [] : codigosDe(r)
}
const publicar = (s: SelecaoDeProva) => tentar(s, 'publicarResultadoFinal', { meios: ['mural'] })
const publico = async (s: SelecaoDeProva) => {
  const r = await casa.anonimo().pedir<EditaisPublicos>('/api/v1/manaus/mototaxi/editais')
  const edital = r.corpo.editais.find((e) => e.id === s.id)
  if (edital === undefined) throw new Error(r.texto)
  return edital
}
const depoisDoPrazo = async (s: SelecaoDeProva) => {
  h.em((await publico(s)).resultado?.recursoAte ?? '')
  h.passam(1)
}
const de = (s: SelecaoDeProva, n: number) => ({ inscricao: s.inscricoes[n], motivo: 'Revisão.' })
const recorrer = async (s: SelecaoDeProva, n: number, hora = '20:00') => {
  const protocoladaEm = `${h.hoje}T${hora}:00Z`
  h.passam(1)
  const { atos } = await s.dar('recorrerDoResultado', { ...s.recurso(n), protocoladaEm })
  return atos[0]?.dados as unknown as Readonly<{
    recurso: string
    tempestivo: boolean
    revisao?: number
  }>
}
const decidir = (s: SelecaoDeProva, recurso: string, dados: object, papel: 'gestor' | 'recursal') =>
  tentar(s, 'decidirRecursoDaSelecao', { recurso, razoes: 'Como se examinou.', ...dados }, papel)

it('a refusal reconsidered takes no other term away', async () => {
  const s = await (await nova([9, 4, 3])).provisoria()
  h.em((await publico(s)).resultado?.recursoAte ?? '')
  await s.dar('pontuarCandidato', { ...de(s, 0), pontos: [1] })
  await s.dar('indeferirInscricao', { ...de(s, 0), itemDoEdital: '5' })
  await s.dar('reconsiderarInscricao', de(s, 0))
  h.passam(1)
  expect(await publicar(s)).toEqual(['selecao.recurso-no-prazo'])
  expect(await recorrer(s, 0)).toMatchObject({ tempestivo: true, revisao: 1 })
})

it('who is pushed down has a term, is told of it, and appeals from that', async () => {
  const s = await (await nova([5, 4, 3])).provisoria()
  await depoisDoPrazo(s)
  await s.dar('pontuarCandidato', { ...de(s, 2), pontos: [10] })
  const { mudancas, inscricoes } = await publico(s)
  const recursoAte = mudancas[0]?.recursoAte ?? ''
  expect(recursoAte > h.hoje).toBe(true)
  expect(mudancas).toHaveLength(1)
  expect(mudancas[0]?.podem).toEqual([2, 0, 1].map((n) => inscricoes[n]?.inscricao))
  expect(inscricoes.map((i) => i.recursoAte)).toEqual([recursoAte, recursoAte, recursoAte])
  const { cartoes } = await h.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
  expect(JSON.stringify(cartoes)).toContain('de mudança feita depois')
  const recurso = await recorrer(s, 0)
  expect(recurso).toMatchObject({ tempestivo: true, revisao: 1 })
  // Only that change: neither their own points nor another inscription.
  expect(
    await decidir(
      s,
      recurso.recurso,
      { resultado: 'provido', efeito: 'pontos', pontos: [9] },
      'recursal',
    ),
  ).toEqual(['selecao.recurso-so-da-mudanca'])
  const volta = { resultado: 'provido', efeito: 'pontos', afetada: s.inscricoes[2], pontos: [3] }
  expect(await decidir(s, recurso.recurso, volta, 'recursal')).toEqual([])
  // And who changed the points does not change again what the appeal decided.
  expect(await tentar(s, 'pontuarCandidato', { ...de(s, 2), pontos: [10] })).toEqual([
    'selecao.recurso-ja-decidiu',
  ])
})

it.each([
  [
    'a refusal reconsidered',
    (s: SelecaoDeProva) => s.dar('indeferirInscricao', { ...de(s, 2), itemDoEdital: '5' }),
    (s: SelecaoDeProva) => s.dar('reconsiderarInscricao', de(s, 2)),
  ],
  [
    'a withdrawal undone',
    (s: SelecaoDeProva) =>
      s.dar('retirarCandidato', { ...de(s, 2), pedido: desistenciaDe(h.hoje) }),
    (s: SelecaoDeProva) => s.dar('desfazerDesistencia', de(s, 2)),
  ],
] as const)(
  '%s after the term makes the final result wait for those behind',
  async (_, sai, volta) => {
    const s = await nova([5, 4, 10])
    await sai(s)
    await s.provisoria()
    await depoisDoPrazo(s)
    await volta(s)
    expect(await publicar(s)).toEqual(['selecao.recurso-no-prazo'])
    expect(await recorrer(s, 0)).toMatchObject({ tempestivo: true, revisao: 1 })
  },
)

it('appeals over one inscription end: each is heard once from what appeals did to it', async () => {
  const s = await (await nova([9, 5, 3])).provisoria()
  const primeiro = await recorrer(s, 1)
  const excluir = {
    resultado: 'provido',
    efeito: 'excluir',
    afetada: s.inscricoes[0],
    itemDoEdital: '5',
  }
  expect(await decidir(s, primeiro.recurso, excluir, 'recursal')).toEqual([])
  const segundo = await recorrer(s, 0)
  const readmitir = { resultado: 'provido', efeito: 'readmitir' }
  expect(await decidir(s, segundo.recurso, readmitir, 'gestor')).toEqual([])
  // The first had appealed from the provisional result; from this change, not yet.
  const terceiro = await recorrer(s, 1)
  expect(terceiro).toMatchObject({ tempestivo: true, revisao: 1 })
  h.passam(9)
  expect(await decidir(s, terceiro.recurso, excluir, 'recursal')).toEqual([])
  const { mudancas } = await publico(s)
  expect(mudancas.at(-1)?.podem).toEqual([])
  expect(await publicar(s)).toEqual([])
})

it('an appeal lodged before a change of the same day is not one from it', async () => {
  const s = await (await nova([5, 4, 3])).provisoria()
  h.passam(2)
  const cedo = `${h.hoje}T12:30:00Z`
  await s.dar('pontuarCandidato', { ...de(s, 0), pontos: [2] })
  const { atos } = await s.dar('recorrerDoResultado', { ...s.recurso(0), protocoladaEm: cedo })
  expect(atos[0]?.dados).not.toHaveProperty('revisao')
  expect(await recorrer(s, 0)).toMatchObject({ revisao: 1 })
})

it('a request of before the appeal withdraws nobody; of the same day it does', async () => {
  const s = await (await nova([9, 4, 3])).provisoria()
  h.passam(1)
  await s.recorrida(1)
  const retirar = (em: string) =>
    tentar(s, 'retirarCandidato', { ...de(s, 1), pedido: desistenciaDe(em) }, 'atendente')
  expect(await retirar(addDias(h.hoje, -1))).toEqual(['selecao.desistencia-antes-do-recurso'])
  expect(await retirar(h.hoje)).toEqual([])
})

it('a withdrawal recorded by error after the homologation is undone while the place is free', async () => {
  const s = await (await (await (await nova([9, 4, 3])).provisoria()).final()).homologada()
  await s.dar('convocarCandidato')
  const pedido = desistenciaDe(h.hoje)
  expect(await tentar(s, 'retirarCandidato', { ...de(s, 0), pedido }, 'atendente')).toEqual([])
  const situacoes = async () => (await publico(s)).linhas.map((l) => l.situacao)
  expect(await situacoes()).toEqual(['desistiu', 'convocado', 'classificado'])
  h.passam(2)
  const { cartoes } = await h.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
  expect(JSON.stringify(cartoes)).toContain('desfazerDesistencia')
  const { atos } = await s.dar('desfazerDesistencia', de(s, 0))
  expect(atos.map((a) => a.tipo)).toEqual([
    'desistenciaDesfeita',
    'convocacaoDesfeita',
    'candidatoConvocado',
  ])
  expect(await situacoes()).toEqual(['convocado', 'classificado', 'classificado'])
  const { mudancas, linhas } = await publico(s)
  expect(mudancas.slice(-2).map((m) => [m.em, m.frase.includes(linhas[1]!.inscricao)])).toEqual([
    [h.hoje, false],
    [h.hoje, true],
  ])
  // Withdrawn again, and the place granted to the next: it is no longer undone.
  expect(
    await tentar(
      s,
      'retirarCandidato',
      { ...de(s, 0), pedido: desistenciaDe(h.hoje) },
      'atendente',
    ),
  ).toEqual([])
  const titular = s.pessoas[1]!
  const veiculo = await h.veiculo(titular)
  const outorga = await h.fazer('atendente', '/outorgas', {
    titular,
    veiculo,
    presencial: true,
    selecao: { processo: s.id },
  })
  await h.fazer('gestor', `/outorgas/${outorga.id}/concederOutorga`, {})
  expect(await tentar(s, 'desfazerDesistencia', de(s, 0))).toEqual([
    'selecao.desistencia-vaga-dada',
  ])
  const r = await fetch(`${casa.base}/api/v1/manaus/mototaxi/editais/${s.id}/resultado.pdf`)
  expect(r.status).toBe(200)
})
