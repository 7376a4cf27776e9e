import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { LeiNoDia } from '../../server/contrato/contrato.ts'
import { lerLei } from '../api/leituras.ts'
import { useDadosDoServico, useServico } from '../api/servico.ts'
import { simplificar } from '../fiscal/filtrarInfracoes.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Campo } from '../ui/Campo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { SeletorDeDia } from '../ui/SeletorDeDia.tsx'
import { hojeEm } from '../ui/tempo.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { Dispositivo } from './Dispositivo.tsx'
import { Indice } from './Indice.tsx'
import './Lei.css'

/** `/{m}/{s}/lei`: the whole text on a day, what it said before, and what the system does with it. */
export function Lei() {
  const { base } = useServico()
  const { em } = useBuscaDeTextos()
  const consulta = useQuery({ ...lerLei(base, em), placeholderData: keepPreviousData })
  return (
    <Leitura consulta={consulta} linhas={10}>
      {(lei) => <Texto lei={lei} />}
    </Leitura>
  )
}

function Texto({ lei }: { lei: LeiNoDia }) {
  const navegar = useNavigate()
  const { hash } = useLocation()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const [procurado, procurar] = useState('')
  const achados = useMemo(() => filtrar(lei.dispositivos, procurado), [lei, procurado])
  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [hash])
  const lacunas = lei.dispositivos.filter((d) => d.lacunas.length > 0).length
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba={`Lei nº ${lei.numero}`}>Lei nº {lei.numero}</Titulo>
        <p className="introducao">{lei.titulo}</p>
        <p className="miudo suave">
          Texto em vigor em {formatarDia(lei.em)} · {lacunas} dispositivos com pontos que a lei não
          resolve · {lei.urn}
        </p>
      </div>
      <div className="lei-ferramentas nao-imprimir">
        <SeletorDeDia
          rotulo="Texto em vigor em"
          dia={lei.em}
          hoje={hoje}
          escolher={(em) => void navegar({ to: '.', search: em ? { em } : {}, replace: true })}
        />
        <div className="lei-busca">
          <Campo rotulo="Procurar no texto">
            {(acesso) => (
              <input
                {...acesso}
                type="search"
                className="entrada"
                value={procurado}
                onChange={(e) => procurar(e.target.value)}
              />
            )}
          </Campo>
        </div>
      </div>
      <p role="status" className={procurado ? 'miudo' : 'so-leitor'}>
        {procurado.trim().length > 1 && `${achados.length} dispositivos com “${procurado.trim()}”.`}
      </p>
      <div className="lei">
        <Indice dispositivos={lei.dispositivos} />
        <article className="lei-texto" aria-label="Texto da lei">
          {achados.map((d) => (
            <Dispositivo key={d.id} dispositivo={d} em={lei.em} alvo={d.id === hash} />
          ))}
          {achados.length === 0 && <Vazio titulo="Nenhum dispositivo tem este texto." />}
        </article>
      </div>
    </div>
  )
}

function filtrar(dispositivos: LeiNoDia['dispositivos'], texto: string) {
  const procurado = simplificar(texto.trim())
  if (procurado.length < 2) return dispositivos
  return dispositivos.filter((d) => simplificar(`${d.rotulo} ${d.texto ?? ''}`).includes(procurado))
}
