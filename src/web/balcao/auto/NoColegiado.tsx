import { formatarDia } from '#core/calendar/dia.ts'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Tabela } from '../../ui/Tabela.tsx'

type Colegiado = NonNullable<FichaDoAuto['colegiado']>

/** Votes as given; one that fell stays, struck out, with why and by what article. */
function Votos({ titulo, votos }: { titulo: string; votos: Colegiado['votos'] }) {
  if (votos.length === 0) return null
  return (
    <Tabela
      titulo={titulo}
      colunas={['Membro', 'Voto', 'Em']}
      linhas={votos.map((v) => ({
        chave: v.membro + v.em,
        celulas: [
          <span key="membro">
            {v.membro}
            {v.relator && ' (relator)'}
            {v.razoes && <span className="miudo suave"> · {v.razoes}</span>}
          </span>,
          v.caiu === undefined ? (
            nomearInicial(v.voto)
          ) : (
            <span key="voto">
              <s>{nomearInicial(v.voto)}</s>
              <span className="miudo">
                {' '}
                Sem efeito: {nomear(v.caiu.motivo)} ({v.caiu.citacoes.join('; ')})
              </span>
            </span>
          ),
          formatarDia(v.em),
        ],
      }))}
    />
  )
}

/** The appeal before the collegiate body: who reports, on which agenda, how each voted. */
export function NoColegiado({ colegiado: c }: { colegiado: Colegiado }) {
  const { base } = useServico()
  return (
    <Cartao titulo={c.nome}>
      <p className="fila-de-itens">
        <Etiqueta tom="informe">{nomear(c.etapa)}</Etiqueta>
        <Elo para={`${base}/juntas/${c.id}`}>Membros e sessões</Elo>
      </p>
      <Fatos
        fatos={[
          ['Relator', c.relator],
          [
            'Sessão',
            c.sessao &&
              `nº ${c.sessao.numero}, ${formatarDia(c.sessao.dia)} às ${c.sessao.hora}, ${c.sessao.local} (${c.sessao.situacao})`,
          ],
          ['Relatório', c.relatorio && `${formatarDia(c.relatorio.em)}. ${c.relatorio.texto}`],
          ...c.vistas.map(
            (v) =>
              [
                'Vista',
                `${v.membro}, em ${formatarDia(v.em)}${v.motivo ? `: ${v.motivo}` : ''}`,
              ] as const,
          ),
          ...c.sorteios.flatMap((s) =>
            s.impedidos.map((i) => ['Impedido', `${i.membro} (${nomear(i.motivo)})`] as const),
          ),
        ]}
      />
      <Votos titulo="Votos" votos={c.votos} />
      <Votos titulo="Votos sobre o relatório anterior" votos={c.votosAnteriores} />
      {c.sorteios.map((s, n) => (
        <details key={s.em + n} className="miudo">
          <summary>
            Sorteio de {formatarDia(s.em)}: {s.relator}
          </summary>
          <p>Relator é o do menor SHA-256 do texto:</p>
          <ul className="lista-simples">
            {s.chaves.map((k) => (
              <li key={k.texto}>
                {k.membro}: <code>{k.texto}</code> → <code>{k.chave.slice(0, 16)}…</code>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Cartao>
  )
}
