import { addDias } from '#core/calendar/dia.ts'
import type { Historia } from './historia.ts'

type Alvos = Readonly<Record<string, readonly [alvo: string, dados: object]>>

/** One good request of each command of associations and cooperatives, where the law has them. */
export async function deEntidade(h: Historia): Promise<Alvos> {
  const prevista = h.pacote.prazos.entidades
  if (prevista === undefined) return {}
  const provas = Object.fromEntries(
    prevista.provas.map((p) => [
      p.id,
      { documento: 'Certidão nº 1', validaAte: addDias(h.hoje, 90) },
    ]),
  )
  const identificacao = { logomarca: 'Moto azul em fundo branco', telefone: '(92) 3333-4444' }
  const cadastro = async () => ({
    pessoa: await h.pessoa({ tipo: 'juridica' }),
    especie: prevista.especies[0]!.id,
    provas,
    ...identificacao,
  })
  const { id } = await h.fazer('atendente', '/entidades', await cadastro())
  const { outorga: membro } = await h.concedida()
  await h.fazer('atendente', `/entidades/${id}/incluirNaEntidade`, { outorga: membro })
  const { outorga } = await h.concedida()
  return {
    cadastrarEntidade: ['', await cadastro()],
    renovarEntidade: [id, { provas }],
    identificarEntidade: [id, identificacao],
    incluirNaEntidade: [id, { outorga }],
    retirarDaEntidade: [id, { outorga: membro, motivo: 'A pedido.' }],
  }
}
