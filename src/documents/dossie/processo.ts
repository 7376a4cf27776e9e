import type { Pacote } from '#law/pacote.ts'
import { type Campo, campo, type DadosDoDocumento, type Emissao } from '../dados/base.ts'
import { type PerdaNoDossie, processoDaPerda } from './daPerda.ts'
import { type AutoNoDossie, processoDoAuto } from './doAuto.ts'
import { type Juntado, type Peca, pecaDosArquivos } from './pecas.ts'

/** A proceeding to be bound: its cover, the stamp of each page, and its pieces in order. */
export type Processo = Omit<DadosDoDocumento, 'corpo' | 'validoAte'> &
  Readonly<{ carimbo: string; capa: readonly Campo[]; pecas: readonly Peca[] }>

export type FichaDoDossie = (AutoNoDossie | PerdaNoDossie) &
  Readonly<{ juntados?: readonly Juntado[] }>

/** The proceeding that the file is of, in the order of the record, and then what was joined to it. */
export function processoDa(ficha: FichaDoDossie, pacote: Pacote, emissao: Emissao): Processo {
  const processo =
    'perda' in ficha
      ? processoDaPerda(ficha, pacote, emissao)
      : processoDoAuto(ficha, pacote, emissao)
  const pecas = [...processo.pecas, ...pecaDosArquivos(ficha.juntados ?? [], pacote)]
  return { ...processo, pecas, capa: [...processo.capa, campo('Peças', pecas.length)] }
}
