import { createHash, randomUUID } from 'node:crypto'
import { diaLocal } from '#core/calendar/instante.ts'
import { afirmacoes } from '#documents/afirmacoes.ts'
import type { Afirmacao } from '#documents/doOrgao.ts'
import type { DadosDoDocumento } from '#documents/dados/base.ts'
import { canonico } from '#law/canonico.ts'
import { emMunicipio } from '#ledger/banco.ts'
import type { Ficha } from '#documents/fichas.ts'
import type { Modelo } from '#documents/modelos.ts'
import type { CasaComChaves } from '../casa.ts'
import type { Servico } from '../servicos.ts'
import { escreverCodigo } from '../verificacao/codigo.ts'
import { codigoCurto } from '../verificacao/codigoCurto.ts'
import type { Timbre } from './timbre.ts'
import { emissaoIgual, guardarEmissao, type ObjetoDaEmissao } from '../verificacao/emissoes.ts'

type Pedido = Readonly<{
  servico: Servico
  modelo: Modelo
  alvo: string | undefined
  recurso: string
  ficha: Readonly<{ id: string; dados: Ficha }>
  usuario: string
  timbre: Timbre
}>

const sha256 = (dados: Uint8Array | string): Buffer => createHash('sha256').update(dados).digest()

/** What goes on the paper: the signed code of the QR, and the short one that a person types. */
type Codigos = Readonly<{ emitidoEm: string; codigo: string; curto: string }>

type Pronto = Readonly<{
  servico: Servico
  objeto: ObjetoDaEmissao
  dados: DadosDoDocumento
  /** What it says in public words. */
  afirma: readonly Afirmacao[]
  usuario: string
  imprimir(codigos: Codigos): { nome: string; pdf: Uint8Array }
}>

/**
 * Prints a document with its signed code and registers the issue. The same document asked again on
 * the same day, if it still says the same, is the same issue and the same bytes.
 * @throws DocumentoIndisponivel
 */
export async function emitir(
  casa: CasaComChaves,
  { servico, modelo, alvo, recurso, ficha, usuario, timbre }: Pedido,
): Promise<{ nome: string; pdf: Uint8Array }> {
  // Loaded at the first print: the compiler is large, and most processes' first work is not it.
  const { prepararDocumento, imprimirDocumento } = await import('#documents/gerarDocumento.ts')
  const { pacote } = servico
  const pronto = prepararDocumento(modelo, ficha.dados, pacote, { emitidoEm: casa.relogio() }, alvo)
  return emitirPronto(casa, {
    servico,
    objeto: { servico: servico.slug, recurso, ficha: ficha.id, modelo, alvo: alvo ?? '' },
    dados: pronto.dados,
    afirma: afirmacoes(ficha.dados, pacote, alvo, modelo),
    usuario,
    imprimir: (codigos) => imprimirDocumento(pronto, pacote, { ...codigos, ...timbre }),
  })
}

/** The same of a document already worked out, whatever it is printed from. */
export async function emitirPronto(
  casa: CasaComChaves,
  { servico, objeto, dados, afirma, usuario, imprimir: imprimirCom }: Pronto,
): Promise<{ nome: string; pdf: Uint8Array }> {
  const { pacote, municipio } = servico
  const agora = casa.relogio()
  const dia = diaLocal(agora, pacote.lei.municipio.fuso)
  const conteudo = sha256(canonico(dados))
  const imprimir = (id: string, emitidoEm: string) => {
    const codigo = escreverCodigo(casa.chaves, municipio, id)
    const impresso = imprimirCom({ emitidoEm, codigo, curto: codigoCurto(municipio, id) })
    return { ...impresso, sha256: sha256(impresso.pdf) }
  }
  return emMunicipio(casa.pool, Number(municipio), async (tx) => {
    const chave = casa.chaves.chaveEmUso
    const igual = await emissaoIgual(tx, objeto, { dia, conteudo, chave })
    if (igual !== undefined) {
      const denovo = imprimir(igual.id, igual.emitida_em)
      // Not so when the public address or the template changed since: then it is another issue.
      if (denovo.sha256.equals(igual.pdf)) return denovo
    }
    const id = randomUUID()
    const emitidaEm = Temporal.Instant.from(agora).round('millisecond').toString()
    const impresso = imprimir(id, emitidaEm)
    await guardarEmissao(tx, {
      ...objeto,
      id,
      nome: dados.titulo,
      numero: dados.numero,
      dia,
      emitida_em: emitidaEm,
      valida_ate: dados.validoAte ?? null,
      afirma,
      conteudo,
      pdf: impresso.sha256,
      chave,
      usuario,
    })
    return impresso
  })
}
