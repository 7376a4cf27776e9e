import type { Operacao } from '#law/esquema/requisitos.ts'
import type { Pacote } from '#law/pacote.ts'
import { type Dia, dentroDe } from '../calendar/dia.ts'

/** What a candidate must satisfy: when it is asked, and where it is written. */
type Pedido = Readonly<{
  pede: string
  quando: 'inscricao' | 'vaga'
  /** Of whom: the candidate or the vehicle that they will work with. */
  de: 'titular' | 'veiculo'
  fundamentos: readonly string[]
}>

const NA_VAGA: readonly Operacao[] = ['requerer-outorga', 'conceder-outorga']

/**
 * What the law asks of who disputes a place, on the day: first what is asked to enter, then what is
 * proved to receive it. What depends on the selection itself or on the body's limit is not theirs.
 */
export const requisitosDaSelecao = ({ requisitos }: Pacote, dia: Dia): readonly Pedido[] =>
  requisitos
    .flatMap((r): Pedido[] => {
      const { sujeito: de, operacoes, pede, fundamentos } = r
      if (de !== 'titular' && de !== 'veiculo') return []
      if (!dentroDe(dia, r.desde, r.ate)) return []
      const entra = operacoes.includes('inscrever-na-selecao')
      if (!entra && !operacoes.some((o) => NA_VAGA.includes(o))) return []
      return [{ pede, quando: entra ? 'inscricao' : 'vaga', de, fundamentos }]
    })
    .toSorted((a, b) => a.quando.localeCompare(b.quando))
