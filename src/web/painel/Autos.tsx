import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { citar } from '#core/mensagens/citar.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { AutoNaLista, Etapa } from '../../server/contrato/contrato.ts'
import { lerAutos } from '../api/leituras.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { diasPorExtenso, NOMES_DAS_ETAPAS } from './etapas.ts'
import { Filtros } from './Filtros.tsx'
import './Painel.css'

/** What the address narrows the list by, in words. */
function palavrasDo(busca: Readonly<Record<string, string>>): string[] {
  const { de, ate, dispositivo, etapa, anulado, resultado, julgado, recurso, multa, vencido } =
    busca
  return [
    de && `fatos desde ${formatarDia(de)}`,
    ate && `fatos até ${formatarDia(ate)}`,
    dispositivo && citar(dispositivo),
    etapa && NOMES_DAS_ETAPAS[etapa as Etapa].toLocaleLowerCase('pt-BR'),
    anulado && (anulado === 'sim' ? 'anulados' : 'não anulados'),
    julgado && 'julgados',
    resultado && `julgados: ${resultado}`,
    recurso && (recurso === 'julgado' ? 'com recurso julgado' : `recurso ${recurso}`),
    multa &&
      { sim: 'com multa em vigor', paga: 'com multa paga', aberta: 'com multa em aberto' }[multa],
    vencido && 'com prazo vencido',
  ].filter((p): p is string => typeof p === 'string' && p !== '')
}

/** `/{m}/{s}/autos?…`: the rows behind any figure. */
export function Autos() {
  const { base } = useServico()
  const busca = useBuscaDeTextos()
  const plural = maiuscula(usePacote()?.lei.termos.auto.plural ?? 'autos')
  const lista = useQuery(lerAutos(base, busca))
  const palavras = palavrasDo(busca)
  const semPagina = Object.entries(busca).filter(([n, v]) => n !== 'depois' && v !== '')
  const endereco = (mais: Record<string, string>) =>
    new URLSearchParams([...semPagina, ...Object.entries(mais)]).toString()
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba={plural}>{plural}</Titulo>
        {palavras.length > 0 && <p className="suave">Filtro: {palavras.join('; ')}.</p>}
      </div>
      <Filtros
        vencidos
        campos={[
          { nome: 'placa', rotulo: 'Placa' },
          { nome: 'de', rotulo: 'Fatos desde', tipo: 'dia' },
          { nome: 'ate', rotulo: 'Fatos até', tipo: 'dia' },
        ]}
      />
      <Leitura consulta={lista}>
        {({ total, autos, depois }) => (
          <div className="pilha">
            <p className="fila-de-itens">
              <strong>
                {total >= 100_000 ? 'mais de 100 mil' : total.toLocaleString('pt-BR')}{' '}
                {total === 1 ? 'registro' : 'registros'}
              </strong>
              <a
                className="nao-imprimir"
                href={`/api/v1${base}/autos.csv?${endereco({})}`}
                download
              >
                Baixar em CSV
              </a>
            </p>
            {autos.length === 0 ? (
              <Vazio titulo="Nada com este filtro." />
            ) : (
              <Tabela
                titulo={plural}
                colunas={['Número', 'Dispositivo', 'Placa', 'Fato', 'Fase', 'Multa']}
                linhas={autos.map((a) => ({ chave: a.id, celulas: celulas(a, base) }))}
              />
            )}
            {depois && (
              <p className="nao-imprimir">
                <Elo botao="secundario" para={`${base}/autos?${endereco({ depois })}`}>
                  Próxima página
                </Elo>
              </p>
            )}
          </div>
        )}
      </Leitura>
    </div>
  )
}

const celulas = (a: AutoNaLista, base: string) => [
  <Elo key="n" para={`${base}/autos/${a.id}`}>
    {a.numero || 'sem número'}
  </Elo>,
  a.citacao,
  a.placa ? formatarPlaca(a.placa) : '—',
  formatarDia(a.fatoEm),
  <>
    {a.anulado ? 'anulado' : nomear(a.fase)}{' '}
    {a.diasRestantes !== undefined && (
      <Etiqueta tom={a.diasRestantes < 0 ? 'erro' : 'neutro'}>
        {diasPorExtenso(a.diasRestantes)}
      </Etiqueta>
    )}
  </>,
  a.multa === undefined
    ? '—'
    : `${formatarReais(a.multa)}${a.pago > 0 ? `, pago ${formatarReais(a.pago)}` : ''}`,
]
