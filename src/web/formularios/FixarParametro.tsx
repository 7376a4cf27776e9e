import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import { lerParametros } from '../api/leituras.ts'
import type { PropsDoFormulario } from '../balcao/PaginaDeComando.tsx'
import type { ParametroDaCidade } from '../../server/contrato/contrato.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { AvisoDeFalha } from './AvisoDeFalha.tsx'
import { lerDia, mascararDia } from './converter.ts'
import { apagarRascunho, guardarRascunho, lerRascunho } from './rascunho.ts'
import { lerValor, ValorDoParametro } from './ValorDoParametro.tsx'
import './Formulario.css'

/** Fixes a value that the law leaves to the municipality, with its date and its decree. */
export function FixarParametro(props: PropsDoFormulario) {
  const { base, busca } = props.contexto
  const parametros = useQuery(lerParametros(base))
  return (
    <Leitura consulta={parametros}>
      {(lista) => {
        const parametro = lista.find((p) => p.id === busca['id'])
        if (!parametro) return <Alerta tom="erro">Este parâmetro não existe nesta lei.</Alerta>
        return <Forma {...props} parametro={parametro} />
      }}
    </Leitura>
  )
}

type Rascunho = { desde: string; fonte: string; valor: unknown }

function Forma({
  parametro,
  contexto,
  envio,
  tela,
  aceitar,
}: PropsDoFormulario & { parametro: ParametroDaCidade }) {
  const [forma, mudar] = useState<Rascunho>(() => ({
    desde: formatarDia(contexto.hoje),
    fonte: '',
    valor: '',
    ...lerRascunho(tela),
  }))
  const [erros, errar] = useState<Readonly<Record<string, string>>>({})
  const escrever = (parte: Partial<Rascunho>) => {
    const nova = { ...forma, ...parte }
    mudar(nova)
    guardarRascunho(tela, nova)
  }
  const enviar = async () => {
    const lido = lerValor(parametro.tipo, forma.valor)
    const achados: Record<string, string> = {}
    if (!/^\d{4}-\d{2}-\d{2}$/.test(lerDia(forma.desde))) {
      achados['desde'] = 'Escreva uma data que exista, como 31/12/2026.'
    }
    if (forma.fonte.trim().length < 3) achados['fonte'] = 'Diga o decreto ou ato que fixa o valor.'
    if ('erro' in lido) achados['valor'] = lido.erro
    errar(achados)
    if ('erro' in lido || Object.keys(achados).length > 0) return
    const dados = { desde: lerDia(forma.desde), fonte: forma.fonte.trim(), valor: lido.valor }
    const aceito = await envio.enviar(dados)
    if (!aceito) return
    apagarRascunho(tela)
    aceitar(aceito)
  }
  return (
    <form
      className="formulario"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        void enviar()
      }}
    >
      <div className="pilha">
        <h2>{parametro.nome}</h2>
        <p>{parametro.explica}</p>
        <p className="miudo">
          <Citacoes fundamentos={parametro.fundamentos} citacoes={parametro.citacoes} />
        </p>
      </div>
      <Campo rotulo="Vale desde" erro={erros['desde']}>
        {(acesso) => (
          <input
            {...acesso}
            className="entrada entrada-curta"
            inputMode="numeric"
            placeholder="dd/mm/aaaa"
            value={forma.desde}
            onChange={(e) => escrever({ desde: mascararDia(e.target.value) })}
          />
        )}
      </Campo>
      <ValorDoParametro
        parametro={parametro}
        base={contexto.base}
        valor={forma.valor}
        erro={erros['valor']}
        mudar={(valor) => escrever({ valor })}
      />
      <Campo
        rotulo="Decreto ou ato"
        ajuda="Por exemplo: Decreto nº 123, de 10/01/2026, art. 2º."
        erro={erros['fonte']}
      >
        {(acesso) => (
          <input
            {...acesso}
            className="entrada"
            maxLength={200}
            value={forma.fonte}
            onChange={(e) => escrever({ fonte: e.target.value })}
          />
        )}
      </Campo>
      <AvisoDeFalha falha={envio.falha} />
      <div className="acoes-do-formulario">
        <Botao type="submit" aparencia="primario" ocupado={envio.ocupado}>
          {envio.ocupado ? 'Registrando…' : 'Fixar valor'}
        </Botao>
        <Botao onClick={() => window.history.back()}>Voltar</Botao>
      </div>
    </form>
  )
}
