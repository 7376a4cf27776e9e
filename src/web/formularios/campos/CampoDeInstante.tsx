import { formatarDia } from '#core/calendar/dia.ts'
import { Botao } from '../../ui/Botao.tsx'
import { EntradaDeDia } from '../../ui/EntradaDeDia.tsx'
import { localDe } from '../../ui/tempo.ts'
import { mascararHora } from '../converter.ts'
import { lerTexto } from '../descricao.ts'
import type { PropsDoCampo } from './CampoDescrito.tsx'

/** A day and an hour in the city's time. */
export function CampoDeInstante({ campo, contexto, acesso, valor, mudar, sair }: PropsDoCampo) {
  const dia = lerTexto(valor, 'dia')
  const hora = lerTexto(valor, 'hora')
  const agora = () => {
    const lido = localDe(new Date(), contexto.municipio.fuso)
    mudar({ dia: formatarDia(lido.dia), hora: lido.hora })
  }
  return (
    <div className="fila-de-itens">
      <EntradaDeDia
        {...acesso}
        aria-label={`${campo.rotulo}: dia`}
        name={`${campo.nome}.dia`}
        className="entrada entrada-instante-dia"
        valor={dia}
        mudar={(escrito) => mudar({ dia: escrito, hora })}
        onBlur={sair}
      />
      <input
        aria-label={`${campo.rotulo}: hora`}
        aria-describedby={acesso['aria-describedby']}
        aria-invalid={acesso['aria-invalid']}
        name={`${campo.nome}.hora`}
        className="entrada entrada-instante-hora"
        inputMode="numeric"
        placeholder="hh:mm"
        autoComplete="off"
        value={hora}
        onChange={(e) => mudar({ dia, hora: mascararHora(e.target.value) })}
        onBlur={sair}
      />
      <Botao aparencia="simples" onClick={agora}>
        Agora
      </Botao>
    </div>
  )
}
