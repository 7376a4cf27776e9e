import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { AgendaDoDia } from '../../server/contrato/agendamento.ts'
import type { Achado } from '../../server/contrato/contrato.ts'
import { chamar } from '../api/cliente.ts'
import { chaveDasLeituras, lerAgendaDoDia, lerBusca, lerVeiculo } from '../api/leituras.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useServico } from '../api/servico.ts'
import { useSessao } from '../api/sessao.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { useAtraso } from '../ui/atraso.ts'
import { Botao } from '../ui/Botao.tsx'
import { Etiqueta } from '../ui/Cartao.tsx'
import { Combo } from '../ui/Combo.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { achadoExato } from '../formularios/campos/achadoExato.ts'
import { Tabela } from '../ui/Tabela.tsx'

const MARCAM = ['atendente', 'vistoriador', 'gestor']
const MOTIVO = { periodica: 'periódica', retorno: 'retorno', determinada: 'determinada' }

type Props = { local: string; dia: string; veiculo: string | undefined }
type Escolhido = { id: string; titulo: string }

/** Hour by hour: who comes, and a button where there is room. */
export function DiaDoLocal({ local, dia, veiculo }: Props) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const marca = useSessao()?.usuario.papeis.some((p) => MARCAM.includes(p)) === true
  const consulta = useQuery(lerAgendaDoDia(base, local, dia))
  const trazido = useQuery({ ...lerVeiculo(base, veiculo ?? ''), enabled: veiculo !== undefined })
  const [achado, escolher] = useState<Escolhido>()
  const [motivo, motivar] = useState<keyof typeof MOTIVO>('periodica')
  const [erro, falhar] = useState('')
  const escolhido =
    achado ??
    (trazido.data && {
      id: trazido.data.veiculo.id,
      titulo: formatarPlaca(trazido.data.veiculo.placa),
    })
  const fazer = async (pedido: () => Promise<unknown>) => {
    falhar('')
    try {
      await pedido()
      await consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })
    } catch (motivoDaFalha) {
      falhar(fraseDoErro(motivoDaFalha))
    }
  }
  const marcarEm = (hora: string) =>
    void fazer(() =>
      chamar(`${base}/agendamentos`, {
        metodo: 'POST',
        corpo: { local, dia, hora, veiculo: escolhido?.id, motivo },
      }),
    )
  const desmarcar = (id: string) =>
    void fazer(() => chamar(`${base}/agendamentos/${id}`, { metodo: 'DELETE' }))
  return (
    <>
      {marca && (
        <div className="vistorias-quem nao-imprimir">
          <EscolhaDoVeiculo escolhido={escolhido} escolher={escolher} />
          <label>
            Motivo{' '}
            <select
              className="entrada"
              value={motivo}
              onChange={(e) => motivar(e.target.value as keyof typeof MOTIVO)}
            >
              {Object.entries(MOTIVO).map(([valor, nome]) => (
                <option key={valor} value={valor}>
                  {nome}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {erro && <Alerta tom="erro">{erro}</Alerta>}
      <Leitura consulta={consulta}>
        {(agenda) =>
          agenda.horarios.length === 0 ? (
            <Vazio titulo="Neste dia o local não vistoria.">
              <p>Fim de semana, feriado, ou dia fora do expediente do local.</p>
            </Vazio>
          ) : (
            <Tabela
              titulo="Horários"
              colunas={['Hora', 'Marcados', 'Vagas']}
              linhas={agenda.horarios.map((h) => ({
                chave: h.hora,
                celulas: [
                  <strong key="h">{h.hora}</strong>,
                  <Marcados
                    key="m"
                    marcados={h.marcados}
                    desmarcar={marca ? desmarcar : undefined}
                  />,
                  h.livres === 0 ? (
                    <Etiqueta key="v">sem vaga</Etiqueta>
                  ) : (
                    <span key="v">
                      {h.livres} {h.livres === 1 ? 'livre' : 'livres'}{' '}
                      {marca && escolhido && (
                        <Botao onClick={() => marcarEm(h.hora)}>
                          Marcar {escolhido.titulo} às {h.hora}
                        </Botao>
                      )}
                    </span>
                  ),
                ],
              }))}
            />
          )
        }
      </Leitura>
    </>
  )
}

type Marcado = AgendaDoDia['horarios'][number]['marcados'][number]

function Marcados(p: {
  marcados: readonly Marcado[]
  desmarcar: ((id: string) => void) | undefined
}) {
  const { base } = useServico()
  if (p.marcados.length === 0) return <span className="suave">—</span>
  return (
    <ul className="lista-simples">
      {p.marcados.map((m) => (
        <li key={m.id}>
          <Elo para={`${base}/veiculos/${m.veiculo}`}>
            {m.placa ? formatarPlaca(m.placa) : 'veículo'}
          </Elo>{' '}
          {[m.modelo, m.titular].filter(Boolean).join(' · ')}{' '}
          <Etiqueta tom={m.vistoriado ? 'certo' : 'neutro'}>
            {m.vistoriado ? 'vistoriado' : MOTIVO[m.motivo]}
          </Etiqueta>{' '}
          {p.desmarcar && !m.vistoriado && (
            <Botao aparencia="simples" onClick={() => p.desmarcar?.(m.id)}>
              Desmarcar
            </Botao>
          )}
        </li>
      ))}
    </ul>
  )
}

type PropsDaEscolha = { escolhido: Escolhido | undefined; escolher: (v: Escolhido) => void }

function EscolhaDoVeiculo({ escolhido, escolher }: PropsDaEscolha) {
  const { base } = useServico()
  const [texto, digitar] = useState('')
  const q = useAtraso(texto.trim())
  const consulta = useQuery({ ...lerBusca(base, q), enabled: q.length >= 2 })
  const itens = (consulta.data ?? []).filter((a) => a.tipo === 'veiculo')
  return (
    <div className="vistorias-veiculo">
      <label htmlFor="vistoria-veiculo">Veículo a marcar</label>
      <Combo<Achado>
        id="vistoria-veiculo"
        texto={texto}
        digitar={digitar}
        itens={itens}
        exato={escolhido === undefined ? achadoExato(itens, texto) : undefined}
        chave={(a) => a.id}
        escolher={(a) => {
          escolher({ id: a.id, titulo: a.titulo })
          digitar(a.titulo)
        }}
        desenhar={(a) => (
          <>
            <strong>{a.titulo}</strong> <span className="suave">{a.subtitulo}</span>
          </>
        )}
        aviso={escolhido ? `Escolhido: ${escolhido.titulo}.` : 'Escreva a placa e escolha.'}
      />
    </div>
  )
}
