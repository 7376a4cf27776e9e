import { corrente } from '#core/ato.ts'
import type { Emissao } from '#documents/dados/base.ts'
import { escreverZip } from '#exchange/zip/zip.ts'
import { emMunicipio } from '#ledger/banco.ts'
import { lacrar, lerCorrenteLacrada } from '#ledger/lacre/lacrar.ts'
import type { CasaComChaves } from '../casa.ts'
import type { Vista } from '../leituras/vista.ts'
import type { QuemAbre } from '../restritos/abertura.ts'
import { arquivosDoProcesso } from './arquivosDoProcesso.ts'
import { leiaMe } from './leiaMe.ts'
import type { ProcessoDoLivro } from './processos.ts'

/**
 * The sealed archive of a proceeding: the dossier and each document as PDF/A, the acts with what
 * proves them, the files joined to it, a page that explains. The restricted ones are left out, and
 * the manifest says so, unless `quemAbre` may open them. A ZIP whose bytes depend only on the record
 * and the instant.
 */
export async function arquivoLacrado(
  casa: CasaComChaves,
  vista: Vista,
  { recurso, tipo, id, ficha, impressa, numero, processo }: ProcessoDoLivro,
  emissao: Emissao,
  quemAbre: QuemAbre | undefined,
): Promise<{ nome: string; bytes: Buffer }> {
  const { pacote, slug, municipio } = vista.servico
  const { gerarDocumento } = await import('#documents/gerarDocumento.ts')
  const { gerarDossie } = await import('#documents/dossie/gerarDossie.ts')
  const { documentosPossiveis } = await import('#documents/modelos.ts')
  const dossie = gerarDossie(ficha, pacote, emissao)
  const documentos =
    impressa === null
      ? []
      : documentosPossiveis(impressa, pacote).map(({ modelo }) => ({
          nome: `documentos/${modelo}.pdf`,
          bytes: gerarDocumento(modelo, impressa, pacote, emissao).pdf,
        }))
  const { fuso } = pacote.lei.municipio
  const [lida, { juntados, deFora }] = await emMunicipio(
    casa.pool,
    Number(municipio),
    async (tx) => [
      await lerCorrenteLacrada(tx, slug, corrente(tipo, id), fuso),
      await arquivosDoProcesso(casa, tx, { servico: slug, recurso, id }, quemAbre),
    ],
    { foto: quemAbre === undefined },
  )
  const titulo = {
    numero,
    processo,
    emitidoEm: emissao.emitidoEm,
    ...(deFora.length === 0 ? {} : { deFora }),
  }
  const nome = dossie.nome.replace(/\.pdf$/, '')
  return {
    nome: `${nome}.zip`,
    bytes: escreverZip(
      lacrar(
        titulo,
        lida,
        [
          { nome: 'documentos/dossie.pdf', bytes: dossie.pdf },
          ...documentos,
          ...juntados,
          {
            nome: 'LEIA-ME.txt',
            bytes: Buffer.from(
              leiaMe(
                `${pacote.lei.municipio.nome} — processo ${processo ?? numero ?? ''}`,
                emissao.emitidoEm,
              ),
            ),
          },
        ],
        casa.chaves,
      ),
    ),
  }
}
