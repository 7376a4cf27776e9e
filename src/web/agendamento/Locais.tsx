import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalDeVistoria } from '../../server/contrato/agendamento.ts'
import { chamar } from '../api/cliente.ts'
import { chaveDasLeituras } from '../api/leituras.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import '../formularios/Formulario.css'

const DIAS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']

/** The places, for who runs the service: where, when, and how many at once. */
export function Locais({ locais }: { locais: readonly LocalDeVistoria[] }) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const [aberto, abrir] = useState<string>()
  const [erro, falhar] = useState('')
  const guardar = async (corpo: object) => {
    falhar('')
    try {
      await chamar(`${base}/locais-de-vistoria`, { metodo: 'POST', corpo })
      abrir(undefined)
      await consultas.invalidateQueries({ queryKey: chaveDasLeituras(base) })
    } catch (motivo) {
      falhar(fraseDoErro(motivo))
    }
  }
  const editado = locais.find((l) => l.id === aberto)
  return (
    <div className="nao-imprimir">
      <Cartao titulo="Locais de vistoria">
        <ul className="lista-simples">
          {locais.map((l) => (
            <li key={l.id}>
              <strong>{l.nome}</strong>, {l.dias.map((d) => DIAS[d - 1]).join(', ')}, das {l.inicio}{' '}
              às {l.fim}, a cada {l.intervalo} min, {l.vagas} por vez {!l.ativo && '(fora de uso) '}
              <Botao aparencia="simples" onClick={() => abrir(l.id)}>
                Mudar
              </Botao>
            </li>
          ))}
        </ul>
        {erro && <Alerta tom="erro">{erro}</Alerta>}
        {aberto === undefined ? (
          <p>
            <Botao onClick={() => abrir('novo')}>Novo local</Botao>
          </p>
        ) : (
          <FormaDoLocal
            key={aberto}
            local={editado}
            guardar={guardar}
            desistir={() => abrir(undefined)}
          />
        )}
      </Cartao>
    </div>
  )
}

type Props = {
  local: LocalDeVistoria | undefined
  guardar: (corpo: object) => Promise<void>
  desistir: () => void
}

function FormaDoLocal({ local, guardar, desistir }: Props) {
  const mandar = (dados: FormData) => {
    const texto = (nome: string) => (dados.get(nome) as string | null)?.trim() ?? ''
    return guardar({
      ...(local && { id: local.id }),
      nome: texto('nome'),
      endereco: texto('endereco'),
      dias: dados.getAll('dia').map(Number),
      inicio: texto('inicio'),
      fim: texto('fim'),
      intervalo: Number(texto('intervalo')),
      vagas: Number(texto('vagas')),
      ativo: dados.get('ativo') !== null,
    })
  }
  const campos = [
    ['nome', 'Nome', local?.nome ?? ''],
    ['endereco', 'Endereço', local?.endereco ?? ''],
    ['inicio', 'Começa às (hh:mm)', local?.inicio ?? '08:00'],
    ['fim', 'Termina às (hh:mm)', local?.fim ?? '12:00'],
    ['intervalo', 'Minutos por vistoria', String(local?.intervalo ?? 30)],
    ['vagas', 'Veículos por vez', String(local?.vagas ?? 1)],
  ] as const
  return (
    <form
      className="formulario"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        void mandar(new FormData(evento.currentTarget))
      }}
    >
      {campos.map(([nome, rotulo, valor]) => (
        <Campo key={nome} rotulo={rotulo}>
          {(acesso) => <input {...acesso} name={nome} className="entrada" defaultValue={valor} />}
        </Campo>
      ))}
      <Campo rotulo="Dias da semana" grupo>
        {() => (
          <span className="vistorias-dias">
            {DIAS.map((d, i) => (
              <label key={d}>
                <input
                  type="checkbox"
                  name="dia"
                  value={i + 1}
                  defaultChecked={local ? local.dias.includes(i + 1) : i < 5}
                />{' '}
                {d}
              </label>
            ))}
          </span>
        )}
      </Campo>
      <label>
        <input type="checkbox" name="ativo" defaultChecked={local?.ativo ?? true} /> Em uso
      </label>
      <div className="acoes-do-formulario">
        <Botao type="submit" aparencia="primario">
          Guardar local
        </Botao>
        <Botao onClick={desistir}>Desistir</Botao>
      </div>
    </form>
  )
}
