import { expect, it } from 'vitest'
import type {
  Fila,
  FichaDaPerda,
  FichaDoAuto,
  FichaDoRecolhimento,
  FichaDoVeiculo,
  Notificacoes,
  Prontuario,
} from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()

it('lacra, mostra o que falta, e só tira o lacre depois da nova vistoria', async () => {
  const h = new Historia(casa, 'cidade-ocidental').em('2025-11-24')
  await h.parametros()
  const trio = await h.licenciada()
  const auto = await h.lavrar(trio, 'art20_cpt_inc2')
  const ficha = await h.ler<FichaDoAuto>(`/autos/${auto}`)
  expect(ficha.comandos.map((c) => c.nome)).toContain('recolherVeiculo')
  const aceito = await h.fazer('fiscal', '/recolhimentos', {
    medida: 'lacre',
    auto,
    local: 'Rua 1',
    motivo: 'Bancos rasgados',
  })
  const id = aceito.id
  const preso = await h.ler<FichaDoRecolhimento>(`/recolhimentos/${id}`)
  expect(preso.recolhimento.numero).toMatch(/^\d{4}\/2025$/)
  expect(preso.faltam.map((f) => f.codigo)).toEqual([
    'recolhimento.sem-regularizacao',
    'recolhimento.sem-nova-vistoria',
  ])
  const doVeiculo = await h.ler<FichaDoVeiculo>(`/veiculos/${trio.veiculo}`)
  expect(doVeiculo.impedimentos.map((r) => r.codigo)).toEqual(['veiculo.lacrado'])
  const prontuario = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
  expect(prontuario.situacao?.motivos.map((m) => m.codigo)).toContain('veiculo.lacrado')
  const filas = await h.ler<Fila[]>('/filas')
  expect(filas.find((f) => f.id === 'recolhidos')?.itens.map((i) => i.id)).toContain(id)
  const liberar = `/recolhimentos/${id}/liberarVeiculo`
  expect(codigosDe(await h.dar('fiscal', liberar, { entregueA: 'Fulano' }))).toHaveLength(2)
  await h.fazer('fiscal', `/recolhimentos/${id}/constatarRegularizacao`, { descricao: 'Trocados' })
  h.passam(1)
  await h.vistoriar(trio.veiculo)
  await h.fazer('fiscal', liberar, { entregueA: 'Fulano' })
  const solto = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
  expect(solto.situacao?.motivos.map((m) => m.codigo)).not.toContain('veiculo.lacrado')
})

it('propõe, defende, decide e executa a perda: a outorga acaba', async () => {
  const h = new Historia(casa, 'cidade-ocidental').em('2025-11-24')
  await h.parametros()
  const { outorga } = await h.concedida()
  const { id } = await h.fazer('gestor', '/perdas', {
    hipotese: 'revogacao-da-autorizacao',
    outorga,
    evidencia: 'Relatório da fiscalização.',
  })
  const sai = { motivo: 'A pedido do titular.' }
  const baixa = await h.dar('gestor', `/outorgas/${outorga}/baixarOutorga`, sai)
  expect(codigosDe(baixa)).toEqual(['outorga.perda-em-curso'])
  const caso = `/perdas/${id}`
  const ciencia = () => ({ meio: 'pessoal', cienciaEm: h.hoje, prova: 'Recibo assinado' })
  await h.fazer('atendente', `${caso}/notificarPerda`, { meio: 'postal' })
  const atendente = await casa.como('cidade-ocidental', 'atendente')
  const lista = () => h.ler<Notificacoes>('/notificacoes', 'atendente')
  const [expedida] = (await lista()).emCurso
  expect(expedida).toMatchObject({ recurso: 'perdas', id, peca: 'proposta', meio: 'postal' })
  expect((await atendente.ler('/notificacoes/cartas.pdf')).texto.startsWith('%PDF')).toBe(true)
  const [, objeto] = (await atendente.ler('/notificacoes/postagem.csv')).texto.split('\r\n')
  const csv = `objeto;resultado;data;motivo\n${objeto?.split(';')[0]};devolvido;${h.hoje};ausente`
  expect((await atendente.dar('/notificacoes/recibos', { csv })).corpo).toMatchObject({
    linhas: [{ situacao: 'registrada' }],
  })
  const devolvida = await lista()
  expect(devolvida.emCurso).toEqual([])
  const aSeguir = devolvida.aNotificar.find((x) => x.id === id)
  expect(aSeguir).toMatchObject({ recurso: 'perdas', tentados: ['postal'], proximo: 'pessoal' })
  await h.fazer('atendente', `${caso}/notificarPerda`, { meio: 'publicacao' })
  const edital = (await atendente.ler('/notificacoes/edital.txt')).texto
  expect(edital).toContain('proposta')
  await h.fazer('atendente', `${caso}/registrarCienciaDaPerda`, ciencia())
  const decisao = { resultado: 'procedente', razoes: 'Provado o fato.' }
  expect(codigosDe(await h.dar('julgador', `${caso}/decidirPerda`, decisao))).toContain(
    'processo.prazo-de-defesa-em-curso',
  )
  await h.fazer('atendente', `${caso}/defenderPerda`, { protocoladaEm: h.hoje, texto: 'Nego.' })
  await h.fazer('julgador', `${caso}/decidirPerda`, decisao)
  await h.fazer('atendente', `${caso}/comunicarDecisaoDaPerda`, ciencia())
  expect(codigosDe(await h.dar('gestor', `${caso}/executarPerda`, {}))).toEqual([
    'perda.prazo-de-recurso-em-curso',
  ])
  h.passam(20)
  const filas = await h.ler<Fila[]>('/filas')
  expect(filas.find((f) => f.id === 'perdas-a-executar')?.itens.map((i) => i.id)).toContain(id)
  await h.fazer('gestor', `${caso}/executarPerda`, {})
  expect((await h.ler<FichaDaPerda>(caso)).perda.situacao).toBe('executada')
  const prontuario = await h.ler<Prontuario>(`/outorgas/${outorga}`)
  expect(prontuario.outorga.situacao).toBe('cassada')
  expect(prontuario.situacao?.situacao).toBe('cassada')
})

it('o motorista punido e a força maior têm fila até que se conte ou se decida', async () => {
  const h = new Historia(casa, 'marica').em('2025-03-10')
  await h.parametros()
  const trio = await h.concedida()
  const naFila = async (fila: string) =>
    (await h.ler<Fila[]>('/filas')).find((f) => f.id === fila)?.itens.map((i) => i.id)
  const empregado = { ...h.inscricao({ ...trio, titular: await h.pessoa() }), funcao: 'contratado' }
  const { id: condutor } = await h.fazer('atendente', '/condutores', empregado)
  const { id } = await h.fazer('gestor', '/perdas', {
    hipotese: 'cassacao-do-certificado',
    outorga: trio.outorga,
    condutor,
    evidencia: 'Relatório da fiscalização.',
  })
  const dar = (papel: 'atendente' | 'julgador' | 'gestor', nome: string, dados: object) =>
    h.fazer(papel, `/perdas/${id}/${nome}`, dados)
  const ciencia = () => ({ meio: 'pessoal', cienciaEm: h.hoje })
  await dar('atendente', 'registrarCienciaDaPerda', ciencia())
  h.depoisDe((await h.ler<FichaDaPerda>(`/perdas/${id}`)).perda.defesaAte)
  await dar('julgador', 'decidirPerda', { resultado: 'procedente', razoes: 'Provado.' })
  await dar('atendente', 'comunicarDecisaoDaPerda', ciencia())
  h.depoisDe((await h.ler<FichaDaPerda>(`/perdas/${id}`)).perda.recursoAte)
  expect(await naFila('motoristas-punidos')).toEqual([])
  await dar('gestor', 'executarPerda', {})
  expect(await naFila('motoristas-punidos')).toEqual([trio.outorga])
  const daOutorga = `/outorgas/${trio.outorga}`
  const conta = { condutor, desde: h.hoje, providencia: 'Afastado da escala' }
  await h.fazer('atendente', `${daOutorga}/comunicarProvidencia`, conta)
  expect(await naFila('motoristas-punidos')).toEqual([])

  const parada = { paradaEm: h.hoje, protocoladaEm: h.hoje, motivo: 'Enchente', prova: 'Laudo' }
  await h.fazer('atendente', `${daOutorga}/justificarParalisacao`, parada)
  const doJulgador = await h.ler<Fila[]>('/filas', 'julgador')
  const pendente = doJulgador.find((f) => f.id === 'justificativas-a-decidir')
  expect(pendente?.itens.map((i) => i.id)).toEqual([trio.outorga])
  const decisao = { aceita: false, razoes: 'Sem prova.' }
  await h.fazer('julgador', `${daOutorga}/decidirJustificativa`, decisao)
  const depois = await h.ler<Fila[]>('/filas', 'julgador')
  expect(depois.find((f) => f.id === 'justificativas-a-decidir')?.itens).toEqual([])
})
