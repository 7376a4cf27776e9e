// The appeal against a loss before the body that hears a record's, through HTTP, in one session.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verificar } from '#ledger/verificar.ts'
import { chavesPassageiras } from '../chaves/chaves.ts'
import type { Fila, FichaDaPerda, Notificacoes } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { perdaRecorrida } from '../prova/exemplosDeMedidas.ts'
import { Historia } from '../prova/historia.ts'
import {
  abrir,
  constituirJunta,
  convocar,
  distribuir,
  enderecoDaJunta,
  membros,
  relatar,
  TITULARES,
  votar,
} from '../prova/ultimaInstancia.ts'

const casa = await casaDeProva({ chaves: chavesPassageiras() })
const h = new Historia(casa, 'cidade-ocidental')
let id = ''
const caso = () => `perda:${id}`
const ficha = () => h.ler<FichaDaPerda>(`/perdas/${id}`)
const lerJunta = () => h.ler<FichaDoRegistro>(enderecoDaJunta(h))
const dar = (papel: Parameters<typeof h.dar>[0], nome: string, dados: object) =>
  h.dar(papel, `/perdas/${id}/${nome}`, dados)
const fila = async (papel: 'atendente' | 'recursal', qual: string) =>
  (await h.ler<readonly Fila[]>('/filas', papel)).find((f) => f.id === qual)?.itens ?? []
const pdf = async (caminho: string) => {
  const cliente = await casa.como('cidade-ocidental', 'atendente')
  const r = await cliente.pedir(caminho)
  expect(r.status, caminho).toBe(200)
  return r.texto.slice(0, 5)
}

beforeAll(async () => {
  h.em('2025-03-10')
  await h.parametros()
  id = await perdaRecorrida(h)
  await constituirJunta(h)
})
afterAll(async () => {
  expect((await verificar(casa.admin)).falhas).toEqual([])
})

describe('o recurso da perda no colegiado', () => {
  it('ninguém o julga sozinho; espera na mesma fila; o efeito suspensivo se pede, e concedido segura a perda', async () => {
    const so = { resultado: 'improvido', razoes: 'Mantida.' }
    expect(codigosDe(await dar('recursal', 'julgarRecursoDaPerda', so))).toEqual(['lei.nao-preve'])
    const { comandos } = await ficha()
    const nomes = comandos.map((c) => c.nome)
    expect(nomes).toContain('distribuirRecurso')
    expect(nomes).not.toContain('julgarRecursoDaPerda')
    const recusasDoEfeito = async (papel: 'gestor' | 'recursal') =>
      (await h.ler<FichaDaPerda>(`/perdas/${id}`, papel)).comandos
        .find((c) => c.nome === 'decidirEfeitoSuspensivo')
        ?.recusas?.map((r) => r.codigo)
    // Who proposed the loss decides nothing of it; before the draw it is who presides that may.
    expect(await recusasDoEfeito('gestor')).toContain('processo.julgador-impedido')
    expect(await recusasDoEfeito('recursal')).toEqual([])
    expect(await fila('recursal', 'recursos-a-distribuir')).toMatchObject([
      { recurso: 'perdas', id, titulo: expect.stringMatching(/^perda nº \d{4}\/2025$/) },
    ])
    expect(await fila('recursal', 'perdas-em-recurso')).toEqual([])
    expect(codigosDe(await dar('gestor', 'executarPerda', {}))).toEqual([
      'perda.prazo-de-recurso-em-curso',
    ])
    const efeito = { concede: true, razoes: 'Prejuízo de difícil reparação.' }
    await h.fazer('recursal', `/perdas/${id}/decidirEfeitoSuspensivo`, efeito)
    expect((await ficha()).perda.efeito).toBe('concedido')
    expect(codigosDe(await dar('gestor', 'executarPerda', {}))).toEqual(['perda.efeito-suspensivo'])
  })

  it('sorteia-se, relata-se, vai à pauta com o número de perda; vota-se e proclama-se em sessão', async () => {
    await distribuir(h, caso())
    expect((await ficha()).colegiado).toMatchObject({ etapa: 'com-relator', relator: /./ })
    await relatar(h, caso(), 'improvimento')
    const junta = await lerJunta()
    expect(junta.escolhas['recursos']).toMatchObject([
      { valor: caso(), rotulo: expect.stringMatching(/^perda nº/) },
    ])
    const sessao = await convocar(h, caso())
    expect(codigosDe(await dar('recursal', 'votarRecurso', { voto: 'provimento' }))).toEqual([
      'voto.fora-de-sessao',
    ])
    h.passam(1)
    await abrir(h, sessao, TITULARES)
    expect(await fila('atendente', 'recursos-a-votar')).toMatchObject([
      { recurso: 'perdas', id: `${id}/votarRecurso` },
    ])
    await votar(h, caso(), 'improvimento')
    const razoes = { razoes: 'Nega-se provimento ao recurso.' }
    expect((await dar(h.prepara, 'proclamarResultado', razoes)).status).toBe(200)
    const acordao = '0001/2025'
    await h.fazer(h.prepara, `${enderecoDaJunta(h)}/encerrarSessao`, { sessao })

    const depois = await ficha()
    expect(depois.perda).toMatchObject({
      situacao: 'confirmada',
      decisaoDoRecurso: { resultado: 'improvido', acordao },
    })
    expect(depois.colegiado?.votos.map((v) => v.voto)).toEqual(TITULARES.map(() => 'improvimento'))
    expect(depois.documentos).toMatchObject([{ nome: `Acórdão nº ${acordao}` }])
    for (const { caminho } of depois.documentos) expect(await pdf(caminho)).toBe('%PDF-')
    const { documentos, cartoes } = await lerJunta()
    for (const { caminho } of documentos ?? []) expect(await pdf(caminho)).toBe('%PDF-')
    expect(JSON.stringify(cartoes)).toContain(`recurso não provido, acórdão nº ${acordao}`)
    expect(await fila('recursal', 'recursos')).toEqual([])
  })

  it('a decisão do recurso é notificada, e só conhecida a perda se executa', async () => {
    expect(codigosDe(await dar('gestor', 'executarPerda', {}))).toEqual([
      'perda.sem-ciencia-do-recurso',
    ])
    expect(await fila('atendente', 'perdas-a-notificar')).toMatchObject([
      { id, motivo: 'a decisão do recurso' },
    ])
    await h.fazer('atendente', `/perdas/${id}/notificarPerda`, { meio: 'postal' })
    const cliente = await casa.como('cidade-ocidental', 'atendente')
    const { emCurso } = await h.ler<Notificacoes>('/notificacoes', 'atendente')
    expect(emCurso).toMatchObject([{ recurso: 'perdas', id, peca: 'recurso' }])
    expect((await cliente.ler('/notificacoes/cartas.pdf')).texto.startsWith('%PDF')).toBe(true)
    const [, objeto] = (await cliente.ler('/notificacoes/postagem.csv')).texto.split('\r\n')
    const csv = `objeto;resultado;data;motivo\n${objeto?.split(';')[0]};entregue;${h.hoje};`
    expect((await cliente.dar('/notificacoes/recibos', { csv })).corpo).toMatchObject({
      linhas: [{ situacao: 'registrada' }],
    })
    expect((await ficha()).perda).toMatchObject({
      situacao: 'confirmada',
      efeito: 'cessado',
      cienciaDoRecursoEm: h.hoje,
    })
    expect(await fila('atendente', 'perdas-a-notificar')).toEqual([])
    expect((await dar('gestor', 'executarPerda', {})).status).toBe(200)
  })

  it('a ficha do colegiado tem a sua sequência: com a de antes, o comando não se dá', async () => {
    const gestor = await casa.como('cidade-ocidental', 'gestor')
    const lida = await gestor.ler<FichaDoRegistro>(enderecoDaJunta(h))
    const etag = lida.cabecalhos.get('etag') ?? ''
    expect(etag).toBe(`"${lida.corpo.seq}"`)
    const membro = (await membros(h)).get('Bento Membro')
    const corpo = { membro, desde: h.hoje, ate: h.hoje, motivo: 'A pedido.' }
    const licencia = () =>
      h.dar('gestor', `${enderecoDaJunta(h)}/licenciarMembro`, corpo, {
        cabecalhos: { 'if-match': etag },
      })
    expect((await licencia()).status).toBe(200)
    expect((await licencia()).status).toBe(412)
  })
})
