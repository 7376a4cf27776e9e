import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pacote } from '#law/pacote.ts'
import type { FileHolder } from '#core/arquivo/arquivo.ts'
import { enviarArquivo } from '../../api/enviarArquivo.ts'
import { lerArquivos } from '../../api/leituras.ts'
import { fraseDoErro } from '../../api/problema.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Campo } from '../../ui/Campo.tsx'
import { conferirArquivo } from './conferirArquivo.ts'
import { Escolher } from './Escolher.tsx'

/** The kinds of paper that may be joined here: of who it is; all of them where a case gathers any. */
function papeisDe(pacote: Pacote | undefined, recurso: FileHolder) {
  const todos = pacote?.documentos ?? []
  if (recurso === 'pessoas') return todos.filter((d) => d.de.includes('pessoa'))
  if (recurso === 'veiculos') return todos.filter((d) => d.de.includes('veiculo'))
  return ['outorgas', 'autos', 'perdas'].includes(recurso) ? todos : []
}

/** Joins files to a register: picked, dropped or photographed, one after the other. */
export function Juntar({ recurso, ficha }: { recurso: FileHolder; ficha: string }) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const papeis = papeisDe(usePacote(), recurso)
  const [papel, escolher] = useState('')
  const [andamento, andar] = useState<{ texto: string; parte: number }>()
  const [erros, errar] = useState<readonly string[]>([])
  const [juntados, contar] = useState(0)
  const restrito = papeis.find((d) => d.tipo === papel)?.restrito === true

  const enviar = async (arquivos: readonly File[]) => {
    if (andamento !== undefined) return
    errar([])
    contar(0)
    const falhas: string[] = []
    for (const [i, arquivo] of arquivos.entries()) {
      const motivo = conferirArquivo(arquivo)
      if (motivo !== undefined) {
        falhas.push(motivo)
        continue
      }
      const vez = arquivos.length > 1 ? ` (${i + 1} de ${arquivos.length})` : ''
      const texto = `Enviando ${arquivo.name}${vez}`
      andar({ texto, parte: 0 })
      try {
        const destino = { recurso, ficha, papel }
        await enviarArquivo(base, destino, arquivo, (parte) => andar({ texto, parte }))
        contar((n) => n + 1)
      } catch (erro) {
        falhas.push(`“${arquivo.name}”: ${fraseDoErro(erro)}`)
      }
    }
    await consultas.invalidateQueries(lerArquivos(base, recurso, ficha))
    andar(undefined)
    errar(falhas)
  }

  return (
    <div className="pilha juntar-arquivo">
      {papeis.length > 0 && (
        <Campo
          rotulo="Que papel é"
          ajuda={
            restrito
              ? 'Papel restrito: é guardado cifrado, poucos o abrem, e cada abertura fica registrada.'
              : undefined
          }
        >
          {(acesso) => (
            <select
              {...acesso}
              className="entrada"
              value={papel}
              onChange={(e) => escolher(e.target.value)}
            >
              <option value="">Foto ou outro papel</option>
              {papeis.map((d) => (
                <option key={d.tipo} value={d.tipo}>
                  {d.nome}
                </option>
              ))}
            </select>
          )}
        </Campo>
      )}
      <Escolher varios ocupado={andamento !== undefined} escolher={(a) => void enviar(a)} />
      {andamento && (
        <p className="andamento">
          <label>
            {andamento.texto}: {Math.round(andamento.parte * 100)}%
            <progress max={1} value={andamento.parte} />
          </label>
        </p>
      )}
      {juntados > 0 && !andamento && (
        <Alerta tom="certo">
          {juntados === 1 ? 'Arquivo juntado.' : `${juntados} arquivos juntados.`}
        </Alerta>
      )}
      {erros.length > 0 && (
        <Alerta tom="erro" foco>
          {erros.map((e) => (
            <p key={e}>{e}</p>
          ))}
        </Alerta>
      )}
    </div>
  )
}
