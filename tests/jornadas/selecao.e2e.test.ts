import { expect, it } from 'vitest'
import { addDias } from '#core/calendar/dia.ts'
import type { Prontuario } from '../../src/server/contrato/contrato.ts'
import type { FichaDoRegistro } from '../../src/server/contrato/registros.ts'
import { SelecaoDeProva } from '../../src/server/prova/exemplosDeSelecao.ts'
import { codigoCurto } from '../../src/server/verificacao/codigoCurto.ts'
import { conferirAcessibilidade } from './apoio/acessibilidade.ts'
import { abrirCenas, br } from './apoio/cena.ts'
import type { Tela } from './apoio/tela.ts'

const cenas = await abrirCenas()
const cena = cenas('manaus')
const s = new SelecaoDeProva(cena)

/** Follows what a candidate's or an appeal's row offers. */
async function acao(tela: Tela, comando: string, de: string): Promise<void> {
  await tela.page.locator(`main a[href*="/${comando}?"][href*="${de}"]`).first().click()
  await tela.page.waitForURL(`**/${comando}*`)
  await tela.pronta()
}
async function publicar(tela: Tela, comando: string): Promise<string> {
  await tela.comando(comando)
  await tela.campo('meios').getByRole('checkbox').first().check()
  return tela.enviar()
}
const noEdital = async (papel: 'gestor' | 'atendente' | 'recursal') => {
  const tela = await cena.como(papel)
  await tela.ir(`/selecoes/${s.id}`)
  return tela
}
const publico = async (largura?: number) => {
  const tela = await cena.janela(largura)
  await tela.ir('/editais')
  await conferirAcessibilidade(tela.page, 'editais')
  const texto = await tela.texto()
  expect(texto).not.toMatch(/\d{11}|\d{3}\.\d{3}\.\d{3}-\d\d/)
  return texto
}
/** A document of the file, by its kind: its bytes, read as the printer's. */
async function imprimir(modelo: string): Promise<Buffer> {
  const tela = await cena.como('gestor')
  const { documentos } = await cena.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
  const caminho = documentos.find((d) => d.modelo === modelo)?.caminho ?? ''
  const r = await tela.page.request.get(cena.casa.base + caminho)
  expect(r.status(), modelo).toBe(200)
  return r.body()
}

it('o edital é aberto na tela, e a data impossível é dita no campo', async () => {
  cena.em('2025-03-10')
  await cena.parametros()
  const gestor = await cena.como('gestor')
  await gestor.ir('/novo/abrirSelecao')
  await gestor.preencher({
    objeto: 'Outorga de permissões de mototáxi na zona norte',
    vagas: '1',
    inscricoesDe: br(addDias(cena.hoje, -1)),
    inscricoesAte: br(addDias(cena.hoje, 5)),
    recursoDias: '5',
    convocacaoDias: '10',
    validaAte: '31/12/2026',
    modo: 'pontos',
  })
  const criterio = gestor.campo('criterios')
  await criterio.getByLabel('Critério').fill('Tempo de habilitação')
  await criterio.getByLabel('Máximo de pontos').fill('10')
  expect(await gestor.enviarRecusado()).toEqual(['art4_cpt'])
  expect(await gestor.texto('.alerta-erro')).toContain('hoje é 10/03/2025')
  await gestor.preencher({ inscricoesDe: br(cena.hoje) })
  expect(await gestor.enviar()).toContain('Edital nº 0001/2025 aberto')
  s.id = gestor.id
  expect(await publico(390)).toContain('Inscrições até 15/03/2025')
})

it('um inscrito no balcão, outro indeferido e reconsiderado', async () => {
  for (let n = 0; n < 3; n++) await s.inscrever(await cena.pessoa())
  const pessoa = await cena.pessoa({ dados: { nome: 'Zulmira Inscrita no Balcão' } })
  const atendente = await noEdital('atendente')
  await atendente.comando('inscreverCandidato')
  await atendente.campo('pessoa').getByRole('combobox').fill('Zulmira')
  const opcao = atendente.campo('pessoa').getByRole('option').first()
  expect(await opcao.innerText()).toMatch(/\d{3}\.\d{3}\.\d{3}-\d\d/)
  await opcao.click()
  expect(await atendente.enviar()).toContain('Inscrição nº 0004/2025')
  const { escolhas } = await cena.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
  s.pessoas.push(pessoa)
  s.inscricoes.push(escolhas['inscricao']?.at(-1)?.valor ?? '')

  const gestor = await noEdital('gestor')
  await acao(gestor, 'indeferirInscricao', s.inscricoes[3]!)
  await gestor.preencher({ itemDoEdital: '5.1', motivo: 'Sem a cópia da habilitação.' })
  expect(await gestor.enviar()).toContain('item 5.1 do edital')
  expect(await publico()).toContain('0004/2025: item 5.1 do edital')
  await acao(gestor, 'reconsiderarInscricao', s.inscricoes[3]!)
  await gestor.preencher({ motivo: 'A cópia estava no processo.' })
  expect(await gestor.enviar()).toContain('Indeferimento reconsiderado')
  expect(await gestor.texto('.linha-do-tempo li')).toMatch(
    /reconsiderado.*\(inscrição nº 0004\/2025\)[^]*, gestor · registrado em/,
  )
})

it('pontos, empate desfeito por semente publicada na véspera, e resultado provisório', async () => {
  cena.passam(6)
  for (const [n, pontos] of [8, 6, 6].entries())
    await s.dar('pontuarCandidato', { inscricao: s.inscricoes[n], pontos: [pontos] })
  const gestor = await noEdital('gestor')
  await acao(gestor, 'pontuarCandidato', s.inscricoes[3]!)
  await gestor.preencher({ 'pontos.0': '4' })
  expect(await gestor.enviar()).toContain('Pontos lançados: 4')
  await gestor.comando('publicarSementeDaSelecao')
  await gestor.preencher({ semente: '48291 07733 11902', fonte: 'Loteria Federal, 15/03/2025' })
  await gestor.enviar()
  expect(await gestor.fechado(/resultado provisório/)).toEqual(['art4_cpt'])
  cena.passam(1)
  const depois = await noEdital('gestor')
  expect(await publicar(depois, 'publicarResultadoProvisorio')).toContain('4 classificados')
  expect(await publico(390)).toContain('Recursos até 24/03/2025')
})

it('um candidato recorre, com anexo; provido, mudam os seus pontos e a ordem', async () => {
  const atendente = await noEdital('atendente')
  await acao(atendente, 'recorrerDoResultado', s.inscricoes[2]!)
  await atendente.preencher({ texto: 'São nove anos de habilitação, e contaram seis.' })
  await atendente.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'certidao.pdf',
      mimeType: 'application/pdf',
      buffer: await imprimir('edital'),
    })
  expect(await atendente.enviar()).toContain('Arquivo juntado: certidao.pdf')
  cena.passam(8)
  const gestor = await noEdital('gestor')
  expect(await gestor.texto()).toContain('São nove anos de habilitação')
  expect(await gestor.fechado(/resultado final/)).toEqual(['art4_cpt'])
  const { escolhas } = await cena.ler<FichaDoRegistro>(`/selecoes/${s.id}`)
  const recurso = escolhas['recurso']?.[0]?.valor ?? ''
  await acao(gestor, 'decidirRecursoDaSelecao', recurso)
  await gestor.preencher({ resultado: 'improvido', razoes: 'Os anos foram bem contados.' })
  await gestor.enviarRecusado()
  expect(await gestor.texto('.alerta-erro')).toContain('manter cabe a outra autoridade')
  await gestor.preencher({
    resultado: 'provido',
    razoes: 'A certidão mostra nove anos.',
    efeito: 'pontos',
    'pontos.0': '9',
  })
  expect(await gestor.enviar()).toContain('Recurso nº 0001/2025 provido')
  // Who was first is second now, and may appeal from that: the final result waits, and says until when.
  const mudou = await publico(390)
  expect(mudou).toContain('Recursos de mudança até 31/03/2025')
  expect(mudou).toContain('Mudaram os pontos da inscrição nº 0003/2025')
  const espera = await noEdital('gestor')
  expect(await espera.texto()).toContain('de mudança feita depois, até 31/03/2025')
  expect(await espera.fechado(/resultado final/)).toEqual(['art4_cpt'])
  cena.passam(7)
  const passado = await noEdital('gestor')
  expect(await publicar(passado, 'publicarResultadoFinal')).toContain('Resultado final publicado')
  const texto = await publico()
  expect(texto).toContain('provido em 25/03/2025; mudam os pontos da inscrição 0003/2025')
})

it('homologada, convoca-se; quem não vem perde a vaga, e o seguinte recebe a permissão', async () => {
  const gestor = await noEdital('gestor')
  for (const comando of ['homologarSelecao', 'convocarCandidato']) {
    await gestor.comando(comando)
    await gestor.enviar()
  }
  expect(await publico(390)).toMatch(/convocado; comparecer até 11\/04\/2025/)
  await imprimir('convocacao')

  cena.passam(11)
  const depois = await noEdital('atendente')
  await acao(depois, 'expirarConvocacao', s.inscricoes[2]!)
  expect(await depois.enviar()).toContain('vaga perdida')
  await depois.ir(`/selecoes/${s.id}`)
  await acao(depois, 'requererOutorga', s.pessoas[0]!)
  expect(await depois.texto()).toContain('Edital nº 0001/2025, 2º lugar')
  const veiculo = await cena.veiculo(s.pessoas[0]!)
  await depois.preencher({ veiculo: { procurar: await cena.placa(veiculo) }, presencial: 'true' })
  await depois.enviar()
  const outorga = depois.id
  await cena.fazer('gestor', `/outorgas/${outorga}/concederOutorga`, {})
  const { outorga: concedida } = await cena.ler<Prontuario>(`/outorgas/${outorga}`)
  expect(concedida.selecao).toEqual({ edital: '0001/2025', classificacao: 2, processo: s.id })
  expect(await publico()).toContain('vaga tomada')
})

it('o edital impresso leva um código que se digita, e qualquer pessoa o verifica', async () => {
  await imprimir('resultado')
  const emitidas = await cena.ler<{ id: string; nome: string }[]>(
    `/emissoes?recurso=selecoes&ficha=${s.id}`,
  )
  const resultado = emitidas.find((e) => e.nome.startsWith('Resultado final'))
  const codigo = codigoCurto(cena.pacote.lei.municipio.ibge, resultado?.id ?? '')
  const tela = await cena.janela(390)
  await tela.page.goto(cena.casa.base)
  await tela.page.getByRole('link', { name: /Verifique se é verdadeiro/ }).click()
  await tela.page.getByLabel('Código do documento').fill(codigo.toLowerCase().replaceAll('-', ' '))
  await tela.page.getByRole('button', { name: 'Verificar' }).click()
  await tela.page.getByRole('heading', { name: 'Documento autêntico' }).waitFor()
  expect(await tela.texto()).toContain('final, de 01/04/2025')
})
