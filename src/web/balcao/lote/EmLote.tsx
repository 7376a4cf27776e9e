import { useRouter } from '@tanstack/react-router'
import type { Lista } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { Botao } from '../../ui/Botao.tsx'
import { guardarLote } from './guardado.ts'

type Props = { lista: Lista; escolhidas: ReadonlySet<string> }

/** What can be done at once to the chosen rows; each is decided by itself. */
export function EmLote({ lista, escolhidas }: Props) {
  const { base } = useServico()
  const router = useRouter()
  const linhas = lista.linhas.filter((l) => escolhidas.has(l.id))
  if (lista.emLote.length === 0 || linhas.length === 0) return null
  const comecar = (comando: Lista['emLote'][number]) => {
    const itens = linhas.map(({ id, celulas: [titulo, subtitulo] }) => ({
      id,
      titulo: String(titulo ?? ''),
      subtitulo: String(subtitulo ?? ''),
    }))
    guardarLote({ comando, lista: lista.id, itens })
    router.history.push(`${base}/lote`)
  }
  return (
    <section aria-label="Em lote" className="listas-lote nao-imprimir">
      <strong role="status">
        {linhas.length === 1 ? '1 escolhida' : `${linhas.length} escolhidas`}
      </strong>
      {lista.emLote.map((c) => (
        <Botao key={c.nome} onClick={() => comecar(c)}>
          {c.rotulo}
        </Botao>
      ))}
    </section>
  )
}
