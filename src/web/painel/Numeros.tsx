import { diasNoMes } from '#core/calendar/dia.ts'
import type { Painel } from '../../server/contrato/contrato.ts'
import { usePacote } from '../api/servico.ts'
import { Elo } from '../ui/Elo.tsx'

/** `12,5 %`; of nothing, nothing is said. */
export const porCento = (parte: number, todo: number): string =>
  todo === 0
    ? '—'
    : `${((100 * parte) / todo).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} %`

/** The last day of a month (`AAAA-MM`). */
export const ultimoDiaDoMes = (mes: string): string =>
  `${mes}-${diasNoMes(Number(mes.slice(0, 4)), Number(mes.slice(5)))}`

type Props = Readonly<{ nome: string; valor: number; nota?: string; para?: string }>

/** A figure, its name, and the way to its rows. */
export function Numero({ nome, valor, nota, para }: Props) {
  const escrito = valor.toLocaleString('pt-BR')
  return (
    <p className="numero">
      <span>{nome}</span>
      <strong>{para ? <Elo para={para}>{escrito}</Elo> : escrito}</strong>
      {nota && <span className="miudo suave">{nota}</span>}
    </p>
  )
}

/** Grants in force of those that the law lets there be. */
export function Quota({ quota, para }: { quota: Painel['quota']; para?: string }) {
  const pacote = usePacote()
  const outorgas = pacote?.lei.termos.outorga.plural ?? 'outorgas'
  const { vigentes, limite, falta } = quota
  const escrito = vigentes.toLocaleString('pt-BR')
  const quantas = <strong>{para ? <Elo para={para}>{escrito}</Elo> : escrito}</strong>
  if (limite === null) {
    const nome = pacote?.parametros.find((p) => p.id === falta)?.nome
    return (
      <p>
        {quantas} {outorgas} em vigor.{' '}
        {nome && (
          <span className="suave">O limite depende de um parâmetro não fixado: {nome}.</span>
        )}
      </p>
    )
  }
  return (
    <div className="pilha">
      <p>
        {quantas} de {limite.toLocaleString('pt-BR')} {outorgas} em vigor (
        {porCento(vigentes, limite)}).
      </p>
      <meter min={0} max={limite} value={vigentes} aria-label="Uso das vagas" />
    </div>
  )
}
