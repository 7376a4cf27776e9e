import { describe, expect, it } from 'vitest'
import { papeis } from '#core/contexto.ts'
import type {
  AberturaRestrita,
  FichaDaPessoa,
  FichaDoAuto,
  Prontuario,
  Restritos,
} from '../contrato/contrato.ts'
import { casaDeProva, cidades } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva({ agora: '2025-03-10T15:00:00Z' })

describe('papéis restritos', () => {
  const h = new Historia(casa, 'cidade-ocidental')
  const condenado = async () => {
    const id = await h.pessoa()
    const c = { especie: 'lavagem-de-bens', transitadaEm: '2019-05-06' }
    await h.fazer('atendente', `/pessoas/${id}/registrarCondenacao`, c)
    const documento = {
      tipo: 'certidao-criminal',
      numero: 'SEGREDO-77',
      emitidoEm: h.hoje,
      resultado: 'consta',
      conferencia: { modo: 'conferida', em: h.hoje },
    }
    await h.fazer('atendente', `/pessoas/${id}/juntarDocumento`, { documento })
    return id
  }
  it('nenhuma ficha conta o número, o resultado ou a condenação, a papel nenhum', async () => {
    const id = await condenado()
    for (const papel of papeis) {
      const { texto } = await (await casa.como(h.cidade, papel)).ler(`/pessoas/${id}`)
      expect(texto).toContain('certidao-criminal')
      expect(texto).not.toMatch(
        /SEGREDO-77|"consta"|lavagem|2019-05-06|06\/05\/2019|condenacaoRegistrada/,
      )
      expect(texto).toContain('"condenacoes":[]')
    }
  })
  it('abrem-se a quem trata deles, e cada abertura fica registrada, à vista do auditor', async () => {
    const id = await condenado()
    const podem = ['atendente', 'gestor', 'procuradoria']
    for (const papel of papeis) {
      const r = await (await casa.como(h.cidade, papel)).ler<Restritos>(`/pessoas/${id}/restritos`)
      expect(r.status, papel).toBe(podem.includes(papel) ? 200 : 403)
      if (r.status !== 200) continue
      expect(r.texto).toMatch(/SEGREDO-77/)
      expect(r.corpo.condenacoes).toEqual([
        { especie: 'lavagem-de-bens', transitadaEm: '2019-05-06' },
      ])
    }
    const auditor = await casa.como(h.cidade, 'auditor')
    const vistas = await auditor.ler<AberturaRestrita[]>(`/restritos/aberturas?pessoa=${id}`)
    expect(vistas.corpo.map((a) => a.usuario).toSorted()).toEqual(podem.map((p) => `Pessoa ${p}`))
    expect(vistas.corpo[0]?.documentos).toContain('certidao-criminal')
    const fiscal = await casa.como(h.cidade, 'fiscal')
    expect((await fiscal.ler('/restritos/aberturas')).status).toBe(403)
    const alheio = await casa.como('marica', 'gestor')
    expect((await alheio.pedir(`${auditor.raiz}/pessoas/${id}/restritos`)).status).toBe(403)
  })
  it('o registro das aberturas só cresce', async () => {
    for (const sql of [
      'DELETE FROM abertura_restrita',
      "UPDATE abertura_restrita SET papel = ''",
    ]) {
      await expect(casa.admin.query(sql)).rejects.toThrow(/acréscimos/)
    }
  })
})

describe.each(cidades)('%s: o que qualquer um lê', (cidade) => {
  it('não traz dado pessoal em resposta nenhuma', async () => {
    const h = new Historia(casa, cidade)
    await h.parametros()
    const trio = await h.licenciada()
    const { infracoes } = h.pacote.infracoes
    await h.lavrar(trio, infracoes.find((i) => i.residual !== true)!.dispositivo)
    const p = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`)
    const { identidade } = p.titular
    const anonimo = casa.anonimo()
    const raiz = (await casa.como(cidade, 'gestor')).raiz
    const caminhos = [
      `${raiz}/publico/${p.veiculo.placa}`,
      `${raiz}/publico/${encodeURIComponent(p.outorga.numero ?? '')}`,
      `${raiz}/publico/${p.outorga.numero}`,
      `${raiz}/lei`,
      `${raiz}/infracoes`,
      `${raiz}/pacote`,
      '/api/v1/municipios',
    ]
    for (const caminho of caminhos) {
      const r = await anonimo.pedir<{ encontrado?: boolean; regular?: boolean }>(caminho)
      expect(r.status, caminho).toBe(200)
      if (caminho.includes('publico')) expect(r.corpo.encontrado, caminho).toBe(true)
      const pessoais = [
        identidade?.nome,
        identidade?.identificador,
        identidade?.nascimento,
        p.titular.id,
        p.veiculo.id,
        p.outorga.id,
        p.veiculo.chassi,
        p.veiculo.renavam,
        ...p.titular.documentos.map((d) => d.numero),
      ].filter((v): v is string => v !== undefined)
      expect(pessoais.length).toBeGreaterThan(7)
      for (const dado of pessoais) expect(r.texto, `${caminho}: ${dado}`).not.toContain(dado)
    }
    const campos = Object.keys((await anonimo.pedir<object>(caminhos[0]!)).corpo)
    for (const campo of campos) expect(PUBLICOS).toContain(campo)
    for (const fechado of ['/filas', '/busca?q=ab', '/parametros', `/outorgas/${trio.outorga}`]) {
      expect((await anonimo.pedir(raiz + fechado)).status).toBe(401)
    }
  })
})
const PUBLICOS = [
  'encontrado',
  'regular',
  'desde',
  'numero',
  'placa',
  'termo',
  'termoFinal',
  'inicio',
  'em',
  'motivos',
  'outorga',
  'situacao',
]

describe('documentos', () => {
  it('a ficha lista os que se podem imprimir, e cada um é um PDF', async () => {
    const h = new Historia(casa, 'manaus')
    const trio = await h.licenciada()
    const auto = await h.lavrar(trio, 'art32_cpt_inc30')
    const fichas = [
      await h.ler<Prontuario>(`/outorgas/${trio.outorga}`),
      await h.ler<FichaDoAuto>(`/autos/${auto}`),
    ]
    const documentos = fichas.flatMap((f) => f.documentos)
    expect(documentos.map((d) => d.modelo)).toEqual(
      expect.arrayContaining(['termo-de-outorga', 'laudo-de-vistoria', 'certidao', 'auto']),
    )
    const auditor = await casa.como('manaus', 'auditor')
    for (const { caminho } of documentos) {
      const r = await auditor.pedir(caminho)
      expect(r.status, caminho).toBe(200)
      expect(r.cabecalhos.get('content-type')).toBe('application/pdf')
      expect(r.cabecalhos.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.pdf"$/)
      expect(r.texto.slice(0, 5)).toBe('%PDF-')
      expect((await casa.anonimo().pedir(caminho)).status).toBe(401)
    }
    const raiz = `/autos/${auto}/documentos`
    expect((await auditor.ler(`${raiz}/decisao.pdf`)).status).toBe(404)
    expect((await auditor.ler(`${raiz}/inventado.pdf`)).status).toBe(400)
  })
})

it('o auditor lê tudo e não comanda nada', async () => {
  const h = new Historia(casa, 'manaus')
  const trio = await h.concedida()
  const p = await h.ler<Prontuario>(`/outorgas/${trio.outorga}`, 'auditor')
  expect(p.comandos.length).toBeGreaterThan(3)
  expect(p.comandos.filter((c) => c.autorizado)).toEqual([])
  const ficha = await h.ler<FichaDaPessoa>(`/pessoas/${trio.titular}`, 'auditor')
  expect(ficha.comandos.filter((c) => c.autorizado)).toEqual([])
})
