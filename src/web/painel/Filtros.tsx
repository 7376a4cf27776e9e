import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ehDia, formatarDia } from '#core/calendar/dia.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'

type Filtro = Readonly<{ nome: string; rotulo: string; tipo?: 'dia' | 'texto' }>

/** A day as people here write it, to and from the address's `AAAA-MM-DD`. */
const escrito = (dia: string | undefined): string => (dia ? formatarDia(dia) : '')
function lido(texto: string): string | undefined {
  const [, d = '', m = '', a = ''] = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4})\s*$/.exec(texto) ?? []
  const dia = `${a}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
  return ehDia(dia) ? dia : undefined
}

/** Fields that narrow what a page shows; they live in its address, so that it can be sent to others. */
export function Filtros({ campos, vencidos }: { campos: readonly Filtro[]; vencidos?: boolean }) {
  const busca = useBuscaDeTextos()
  const navegar = useNavigate()
  const dias = new Set(campos.filter((c) => c.tipo === 'dia').map((c) => c.nome))
  const [valores, escrever] = useState<Record<string, string>>(() => ({
    ...busca,
    ...Object.fromEntries([...dias].map((d) => [d, escrito(busca[d])])),
  }))
  const [errados, marcar] = useState<ReadonlySet<string>>(new Set())
  const ir = (novos: Record<string, string>) => {
    const errado = [...dias].filter((d) => novos[d] && lido(novos[d]) === undefined)
    marcar(new Set(errado))
    if (errado.length > 0) return
    const emIso = Object.fromEntries([...dias].map((d) => [d, lido(novos[d] ?? '')]))
    void navegar({ to: '.', search: { ...novos, ...emIso, depois: undefined } })
  }
  return (
    <form
      className="filtros nao-imprimir"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        ir(valores)
      }}
    >
      {campos.map(({ nome, rotulo, tipo = 'texto' }) => (
        <Campo
          key={nome}
          rotulo={rotulo}
          erro={errados.has(nome) ? 'Escreva o dia como 31/12/2026.' : undefined}
        >
          {(acesso) => (
            <input
              {...acesso}
              className="entrada"
              type="text"
              {...(tipo === 'dia' && { inputMode: 'numeric', placeholder: 'dd/mm/aaaa' })}
              value={valores[nome] ?? ''}
              onChange={(e) => escrever({ ...valores, [nome]: e.target.value })}
            />
          )}
        </Campo>
      ))}
      {vencidos && (
        <label className="filtro-sim">
          <input
            type="checkbox"
            checked={valores['vencido'] === 'sim'}
            onChange={(e) => {
              const novos = { ...valores, vencido: e.target.checked ? 'sim' : '' }
              escrever(novos)
              ir(novos)
            }}
          />
          Só prazos vencidos
        </label>
      )}
      <Botao type="submit" aparencia="secundario">
        Filtrar
      </Botao>
    </form>
  )
}
