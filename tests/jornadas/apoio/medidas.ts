import type { FichaDaPerda, FichaDoRecolhimento } from '../../../src/server/contrato/contrato.ts'
import { br, type Cena, type Pessoa } from './cena.ts'
import type { Processo } from './processo.ts'
import type { Tela, Valor } from './tela.ts'

type Valores = Readonly<Record<string, Valor>>

/** A file that is not a grant's nor a record's, each act on the screen of who gives it. */
class Ficha {
  readonly cena: Cena
  readonly recurso: string
  id = ''

  constructor(cena: Cena, recurso: string) {
    this.cena = cena
    this.recurso = recurso
  }

  async tela(quem: Pessoa): Promise<Tela> {
    const tela = await this.cena.como(quem)
    await tela.ir(`/${this.recurso}/${this.id}`)
    return tela
  }

  async dar(quem: Pessoa, comando: string, valores: Valores = {}): Promise<string> {
    const tela = await this.tela(quem)
    await tela.comando(comando)
    await tela.preencher(valores)
    return tela.enviar()
  }
}

/** A vehicle in custody because of a record. */
export class Recolhimento extends Ficha {
  constructor(cena: Cena) {
    super(cena, 'recolhimentos')
  }

  async recolher(processo: Processo, valores: Valores): Promise<void> {
    const tela = await processo.abrir('fiscal', 'recolherVeiculo')
    await tela.preencher({ motivo: 'Constatado na fiscalização.', ...valores })
    await tela.enviar()
    this.id = tela.id
  }

  ficha(): Promise<FichaDoRecolhimento> {
    return this.cena.ler<FichaDoRecolhimento>(`/recolhimentos/${this.id}`)
  }

  liberar(): Promise<string> {
    return this.dar('fiscal', 'liberarVeiculo', { entregueA: 'O titular' })
  }
}

/** A proposal to take a grant away, with no defence, to the end. */
export class Perda extends Ficha {
  constructor(cena: Cena) {
    super(cena, 'perdas')
  }

  async propor(outorga: string, hipotese: string): Promise<void> {
    const tela = await this.cena.como('gestor')
    await tela.ir(`/outorgas/${outorga}`)
    await tela.comando('proporPerda')
    await tela.preencher({ hipotese, evidencia: 'Relatório da fiscalização.' })
    await tela.enviar()
    this.id = tela.id
  }

  ficha(): Promise<FichaDaPerda> {
    return this.cena.ler<FichaDaPerda>(`/perdas/${this.id}`)
  }

  /** To the end, on the screens or, where another journey walks them, through the API. */
  async levarAoFim(por: 'tela' | 'api' = 'tela'): Promise<void> {
    const { cena } = this
    const dar = async (
      quem: Pessoa & Parameters<Cena['fazer']>[0],
      nome: string,
      dados: Valores = {},
    ) => {
      if (por === 'tela') await this.dar(quem, nome, dados)
      else await cena.fazer(quem, `/perdas/${this.id}/${nome}`, dados)
    }
    const ciencia = () => ({
      cienciaEm: por === 'tela' ? br(cena.hoje) : cena.hoje,
      meio: 'pessoal',
      prova: 'Recibo assinado',
    })
    await dar(cena.prepara, 'notificarPerda', { meio: 'pessoal' })
    await dar(cena.prepara, 'registrarCienciaDaPerda', ciencia())
    cena.depoisDe((await this.ficha()).perda.defesaAte)
    await dar('julgador', 'decidirPerda', {
      resultado: 'procedente',
      razoes: 'Provado o fato, sem defesa.',
    })
    await dar(cena.prepara, 'comunicarDecisaoDaPerda', ciencia())
    cena.depoisDe((await this.ficha()).perda.recursoAte)
    await dar('gestor', 'executarPerda')
  }
}
