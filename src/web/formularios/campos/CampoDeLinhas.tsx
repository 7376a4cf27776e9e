import { useId } from 'react'
import { Botao } from '../../ui/Botao.tsx'
import type { Valores } from '../descricao.ts'
import { CampoDeBusca } from './CampoDeBusca.tsx'
import type { PropsDoCampo } from './CampoDescrito.tsx'
import './CampoDeLinhas.css'

/** Rows of the same few columns: add, fill, take away. */
export function CampoDeLinhas(props: PropsDoCampo) {
  const { campo, acesso, valor, mudar, sair } = props
  const base = useId()
  const colunas = campo.colunas ?? []
  const linhas: readonly Valores[] =
    Array.isArray(valor) && valor.length > 0 ? (valor as Valores[]) : [{}]
  const trocar = (i: number, nome: string, v: unknown) =>
    mudar(linhas.map((linha, n) => (n === i ? { ...linha, [nome]: v } : linha)))
  return (
    <div className="linhas">
      {linhas.map((linha, i) => (
        <div key={i} className="linhas-linha">
          {colunas.map((coluna, k) => {
            const id = i === 0 && k === 0 ? acesso.id : `${base}-${i}-${k}`
            const rotulo = `${coluna.rotulo}${linhas.length > 1 ? ` ${i + 1}` : ''}`
            const v = linha[coluna.nome]
            return (
              <div key={coluna.nome} className="linhas-celula" data-tipo={coluna.tipo}>
                <label htmlFor={id}>{rotulo}</label>
                {coluna.tipo === 'pessoa' || coluna.tipo === 'outorga' ? (
                  <CampoDeBusca
                    {...props}
                    campo={{ nome: coluna.nome, tipo: coluna.tipo, rotulo }}
                    acesso={{ ...acesso, id }}
                    valor={v}
                    mudar={(novo) => trocar(i, coluna.nome, novo)}
                  />
                ) : coluna.opcoes ? (
                  <select
                    id={id}
                    className="entrada"
                    value={typeof v === 'string' ? v : ''}
                    onChange={(e) => trocar(i, coluna.nome, e.target.value)}
                    onBlur={sair}
                  >
                    <option value="">—</option>
                    {coluna.opcoes.map((o) => (
                      <option key={o.valor} value={o.valor}>
                        {o.rotulo}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    id={id}
                    className="entrada"
                    inputMode={
                      coluna.tipo === 'texto' || coluna.tipo === 'hora' ? 'text' : 'decimal'
                    }
                    placeholder={coluna.tipo === 'hora' ? '07:30' : undefined}
                    value={typeof v === 'string' ? v : ''}
                    onChange={(e) => trocar(i, coluna.nome, e.target.value)}
                    onBlur={sair}
                  />
                )}
              </div>
            )
          })}
          {linhas.length > 1 && (
            <Botao aparencia="simples" onClick={() => mudar(linhas.filter((_, n) => n !== i))}>
              Retirar
            </Botao>
          )}
        </div>
      ))}
      <span>
        <Botao onClick={() => mudar([...linhas, {}])}>Acrescentar</Botao>
      </span>
    </div>
  )
}
