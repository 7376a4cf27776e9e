import { formatarDia } from '#core/calendar/dia.ts'
import type { AtoNaLinha } from '../../server/contrato/contrato.ts'
import { useDadosDoServico, usePacote } from '../api/servico.ts'
import { Citacoes } from './Citacoes.tsx'
import { Vazio } from './Estados.tsx'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarInstante } from './tempo.ts'
import './LinhaDoTempo.css'

/** Every act, in the order that the server gives (the newest fact first): what, when, by whom, by which article, and when it was recorded. */
export function LinhaDoTempo({ linha }: { linha: readonly AtoNaLinha[] }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  if (linha.length === 0) return <Vazio titulo="Nenhum ato registrado ainda." />
  return (
    <ol className="linha-do-tempo">
      {linha.map((ato) => (
        <li key={ato.id}>
          <time dateTime={ato.em}>{formatarDia(ato.em)}</time>
          <p>{ato.frase}</p>
          <p className="miudo suave">
            {assinatura(ato)} · registrado em {formatarInstante(ato.registradoEm, fuso)}
            {ato.acesso !== undefined && ` · ${ato.acesso}`}
            {ato.fundamentos.length > 0 && ' · '}
            <Citacoes fundamentos={ato.fundamentos} citacoes={ato.citacoes} />
          </p>
          <LacunasDoAto ids={ato.lacunas} />
        </li>
      ))}
    </ol>
  )
}

/** Who did it, in what quality; what came through the public page has no author. */
const assinatura = ({ autor, papel }: AtoNaLinha): string =>
  papel === 'publico' ? 'pela página pública' : `${autor}, ${nomear(papel)}`

function LacunasDoAto({ ids }: { ids: readonly string[] }) {
  const lacunas = usePacote()?.lacunas.filter((l) => ids.includes(l.id)) ?? []
  if (lacunas.length === 0) return null
  return (
    <details>
      <summary>
        {lacunas.length === 1
          ? 'Um ponto que a lei não resolve'
          : `${lacunas.length} pontos que a lei não resolve`}
      </summary>
      {lacunas.map((l) => (
        <p key={l.id}>
          <strong>{l.questao}</strong> Adotado: {l.padrao} <span className="suave">{l.razao}</span>
        </p>
      ))}
    </details>
  )
}
