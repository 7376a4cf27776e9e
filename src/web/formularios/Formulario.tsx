import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type FieldErrors, type FieldValues } from 'react-hook-form'
import { formatarDia } from '#core/calendar/dia.ts'
import type { ComandoAceito } from '../../server/contrato/contrato.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { AvisoDeFalha } from './AvisoDeFalha.tsx'
import { Blocos } from './Blocos.tsx'
import {
  lerCaminho,
  porCaminho,
  type Campo,
  type Contexto,
  type Descricao,
  type Valores,
} from './descricao.ts'
import { Previsao } from './Previsao.tsx'
import { apagarRascunho, guardarRascunho, lerRascunho } from './rascunho.ts'
import { useContaNoDia } from './useContaNoDia.ts'
import type { Envio } from './useEnvio.ts'
import { dono, validar } from './validar.ts'
import './Formulario.css'

type Props = {
  comando: string
  descricao: Descricao
  contexto: Contexto
  envio: Envio
  /** Where the draft is kept: the screen's address. */
  tela: string
  aceitar: (aceito: ComandoAceito, dados: Valores) => void
  /** What is asked besides the fields of the command, and how it is put away when one begins again. */
  anexo?: ReactNode
  esvaziarAnexo?: () => void
}

/**
 * The form of any command that is declared: asks, checks beside each field, sends, explains. Begun
 * again it is another form: what a field keeps to itself (a search half typed) goes too.
 */
export function Formulario(props: Props) {
  const [vez, contar] = useState(0)
  const recomecar = () => {
    apagarRascunho(props.tela)
    props.envio.limpar()
    props.esvaziarAnexo?.()
    contar(vez + 1)
  }
  return <Preenchimento key={vez} {...props} recomecar={recomecar} />
}

function Preenchimento({
  comando,
  descricao,
  contexto,
  envio,
  tela,
  aceitar,
  anexo,
  recomecar,
}: Props & { recomecar: () => void }) {
  const blocos = useMemo(() => descricao.blocos(contexto), [descricao, contexto])
  const campos = useMemo(() => blocos.flatMap((b) => b.campos), [blocos])
  const [rascunho] = useState(() => lerRascunho(tela))
  const [previsto, prever] = useState<{ aceito: ComandoAceito; dados: Valores }>()
  const elemento = useRef<HTMLFormElement>(null)
  const iniciais = useMemo(() => {
    const valores: Valores = {}
    for (const c of campos)
      if (c.inicial !== undefined) porCaminho(valores, c.nome, comoSeEscreve(c))
    return valores
    // The first values of a form are those of its opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const fuso = contexto.municipio.fuso
  const forma = useForm<FieldValues>({
    defaultValues: rascunho ?? iniciais,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (valores) => {
      const lido = validar(comando, blocos, valores, fuso)
      if ('dados' in lido) return { values: lido.dados, errors: {} }
      const errors: Valores = {}
      for (const { campo, mensagem } of lido.invalidos) {
        porCaminho(errors, campo, { type: 'invalido', message: mensagem })
      }
      return { values: {}, errors: errors as FieldErrors }
    },
  })

  const naData = useContaNoDia(descricao.conta, tela, forma, iniciais)
  const mostrados =
    naData === undefined
      ? blocos
      : blocos.map((b) =>
          b.campos.some((c) => c.nome === descricao.conta?.valor)
            ? { ...b, passos: naData.passos }
            : b,
        )

  useEffect(() => {
    const ouvinte = forma.watch((valores) => {
      guardarRascunho(tela, valores)
      prever(undefined)
    })
    return () => ouvinte.unsubscribe()
  }, [forma, tela])

  useEffect(() => {
    for (const { campo, mensagem } of envio.falha?.invalidos ?? []) {
      forma.setError(dono(campos, campo), { type: 'servidor', message: mensagem })
    }
  }, [envio.falha, campos, forma])

  const mandar = async (dados: Valores, ensaio: boolean) => {
    const aceito = await envio.enviar(dados, ensaio)
    if (!aceito) return prever(undefined)
    if (ensaio) return prever({ aceito, dados })
    apagarRascunho(tela)
    aceitar(aceito, dados)
  }
  const submeter = forma.handleSubmit(
    (dados) => mandar(dados, descricao.ensaio === true),
    (erros) =>
      focarPrimeiro(
        elemento.current,
        campos.map((c) => c.nome),
        erros,
      ),
  )
  return (
    <FormProvider {...forma}>
      <form
        ref={elemento}
        className="formulario"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault()
          void submeter(evento)
        }}
      >
        {rascunho !== undefined && (
          <Alerta>
            <p>O que você tinha escrito aqui foi recuperado.</p>
            <Botao aparencia="simples" onClick={recomecar}>
              Começar de novo
            </Botao>
          </Alerta>
        )}
        <Blocos blocos={mostrados} contexto={contexto} />
        {anexo}
        <AvisoDeFalha falha={envio.falha} campos={campos} />
        {previsto ? (
          <Previsao
            aceito={previsto.aceito}
            rotulo={descricao.enviar}
            ocupado={envio.ocupado}
            confirmar={() => void mandar(previsto.dados, false)}
            voltar={() => prever(undefined)}
          />
        ) : (
          <div className="acoes-do-formulario">
            <Botao
              type="submit"
              aparencia={descricao.perigo ? 'perigo' : 'primario'}
              ocupado={envio.ocupado}
            >
              {rotuloDoEnvio(descricao, envio.ocupado)}
            </Botao>
            <Botao onClick={() => window.history.back()}>Voltar</Botao>
          </div>
        )}
      </form>
    </FormProvider>
  )
}

function rotuloDoEnvio({ ensaio, enviar }: Descricao, ocupado: boolean): string {
  if (ocupado) return ensaio ? 'Conferindo…' : 'Enviando…'
  return ensaio ? 'Conferir antes de registrar' : enviar
}

function focarPrimeiro(forma: HTMLFormElement | null, nomes: readonly string[], erros: unknown) {
  const nome = nomes.find((n) => lerCaminho(erros, n) !== undefined)
  const alvo = forma?.querySelector<HTMLElement>(
    `[data-campo="${nome ?? ''}"] :is(input, select, textarea, button)`,
  )
  alvo?.focus()
}

const ISO = /^\d{4}-\d{2}-\d{2}$/

/** The first value of a field, a day as a person writes it. */
const comoSeEscreve = ({ tipo, inicial }: Campo): unknown =>
  tipo === 'dia' && typeof inicial === 'string' && ISO.test(inicial)
    ? formatarDia(inicial)
    : inicial
