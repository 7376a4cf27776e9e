import { Botao } from '../../ui/Botao.tsx'
import { lerTexto } from '../descricao.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'

const VAZIO = { membro: '', voto: 'improvimento' }

/** Who voted and how, in a body of several members. */
export function CampoDeVotos({ acesso, valor, mudar, sair }: PropsDoCampo) {
  const linhas: readonly unknown[] = Array.isArray(valor) && valor.length > 0 ? valor : [VAZIO]
  const trocar = (i: number, parte: Partial<typeof VAZIO>) =>
    mudar(
      linhas.map((linha, n) => ({
        membro: lerTexto(linha, 'membro'),
        voto: lerTexto(linha, 'voto'),
        ...(n === i && parte),
      })),
    )
  return (
    <div className="opcoes">
      {linhas.map((linha, i) => (
        <div key={i} className="voto">
          <input
            {...(i === 0 && { id: acesso.id })}
            className="entrada"
            aria-label={`Membro ${i + 1}`}
            placeholder="Nome do membro"
            maxLength={150}
            value={lerTexto(linha, 'membro')}
            onChange={(e) => trocar(i, { membro: e.target.value })}
            onBlur={sair}
          />
          <select
            className="entrada"
            aria-label={`Voto do membro ${i + 1}`}
            value={lerTexto(linha, 'voto')}
            onChange={(e) => trocar(i, { voto: e.target.value })}
          >
            <option value="improvimento">Improvimento</option>
            <option value="provimento">Provimento</option>
          </select>
          {linhas.length > 1 && (
            <Botao aparencia="simples" onClick={() => mudar(linhas.filter((_, n) => n !== i))}>
              Retirar
            </Botao>
          )}
        </div>
      ))}
      <span>
        <Botao onClick={() => mudar([...linhas, VAZIO])}>Acrescentar voto</Botao>
      </span>
    </div>
  )
}
