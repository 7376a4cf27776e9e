import { useDizer } from '../../api/servico.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { Lacunas } from '../../ui/Lacunas.tsx'
import { Recusas } from '../../ui/Recusas.tsx'
import './Etapas.css'

/** The fine, with each step of its computation, or why there is none yet. */
export function Multa({ ficha }: { ficha: FichaDoAuto }) {
  const { multa, recusasDaMulta, pago, auto } = ficha
  const semEfeito = porQueNaoDevida(ficha, useDizer())
  if (semEfeito) {
    return (
      <p>
        <strong>Não devida:</strong> {semEfeito}.
        {ficha.cobranca.aRestituir && ' O que se pagou é de restituir.'}
      </p>
    )
  }
  if (!multa) {
    return recusasDaMulta.length > 0 ? (
      <Alerta tom="atencao" titulo="A multa ainda não pode ser calculada">
        <Recusas recusas={recusasDaMulta} />
      </Alerta>
    ) : (
      <p className="suave">Esta infração não tem multa.</p>
    )
  }
  return (
    <>
      <p>
        <span className="valor-da-multa">{formatarReais(multa.valor)}</span>{' '}
        {pago && <Etiqueta tom="certo">paga</Etiqueta>}
        {!pago && auto.pagamentos.length > 0 && (
          <Etiqueta tom="atencao">é o que resta: paga em parte</Etiqueta>
        )}
        {!pago && auto.definitivaEm === undefined && (
          <Etiqueta tom="atencao">
            {auto.julgamento ? 'ainda não definitiva' : 'estimada: ainda não julgada'}
          </Etiqueta>
        )}
      </p>
      <ol className="passos-da-multa">
        {multa.passos.map((passo) => (
          <li key={passo}>{passo}</li>
        ))}
      </ol>
      <p className="miudo suave">{multa.citacoes.join(' · ')}</p>
      <Lacunas ids={multa.lacunas} />
    </>
  )
}

/** Why nothing is owed, when the record ended without condemning or was annulled. */
function porQueNaoDevida(
  { auto }: FichaDoAuto,
  dizer: (texto: string) => string,
): string | undefined {
  if (auto.anuladoEm)
    return dizer(`{o auto} foi anulad{auto:o|a} em ${formatarDia(auto.anuladoEm)}`)
  const { julgamento: primeira, julgamentoDoRecurso: recurso } = auto
  if (recurso?.resultado === 'provido') {
    return `o recurso foi provido em ${formatarDia(recurso.em)}`
  }
  if (primeira?.resultado === 'improcedente') {
    return dizer(
      `{o auto} foi julgad{auto:o|a} improcedente em ${formatarDia(primeira.em)} e arquivad{auto:o|a}`,
    )
  }
  if (auto.prescricao)
    return `a prescrição ${nomear(auto.prescricao.especie)} foi declarada em ${formatarDia(auto.prescricao.em)}`
  return auto.fase === 'arquivado' ? dizer('{o auto} foi arquivad{auto:o|a}') : undefined
}
