import { randomUUIDv7 } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ComandoAceito, Fila } from '../contrato/contrato.ts'
import type { DenunciaPublica, DenunciaRecebida, FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'

const casa = await casaDeProva()

it('told by anyone, triaged by the inspector, followed without exposing anyone', async () => {
  const h = new Historia(casa, 'marica').em('2025-03-10')
  await h.parametros()
  const trio = await h.concedida()
  const { raiz } = await casa.como('marica', 'gestor')
  const anonimo = casa.anonimo()
  const dados = {
    quem: 'responsavel',
    dia: h.hoje,
    local: 'Rua das Flores',
    texto: 'A van anda sem cintos.',
    nome: 'Fulana de Prova',
    contato: 'fulana@exemplo.br',
  }
  const enviar = (corpo: object) =>
    anonimo.pedir<DenunciaRecebida>(`${raiz}/denunciar`, { metodo: 'POST', corpo })
  const feita = await enviar(dados)
  expect(feita.status).toBe(201)
  const { codigo, protocolo } = feita.corpo
  expect(protocolo).toBe('0001/2025')

  const acompanhar = () => anonimo.pedir<DenunciaPublica>(`${raiz}/denunciar/${codigo}`)
  const publica = await acompanhar()
  expect(publica.corpo.situacao).toBe('recebida')
  expect(publica.texto).not.toMatch(/Fulana|exemplo|cintos|Flores/)

  const aTriar = async () =>
    (await h.ler<Fila[]>('/filas')).find((f) => f.id === 'denuncias-a-triar')
  expect((await aTriar())?.quantidade).toBe(1)
  // Inside it goes by another name than the secret, and that name is no code.
  const id = (await aTriar())?.itens[0]?.id ?? ''
  expect(codigo).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  expect((await anonimo.pedir(`${raiz}/denunciar/${id}`)).status).toBe(404)
  const ficha = await h.ler<FichaDoRegistro>(`/denuncias/${id}`)
  expect(JSON.stringify(ficha)).not.toContain(codigo)
  expect(JSON.stringify(ficha.cartoes)).toContain('Fulana de Prova')
  expect(ficha.linha[0]?.papel).toBe('publico')
  const alheio = await (await casa.como('marica', 'atendente')).ler(`/denuncias/${id}`)
  expect(alheio.status).toBe(403)

  await h.fazer('fiscal', `/denuncias/${id}/encaminharDenuncia`, {
    para: 'vistoria',
    veiculo: trio.veiculo,
    ate: '2025-03-20',
    razoes: 'Conferir os cintos.',
  })
  expect((await acompanhar()).corpo.situacao).toBe('encaminhada')
  expect((await aTriar())?.quantidade).toBe(0)

  // Without a session nothing else is open, and a flood is held.
  const triagem = await anonimo.pedir(`${raiz}/denuncias/${id}/arquivarDenuncia`, {
    metodo: 'POST',
    corpo: { razoes: 'Não.' },
  })
  expect(triagem.status).toBe(401)
  const { nome: _n, contato: _c, ...semNome } = dados
  for (let i = 0; i < 4; i++) expect((await enviar(semNome)).status).toBe(201)
  expect((await enviar(semNome)).status).toBe(429)
})

it('told at the counter, it is followed by a code of its own too', async () => {
  const cliente = await casa.como('marica', 'atendente')
  const { raiz } = cliente
  const corpo = { quem: 'escola', dia: '2025-03-10', local: 'Centro', texto: 'Sem cintos.' }
  const chave = randomUUIDv7()
  const enviar = (ensaio = '') =>
    cliente.pedir<ComandoAceito>(`${raiz}/denuncias${ensaio}`, {
      metodo: 'POST',
      corpo,
      cabecalhos: { 'idempotency-key': chave },
    })
  expect((await enviar('?ensaio=1')).corpo.codigo).toBeUndefined()
  const feita = await enviar()
  expect(feita.status).toBe(201)
  const { codigo = '', id } = feita.corpo
  expect(codigo).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  expect(id).not.toBe(chave)
  const anonimo = casa.anonimo()
  const ver = (texto: string) => anonimo.pedir<DenunciaPublica>(`${raiz}/denunciar/${texto}`)
  expect((await ver(codigo)).corpo.situacao).toBe('recebida')
  expect((await ver(id)).status).toBe(404)
  // An answer lost on the way: the same complaint, and the same code.
  expect((await enviar()).corpo).toMatchObject({ codigo, id, repetido: true })
  const { rows } = await casa.admin.query<{ texto: string }>(
    "SELECT a::text AS texto FROM ato a WHERE corrente_tipo = 'denuncia'",
  )
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${chave}|${codigo}`, 'i'))
})
