import { useQuery } from '@tanstack/react-query'
import { JOIN_FILES, type FileHolder } from '#core/arquivo/arquivo.ts'
import { lerArquivos } from '../../api/leituras.ts'
import { useServico } from '../../api/servico.ts'
import { useSessao } from '../../api/sessao.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { Arquivo } from './Arquivo.tsx'
import { Juntar } from './Juntar.tsx'
import './Arquivos.css'

type Props = Readonly<{ recurso: FileHolder; ficha: string; titulo?: string }>

/** The files joined to a register, and the way to join one. */
export function Arquivos({ recurso, ficha, titulo = 'Arquivos' }: Props) {
  const { base } = useServico()
  const junta = useSessao()?.usuario.papeis.some((p) => JOIN_FILES.includes(p)) ?? false
  const consulta = useQuery(lerArquivos(base, recurso, ficha))
  return (
    <Cartao titulo={titulo}>
      <div className="pilha">
        <Leitura consulta={consulta} linhas={2}>
          {(arquivos) =>
            arquivos.length === 0 ? (
              <Vazio titulo="Nenhum arquivo juntado." />
            ) : (
              <ul className="arquivos">
                {arquivos.map((a) => (
                  <Arquivo key={a.id} arquivo={a} />
                ))}
              </ul>
            )
          }
        </Leitura>
        {junta && <Juntar recurso={recurso} ficha={ficha} />}
      </div>
    </Cartao>
  )
}
