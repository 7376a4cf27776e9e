import { formatarDia } from '#core/calendar/dia.ts'
import type { ProcessoAberto } from '../../server/contrato/conta.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { emDias } from './emDias.ts'

type Processo = ProcessoAberto['processo']
type OQue = NonNullable<Processo['prazo']>['oQue']

const NOMES = {
  defesa: { A: 'A defesa', o: 'a', fazer: 'se defender', da: 'da defesa' },
  recurso: { A: 'O recurso', o: 'o', fazer: 'recorrer', da: 'do recurso' },
} as const

type Props = {
  prazo: NonNullable<Processo['prazo']>
  /** The law still takes another. */
  maisCabe: boolean
}

/** Until when the person may write; once they did, that it is lodged, and whether more may be added. */
export function PrazoQueCorre({ prazo, maisCabe }: Props) {
  const { A, o, fazer } = NOMES[prazo.oQue]
  const ate = formatarDia(prazo.ate)
  if (prazo.jaEm !== undefined)
    return (
      <Alerta
        tom="certo"
        titulo={`${A} foi apresentad${o} em ${formatarDia(prazo.jaEm)}, no prazo, e será lid${o}`}
      >
        <p>
          Nada mais é preciso.{' '}
          {maisCabe
            ? `Se quiser, pode escrever mais até ${ate}: o novo texto soma-se ao primeiro, e não o apaga.`
            : 'Já não cabe escrever mais.'}
        </p>
      </Alerta>
    )
  return (
    <Alerta
      tom="atencao"
      titulo={
        prazo.dias === 0
          ? `Hoje é o último dia para ${fazer}`
          : `${A} pode ser apresentad${o} até ${ate}`
      }
    >
      <p>O prazo termina {emDias(prazo.dias)}, no fim do dia.</p>
    </Alerta>
  )
}

/** What a petition out of time is worth: it is always kept, and by itself changes no stage. */
const VALE: Readonly<Record<Processo['recurso'], Readonly<Record<OQue, string>>>> = {
  autos: {
    defesa: 'fica no processo como apresentado fora do prazo, e não impede o julgamento à revelia',
    recurso: 'vai a quem julga como apresentado fora do prazo, e pode não ser aceito por isso',
  },
  perdas: {
    defesa: 'fica no processo como apresentado fora do prazo, e não impede a decisão sem defesa',
    recurso:
      'vai a quem julga como apresentado fora do prazo, pode não ser aceito por isso e por si não suspende a perda',
  },
}

/** Beside the form, once the term is over: that what is written now is late, and what that means. */
export function ForaDoPrazo({ processo, oQue }: { processo: Processo; oQue: OQue }) {
  const acabou = processo.prazoAcabou
  if (acabou?.oQue !== oQue) return null
  const { A, o, da } = NOMES[oQue]
  const terminou = formatarDia(acabou.em)
  if (acabou.jaEm !== undefined)
    return (
      <Alerta
        tom="certo"
        titulo={`${A} foi apresentad${o} em ${formatarDia(acabou.jaEm)}, no prazo, e será lid${o}`}
      >
        <p>
          Nada mais é preciso. O prazo terminou em {terminou}: o que for escrito agora fica no
          processo como apresentado depois dele.
        </p>
      </Alerta>
    )
  return (
    <Alerta tom="atencao" titulo={`O prazo ${da} terminou em ${terminou}`}>
      <p>O que for escrito agora {VALE[processo.recurso][oQue]}.</p>
    </Alerta>
  )
}
