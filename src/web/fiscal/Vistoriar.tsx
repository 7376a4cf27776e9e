import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ItemDeVistoria } from '../../server/contrato/contrato.ts'
import { lerItensDeVistoria } from '../api/leituras.ts'
import type { PropsDoFormulario } from '../balcao/PaginaDeComando.tsx'
import { AvisoDeFalha } from '../formularios/AvisoDeFalha.tsx'
import { apagarRascunho, guardarRascunho, lerRascunho } from '../formularios/rascunho.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { ItemDaVistoria, type Resposta } from './ItemDaVistoria.tsx'
import '../formularios/Formulario.css'
import './Vistoriar.css'

type Respostas = Readonly<Record<string, Resposta>>

/** The check-list of the law for this vehicle, one item at a time, each answered. */
export function Vistoriar(props: PropsDoFormulario) {
  const { base, veiculo } = props.contexto
  const itens = useQuery(lerItensDeVistoria(base, veiculo?.veiculo.id ?? ''))
  return (
    <Leitura consulta={itens} linhas={8}>
      {(lista) => <Lista {...props} itens={lista} />}
    </Leitura>
  )
}

function Lista({
  itens,
  envio,
  tela,
  aceitar,
}: PropsDoFormulario & { itens: readonly ItemDeVistoria[] }) {
  const [respostas, responder] = useState<Respostas>(() => (lerRascunho(tela) ?? {}) as Respostas)
  const [aviso, avisar] = useState('')
  useEffect(() => {
    if (Object.keys(respostas).length > 0) guardarRascunho(tela, respostas)
  }, [respostas, tela])
  const falta = itens.filter((item) => respostas[item.id]?.conforme === undefined)
  const defeitos = itens.filter((item) => respostas[item.id]?.conforme === false)
  const reprova = defeitos.some((item) => item.gravidade === 'impeditivo')

  const registrar = async () => {
    const primeiro = falta[0]
    if (primeiro) {
      avisar(`Faltam ${falta.length} de ${itens.length} itens.`)
      const alvo = document.getElementById(`item-${primeiro.id}`)
      alvo?.scrollIntoView({ block: 'start' })
      alvo?.querySelector('input')?.focus()
      return
    }
    const aceito = await envio.enviar({
      itens: itens.map(({ id }) => ({
        item: id,
        conforme: respostas[id]?.conforme ?? false,
        ...(respostas[id]?.observacao?.trim() && { observacao: respostas[id].observacao.trim() }),
      })),
      presencial: true,
    })
    if (!aceito) return
    apagarRascunho(tela)
    aceitar(aceito)
  }

  return (
    <form
      className="formulario"
      onSubmit={(evento) => {
        evento.preventDefault()
        void registrar()
      }}
    >
      <div className="progresso-da-vistoria">
        <span id="progresso">
          {itens.length - falta.length} de {itens.length} itens respondidos
          {defeitos.length > 0 &&
            ` · ${defeitos.length} não conforme${defeitos.length > 1 ? 's' : ''}`}
        </span>
        <progress
          aria-labelledby="progresso"
          max={itens.length}
          value={itens.length - falta.length}
        />
      </div>
      <div>
        {itens.map((item) => (
          <ItemDaVistoria
            key={item.id}
            item={item}
            resposta={respostas[item.id]}
            responder={(resposta) => {
              avisar('')
              responder((antes) => ({ ...antes, [item.id]: resposta }))
            }}
          />
        ))}
      </div>
      {aviso && <Alerta tom="erro">{aviso}</Alerta>}
      <AvisoDeFalha falha={envio.falha} />
      {falta.length === 0 && (
        <Alerta tom={reprova ? 'atencao' : 'certo'}>
          {reprova
            ? 'Há item impeditivo não conforme: o veículo será reprovado.'
            : 'O veículo será aprovado e o selo, numerado.'}
        </Alerta>
      )}
      <div className="acoes-do-formulario">
        <Botao type="submit" aparencia="primario" ocupado={envio.ocupado}>
          {envio.ocupado ? 'Registrando…' : 'Registrar vistoria'}
        </Botao>
        <Botao onClick={() => window.history.back()}>Voltar</Botao>
      </div>
    </form>
  )
}
