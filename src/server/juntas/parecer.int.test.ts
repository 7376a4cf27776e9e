// The opinion before the last decision, through HTTP.
import { expect, it } from 'vitest'
import type { Fila, FichaDoAuto } from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { codigosDe } from '../prova/cliente.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'marica')

it('o Secretário só decide depois do parecer, que fica na ficha e no processo impresso', async () => {
  h.em('2025-03-10')
  await h.parametros()
  const infracao = 'art27_cpt_inc7'
  await h.fixar('tabela-de-multas', [{ dispositivo: infracao, grau: 'leve', valor: 20_000 }])
  const auto = await h.lavrar(await h.concedida(), infracao)
  const ficha = () => h.ler<FichaDoAuto>(`/autos/${auto}`)
  await h.notificar(auto)
  h.depoisDe((await ficha()).auto.defesaAte)
  const julga = { resultado: 'procedente', razoes: 'Provado.' }
  await h.fazer('julgador', `/autos/${auto}/julgarAuto`, julga)
  const ciencia = { cienciaEm: h.hoje, meio: 'pessoal', prova: 'Recibo assinado' }
  await h.fazer(h.prepara, `/autos/${auto}/registrarCienciaDaDecisao`, ciencia)
  const parecer = { conclusao: 'provimento', texto: 'Falta prova do fato.' }
  const cedo = await h.dar('procuradoria', `/autos/${auto}/emitirParecer`, parecer)
  expect(codigosDe(cedo)).toEqual(['processo.fase'])
  const recurso = { protocoladaEm: `${h.hoje}T14:00:00Z`, texto: 'Pede a reforma.' }
  await h.fazer(h.prepara, `/autos/${auto}/interporRecurso`, recurso)

  const filas = async (papel: 'procuradoria' | 'recursal') =>
    new Map((await h.ler<readonly Fila[]>('/filas', papel)).map((f) => [f.id, f.quantidade]))
  expect((await filas('procuradoria')).get('pareceres')).toBe(1)
  expect((await filas('recursal')).get('recursos')).toBe(0)
  const decide = { resultado: 'improvido', razoes: 'Mantém-se a decisão.' }
  const sem = await h.dar('recursal', `/autos/${auto}/julgarRecurso`, decide)
  expect(codigosDe(sem)).toEqual(['recurso.sem-parecer'])
  expect(sem.corpo.recusas?.[0]).toMatchObject({ fundamentos: ['art32_par1u'] })

  await h.fazer('procuradoria', `/autos/${auto}/emitirParecer`, parecer)
  expect((await filas('procuradoria')).get('pareceres')).toBe(0)
  expect((await filas('recursal')).get('recursos')).toBe(1)
  // Against the opinion, which does not bind.
  await h.fazer('recursal', `/autos/${auto}/julgarRecurso`, decide)
  const final = await ficha()
  expect(final.auto.parecer).toMatchObject({ conclusao: 'provimento', autor: 'u-procuradoria' })
  expect(final.documentos.map((d) => d.modelo)).toContain('parecer')
  const cliente = await casa.como('marica', 'recursal')
  const raiz = cliente.raiz
  for (const p of ['documentos/parecer.pdf', 'dossie.pdf']) {
    const pdf = await cliente.pedir(`${raiz}/autos/${auto}/${p}`)
    expect([p, pdf.status, pdf.texto.slice(0, 5)]).toEqual([p, 200, '%PDF-'])
  }
})
