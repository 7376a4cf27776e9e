import { useDadosDoServico } from '../../api/servico.ts'
import type { FichaDoAuto } from '../../../server/contrato/contrato.ts'
import { Cartao, Fatos } from '../../ui/Cartao.tsx'
import { formatarInstante } from '../../ui/tempo.ts'
import { Dispositivo } from './Dispositivo.tsx'
import { Multa } from './Multa.tsx'

/** What a judge reads before deciding: the fact, the provision, the defence, the fine. */
export function ResumoDoJulgamento({ ficha }: { ficha: FichaDoAuto }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const { auto, linha } = ficha
  const peticoes = linha.filter(
    (a) => a.tipo === 'defesaApresentada' || a.tipo === 'recursoInterposto',
  )
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
        {peticoes.map((ato) => (
          <p key={ato.id}>
            {ato.frase} {typeof textoDe(ato.dados) === 'string' && <q>{textoDe(ato.dados)}</q>}
          </p>
        ))}
      </Cartao>
      <Cartao titulo="Multa calculada">
        <Multa ficha={ficha} />
      </Cartao>
    </div>
  )
}

const textoDe = (dados: object): string | undefined =>
  'texto' in dados && typeof dados.texto === 'string' ? dados.texto : undefined
