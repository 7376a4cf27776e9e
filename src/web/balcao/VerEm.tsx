import { useNavigate } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { useDadosDoServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { SeletorDeDia } from '../ui/SeletorDeDia.tsx'
import { hojeEm } from '../ui/tempo.ts'

/**
 * The day on which a file is seen, and, apart, how it was known: only what had been recorded by the
 * end of another day. Both live in the address.
 */
export function VerEm({ em }: { em: string }) {
  const navegar = useNavigate()
  const busca = useBuscaDeTextos()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const { registrado } = busca
  const mudar = (parte: Record<string, string | undefined>) =>
    void navegar({ to: '.', search: { ...busca, ...parte }, replace: true, resetScroll: false })
  return (
    <div className="ver-em nao-imprimir">
      <SeletorDeDia
        rotulo="Situação em"
        dia={em}
        hoje={hoje}
        escolher={(dia) => mudar({ em: dia })}
      />
      <details open={registrado !== undefined}>
        <summary className="miudo">Só com o que se sabia até um dia</summary>
        <SeletorDeDia
          rotulo="Registrado até"
          dia={registrado ?? hoje}
          hoje={hoje}
          escolher={(dia) => mudar({ registrado: dia })}
        />
      </details>
    </div>
  )
}

/** Told above a file that is not seen as it is today. */
export function AvisoDoDia({ em }: { em: string }) {
  const { registrado } = useBuscaDeTextos()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  if (em === hoje && registrado === undefined) return null
  return (
    <Alerta tom="informe" titulo={`Como estava em ${formatarDia(em)}, sob a lei daquele dia`}>
      {registrado !== undefined && (
        <p>Só com o que estava registrado até {formatarDia(registrado)}.</p>
      )}
    </Alerta>
  )
}
