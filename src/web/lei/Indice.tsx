import type { LeiNoDia } from '../../server/contrato/contrato.ts'
import { useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { telaLarga } from '../ui/telaLarga.ts'
import { Elo } from '../ui/Elo.tsx'
import { citar } from '#core/mensagens/citar.ts'

/** The chapters, at the side. */
export function Indice({ dispositivos }: { dispositivos: LeiNoDia['dispositivos'] }) {
  const { base } = useServico()
  const { em } = useBuscaDeTextos()
  const capitulos = dispositivos.filter((d) => d.agrupador && /^(cap|anx)/.test(d.id))
  const largo = telaLarga()
  const lista =
    capitulos.length > 0 ? capitulos : dispositivos.filter((d) => /^art[^_]*_cpt$/.test(d.id))
  return (
    <nav className="lei-indice nao-imprimir" aria-label="Capítulos da lei">
      <details open={largo}>
        <summary>Capítulos</summary>
        <ul>
          {lista.map((d) => (
            <li key={d.id}>
              <Elo para={`${base}/lei${em ? `?em=${em}` : ''}#${d.id}`}>
                {d.rotulo || citar(d.id)}
                {d.agrupador && d.texto ? `: ${d.texto}` : ''}
              </Elo>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
