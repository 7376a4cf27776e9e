import { formatarDia } from '#core/calendar/dia.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { Elo } from '../../ui/Elo.tsx'
import './Etapas.css'

/** The provision's own words, as they stood on the day of the fact. */
export function Dispositivo({ ficha }: { ficha: FichaDoAuto }) {
  const { base } = useServico()
  const { dispositivo, auto } = ficha
  return (
    <>
      <blockquote className="dispositivo-citado">{dispositivo.texto}</blockquote>
      <p className="miudo suave">
        <Elo para={`${base}/lei?em=${auto.fatoEm}#${dispositivo.id}`}>{dispositivo.citacao}</Elo> ·
        redação de {formatarDia(dispositivo.desde)} ({dispositivo.fonte}), a que valia no dia do
        fato
      </p>
    </>
  )
}
