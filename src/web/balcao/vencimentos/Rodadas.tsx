import { useQuery } from '@tanstack/react-query'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Rodada } from '../../../server/contrato/vencimentos.ts'
import { lerRodadas } from '../../api/leituras.ts'
import { useDadosDoServico, useServico } from '../../api/servico.ts'
import { Etiqueta } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { formatarInstante } from '../../ui/tempo.ts'
import { Titulo } from '../../ui/Titulo.tsx'
import './Vencimentos.css'

/** `/{m}/{s}/rotina`: what each night run saw, did, and left, with why. */
export function PaginaDeRodadas() {
  const { base } = useServico()
  const consulta = useQuery({ ...lerRodadas(base), refetchInterval: 60_000 })
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Rotina da noite">Rotina da noite</Titulo>
        <p className="introducao">
          Cada noite, a partir das 3 horas da cidade, o sistema vê o que venceu e decide cada coisa
          como no dia seguinte ao seu vencimento. O que a lei faz decorrer sozinho é registrado; o
          que a autoridade decide é só proposto; o resto está em{' '}
          <Elo para={`${base}/vencimentos`}>O que vence</Elo>.
        </p>
      </div>
      <Leitura consulta={consulta} linhas={6}>
        {(rodadas) =>
          rodadas.length === 0 ? (
            <Vazio titulo="Nenhuma rodada ainda." />
          ) : (
            <div className="pilha">
              {rodadas.map((r, n) => (
                <CartaoDaRodada key={r.id} rodada={r} aberta={n === 0} />
              ))}
            </div>
          )
        }
      </Leitura>
    </div>
  )
}

function CartaoDaRodada({ rodada, aberta }: { rodada: Rodada; aberta: boolean }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const { relatorio: r } = rodada
  return (
    <article className="cartao rodada">
      <div className="fila-titulo">
        <h2>{formatarDia(rodada.ate)}</h2>
        {r === null ? (
          <Etiqueta tom="atencao">em curso ou interrompida</Etiqueta>
        ) : (
          <span className="miudo suave">
            {formatarInstante(rodada.iniciadaEm, fuso)}, em {r.segundos.toLocaleString('pt-BR')} s
          </span>
        )}
      </div>
      {r && <Numeros r={r} />}
      {r && r.feitos.length > 0 && (
        <Detalhes titulo="O que foi feito" aberto={aberta} linhas={r.feitos} />
      )}
      {r && r.puladosPorque.length > 0 && (
        <Detalhes titulo="O que ficou, e por quê" aberto={aberta} linhas={r.puladosPorque} />
      )}
      {r && r.porEspecie.length > 0 && (
        <details>
          <summary>O que foi visto, por espécie</summary>
          <Tabela
            titulo="Vistos por espécie"
            colunas={['Espécie', 'Em atraso', 'No dia', 'Em 7 dias', 'Em 30', 'Em 60']}
            linhas={r.porEspecie.map((c) => ({
              chave: c.especie,
              celulas: [c.nome, c.atrasados, c.hoje, c.em7, c.em30, c.em60],
            }))}
          />
        </details>
      )}
    </article>
  )
}

type Relatorio = NonNullable<Rodada['relatorio']>

function Numeros({ r }: { r: Relatorio }) {
  const numeros = [
    ['vistos', r.selecionados],
    ['avisos novos', r.avisosNovos],
    ['atos registrados', r.registrados],
    ['propostos à autoridade', r.propostos],
    ['já feitos antes', r.repetidos],
    ['deixados', r.pulados],
  ] as const
  return (
    <dl className="rodada-numeros">
      {numeros.map(([nome, n]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{n.toLocaleString('pt-BR')}</dd>
        </div>
      ))}
    </dl>
  )
}

type LinhaDoDetalhe = Relatorio['feitos'][number] | Relatorio['puladosPorque'][number]

function Detalhes({
  titulo,
  aberto,
  linhas,
}: {
  titulo: string
  aberto: boolean
  linhas: readonly LinhaDoDetalhe[]
}) {
  const { base } = useServico()
  return (
    <details open={aberto}>
      <summary>{titulo}</summary>
      <Tabela
        titulo={titulo}
        colunas={[
          'Venceu em',
          'O que',
          'Registro',
          'motivos' in (linhas[0] ?? {}) ? 'Por quê' : 'Como em',
        ]}
        linhas={linhas.map((l, n) => ({
          chave: `${l.id}/${n}`,
          celulas: [
            formatarDia(l.venceEm),
            `${l.rotulo} (${l.nome.toLocaleLowerCase('pt-BR')})`,
            <Elo key="r" para={`${base}/${l.recurso}/${l.id}`}>
              Abrir
            </Elo>,
            'motivos' in l ? l.motivos.join(' ') : formatarDia(l.em),
          ],
        }))}
      />
    </details>
  )
}
