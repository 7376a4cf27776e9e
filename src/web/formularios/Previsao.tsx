import type { ComandoAceito } from '../../server/contrato/contrato.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Lacunas } from '../ui/Lacunas.tsx'
import { Verificacoes } from '../ui/Verificacoes.tsx'

type Props = {
  aceito: ComandoAceito
  rotulo: string
  ocupado: boolean
  confirmar: () => void
  voltar: () => void
}

/** What a rehearsal says would be recorded, before it is. */
export function Previsao({ aceito, rotulo, ocupado, confirmar, voltar }: Props) {
  return (
    <div className="pilha">
      <Alerta tom="certo" titulo="Pode ser registrado. Confira:" foco>
        <ul>
          {aceito.atos.map((ato) => (
            <li key={ato.id}>
              {ato.frase}{' '}
              <span className="miudo">
                <Citacoes fundamentos={ato.fundamentos} citacoes={ato.citacoes} />
              </span>
            </li>
          ))}
        </ul>
      </Alerta>
      <Lacunas ids={aceito.atos.flatMap((ato) => ato.lacunas)} />
      <Verificacoes verificacoes={aceito.verificacoes} />
      <div className="acoes-do-formulario">
        <Botao aparencia="primario" ocupado={ocupado} onClick={confirmar}>
          {ocupado ? 'Registrando…' : rotulo}
        </Botao>
        <Botao onClick={voltar}>Mudar alguma coisa</Botao>
      </div>
    </div>
  )
}
