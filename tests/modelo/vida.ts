import { type Ato, type Corrente, corrente, type TipoDeCorrente } from '#core/ato.ts'
import { addDias } from '#core/calendar/dia.ts'
import { instanteLocal } from '#core/casos/contextoDoCaso.ts'
import type { Comando, DefinicaoDeComando } from '#core/comando.ts'
import { decidir } from '#core/comandos.ts'
import type { Autor, Contexto, Papel } from '#core/contexto.ts'
import { papeis } from '#core/contexto.ts'
import { type Decisao, recusada } from '#core/decisao.ts'
import type { Mundo } from '#core/mundo.ts'
import { criarMundo, evoluir } from '#core/mundo/criarMundo.ts'
import { comNumero } from '#core/numero.ts'
import { evolveParametro } from '#core/parametro/evolve.ts'
import type { AtoDeParametro } from '#core/parametro/parametro.ts'
import type { Vista } from './dados.ts'
import type { Lei } from './lei.ts'
import { Reservas } from './reservas.ts'
import { Vizinhanca } from './vizinhanca.ts'

/** What happened to one command, for the invariants to look at. */
export type Passo = Readonly<{
  vida: Vida
  comando: Comando
  contexto: Contexto
  antes: Mundo
  depois: Mundo
  decisao: Decisao
  /** The acts as recorded, with their numbers; none when refused. */
  novos: readonly Ato[]
}>

/** A service's whole life in memory: the acts so far, the world they make, and the day it is. */
export class Vida {
  readonly lei: Lei
  readonly atos: Ato[]
  readonly reservas: Reservas
  readonly vizinhanca = new Vizinhanca()
  readonly correntes = new Set<Corrente>()
  readonly iniciais: number
  mundo: Mundo
  hoje: string
  hora = '12:00'
  parametros: Contexto['parametros']
  /** Accepted commands, by name. */
  readonly aceitos = new Map<string, number>()
  /** Codes of refusals that cited nothing, and that told a day already come. */
  readonly semFundamento = new Set<string>()
  readonly passaJa = new Set<string>()
  readonly #conferir: (p: Passo) => void
  readonly #contagem = new Map<string, number>()
  #n = 0

  constructor(lei: Lei, cena: Lei['cenas'][number], conferir: (p: Passo) => void) {
    this.lei = lei
    this.atos = [...cena.atos]
    this.iniciais = cena.atos.length
    this.mundo = criarMundo(cena.atos)
    this.hoje = cena.em
    this.parametros = cena.parametros
    this.reservas = new Reservas(lei.pacote)
    this.#conferir = conferir
    this.#anotar(cena.atos)
    for (const ato of cena.atos) this.reservas.registrar(ato, this.mundo)
  }

  novoId = (): string => `n${++this.#n}`

  ids = (tipo: string): readonly string[] =>
    [...this.correntes].filter((c) => c.startsWith(`${tipo}:`)).map((c) => c.slice(tipo.length + 1))

  passam(dias: number): void {
    const alvo = addDias(this.hoje, dias)
    this.hoje = alvo > '2150-01-01' ? this.hoje : alvo
  }

  contexto(autor: Autor): Contexto {
    const { lei, hoje, hora } = this
    return {
      pacote: lei.pacote,
      calendario: lei.calendario,
      indices: lei.indices,
      parametros: this.parametros,
      autor,
      hoje,
      agora: instanteLocal(hoje, hora, lei.pacote.lei.municipio.fuso),
    }
  }

  get vista(): Vista {
    return {
      lei: this.lei,
      hoje: this.hoje,
      agora: instanteLocal(this.hoje, this.hora, this.lei.pacote.lei.municipio.fuso),
      ids: this.ids,
      debitos: (pessoa) => (this.mundo.pessoa(pessoa)?.debitos ?? []).map((d) => d.debito),
    }
  }

  /** The streams on which the command could be given, whatever would be answered. */
  alvos(d: DefinicaoDeComando): readonly Corrente[] {
    if (d.cria) return [corrente(d.corrente, `n${this.#n + 1}`)]
    if (d.corrente === 'parametro')
      return this.lei.pacote.parametros.map((p) => corrente('parametro', p.id))
    const tronco: TipoDeCorrente =
      d.corrente === 'vistoria'
        ? 'veiculo'
        : d.corrente === 'licenciamento'
          ? 'outorga'
          : d.corrente
    return this.ids(tronco).map((id) => corrente(d.corrente, id))
  }

  /** Gives the command, as a server would: decides, reserves, numbers, records; then all is checked. */
  dar(d: DefinicaoDeComando, alvo: Corrente, dados: object, autor: Autor): Decisao {
    const comando: Comando = { id: this.novoId(), nome: d.nome, corrente: alvo, dados }
    const contexto = this.contexto(autor)
    const antes = this.mundo
    const decisao = decidir(comando, antes, contexto)
    const repetida = recusada(decisao) ? undefined : this.reservas.repetida(decisao, antes)
    const novos = recusada(decisao) || repetida !== undefined ? [] : this.#numerar(decisao)
    this.mundo = evoluir(antes, novos)
    for (const ato of novos) this.reservas.registrar(ato, this.mundo)
    this.atos.push(...novos)
    this.#anotar(novos)
    if (novos.length > 0) this.aceitos.set(d.nome, (this.aceitos.get(d.nome) ?? 0) + 1)
    this.#conferir({ vida: this, comando, contexto, antes, depois: this.mundo, decisao, novos })
    return repetida === undefined ? decisao : { recusas: [repetida] }
  }

  #numerar(atos: readonly Ato[]): readonly Ato[] {
    return atos.map((ato) => {
      if (ato.numerar === undefined) return ato
      const { serie, ano, quantos = 1 } = ato.numerar
      const n = (this.#contagem.get(`${serie}/${ano}`) ?? 0) + 1
      this.#contagem.set(`${serie}/${ano}`, n + quantos - 1)
      return comNumero(ato, n)
    })
  }

  #anotar(atos: readonly Ato[]): void {
    this.vizinhanca.ligar(atos)
    for (const ato of atos) {
      this.correntes.add(ato.corrente)
      if (ato.tipo !== 'parametroFixado') continue
      const id = ato.corrente.slice('parametro:'.length)
      const valores = this.parametros[id] ?? []
      const dobrado = evolveParametro({ valores }, ato as unknown as AtoDeParametro)
      this.parametros = { ...this.parametros, [id]: dobrado.valores }
    }
  }
}

/** Different people by role, so that who wrote and who judges are two; `todos` may do anything. */
export const autorPara = (d: DefinicaoDeComando, lei: Lei, n: number): Autor => {
  const podem = d.papeisEm?.(lei.pacote) ?? d.papeis
  const papel = podem[n % Math.max(1, podem.length)] ?? 'gestor'
  return { id: `${papel}-${n % 2}`, papeis: [papel] }
}
export const intruso = (n: number): Autor => {
  const papel = papeis[n % papeis.length] as Papel
  return n % 3 === 0
    ? { id: 'faz-tudo', papeis: [...papeis] }
    : { id: `${papel}-0`, papeis: [papel] }
}
