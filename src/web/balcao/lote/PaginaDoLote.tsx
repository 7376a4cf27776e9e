import { useState } from 'react'
import { FormProvider, useForm, type FieldErrors, type FieldValues } from 'react-hook-form'
import { useServico } from '../../api/servico.ts'
import { useContextoDoFormulario } from '../../formularios/alvo.ts'
import { Blocos } from '../../formularios/Blocos.tsx'
import {
  porCaminho,
  type Contexto,
  type Descricao,
  type Valores,
} from '../../formularios/descricao.ts'
import { descricoes } from '../../formularios/descricoes/indice.ts'
import { montarDados } from '../../formularios/converter.ts'
import { validar } from '../../formularios/validar.ts'
import { NaoEncontrado } from '../../Moldura.tsx'
import { Botao } from '../../ui/Botao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Esqueleto } from '../../ui/Estados.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { lerLote, type Lote } from './guardado.ts'
import { ResultadosDoLote } from './ResultadosDoLote.tsx'
import { useLote } from './useLote.ts'
import '../../formularios/Formulario.css'

/** `/{m}/{s}/lote`: one form for many; first what the law says of each, then only those that may. */
export function PaginaDoLote() {
  const [lote] = useState(lerLote)
  const { contexto } = useContextoDoFormulario({})
  const descricao = lote && descricoes[lote.comando.nome]
  if (!lote || !descricao) return <NaoEncontrado />
  if (!contexto) return <Esqueleto />
  return <Pagina lote={lote} descricao={descricao} contexto={contexto} />
}

type Props = { lote: Lote; descricao: Descricao; contexto: Contexto }

function Pagina({ lote, descricao, contexto }: Props) {
  const { base } = useServico()
  const { fuso } = contexto.municipio
  const { resultados, feitos, correr, esquecer } = useLote(lote)
  const [dados, conferir] = useState<Valores>()
  // The row itself is the grant: the form does not ask for it.
  const [blocos] = useState(() =>
    descricao
      .blocos(contexto)
      .map((b) => ({ ...b, campos: b.campos.filter((c) => c.tipo !== 'outorga') })),
  )
  const forma = useForm<FieldValues>({
    mode: 'onTouched',
    resolver: (valores) => {
      const lido = validar(lote.comando.nome, blocos, valores, fuso)
      // Which grant, each row says.
      const invalidos = 'dados' in lido ? [] : lido.invalidos.filter((i) => i.campo !== 'outorga')
      if (invalidos.length === 0) return { values: valores, errors: {} }
      const errors: Valores = {}
      for (const { campo, mensagem } of invalidos)
        porCaminho(errors, campo, { type: 'invalido', message: mensagem })
      return { values: {}, errors: errors as FieldErrors }
    },
  })
  const ocupado = feitos !== undefined
  const podem = [...resultados.values()].filter((r) => r.estado === 'pode').length
  const registrados = [...resultados.values()].filter((r) => r.estado === 'registrado').length
  const ensaiar = forma.handleSubmit(async (valores) => {
    const montados = montarDados(blocos, valores, fuso)
    conferir(montados)
    esquecer()
    await correr(montados, true)
  })
  const titulo = lote.comando.rotulo
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba={titulo}>
          {titulo}: {lote.itens.length} de uma vez
        </Titulo>
        <p className="introducao">
          Cada um é decidido por si, e o que a lei não permite fica de fora com a razão. Nada é
          registrado antes de você conferir.
        </p>
      </div>
      <FormProvider {...forma}>
        <form
          className="formulario"
          noValidate
          onChange={esquecer}
          onSubmit={(evento) => {
            evento.preventDefault()
            void ensaiar(evento)
          }}
        >
          <Blocos blocos={blocos} contexto={contexto} />
          <div className="acoes-do-formulario">
            {podem > 0 && dados && !ocupado ? (
              <Botao aparencia="primario" onClick={() => void correr(dados, false)}>
                {podem === 1 ? 'Registrar o que pode' : `Registrar os ${podem} que podem`}
              </Botao>
            ) : (
              registrados === 0 && (
                <Botao type="submit" aparencia="primario" ocupado={ocupado}>
                  {ocupado
                    ? `Conferindo ${feitos} de ${lote.itens.length}…`
                    : 'Conferir antes de registrar'}
                </Botao>
              )
            )}
            <Elo botao="secundario" para={`${base}/listas/${lote.lista}`}>
              {registrados > 0 ? 'Voltar à lista' : 'Desistir'}
            </Elo>
          </div>
        </form>
      </FormProvider>
      <ResultadosDoLote lote={lote} resultados={resultados} />
    </div>
  )
}
