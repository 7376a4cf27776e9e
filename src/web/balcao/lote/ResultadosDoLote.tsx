import { useServico } from '../../api/servico.ts'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Recusas } from '../../ui/Recusas.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import type { Lote } from './guardado.ts'
import type { Resultado } from './useLote.ts'

type Props = { lote: Lote; resultados: ReadonlyMap<string, Resultado> }

/** Row by row: what would be, or was, recorded, and why the others were not. */
export function ResultadosDoLote({ lote, resultados }: Props) {
  const { base } = useServico()
  return (
    <Tabela
      titulo="Resultado de cada um"
      colunas={['Quem', 'Número', 'Resultado']}
      linhas={lote.itens.map(({ id, titulo, subtitulo }) => ({
        chave: id,
        celulas: [
          <Elo key="nome" para={`${base}/${lote.lista}/${id}`}>
            {titulo}
          </Elo>,
          subtitulo,
          <Linha key="resultado" resultado={resultados.get(id)} />,
        ],
      }))}
    />
  )
}

function Linha({ resultado }: { resultado: Resultado | undefined }) {
  if (resultado === undefined) return <span className="suave">a conferir</span>
  if (resultado.estado === 'recusado') {
    return (
      <>
        <Etiqueta tom="erro">não pode</Etiqueta> {resultado.frase}
        <Recusas recusas={resultado.recusas} />
      </>
    )
  }
  return (
    <>
      <Etiqueta tom="certo">{resultado.estado === 'pode' ? 'pode' : 'registrado'}</Etiqueta>{' '}
      {resultado.frases.join(' ')}
    </>
  )
}
