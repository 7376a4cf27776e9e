import { expect, it } from 'vitest'
import type {
  Autenticidade,
  EmissaoFeita,
  FichaDoAuto,
  Notificacoes,
  RelatorioDeRecibos,
} from '../contrato/contrato.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'
import { codigoCurto } from '../verificacao/codigoCurto.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'cidade-ocidental')

it('carta, lista, recibos e edital: do registro à ciência, cada linha por si', async () => {
  h.em('2025-11-24')
  await h.fixar('numero-maximo-de-autorizacoes', 100)
  const trio = await h.concedida()
  const autos = [await h.lavrar(trio, 'art20_cpt_inc2'), await h.lavrar(trio, 'art20_cpt_inc2')]
  const lista = () => h.ler<Notificacoes>('/notificacoes', 'atendente')
  expect((await lista()).aNotificar.map((x) => x.proximo)).toEqual(['pessoal', 'pessoal'])

  for (const auto of autos)
    await h.fazer('atendente', `/autos/${auto}/notificarAutuacao`, { meio: 'postal' })
  expect(await lista()).toMatchObject({ aNotificar: [], emCurso: [{ n: 1 }, { n: 1 }] })

  const atendente = await casa.como('cidade-ocidental', 'atendente')
  const cartas = await atendente.ler('/notificacoes/cartas.pdf')
  expect(cartas.status).toBe(200)
  expect(cartas.texto.startsWith('%PDF')).toBe(true)
  // Each letter is an issue of its own file, found by the code that a person types.
  const emitidas = async (recurso: string, ficha: string) =>
    h.ler<EmissaoFeita[]>(`/emissoes?recurso=${recurso}&ficha=${ficha}`)
  const verificar = async (id: string) =>
    (
      await casa
        .anonimo()
        .pedir<Autenticidade>(`/api/v1/verificar/${codigoCurto(h.pacote.lei.municipio.ibge, id)}`)
    ).corpo
  const cartasDoAuto = await Promise.all(autos.map((a) => emitidas('autos', a)))
  expect(cartasDoAuto.map((c) => c.length)).toEqual([1, 1])
  const carta = await verificar(cartasDoAuto[0]?.[0]?.id ?? '')
  expect(carta).toMatchObject({ resultado: 'autentico', documento: { estado: 'vale' } })
  expect(carta.documento?.hoje).toEqual(carta.documento?.dizia)
  await atendente.ler('/notificacoes/cartas.pdf')
  expect(await emitidas('autos', autos[0] ?? '')).toHaveLength(1)
  const postagem = (await atendente.ler('/notificacoes/postagem.csv')).texto
  const [cabecalho, ...linhas] = postagem.replace('\uFEFF', '').trim().split('\r\n')
  expect(cabecalho).toBe('objeto;destinatario;endereco;processo;codigo;resultado;data;motivo')
  expect(linhas).toHaveLength(2)
  expect((await atendente.ler('/notificacoes/edital.txt')).status).toBe(404)

  h.passam(3)
  const [um, outro] = linhas.map((l) => l.split(';')[0] ?? '')
  const csv = [
    'objeto;codigo;resultado;data;motivo',
    `${um};BR1;entregue;26/11/2025;`,
    `${outro};BR2;devolvido;26/11/2025;mudou-se`,
    'nenhum-9;;entregue;26/11/2025;',
  ].join('\n')
  const importar = async () =>
    (await atendente.dar('/notificacoes/recibos', { csv })).corpo as unknown as RelatorioDeRecibos
  expect((await importar()).linhas.map((l) => l.situacao)).toEqual([
    'registrada',
    'registrada',
    'ignorada',
  ])
  expect((await importar()).linhas.map((l) => l.situacao)).toEqual([
    'ignorada',
    'ignorada',
    'ignorada',
  ])
  const fases = await Promise.all(
    autos.map(async (a) => (await h.ler<FichaDoAuto>(`/autos/${a}`)).auto.fase),
  )
  expect(fases.toSorted()).toEqual(['em-defesa', 'notificado'])
  const [frustrada] = (await lista()).aNotificar
  expect(frustrada).toMatchObject({ tentados: ['postal'], proximo: 'pessoal' })

  await h.fazer('atendente', `/autos/${frustrada?.id}/notificarAutuacao`, { meio: 'publicacao' })
  const edital = await atendente.ler('/notificacoes/edital.txt')
  expect(edital.texto).toContain('EDITAL')
  const [, codigo = ''] = /código (\S+)\.$/.exec(edital.texto.trim()) ?? []
  expect((await atendente.ler('/notificacoes/edital.pdf')).status).toBe(200)
  const [doEdital, ...outros] = await emitidas('notificacoes', h.hoje)
  expect(outros).toEqual([])
  expect(await verificar(doEdital?.id ?? '')).toMatchObject({
    resultado: 'autentico',
    documento: { nome: 'Edital de notificação', dizia: [{ valor: '1' }, {}] },
  })
  // What the gazette sets carries the same code.
  expect(codigo).toBe(codigoCurto(h.pacote.lei.municipio.ibge, doEdital?.id ?? ''))
  const semPapel = await casa.como('cidade-ocidental', 'julgador')
  expect((await semPapel.ler('/notificacoes')).status).toBe(403)
})
