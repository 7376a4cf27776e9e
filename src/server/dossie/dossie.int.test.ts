// The dossier over HTTP, and its sealed archive as anyone checks it: by the command, alone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { escreverZip, lerZip } from '#exchange/zip/zip.ts'
import { canonico } from '#ledger/canonico.ts'
import { fecharDias } from '#ledger/fecharDias.ts'
import type { Peca } from '#ledger/lacre/lacrar.ts'
import { casaDeProva } from '../prova/casa.ts'
import { hipoteseDeCassacao } from '../prova/hipoteseDeCassacao.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const { corpo: publicadas } = await casa.anonimo().pedir<object>('/.well-known/jwks.json')
const pasta = mkdtempSync(join(tmpdir(), 'outorga-dossie-'))
afterAll(() => rmSync(pasta, { recursive: true }))

const papel = (nome: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../tests/fixtures/arquivos', nome))
const [FOTO, PDF] = [papel('foto.png'), papel('certidao.pdf')]

const manifestoDe = (entradas: ReturnType<typeof lerZip>): object =>
  JSON.parse(Buffer.from(entradas[0]!.bytes).toString()) as object

/** As `outorga conferir` answers without the municipality's keys. */
const conferirSo = (zip: Uint8Array, ...mais: string[]) => {
  const arquivo = join(pasta, 'dossie.zip')
  writeFileSync(arquivo, zip)
  const comando = join(import.meta.dirname, '../../cli/outorga.ts')
  const r = spawnSync(process.execPath, [comando, 'conferir', arquivo, ...mais], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { codigo: r.status, saida: r.stdout, erro: r.stderr }
}
/** With the keys that the installation publishes. */
const conferir = (zip: Uint8Array, ...mais: string[]) => {
  const chaves = join(pasta, 'chaves.json')
  writeFileSync(chaves, JSON.stringify(publicadas))
  return conferirSo(zip, '--chave', chaves, ...mais)
}
const sha256 = (b: Uint8Array) => createHash('sha256').update(b).digest('hex')
/** What who has no key does: other files, and a list of theirs, without signature. */
function lacrarDeNovo(
  [manifesto, , ...conteudo]: readonly Peca[],
  trocar: (atos: readonly { hash: string }[]) => object = () => ({}),
): readonly Peca[] {
  const atos = conteudo
    .filter((e) => e.nome.startsWith('atos/'))
    .map((e) => JSON.parse(Buffer.from(e.bytes).toString()) as { hash: string })
  const escrito = JSON.parse(Buffer.from(manifesto!.bytes).toString()) as object
  const arquivos = conteudo.map((e) => ({
    nome: e.nome,
    bytes: e.bytes.length,
    sha256: sha256(e.bytes),
  }))
  const bytes = Buffer.from(canonico({ ...escrito, ...trocar(atos), arquivos }))
  const lacre = { nome: 'lacre.txt', bytes: Buffer.from(`${sha256(bytes)}\n`) }
  return [{ nome: 'manifesto.json', bytes }, lacre, ...conteudo]
}

const cidades = [
  ['manaus', 'art32_cpt_inc30'],
  ['cidade-ocidental', 'art20_cpt_inc2'],
  ['marica', 'art27_cpt_inc7'],
] as const

describe.each(cidades)('o dossiê em %s', (cidade, infracao) => {
  const h = new Historia(casa, cidade)
  const baixar = async (
    id: string,
    forma: 'pdf' | 'zip',
    papel: 'auditor' | 'gestor' = 'auditor',
    mais = '',
    recurso = 'autos',
  ) => {
    const cliente = await casa.como(cidade, papel)
    const r = await fetch(`${casa.base}${cliente.raiz}/${recurso}/${id}/dossie.${forma}${mais}`, {
      headers: { cookie: cliente.cookie },
    })
    return {
      status: r.status,
      tipo: r.headers.get('content-type'),
      bytes: Buffer.from(await r.arrayBuffer()),
    }
  }

  const juntar = async (ficha: string, nome: string, bytes: Buffer, papel = '', em = 'autos') => {
    const { raiz, cookie, csrf } = await casa.como(cidade, 'fiscal')
    const body = new FormData()
    body.append('arquivo', new Blob([Uint8Array.from(bytes)]), nome)
    const r = await fetch(
      `${casa.base}${raiz}/arquivos?recurso=${em}&ficha=${ficha}&papel=${papel}`,
      { method: 'POST', headers: { cookie, 'x-csrf': csrf }, body },
    )
    expect(r.status).toBe(201)
  }

  it('da proposta de perda à defesa: o mesmo, pelas mesmas regras (antes que se feche o dia)', async () => {
    h.em('2025-03-10')
    await h.parametros()
    const hipotese = hipoteseDeCassacao(h.pacote)
    const { outorga } = await h.concedida()
    const proposta = { hipotese, outorga, evidencia: 'Relatório da fiscalização.' }
    const { id } = await h.fazer('gestor', '/perdas', proposta)
    const dar = (nome: string, dados: object) =>
      h.fazer('atendente', `/perdas/${id}/${nome}`, dados)
    await dar('notificarPerda', { meio: 'postal', rastreio: 'BR123456789BR' })
    h.passam(5)
    const ciencia = { meio: 'postal', cienciaEm: h.hoje, prova: 'Recibo assinado' }
    await dar('registrarCienciaDaPerda', ciencia)
    await dar('defenderPerda', { protocoladaEm: h.hoje, texto: 'Nega, com todas as letras.' })
    const restrito = casa.pacote(cidade).documentos.find((d) => d.restrito)!.tipo
    await juntar(id, 'foto.png', FOTO, '', 'perdas')
    h.passam(1)
    await juntar(id, 'laudo médico.pdf', PDF, restrito, 'perdas')

    const pdf = await baixar(id, 'pdf', 'auditor', '', 'perdas')
    expect(pdf).toMatchObject({ status: 200, tipo: 'application/pdf' })
    expect(pdf.bytes.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')

    const { bytes } = await baixar(id, 'zip', 'auditor', '', 'perdas')
    const entradas = lerZip(bytes)
    expect(entradas.map((e) => e.nome)).toEqual([
      'manifesto.json',
      'lacre.txt',
      'atos/0001-perdaProposta.json',
      'atos/0002-notificacaoDaPerdaExpedida.json',
      'atos/0003-perdaNotificada.json',
      'atos/0004-defesaDaPerdaApresentada.json',
      'documentos/dossie.pdf',
      'arquivos/01-foto.png',
      'LEIA-ME.txt',
    ])
    expect(manifestoDe(entradas)).toMatchObject({
      corrente: `perda:${id}`,
      deFora: [{ lugar: 'arquivos/02' }],
    })
    const certo = conferir(bytes)
    expect(certo).toMatchObject({ codigo: 0, erro: '' })
    expect(certo.saida).toContain('4 atos e 7 arquivos conferidos')
    expect(certo.saida).toContain('PROVADO pela assinatura da chave')
    const sozinho = conferirSo(bytes)
    expect(sozinho).toMatchObject({ codigo: 3, erro: '' })
    expect(sozinho.saida).toContain('NÃO CONFERIDO 3 documentos e fotos: há assinatura')
    expect(sozinho.saida).toContain('AVISO nada de fora prova este arquivo')
    // Made again whole, with another photo and its own list, without the key.
    const outra = lerZip(bytes).map((e) =>
      e.nome === 'arquivos/01-foto.png' ? { ...e, bytes: PDF } : e,
    )
    const refeito = escreverZip(lacrarDeNovo(outra))
    expect(conferirSo(refeito).codigo).toBe(3)
    expect(conferir(refeito)).toMatchObject({ codigo: 3 })
    expect(conferir(refeito).saida).toContain('este arquivo não tem assinatura')
    const mudado = Buffer.from(bytes)
    mudado[mudado.indexOf('Nega, com todas')] = 0x41
    const r = conferir(mudado)
    expect(r.codigo).toBe(1)
    expect(r.saida).toContain('atos/0004-defesaDaPerdaApresentada.json')

    expect((await baixar(id, 'zip', 'auditor', '?restritos=1', 'perdas')).status).toBe(403)
    const inteiro = await baixar(id, 'zip', 'gestor', '?restritos=1', 'perdas')
    expect(lerZip(inteiro.bytes).map((e) => e.nome)).toContain('arquivos/02-laudo-medico.pdf')
    const aberturas = await h.ler<{ pessoa: string }[]>(`/restritos/aberturas?pessoa=${id}`)
    expect(aberturas).toMatchObject([{ pessoa: id, documentos: [restrito] }])
  })

  it('do auto à defesa: o PDF, o arquivo lacrado, e o comando que o confere', async () => {
    h.em('2025-05-05')
    const auto = await h.lavrar(await h.concedida(), infracao)
    await h.notificar(auto)
    const texto = 'Nega o fato, com todas as letras.'
    const defesa = { protocoladaEm: `${h.hoje}T14:59:00Z`, texto }
    await h.fazer(h.prepara, `/autos/${auto}/apresentarDefesa`, defesa)

    const restrito = casa.pacote(cidade).documentos.find((d) => d.restrito)!.tipo
    await juntar(auto, 'foto da placa.png', FOTO)
    h.passam(1)
    await juntar(auto, 'laudo médico.pdf', PDF, restrito)
    h.passam(1)
    await juntar(auto, 'Certidão.pdf', PDF)

    const pdf = await baixar(auto, 'pdf')
    expect(pdf).toMatchObject({ status: 200, tipo: 'application/pdf' })
    expect(pdf.bytes.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')

    const aberto = await baixar(auto, 'zip')
    expect(aberto).toMatchObject({ status: 200, tipo: 'application/zip' })
    const nomes = lerZip(aberto.bytes).map((e) => e.nome)
    // What is printed of the fine waits for the amounts that the city must fix.
    const memoria = 'documentos/memoria-de-calculo.pdf'
    expect(nomes.filter((n) => n !== memoria)).toEqual([
      'manifesto.json',
      'lacre.txt',
      'atos/0001-autoLavrado.json',
      'atos/0002-autuacaoNotificada.json',
      'atos/0003-cienciaRegistrada.json',
      'atos/0004-defesaApresentada.json',
      'documentos/dossie.pdf',
      'documentos/auto.pdf',
      'documentos/notificacao-de-autuacao.pdf',
      'arquivos/01-foto-da-placa.png',
      'arquivos/03-Certidao.pdf',
      'LEIA-ME.txt',
    ])
    const entradas = lerZip(aberto.bytes)
    const foto = entradas.find((e) => e.nome === 'arquivos/01-foto-da-placa.png')
    expect(foto && FOTO.equals(foto.bytes)).toBe(true)
    expect(manifestoDe(entradas)).toMatchObject({ deFora: [{ lugar: 'arquivos/02' }] })
    const semRaiz = conferirSo(aberto.bytes)
    expect(semRaiz).toMatchObject({ codigo: 3, erro: '' })
    expect(semRaiz.saida).toContain('AVISO 4 atos')

    await fecharDias(casa.admin, '2099-01-01T00:00:00Z')
    const { bytes } = await baixar(auto, 'zip')
    const certo = conferir(bytes)
    expect(certo.codigo).toBe(0)
    expect(certo.saida).toContain(`4 atos e ${nomes.length - 2} arquivos conferidos`)
    const [, dia, raiz] = /raiz de (\S+) .*: ([0-9a-f]{64})/.exec(certo.saida) ?? []
    const pelaRaiz = conferirSo(bytes, '--raiz', `${dia}=${raiz}`)
    // A root proves the acts that are here, never that they are all, nor what the manifest says.
    expect(pelaRaiz.codigo).toBe(4)
    expect(pelaRaiz.saida).toContain(`PROVADO pela raiz informada de ${dia}: `)
    expect(pelaRaiz.saida).toContain('NÃO CONFERIDO: número, data, e se há atos depois do último')
    expect(pelaRaiz.saida).toMatch(/^O arquivo diz ser: processo /)
    // The defence cut from the end, the PDF and the manifest's words changed, the signature dropped.
    const cortado = lacrarDeNovo(
      lerZip(bytes)
        .filter((e) => !e.nome.startsWith('atos/0004'))
        .map((e) => (e.nome === 'documentos/dossie.pdf' ? { ...e, bytes: PDF } : e)),
      (atos) => ({
        processo: '8888/2025',
        emitidoEm: '2031-01-01T00:00:00Z',
        atos: atos.length,
        cabeca: atos.at(-1)?.hash,
      }),
    )
    const falso = escreverZip(cortado)
    const comChave = conferir(falso, '--raiz', `${dia}=${raiz}`)
    expect(comChave.codigo).toBe(4)
    expect(comChave.saida).toContain('O arquivo diz ser: processo 8888/2025')
    expect(comChave.saida).toContain('a chave dada nada prova')
    expect(conferir(bytes, '--raiz', `${dia}=${'0'.repeat(64)}`)).toMatchObject({ codigo: 1 })

    const mudado = Buffer.from(bytes)
    mudado[mudado.indexOf('Nega o fato, com')] = 0x41
    const r = conferir(mudado)
    expect(r.codigo).toBe(1)
    expect(r.saida).toContain('atos/0004-defesaApresentada.json')
    expect(conferir(bytes.subarray(0, -1)).codigo).toBe(1)

    // Zipped again by who knows how: each file changed, taken away or put in is named.
    const nome = 'arquivos/03-Certidao.pdf'
    const adulterados = {
      [`FALHA ${nome}: o conteúdo`]: entradas.map((e) =>
        e.nome === nome ? { nome, bytes: Buffer.concat([e.bytes, Buffer.from('%')]) } : e,
      ),
      [`FALHA ${nome}: falta`]: entradas.filter((e) => e.nome !== nome),
      'FALHA arquivos/04-outra.pdf: não estava no lacre': [
        ...entradas,
        { nome: 'arquivos/04-outra.pdf', bytes: PDF },
      ],
    }
    for (const [falha, arquivos] of Object.entries(adulterados)) {
      const resposta = conferir(escreverZip(arquivos))
      expect(resposta.codigo).toBe(1)
      expect(resposta.saida).toContain(falha)
    }

    // Restricted papers go only to who may open them, and each opening stays recorded.
    expect((await baixar(auto, 'zip', 'auditor', '?restritos=1')).status).toBe(403)
    const inteiro = await baixar(auto, 'zip', 'gestor', '?restritos=1')
    const comRestrito = lerZip(inteiro.bytes)
    const laudo = comRestrito.find((e) => e.nome === 'arquivos/02-laudo-medico.pdf')
    expect(laudo && PDF.equals(laudo.bytes)).toBe(true)
    expect(manifestoDe(comRestrito)).not.toHaveProperty('deFora')
    expect(conferir(inteiro.bytes).codigo).toBe(0)
    const aberturas = await h.ler<{ pessoa: string }[]>(`/restritos/aberturas?pessoa=${auto}`)
    expect(aberturas).toMatchObject([{ pessoa: auto, documentos: [restrito] }])
  })

  it.each(['autos', 'perdas'])('de um processo que não há (%s), 404', async (recurso) => {
    const nenhum = '00000000-0000-7000-8000-000000000000'
    expect((await baixar(nenhum, 'zip', 'auditor', '', recurso)).status).toBe(404)
  })
})
