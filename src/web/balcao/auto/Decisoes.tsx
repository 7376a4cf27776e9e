import { listar, nomear } from '#core/mensagens/palavras.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { usePacote } from '../../api/servico.ts'
import { Cartao } from '../../ui/Cartao.tsx'

/** What was decided so far, with its reasons. */
export function Decisoes({ ficha }: { ficha: FichaDoAuto }) {
  const { julgamento, julgamentoDoRecurso, penalidades } = ficha.auto
  const termos = usePacote()?.lei.termos
  return (
    <Cartao titulo="Decisões">
      <ul className="lista-simples">
        {julgamento && (
          <li>
            Decisão de primeira instância: <strong>{nomear(julgamento.resultado)}</strong>, em{' '}
            {formatarDia(julgamento.em)}. {julgamento.razoes}
          </li>
        )}
        {julgamentoDoRecurso && (
          <li>
            Decisão do recurso: <strong>{nomear(julgamentoDoRecurso.resultado)}</strong>, em{' '}
            {formatarDia(julgamentoDoRecurso.em)}
            {julgamentoDoRecurso.acordao && ` (acórdão nº ${julgamentoDoRecurso.acordao})`}.{' '}
            {julgamentoDoRecurso.razoes}
          </li>
        )}
        {penalidades.length > 0 && (
          <li>
            Penalidades: <strong>{listar(penalidades.map((p) => nomear(p, termos)))}</strong>
          </li>
        )}
      </ul>
    </Cartao>
  )
}
