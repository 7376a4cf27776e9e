import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { addDias, formatarDia } from '#core/calendar/dia.ts'
import type { LocalDeVistoria } from '../../server/contrato/agendamento.ts'
import { lerLocaisDeVistoria } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Botao } from '../ui/Botao.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { SeletorDeDia } from '../ui/SeletorDeDia.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { DiaDoLocal } from './DiaDoLocal.tsx'
import { Locais } from './Locais.tsx'
import './Vistorias.css'

/** `/{m}/{s}/vistorias`: who brings a vehicle to which place, when, and where there is room. */
export function Vistorias() {
  const { base } = useServico()
  const gere = useSessao()?.usuario.papeis.includes('gestor') === true
  const locais = useQuery(lerLocaisDeVistoria(base))
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Vistorias marcadas">Vistorias marcadas</Titulo>
        <p className="introducao">
          Marque o veículo num local e hora com vaga. Marcar é organizar a fila: o que a vistoria
          encontra se registra na ficha do veículo.
        </p>
      </div>
      <Leitura consulta={locais}>
        {(lidos) => (
          <>
            {lidos[0] === undefined ? (
              <Vazio titulo="Nenhum local de vistoria ainda.">
                <p>
                  {gere
                    ? 'Crie abaixo o primeiro: onde fica, em que dias e horas, e quantos por vez.'
                    : 'Quem gere o serviço cria os locais, com dias, horas e vagas.'}
                </p>
              </Vazio>
            ) : (
              <Dia locais={lidos} primeiro={lidos[0]} />
            )}
            {gere && <Locais locais={lidos} />}
          </>
        )}
      </Leitura>
    </div>
  )
}

type PropsDoDia = { locais: readonly LocalDeVistoria[]; primeiro: LocalDeVistoria }

function Dia({ locais, primeiro }: PropsDoDia) {
  const navegar = useNavigate()
  const busca = useBuscaDeTextos()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const local = locais.find((l) => l.id === busca['local']) ?? primeiro
  const dia = busca['dia'] ?? hoje
  const ir = (com: Record<string, string | undefined>) =>
    void navegar({ to: '.', search: { ...busca, ...com }, replace: true })
  return (
    <section aria-label="Agenda do dia" className="pilha">
      <div className="vistorias-quando nao-imprimir">
        <label>
          Local{' '}
          <select
            className="entrada"
            value={local.id}
            onChange={(e) => ir({ local: e.target.value })}
          >
            {locais.map((l) => (
              <option key={l.id} value={l.id}>
                {l.nome}
                {l.ativo ? '' : ' (fora de uso)'}
              </option>
            ))}
          </select>
        </label>
        <SeletorDeDia rotulo="Dia" dia={dia} hoje={hoje} escolher={(d) => ir({ dia: d })} />
        <span className="vistorias-passos">
          <Botao onClick={() => ir({ dia: addDias(dia, -1) })}>← Dia anterior</Botao>
          <Botao onClick={() => ir({ dia: addDias(dia, 1) })}>Dia seguinte →</Botao>
          <Botao onClick={() => window.print()}>Imprimir</Botao>
        </span>
      </div>
      <h2>
        {local.nome}, {formatarDia(dia)}
      </h2>
      <p className="suave">{local.endereco}</p>
      <DiaDoLocal local={local.id} dia={dia} veiculo={busca['veiculo']} />
    </section>
  )
}
