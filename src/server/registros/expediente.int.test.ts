import { expect, it } from 'vitest'
import type { Autenticidade, EmissaoFeita } from '../contrato/contrato.ts'
import type { FichaDoRegistro } from '../contrato/registros.ts'
import { casaDeProva } from '../prova/casa.ts'
import { Historia } from '../prova/historia.ts'
import { codigoCurto } from '../verificacao/codigoCurto.ts'

const casa = await casaDeProva()
const h = new Historia(casa, 'marica')

it('an order to holders is printed with a code that anyone verifies, and says when it was revoked', async () => {
  h.em('2025-03-10')
  await h.parametros()
  const especie = h.pacote.prazos.expediente?.find((e) => !e.exigeResposta)?.id
  const { id } = await h.fazer('gestor', '/expedientes', {
    especie,
    assunto: 'Pontos de embarque',
    texto: 'Os pontos mudam a partir de segunda-feira.',
    aTodos: true,
  })
  const { documentos } = await h.ler<FichaDoRegistro>(`/expedientes/${id}`)
  const { base, cookie } = await casa.como('marica', 'gestor')
  const pdf = await fetch(base + documentos[0]!.caminho, { headers: { cookie } })
  expect(pdf.status).toBe(200)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const [emitida] = await h.ler<EmissaoFeita[]>(`/emissoes?recurso=expedientes&ficha=${id}`)
  const codigo = codigoCurto(h.pacote.lei.municipio.ibge, emitida!.id)
  const conferir = async () =>
    (await casa.anonimo().pedir<Autenticidade>(`/api/v1/verificar/${codigo}`)).corpo
  const certo = await conferir()
  expect(certo).toMatchObject({ resultado: 'autentico', documento: { estado: 'vale' } })
  const situacao = (fatos: readonly { rotulo: string; valor: string }[] | undefined) =>
    fatos?.find((f) => f.rotulo === 'Situação')?.valor
  expect(situacao(certo.documento?.hoje)).toBe('em vigor')
  await h.fazer('gestor', `/expedientes/${id}/revogarExpediente`, { motivo: 'Publicado errado.' })
  const depois = await conferir()
  expect(situacao(depois.documento?.dizia)).toBe('em vigor')
  expect(situacao(depois.documento?.hoje)).toBe('revogado em 10/03/2025')
})
