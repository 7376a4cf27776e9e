import { useEffect, useState } from 'react'
import type { ComandoAceito } from '../../server/contrato/contrato.ts'
import type { PropsDoFormulario } from '../balcao/PaginaDeComando.tsx'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { Esqueleto } from '../ui/Estados.tsx'
import { Lacunas } from '../ui/Lacunas.tsx'
import { Verificacoes } from '../ui/Verificacoes.tsx'
import { AvisoDeFalha } from './AvisoDeFalha.tsx'
import './Formulario.css'

/** Rehearses the decision as soon as it opens: every requirement in sight before confirming. */
export function ConcederOutorga({ envio, aceitar }: PropsDoFormulario) {
  const [ensaiado, guardar] = useState<ComandoAceito>()
  const [motivo, escrever] = useState('')
  const dados = motivo.trim() ? { motivo: motivo.trim() } : {}
  const conferir = async () => guardar(await envio.enviar(dados, true))
  useEffect(() => {
    void conferir()
    // Once, at the opening; again only when asked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const conceder = async () => {
    const aceito = await envio.enviar(dados)
    if (aceito) aceitar(aceito)
  }
  if (envio.ocupado && !ensaiado && !envio.falha) return <Esqueleto linhas={6} />
  return (
    <div className="formulario">
      <AvisoDeFalha falha={envio.falha} />
      {ensaiado && (
        <>
          <Alerta tom="certo" titulo="Todos os requisitos estão atendidos">
            {ensaiado.atos.map((ato) => (
              <p key={ato.id}>{ato.frase}</p>
            ))}
          </Alerta>
          <Cartao titulo="O que a lei pede">
            <Verificacoes verificacoes={ensaiado.verificacoes} />
            <Lacunas ids={ensaiado.atos.flatMap((ato) => ato.lacunas)} />
          </Cartao>
          <Campo rotulo="Motivo ou observação" opcional>
            {(acesso) => (
              <textarea
                {...acesso}
                className="entrada"
                maxLength={500}
                value={motivo}
                onChange={(e) => escrever(e.target.value)}
              />
            )}
          </Campo>
        </>
      )}
      <div className="acoes-do-formulario">
        {ensaiado && (
          <Botao aparencia="primario" ocupado={envio.ocupado} onClick={() => void conceder()}>
            {envio.ocupado ? 'Registrando…' : 'Conceder'}
          </Botao>
        )}
        <Botao onClick={() => void conferir()} ocupado={envio.ocupado}>
          Conferir de novo
        </Botao>
        <Botao onClick={() => window.history.back()}>Voltar</Botao>
      </div>
    </div>
  )
}
