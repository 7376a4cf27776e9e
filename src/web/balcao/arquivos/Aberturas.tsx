import { useQuery } from '@tanstack/react-query'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import { lerAberturas } from '../../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../../api/servico.ts'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { formatarInstante } from '../../ui/tempo.ts'
import { Titulo } from '../../ui/Titulo.tsx'

/** `/{m}/{s}/aberturas`: who opened restricted papers, for who oversees it. */
export function PaginaDeAberturas() {
  const { base } = useServico()
  const documentos = usePacote()?.documentos
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const consulta = useQuery({ ...lerAberturas(base), staleTime: 0 })
  const nome = (tipo: string) => documentos?.find((d) => d.tipo === tipo)?.nome ?? nomear(tipo)
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Papéis restritos abertos">Papéis restritos abertos</Titulo>
        <p className="introducao">
          Quem abriu papéis criminais e de saúde, de quem e quando. As últimas 500 aberturas.
        </p>
      </div>
      <Leitura consulta={consulta}>
        {(aberturas) =>
          aberturas.length === 0 ? (
            <Vazio titulo="Ninguém abriu papéis restritos até agora." />
          ) : (
            <Tabela
              titulo="Aberturas"
              colunas={['Quando', 'Quem abriu', 'De quem', 'Papéis']}
              linhas={aberturas.map((a, i) => ({
                chave: `${a.em}${i}`,
                celulas: [
                  formatarInstante(a.em, fuso),
                  <>
                    {a.usuario} <span className="suave">({nomear(a.papel)})</span>
                  </>,
                  a.recurso ? (
                    <Elo para={`${base}/${a.recurso}/${a.pessoa}`}>{a.titulo || 'abrir'}</Elo>
                  ) : (
                    '—'
                  ),
                  a.documentos.length === 0 ? 'nenhum havia' : listar(a.documentos.map(nome)),
                ],
              }))}
            />
          )
        }
      </Leitura>
    </div>
  )
}
