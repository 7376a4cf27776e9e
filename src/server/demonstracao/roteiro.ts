import { corrente } from '#core/ato.ts'
import { addDias, type Dia } from '#core/calendar/dia.ts'
import { comandoPorNome } from '#core/comandos.ts'
import type { Papel } from '#core/contexto.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import type { Casa } from '../casa.ts'
import { hojeEm } from '../casa.ts'
import { executarComando } from '../comandos/executarComando.ts'
import type { Servico } from '../servicos.ts'
import { idFicticio } from './ficticios.ts'

/**
 * Tells a made-up story through the same commands as the counter's, at past instants. Every command
 * has the id of its label, so that a story interrupted goes on where it stopped.
 */
export class Roteiro {
  readonly servico: Servico
  readonly hoje: Dia
  readonly #casa: Casa
  readonly #prefixo: string

  constructor(casa: Casa, servico: Servico) {
    this.#casa = casa
    this.servico = servico
    this.hoje = hojeEm(casa, servico)
    this.#prefixo = servico.pacote.lei.id
  }

  id(rotulo: string): string {
    return idFicticio(`${this.#prefixo}/${rotulo}`)
  }

  /** The day that many days ago. */
  ha(dias: number): Dia {
    return addDias(this.hoje, -dias)
  }

  /** Mid-afternoon (UTC) of that day: morning or noon in every Brazilian city. */
  instante(dia: Dia, hora = '15:00'): string {
    return `${dia}T${hora}:00Z`
  }

  /** The account of a role; of several with the same, by the name that the logins give it. */
  usuario(conta: string): string {
    return this.id(`usuario/${conta}`)
  }

  /**
   * Gives a command on a day. `rotulo` names this step once for all.
   * @throws Error with the refusals' sentences: a demonstration that the law refuses is a bug
   */
  async fazer(
    rotulo: string,
    p: Readonly<{
      nome: string
      alvo: string
      dia: Dia
      hora?: string
      dados: unknown
      papel?: Papel
    }>,
  ): Promise<void> {
    const definicao = comandoPorNome(p.nome)
    if (definicao === undefined) throw new Error(`comando desconhecido: ${p.nome}`)
    const papel = p.papel ?? definicao.papeis[0]!
    const resultado = await executarComando(this.#casa, {
      servico: this.servico,
      definicao,
      comando: {
        id: this.id(`comando/${rotulo}`),
        nome: p.nome,
        corrente: corrente(definicao.corrente, p.alvo),
        dados: p.dados,
      },
      autor: { id: this.usuario(papel), papeis: [papel] },
      dispositivo: 'demonstração',
      agora: this.instante(p.dia, p.hora),
      // A story resumed on another day has other dates under the same labels.
      assinar: false,
    })
    if ('recusas' in resultado) {
      const frases = resultado.recusas.map(
        (r) => `${r.codigo}: ${explicar(r, this.servico.pacote)}`,
      )
      throw new Error(`${this.#prefixo}, ${rotulo} (${p.nome} em ${p.dia}): ${frases.join(' | ')}`)
    }
  }
}
