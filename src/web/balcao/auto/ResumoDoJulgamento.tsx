import { useDadosDoServico } from '../../api/servico.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Cartao, Fatos } from '../../ui/Cartao.tsx'
import { formatarInstante } from '../../ui/tempo.ts'
import { Decisoes } from './Decisoes.tsx'
import { NoRecurso } from './NoRecurso.tsx'
import { Dispositivo } from './Dispositivo.tsx'
import { Multa } from './Multa.tsx'

/** What a judge reads before deciding: the fact, the provision, the defence, the fine. */
export function ResumoDoJulgamento({ ficha }: { ficha: FichaDoAuto }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const { auto } = ficha
  const peticoes = [
    ...auto.defesas.map((d) => ({ ...d, nome: 'Defesa', fim: 'a', noPrazo: d.tempestiva })),
    ...auto.recursos.map((r) => ({ ...r, nome: 'Recurso', fim: 'o', noPrazo: r.tempestivo })),
  ]
  /** How who wrote it in an account had got into it. */
  const acesso = (protocoladaEm: string) =>
    ficha.linha.find(
      ({ dados }) => 'protocoladaEm' in dados && dados.protocoladaEm === protocoladaEm,
    )?.acesso
  return (
    <div className="pilha">
      <Cartao titulo="O fato">
        <Fatos
          fatos={[
            ['Número', auto.numero],
            ['Processo', auto.processo],
            ['Quando', formatarInstante(auto.momento, fuso)],
            ['Onde', auto.local],
            ['Placa', auto.placa],
          ]}
        />
        <p className="elo-da-ficha">{auto.descricao ?? 'Descrição eliminada.'}</p>
      </Cartao>
      <Cartao titulo="A infração">
        <Dispositivo ficha={ficha} />
      </Cartao>
      <Cartao titulo="Defesa e recurso">
        {peticoes.length === 0 && <p className="suave">Nada foi apresentado.</p>}
        <ul className="lista-simples">
          {peticoes.map((p) => (
            <li key={p.nome + p.protocoladaEm}>
              <strong>{p.nome}</strong>, protocolad{p.fim} em{' '}
              {formatarInstante(p.protocoladaEm, fuso)}, {p.noPrazo ? 'no prazo' : 'fora do prazo'}
              {acesso(p.protocoladaEm) && (
                <span className="suave">, {acesso(p.protocoladaEm)}</span>
              )}
              <p className="peticao">{p.texto ?? 'Texto não disponível.'}</p>
            </li>
          ))}
        </ul>
      </Cartao>
      {auto.julgamento && <Decisoes ficha={ficha} />}
      <NoRecurso ficha={ficha} />
      <Cartao titulo="Multa calculada">
        <Multa ficha={ficha} />
      </Cartao>
    </div>
  )
}
