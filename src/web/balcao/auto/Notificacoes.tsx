import { formatarDia } from '#core/calendar/dia.ts'
import type { Tentativa } from '#core/notificacao/tentativas.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Tabela } from '../../ui/Tabela.tsx'
import { PECAS } from '../notificacoes/pecas.ts'

/** Who was served what, how, and when each came to know. */
export function Notificacoes({ ficha }: { ficha: FichaDoAuto }) {
  const { auto } = ficha
  if (auto.notificacoes.length === 0 && auto.ciencias.length === 0) return null
  const nome = (pessoa: string | undefined): string =>
    pessoa === undefined
      ? 'Todos os que respondem'
      : (ficha.responsaveis.find((r) => r.pessoa === pessoa)?.nome ?? 'nome eliminado')
  return (
    <Cartao titulo="Notificações">
      <Tentativas tentativas={auto.notificacoes} nome={nome} />
      {auto.ciencias.length > 0 && (
        <ul className="lista-simples elo-da-ficha">
          {auto.ciencias.map((c) => (
            <li key={`${c.peca}-${c.pessoa ?? ''}-${c.cienciaEm}`}>
              <strong>{nome(c.pessoa)}</strong>: ciência da{' '}
              {PECAS[c.peca].toLocaleLowerCase('pt-BR')} em {formatarDia(c.cienciaEm)}
              {c.ate !== undefined &&
                `; ${c.peca === 'autuacao' ? 'defesa' : 'recurso'} até ${formatarDia(c.ate)}`}
            </li>
          ))}
        </ul>
      )}
    </Cartao>
  )
}

/** Every attempt to serve, with what came of it. */
export function Tentativas({
  tentativas,
  nome,
}: {
  tentativas: readonly Tentativa<keyof typeof PECAS>[]
  nome: (pessoa: string | undefined) => string
}) {
  if (tentativas.length === 0) return null
  return (
    <Tabela
      titulo="Notificações expedidas"
      colunas={['O quê', 'A quem', 'Como', 'Expedida', 'Resultado']}
      linhas={tentativas.map((n) => ({
        chave: String(n.n),
        celulas: [
          PECAS[n.peca],
          nome(n.pessoa),
          `${nomearInicial(n.meio)}${n.rastreio === undefined ? '' : `, ${n.rastreio}`}`,
          formatarDia(n.expedidaEm),
          <Resultado key="r" n={n} />,
        ],
      }))}
    />
  )
}

function Resultado({ n }: { n: Tentativa }) {
  if (n.situacao === 'expedida') return <Etiqueta tom="neutro">aguarda resposta</Etiqueta>
  if (n.situacao === 'cumprida') return <Etiqueta tom="certo">cumprida</Etiqueta>
  return (
    <>
      <Etiqueta tom="erro">frustrada</Etiqueta> {nomear(n.motivo ?? '')}
    </>
  )
}
