import { join } from 'node:path'
import { lerPacote } from '#law/files/lerPacote.ts'
import { resumir } from '#law/pacotes.ts'
import { frase } from '#law/problema.ts'
import { nomesDosPacotes } from './pacotes.ts'
import { CODIGO, type Subcomando } from './subcomando.ts'

/** `outorga leis`: the packs that are there; a broken one is told and makes the exit code 1. */
export const leis: Subcomando = {
  sinopse: '[--json]',
  ajuda: ['--json     lista de { id, titulo, urn, municipio, servico, versao, sha256, … }'],
  opcoes: { json: { type: 'boolean' } },
  posicionais: [0, 0],
  async executar({ opcoes, leis: pasta, saida }) {
    const leituras = nomesDosPacotes(pasta).map((nome) => lerPacote(join(pasta, nome)))
    const resumos = leituras.flatMap((l) => (l.ok ? [resumir(l.pacote)] : []))
    if (opcoes.json === true) saida.linha(JSON.stringify(resumos, null, 2))
    else {
      for (const r of resumos) {
        saida.linha(r.id)
        saida.linha(`  ${r.titulo}`)
        saida.linha(`  ${r.municipio.nome} (${r.municipio.uf}) · ${r.servico.nome}`)
        saida.linha(
          `  ${r.dispositivos} dispositivos · versão ${r.versao} · ${r.sha256.slice(0, 12)}`,
        )
      }
    }
    const problemas = leituras.flatMap((l) => (l.ok ? [] : l.problemas))
    for (const problema of problemas) saida.erro(frase(problema))
    return problemas.length === 0 ? CODIGO.ok : CODIGO.recusado
  },
}
