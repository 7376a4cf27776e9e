import { useQuery } from '@tanstack/react-query'
import { diaDaSemana, diasNoMes } from '#core/calendar/dia.ts'
import type { Agenda as Dados } from '../../server/contrato/contrato.ts'
import { lerAgenda } from '../api/leituras.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import './Painel.css'

const SEMANA = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const MESES =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  )

const mesMais = (mes: string, n: number): string => {
  const total = Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1 + n
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`
}

/** `/{m}/{s}/agenda?mes`: the terms that end on each day of a month. */
export function Agenda() {
  const { base } = useServico()
  const { mes } = useBuscaDeTextos()
  const agenda = useQuery(lerAgenda(base, mes || undefined))
  return (
    <div className="pilha-larga">
      <Titulo aba="Agenda de prazos">Agenda de prazos</Titulo>
      <Leitura consulta={agenda}>{(dados) => <Mes dados={dados} />}</Leitura>
    </div>
  )
}

function Mes({ dados }: { dados: Dados }) {
  const { base } = useServico()
  const [ano, mes] = [Number(dados.mes.slice(0, 4)), Number(dados.mes.slice(5))]
  const dias = Array.from(
    { length: diasNoMes(ano, mes) },
    (_, i) => `${dados.mes}-${String(i + 1).padStart(2, '0')}`,
  )
  const vazios = diaDaSemana(dias[0] ?? '')
  const porDia = new Map(dados.dias.map((d) => [d.dia, d.prazos]))
  return (
    <div className="pilha">
      <div className="agenda-mes">
        <Elo para={`${base}/agenda?mes=${mesMais(dados.mes, -1)}`}>← mês anterior</Elo>
        <h2>
          {MESES[mes - 1]} de {ano}
        </h2>
        <Elo para={`${base}/agenda?mes=${mesMais(dados.mes, 1)}`}>mês seguinte →</Elo>
      </div>
      <div className="agenda-semana" aria-hidden="true">
        {SEMANA.map((d) => (
          <span key={d}>{d}</span>
        ))}
      </div>
      {dados.dias.length === 0 && (
        <p className="agenda-sem-prazo suave">Nenhum prazo termina neste mês.</p>
      )}
      <ol className="agenda">
        {dias.map((dia, i) => (
          <li
            key={dia}
            style={i === 0 ? { gridColumnStart: vazios + 1 } : undefined}
            data-hoje={dia === dados.em || undefined}
            data-vazio={!porDia.has(dia) || undefined}
          >
            <strong>
              {i + 1} <span className="agenda-dia">{SEMANA[diaDaSemana(dia)]}</span>
              {dia === dados.em && <span className="so-leitor"> (hoje)</span>}
            </strong>
            <ul>
              {(porDia.get(dia) ?? []).map((p) => (
                <Prazos key={p.especie} prazos={p} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Prazos({ prazos }: { prazos: Dados['dias'][number]['prazos'][number] }) {
  const { base } = useServico()
  const licenciamento = usePacote()?.lei.termos.licenciamento.singular ?? 'licenciamento'
  const nomes: Readonly<Record<string, string>> = {
    defesa: 'defesa',
    recurso: 'recurso',
    'termo-final': 'fim do prazo',
    vistoria: 'vistoria',
    licenciamento,
    afastamento: 'fim do afastamento',
    substituicao: 'troca do veículo',
  }
  const resto = prazos.quantidade - prazos.primeiros.length
  return (
    <li className={`agenda-${prazos.recurso}`}>
      {nomes[prazos.especie] ?? prazos.especie}:{' '}
      {prazos.primeiros.map((p, i) => (
        <span key={p.id}>
          {i > 0 && ', '}
          <Elo para={`${base}/${prazos.recurso}/${p.id}`}>{p.titulo || 'sem número'}</Elo>
        </span>
      ))}
      {resto > 0 && ` e mais ${resto}`}
    </li>
  )
}
