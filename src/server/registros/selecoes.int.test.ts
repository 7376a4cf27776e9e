import { expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import type { Autenticidade, EmissaoFeita, Fila, Prontuario } from '../contrato/contrato.ts'
import type { EditaisPublicos, FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { SelecaoDeProva } from '../prova/exemplosDeSelecao.ts'
import { codigoCurto } from '../verificacao/codigoCurto.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'manaus')
const s = new SelecaoDeProva(h)
const BASE = '/api/v1/manaus/mototaxi'

const publico = async () => {
  const r = await casa.anonimo().pedir<EditaisPublicos>(`${BASE}/editais`)
  expect(r.status).toBe(200)
  expect(r.texto).not.toMatch(/\d{11}/)
  return r.corpo.editais.find((e) => e.id === s.id)
}
const baixar = async (caminho: string) => {
  const { base, cookie } = await casa.como('manaus', 'gestor')
  const r = await fetch(`${base}${caminho}`, { headers: { cookie } })
  expect(r.status, caminho).toBe(200)
  return Buffer.from(await r.arrayBuffer())
}
const ficha = () => h.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
const requerer = async (pessoa: string) =>
  h.dar('atendente', '/outorgas', {
    titular: pessoa,
    veiculo: await h.veiculo(pessoa),
    presencial: true,
    selecao: { processo: s.id, edital: 'inventado', classificacao: 99 },
  })

it('an edital from the opening to the homologation, for anyone to follow', async () => {
  h.em('2025-03-10')
  await h.parametros()
  await s.aberta(4)
  expect(await publico()).toMatchObject({
    edital: '0001/2025',
    etapa: 'inscrições abertas',
    inscritos: 4,
    linhas: [],
  })
  expect(
    codigosDe(
      await h.dar('atendente', `/selecoes/${s.id}/inscreverCandidato`, { pessoa: s.pessoas[0] }),
    ),
  ).toEqual(['selecao.ja-inscrito'])
  await s.dar('indeferirInscricao', {
    inscricao: s.inscricoes[3],
    motivo: 'Sem domicílio.',
    dispositivo: 'art9_cpt_inc5',
  })
  expect((await publico())?.indeferidas).toEqual([{ inscricao: '0004/2025', porque: 'art. 9º, V' }])
  expect((await publico())?.inscricoes.map((i) => Object.values(i))).toEqual([
    ['0001/2025', 'inscrito'],
    ['0002/2025', 'inscrito'],
    ['0003/2025', 'inscrito'],
    ['0004/2025', 'inscrição indeferida'],
  ])
  // Anyone takes the edital away; of a result, once there is one.
  const aberto = await fetch(`${casa.base}${BASE}/editais/${s.id}/edital.pdf`)
  expect([aberto.status, aberto.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await fetch(`${casa.base}${BASE}/editais/${s.id}/resultado.pdf`)).status).toBe(404)
  s.inscricoes.length = 3
  await s.pontuada()
  await s.provisoria()
  const provisorio = await publico()
  expect(provisorio?.resultado).toMatchObject({ qual: 'provisório', recursoAte: '2025-03-21' })
  expect(provisorio?.linhas.map((l) => [l.lugar, l.inscricao, l.pontos])).toEqual([
    [1, '0001/2025', 10],
    [2, '0002/2025', 9],
    [3, '0003/2025', 8],
  ])
  // The second says that their years were miscounted, and is right; the third is not, and another decides.
  const recurso = await s.recorrida(1)
  const outro = await s.recorrida(2)
  expect(
    codigosDe(await h.dar('atendente', `/selecoes/${s.id}/recorrerDoResultado`, s.recurso(1))),
  ).toEqual(['selecao.ja-recorreu'])
  const razoes = 'Conferidos os certificados que juntou.'
  h.passam(9)
  expect(
    codigosDe(
      await h.dar('gestor', `/selecoes/${s.id}/publicarResultadoFinal`, { meios: ['mural'] }),
    ),
  ).toEqual(['selecao.recurso-pendente'])
  const naFila = await h.ler<Fila[]>('/filas', 'recursal')
  expect(naFila.find((f) => f.id === 'recursos-da-selecao')).toMatchObject({
    quantidade: 1,
    itens: [{ recurso: 'selecoes', id: s.id, titulo: 'Edital nº 0001/2025' }],
  })
  const decidir = (papel: 'gestor' | 'recursal', dados: object) =>
    h.dar(papel, `/selecoes/${s.id}/decidirRecursoDaSelecao`, { razoes, ...dados })
  expect(codigosDe(await decidir('gestor', { recurso: outro, resultado: 'improvido' }))).toEqual([
    'selecao.recurso-mesma-autoridade',
  ])
  expect((await decidir('recursal', { recurso: outro, resultado: 'improvido' })).status).toBe(200)
  // Granted in name, with the points that they had: who published would keep what they published.
  const nada = { recurso, resultado: 'provido-em-parte', efeito: 'pontos', pontos: [9] }
  expect(codigosDe(await decidir('gestor', nada))).toEqual(['selecao.recurso-nao-muda'])
  const provido = {
    recurso,
    resultado: 'provido',
    efeito: 'pontos',
    afetada: s.inscricoes[2],
    pontos: [7],
  }
  expect((await decidir('gestor', provido)).status).toBe(200)
  for (const [comando, dados] of [
    ['pontuarCandidato', { inscricao: s.inscricoes[2], pontos: [10], motivo: 'Revisão.' }],
    ['indeferirInscricao', { inscricao: s.inscricoes[1], motivo: 'Revisão.', itemDoEdital: '5' }],
  ] as const)
    expect(codigosDe(await h.dar('gestor', `/selecoes/${s.id}/${comando}`, dados))).toEqual([
      'selecao.recurso-ja-decidiu',
    ])
  expect((await publico())?.recursos).toEqual([
    {
      numero: '0001/2025',
      inscricao: '0002/2025',
      situacao: 'provido em 25/03/2025; mudam os pontos da inscrição 0003/2025',
    },
    { numero: '0002/2025', inscricao: '0003/2025', situacao: 'negado em 25/03/2025' },
  ])
  // Whose points another's appeal changed may appeal from that: the final result waits.
  expect(
    codigosDe(
      await h.dar('gestor', `/selecoes/${s.id}/publicarResultadoFinal`, { meios: ['mural'] }),
    ),
  ).toEqual(['selecao.recurso-no-prazo'])
  h.passam(7)
  await s.dar('publicarResultadoFinal', { meios: ['mural'] })
  await s.homologada()
  const [edital, resultado] = (await ficha()).documentos
  expect((await baixar(edital!.caminho)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await baixar(resultado!.caminho)).subarray(0, 5).toString()).toBe('%PDF-')
  // Each with its own signed code, and the short one that a person types; the edital that anyone took
  // while the inscriptions were open is an issue of its own.
  const emitidas = await h.ler<EmissaoFeita[]>(`/emissoes?recurso=selecoes&ficha=${s.id}`)
  expect(emitidas.map((e) => e.nome).toSorted()).toEqual([
    'Edital nº 0001/2025',
    'Edital nº 0001/2025',
    'Resultado final do edital nº 0001/2025',
  ])
  const codigo = codigoCurto(h.pacote.lei.municipio.ibge, emitidas[0]!.id)
  const conferir = async (c: string) =>
    (await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${encodeURIComponent(c)}`)).corpo
  expect(await conferir(codigo.toLowerCase())).toMatchObject({
    resultado: 'autentico',
    documento: { estado: 'vale', nome: emitidas[0]!.nome },
  })
  expect(await conferir(`Z${codigo.slice(1)}`)).toEqual({ resultado: 'sem-registro' })
  const csv = (await baixar(`${BASE}/selecoes/${s.id}/lista.csv`)).toString()
  expect(csv).toContain('0002/2025')
  expect(csv).not.toMatch(/\d{11}/)
})

it('what needs an inscription is closed, and says so, while there is none', async () => {
  const vazia = await new SelecaoDeProva(h).aberta(0, { inscricoesAte: addDias(h.hoje, 9) })
  const { comandos } = await h.ler<FichaDoRegistro>(`/selecoes/${vazia.id}`)
  const fechados = ['indeferirInscricao', 'reconsiderarInscricao', 'retirarCandidato']
  for (const nome of [...fechados, 'desfazerDesistencia'])
    expect(comandos.find((c) => c.nome === nome)?.recusas, nome).toMatchObject([
      {
        codigo: 'selecao.nenhuma-inscricao',
        frase: 'Ninguém se inscreveu neste edital (art. 4º, caput).',
      },
    ])
})

it('two calls at once call one; who comes asks by the result, whatever was typed', async () => {
  const duas = await Promise.all(
    [1, 2].map(() => h.dar('atendente', `/selecoes/${s.id}/convocarCandidato`, {})),
  )
  expect(duas.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(codigosDe(await requerer(s.pessoas[1]!))).toEqual(['selecao.candidato'])
  const pedido = await requerer(s.pessoas[0]!)
  expect(pedido.status).toBe(201)
  const { outorga } = await h.ler<Prontuario>(`/outorgas/${pedido.corpo.id}`)
  expect(outorga.selecao).toEqual({ edital: '0001/2025', classificacao: 1, processo: s.id })

  // Rejected, the place goes to the next; lost by not coming, to the one after.
  await h.fazer('gestor', `/outorgas/${pedido.corpo.id}/indeferirOutorga`, {
    motivo: 'Sem certidões.',
  })
  expect((await publico())?.linhas.map((l) => l.situacao)).toEqual([
    'pedido indeferido',
    'convocado',
    'classificado',
  ])
  h.passam(11)
  expect(codigosDe(await requerer(s.pessoas[1]!))).toEqual(['selecao.convocacao-vencida'])
  await s.dar('expirarConvocacao', { inscricao: s.inscricoes[1] })
  expect((await publico())?.linhas[2]?.situacao).toBe('convocado')

  const ultimo = await requerer(s.pessoas[2]!)
  await h.fazer('gestor', `/outorgas/${ultimo.corpo.id}/concederOutorga`, {})
  expect((await publico())?.linhas[2]?.situacao).toBe('vaga tomada')
  expect(codigosDe(await h.dar('atendente', `/selecoes/${s.id}/convocarCandidato`, {}))).toEqual([
    'selecao.sem-classificado',
    'selecao.sem-vaga',
  ])
})

it('an edital of before is none of this system, nor of a year to come, and gives each place once', async () => {
  const pedir = async (edital: string, classificacao: number) => {
    const titular = await h.pessoa()
    const selecao = { edital, classificacao, motivo: 'Resultado no diário oficial.' }
    const veiculo = await h.veiculo(titular)
    return h.dar('gestor', '/outorgas', { titular, veiculo, presencial: true, selecao })
  }
  for (const edital of ['0001/2025', 'Edital nº 1/2025', '001-2025'])
    expect(codigosDe(await pedir(edital, 1)), edital).toEqual(['selecao.nao-e-candidato'])
  expect(codigosDe(await pedir('0999/2099', 1))).toEqual(['selecao.anterior-futuro'])
  const primeiro = await pedir('Edital 7/2019', 3)
  expect(primeiro.status, primeiro.texto).toBe(201)
  expect(codigosDe(await pedir('0007/2019', 3))).toEqual(['selecao.lugar-ja-usado'])
  expect((await pedir('0007/2019', 4)).status).toBe(201)
  // Refused, the request gives its place back.
  await h.fazer('gestor', `/outorgas/${primeiro.corpo.id}/indeferirOutorga`, {
    motivo: 'Sem certidões.',
  })
  expect((await pedir('0007/2019', 3)).status).toBe(201)
})

it('the edital revoked with a reason no longer gives a place', async () => {
  const outra = await (
    await (await (await (await new SelecaoDeProva(h).aberta(1)).pontuada()).provisoria()).final()
  ).homologada()
  await outra.dar('convocarCandidato')
  const titular = outra.pessoas[0]!
  const pedido = await h.fazer('atendente', '/outorgas', {
    titular,
    veiculo: await h.veiculo(titular),
    presencial: true,
    selecao: { processo: outra.id },
  })
  await outra.dar('revogarSelecao', { motivo: 'Fato superveniente.' })
  const { comandos } = await h.ler<Prontuario>(`/outorgas/${pedido.id}`)
  expect(
    comandos.find((c) => c.nome === 'concederOutorga')?.recusas.map((r) => r.codigo),
  ).toContain('selecao.nao-homologada')
  expect(codigosDe(await h.dar('gestor', `/outorgas/${pedido.id}/concederOutorga`, {}))).toContain(
    'selecao.nao-homologada',
  )
})

it('a law that selects no one by edital has none', async () => {
  const outra = new Historia(casa, 'marica').em(h.hoje)
  await outra.parametros()
  expect(
    codigosDe(await outra.dar('gestor', '/selecoes', new SelecaoDeProva(outra).edital())),
  ).toEqual(['lei.nao-preve'])
  const r = await casa.anonimo().pedir('/api/v1/marica/transporte-escolar/editais')
  expect(r.status).toBe(404)
})
