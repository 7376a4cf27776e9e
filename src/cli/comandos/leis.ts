import { join } from 'node:path'
import { lerPacote } from '#law/files/lerPacote.ts'
import { frase } from '#law/problema.ts'
import { nomesDosPacotes } from './pacotes.ts'
import { CODIGO, type Subcomando } from './subcomando.ts'

/** `outorga leis`: the packs that are there; a broken one is told and makes the exit code 1. */
export const leis: Subcomando = {
  sinopse: '[--json]',
  ajuda: [],
  opcoes: { json: { type: 'boolean' } },
  posicionais: [0, 0],
  async executar({ opcoes, leis: pasta, saida }) {
    const leituras = nomesDosPacotes(pasta).map((nome) => lerPacote(join(pasta, nome)))
    const pacotes = leituras.flatMap((l) => (l.ok ? [l.pacote] : []))
    if (opcoes.json === true) {
      const lista = pacotes.map(({ lei, texto, sha256 }) => ({
        id: lei.id,
        titulo: lei.titulo,
        urn: lei.urn,
        numero: lei.numero,
        data: lei.data,
        vigenteDesde: lei.vigenteDesde,
        municipio: {
          ibge: lei.municipio.ibge,
          slug: lei.municipio.slug,
          nome: lei.municipio.nome,
          uf: lei.municipio.uf,
        },
        servico: lei.servico,
        dispositivos: texto.filter(({ agrupador }) => agrupador !== true).length,
        versao: lei.versao,
        motor: lei.motor,
        sha256,
      }))
      saida.linha(JSON.stringify(lista, null, 2))
    } else {
      for (const { lei, texto, sha256 } of pacotes) {
        const dispositivos = texto.filter(({ agrupador }) => agrupador !== true).length
        saida.linha(lei.id)
        saida.linha(`  ${lei.titulo}`)
        saida.linha(`  ${lei.municipio.nome} (${lei.municipio.uf}) · ${lei.servico.nome}`)
        saida.linha(
          `  ${dispositivos} dispositivos · versão ${lei.versao} · ${sha256.slice(0, 12)}`,
        )
      }
    }
    const problemas = leituras.flatMap((l) => (l.ok ? [] : l.problemas))
    for (const problema of problemas) saida.erro(frase(problema))
    return problemas.length === 0 ? CODIGO.ok : CODIGO.recusado
  },
}
