import type { Emissao } from '#documents/dados/base.ts'
import type { CasaComChaves } from '../casa.ts'
import { emitirPronto } from '../documentos/emitir.ts'
import type { Timbre } from '../documentos/timbre.ts'
import type { Servico } from '../servicos.ts'
import type { NoLote } from './lote.ts'

type Pedido = Readonly<{
  servico: Servico
  lote: readonly NoLote[]
  usuario: string
  timbre: Timbre
  /** The day in the city. */
  hoje: string
}>

/** The letters of a batch in one file, each registered as an issue of its own file, with its codes. */
export async function emitirCartas(
  casa: CasaComChaves,
  { servico, lote, usuario, timbre }: Pedido,
): Promise<Uint8Array> {
  const { dadosDaCarta, imprimirCartas } = await import('#documents/lote.ts')
  const { pacote, slug } = servico
  const cartas: { de: NoLote['de']; emissao: Emissao }[] = []
  for (const { de, recurso, id, alvo, afirma } of lote) {
    let emissao: Emissao = { emitidoEm: casa.relogio(), ...timbre }
    await emitirPronto(casa, {
      servico,
      objeto: { servico: slug, recurso, ficha: id, modelo: 'carta', alvo },
      dados: dadosDaCarta(de),
      afirma,
      usuario,
      imprimir: (codigos) => {
        emissao = { ...codigos, ...timbre }
        return { nome: `carta-${de.objeto}.pdf`, pdf: imprimirCartas([{ de, emissao }], pacote) }
      },
    })
    cartas.push({ de, emissao })
  }
  return imprimirCartas(cartas, pacote)
}

/** The edital of a batch, registered as the issue of its day; `curto`: the code that a person types. */
export async function emitirEdital(
  casa: CasaComChaves,
  { servico, lote, usuario, timbre, hoje }: Pedido,
): Promise<Readonly<{ pdf: Uint8Array; curto: string }>> {
  const { dadosDoEditalDoLote, imprimirEdital } = await import('#documents/lote.ts')
  const { pacote, slug } = servico
  const destinatarios = lote.map((n) => n.de)
  let curto = ''
  const { pdf } = await emitirPronto(casa, {
    servico,
    objeto: {
      servico: slug,
      recurso: 'notificacoes',
      ficha: hoje,
      modelo: 'edital-de-notificacao',
      alvo: '',
    },
    dados: dadosDoEditalDoLote(destinatarios, pacote, hoje),
    afirma: [
      { rotulo: 'Notificados', valor: String(destinatarios.length) },
      {
        rotulo: 'Processos',
        valor: [...new Set(destinatarios.map((d) => d.processo || d.numero))].join(', '),
      },
    ],
    usuario,
    imprimir: (codigos) => {
      curto = codigos.curto
      const pdf = imprimirEdital(destinatarios, pacote, hoje, { ...codigos, ...timbre })
      return { nome: `edital-${hoje}.pdf`, pdf }
    },
  })
  return { pdf, curto }
}
