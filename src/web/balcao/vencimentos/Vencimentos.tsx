import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Vencimentos } from '../../../server/contrato/vencimentos.ts'
import { endereco } from '../../api/cliente.ts'
import { lerVencimentos } from '../../api/leituras.ts'
import { useServico } from '../../api/servico.ts'
import { useBuscaDeTextos } from '../../formularios/alvo.ts'
import { Botao } from '../../ui/Botao.tsx'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { Filtros } from './Filtros.tsx'
import './Vencimentos.css'

const PAGINA = 100

/** `/{m}/{s}/vencimentos`: what is late and what falls due within sixty days, with who must act. */
export function PaginaDeVencimentos() {
  const { base } = useServico()
  const navegar = useNavigate()
  const { faixa, especie, todos, pular } = useBuscaDeTextos()
  const filtro = { faixa, especie, meus: todos === '1' ? undefined : '1' }
  const consulta = useQuery({
    ...lerVencimentos(base, { ...filtro, pular }),
    placeholderData: keepPreviousData,
  })
  const mudar = (parte: Record<string, string | undefined>) =>
    void navegar({
      to: '.',
      search: { faixa, especie, todos, pular: undefined, ...parte },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="O que vence">O que vence</Titulo>
        <p className="introducao">
          O que está em atraso e o que vence em até 60 dias, com o artigo e quem deve agir. A{' '}
          <Elo para={`${base}/rotina`}>rotina da noite</Elo> registra o que a lei faz decorrer
          sozinho e propõe à autoridade o que só ela decide.
        </p>
      </div>
      <Leitura consulta={consulta} linhas={8}>
        {(v) => (
          <>
            <Filtros dados={v} {...{ faixa, especie, todos: todos === '1', mudar }} />
            <div className="vencimentos-cabeca">
              <p role="status">
                <strong>{v.total.toLocaleString('pt-BR')}</strong>{' '}
                {v.total === 1 ? 'vencimento' : 'vencimentos'}
              </p>
              <p className="fila-de-itens nao-imprimir">
                <a
                  className="botao botao-secundario"
                  href={exportar(base, 'xlsx', filtro)}
                  download
                >
                  Planilha (XLSX)
                </a>
                <a className="botao botao-secundario" href={exportar(base, 'csv', filtro)} download>
                  CSV
                </a>
              </p>
            </div>
            {v.itens.length === 0 ? (
              <Vazio titulo="Nada vence neste filtro." />
            ) : (
              <Lista dados={v} />
            )}
            <Paginas
              total={v.total}
              pular={Number(pular ?? 0)}
              ir={(n) => mudar({ pular: n > 0 ? String(n) : undefined })}
            />
          </>
        )}
      </Leitura>
    </div>
  )
}

const exportar = (base: string, como: string, filtro: Record<string, string | undefined>) =>
  endereco(`/api/v1${base}/vencimentos.${como}`, filtro)

function Lista({ dados }: { dados: Vencimentos }) {
  const { base } = useServico()
  return (
    <div className="cartao">
      <Tabela
        titulo="O que vence"
        colunas={['Vence em', 'O que vence', 'Registro', 'Artigo', 'Quem age']}
        linhas={dados.itens.map((i, n) => ({
          chave: `${i.recurso}/${i.id}/${i.especie}/${i.nome}/${n}`,
          celulas: [
            <span className="vencimento-dia" key="d">
              {formatarDia(i.venceEm)}
              <Etiqueta tom={i.dias < 0 ? 'erro' : i.dias <= 7 ? 'atencao' : 'neutro'}>
                {quando(i.dias)}
              </Etiqueta>
            </span>,
            <span key="o">
              {i.nome}
              {i.deNoite && (
                <span className="miudo suave vencimento-noite">
                  {i.deNoite === 'propoe'
                    ? 'vencido, a rotina da noite propõe à autoridade'
                    : 'vencido, a rotina da noite registra'}
                </span>
              )}
            </span>,
            <Elo key="r" para={`${base}/${i.recurso}/${i.id}`}>
              {i.titulo || 'Abrir'}
              {i.subtitulo && <span className="miudo suave"> · {i.subtitulo}</span>}
            </Elo>,
            <Citacoes key="c" fundamentos={i.fundamentos} citacoes={i.citacoes} />,
            listar(i.papeis.map((p) => nomear(p))),
          ],
        }))}
      />
    </div>
  )
}

function quando(dias: number): string {
  if (dias === 0) return 'hoje'
  const n = Math.abs(dias)
  const quantos = `${n.toLocaleString('pt-BR')} ${n === 1 ? 'dia' : 'dias'}`
  return dias < 0 ? `há ${quantos}` : `em ${quantos}`
}

function Paginas({
  total,
  pular,
  ir,
}: {
  total: number
  pular: number
  ir: (pular: number) => void
}) {
  if (total <= PAGINA) return null
  const ate = Math.min(total, pular + PAGINA)
  return (
    <nav className="fila-de-itens" aria-label="Páginas">
      {pular > 0 && <Botao onClick={() => ir(pular - PAGINA)}>Anteriores</Botao>}
      <span className="miudo">
        {(pular + 1).toLocaleString('pt-BR')} a {ate.toLocaleString('pt-BR')} de{' '}
        {total.toLocaleString('pt-BR')}
      </span>
      {ate < total && <Botao onClick={() => ir(pular + PAGINA)}>Seguintes</Botao>}
    </nav>
  )
}
