import { criarCalendario } from '#core/calendar/calendario.ts'
import type { Calendario } from '#core/calendar/calendario.ts'
import { exigirPacotes } from '#law/files/lerPacotes.ts'
import type { PacoteLido } from '#law/files/lerPacote.ts'
import type { Pacote } from '#law/pacote.ts'
import type { MunicipioDoSistema } from './contrato/contrato.ts'
import { naoEncontrado } from './http/problema.ts'

/** A city's service as this process runs it: the pack, where its rules come from, and its calendar. */
export type Servico = Readonly<{
  pacote: Pacote
  lido: PacoteLido
  calendario: Calendario
  municipio: string
  slug: string
}>

export class Servicos {
  readonly todos: readonly Servico[]
  readonly #porSlug: ReadonlyMap<string, Servico>

  /** Reads every pack of the folder; throws `PacotesInvalidos` with all that is wrong in them. */
  constructor(pasta: string) {
    this.todos = exigirPacotes(pasta).map((lido) => {
      const { municipio, servico } = lido.pacote.lei
      return {
        pacote: lido.pacote,
        lido,
        calendario: criarCalendario({ fuso: municipio.fuso, feriados: municipio.feriados }),
        municipio: municipio.ibge,
        slug: servico.slug,
      }
    })
    this.#porSlug = new Map(this.todos.map((s) => [`${s.pacote.lei.municipio.slug}/${s.slug}`, s]))
  }

  /** By the two names in an address; throws a 404. */
  exigir(municipio: string, servico: string): Servico {
    const achado = this.#porSlug.get(`${municipio}/${servico}`)
    if (achado === undefined) throw naoEncontrado('O serviço')
    return achado
  }

  /** The cities with their services, by name. */
  municipios(): MunicipioDoSistema[] {
    const porIbge = Map.groupBy(this.todos, (s) => s.municipio)
    return [...porIbge.values()]
      .map((servicos) => {
        const { ibge, slug, nome, uf, fuso } = servicos[0]!.pacote.lei.municipio
        return {
          ibge,
          slug,
          nome,
          uf,
          fuso,
          servicos: servicos.map(({ pacote }) => ({
            slug: pacote.lei.servico.slug,
            nome: pacote.lei.servico.nome,
            pacote: pacote.lei.id,
            sha256: pacote.sha256,
            paginas: [
              ...(pacote.prazos.selecao === undefined ? [] : (['editais'] as const)),
              ...(pacote.prazos.filaDeEspera === undefined ? [] : (['lista-de-espera'] as const)),
            ],
          })),
        }
      })
      .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
  }

  municipio(ibge: string): MunicipioDoSistema | undefined {
    return this.municipios().find((m) => m.ibge === ibge)
  }
}
