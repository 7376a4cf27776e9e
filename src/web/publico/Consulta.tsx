import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { ConsultaPublica } from '../../server/contrato/contrato.ts'
import { lerConsultaPublica } from '../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { Titulo } from '../ui/Titulo.tsx'
import './Consulta.css'

/** `/{m}/{s}/consulta?q=`: regular or not today, for anyone, without personal data. */
export function Consulta() {
  const { base } = useServico()
  const { municipio, servico } = useDadosDoServico()
  const { q = '' } = useBuscaDeTextos()
  const navegar = useNavigate()
  const [texto, escrever] = useState(q)
  const [erro, falhar] = useState('')
  const consulta = useQuery({ ...lerConsultaPublica(base, q), enabled: q !== '' })
  return (
    <div className="consulta">
      <div className="pilha">
        <Titulo aba="Consulta pública">Este veículo está regular?</Titulo>
        <p className="introducao">
          {servico?.nome} em {municipio?.nome}. Escreva a placa, ou o número que está no veículo.
        </p>
      </div>
      <form
        role="search"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault()
          const limpo = texto.trim()
          falhar(limpo === '' ? 'Escreva a placa ou o número.' : '')
          if (limpo !== '') void navegar({ to: '.', search: { q: limpo } })
        }}
      >
        <Campo rotulo="Placa ou número" erro={erro || undefined}>
          {(acesso) => (
            <input
              {...acesso}
              name="q"
              className="entrada"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              value={texto}
              onChange={(e) => escrever(e.target.value)}
            />
          )}
        </Campo>
        <Botao type="submit" aparencia="primario" ocupado={consulta.isFetching}>
          {consulta.isFetching ? 'Consultando…' : 'Consultar'}
        </Botao>
      </form>
      {q !== '' && (
        <Leitura consulta={consulta} linhas={2}>
          {(resposta) => <Resposta resposta={resposta} q={q} />}
        </Leitura>
      )}
      <p className="miudo suave">
        A resposta vale para hoje e não mostra dados pessoais. O endereço desta página pode ser
        compartilhado.
      </p>
      <p>
        <Elo para={`${base}/denunciar`}>Contar um fato irregular</Elo>
      </p>
    </div>
  )
}

function Resposta({ resposta: r, q }: { resposta: ConsultaPublica; q: string }) {
  const usada = usePacote()?.lei.termos.outorga.singular ?? 'outorga'
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [r])
  const [classe, titulo] = !r.encontrado
    ? ['nada', 'Não encontrado']
    : r.regular
      ? ['sim', 'Regular']
      : ['nao', 'Não está regular']
  return (
    <div ref={ref} tabIndex={-1} role="status" className={`resposta-publica resposta-${classe}`}>
      <h2>{titulo}</h2>
      <p className="placa-consultada">{formatarPlaca(r.placa ?? q.toUpperCase())}</p>
      {r.numero && (
        <p>
          {maiuscula(usada)} nº {r.numero}
          {r.termoFinal && `, até ${formatarDia(r.termoFinal)}`}
        </p>
      )}
      {!r.encontrado && (
        <p>
          Não há veículo autorizado com esta placa ou número neste serviço. Confira o que escreveu.
        </p>
      )}
      {r.motivos.length > 0 && (
        <ul aria-label="Por quê">
          {r.motivos.map(({ frase, fundamentos, citacoes }) => (
            <li key={frase}>
              {frase} <Citacoes fundamentos={fundamentos} citacoes={citacoes} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {r.desde && `Desde ${formatarDia(r.desde)}. `}Situação em {formatarDia(r.em)}.
      </p>
    </div>
  )
}
