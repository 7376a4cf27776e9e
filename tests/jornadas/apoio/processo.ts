import { addDias, formatarDia } from '#core/calendar/dia.ts'
import type { FichaDoAuto } from '../../../src/server/contrato/contrato.ts'
import type { Trio } from '../../../src/server/prova/historia.ts'
import {
  abrir,
  convocar,
  distribuir,
  relatar,
  TITULARES,
  votar,
} from '../../../src/server/prova/ultimaInstancia.ts'
import { expect } from 'vitest'
import { cartao } from './arquivos.ts'
import { br, type Cena, type Pessoa } from './cena.ts'
import type { Valor } from './tela.ts'

/** A record and its proceeding, each step on the screen of who gives it. */
export class Processo {
  readonly cena: Cena
  auto = ''

  constructor(cena: Cena) {
    this.cena = cena
  }

  /** Written in the street, on a phone. */
  async lavrar(
    o: Trio,
    infracao: Readonly<{ procurar: string; dispositivo: string }>,
    quem: Pessoa = 'fiscal',
    infrator?: string,
  ): Promise<string> {
    const { cena } = this
    const tela = await cena.como(quem, 390)
    await tela.ir()
    await tela.comando('lavrarAuto')
    await tela.preencher({
      placa: { procurar: await cena.placa(o.veiculo) },
      dispositivo: { procurar: infracao.procurar },
      local: 'Av. Central, 10',
      descricao: 'Constatado em fiscalização de rotina.',
      'assinatura.assinou': 'false',
    })
    await tela.preencher({ 'assinatura.motivo': 'Recusou-se a assinar.' })
    await tela.preencher(
      infrator === undefined
        ? { motivoDaFalta: 'Recusou-se a se identificar.' }
        : { 'infrator.pessoa': { procurar: infrator } },
    )
    const registrado = await tela.enviar()
    this.auto = tela.id
    expect((await this.ficha()).dispositivo.id).toBe(infracao.dispositivo)
    return registrado
  }

  ficha(): Promise<FichaDoAuto> {
    return this.cena.ler<FichaDoAuto>(`/autos/${this.auto}`)
  }

  /** One command of the record's file, by who gives it. */
  async dar(quem: Pessoa, comando: string, valores: Record<string, Valor> = {}): Promise<string> {
    const tela = await this.abrir(quem, comando)
    await tela.preencher(valores)
    return tela.enviar()
  }

  async abrir(quem: Pessoa, comando: string) {
    const tela = await this.cena.como(quem)
    await tela.ir(`/autos/${this.auto}`)
    await tela.comando(comando)
    return tela
  }

  /** Notice today; *ciência* five days later, by post. */
  async notificarComCiencia(): Promise<void> {
    const { prepara } = this.cena
    await this.dar(prepara, 'notificarAutuacao', { meio: 'postal' })
    this.cena.passam(5)
    await this.dar(prepara, 'registrarCiencia', {
      cienciaEm: br(this.cena.hoje),
      meio: 'postal',
      prova: 'AR 123',
    })
  }

  /** Files a petition on a day, in the afternoon. */
  async peticionar(
    comando: 'apresentarDefesa' | 'interporRecurso',
    texto: string,
  ): Promise<string> {
    const tela = await this.abrir(this.cena.prepara, comando)
    await tela.preencherInstante('protocoladaEm', formatarDia(this.cena.hoje), '10:30')
    await tela.preencher({ texto })
    return tela.enviar()
  }

  /** To the last day of a term of the file, or the day after. */
  async ateO(prazo: 'defesaAte' | 'recursoAte', mais = 0): Promise<void> {
    const dia = (await this.ficha()).auto[prazo]
    if (dia === undefined) throw new Error(`sem ${prazo}`)
    this.cena.em(addDias(dia, mais))
  }

  /** Nothing is said in defence: judged by default, final, and ready to be paid. */
  async aRevelia(): Promise<void> {
    await this.notificarComCiencia()
    await this.ateO('defesaAte', 1)
    await this.dar('julgador', 'decretarRevelia')
    await this.julgar()
    await this.ateO('recursoAte', 1)
    await this.dar(this.cena.prepara, 'certificarDefinitividade')
  }

  /** Judged against who answers, who takes notice of it two days later. */
  async julgar(): Promise<void> {
    await this.dar('julgador', 'julgarAuto', {
      resultado: 'procedente',
      razoes: 'O fato está provado.',
    })
    this.cena.passam(2)
    await this.cienciaDaDecisao()
  }

  /**
   * The last instance: where it is a board, the president votes and the secretary proclaims on screen,
   * after a session that the API brought to that point; where the law wants an opinion, it comes first.
   */
  async julgarRecurso(resultado: 'provido' | 'improvido'): Promise<string> {
    const { cena, auto } = this
    const { preparo, colegiado } = cena.pacote.processo.recurso
    const voto = resultado === 'provido' ? 'provimento' : 'improvimento'
    const razoes = 'Votado e decidido.'
    if (preparo?.papeis[0] !== undefined)
      await this.dar(preparo.papeis[0], 'emitirParecer', { conclusao: voto, texto: 'É o parecer.' })
    if (!colegiado) return this.dar('recursal', 'julgarRecurso', { resultado, razoes })
    await distribuir(cena, auto)
    await relatar(cena, auto, voto)
    const sessao = await convocar(cena, auto)
    cena.passam(1)
    await abrir(cena, sessao, TITULARES)
    if ((await this.ficha()).colegiado?.relator !== TITULARES[0])
      await this.dar('recursal', 'votarRecurso', { voto })
    await votar(cena, auto, voto)
    return this.dar(cena.prepara, 'proclamarResultado', { razoes })
  }

  async cienciaDaDecisao(): Promise<void> {
    await this.dar(this.cena.prepara, 'registrarCienciaDaDecisao', {
      cienciaEm: br(this.cena.hoje),
      meio: 'pessoal',
      prova: 'Recibo assinado',
    })
  }

  /** What the file shows of the fine, step by step. */
  async multaNaTela(quem: Pessoa = 'julgador'): Promise<string> {
    const tela = await this.cena.como(quem)
    await tela.ir(`/autos/${this.auto}`)
    return cartao(tela, 'Multa').innerText()
  }
}
