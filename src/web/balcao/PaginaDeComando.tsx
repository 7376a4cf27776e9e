import { useParams, useRouter } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import type { ComandoAceito, ComandoPossivel } from '../../server/contrato/contrato.ts'
import { Vistoriar } from '../fiscal/Vistoriar.tsx'
import { useBuscaDeTextos, useContextoDoFormulario } from '../formularios/alvo.ts'
import { ConcederOutorga } from '../formularios/ConcederOutorga.tsx'
import type { Contexto, Descricao, Valores } from '../formularios/descricao.ts'
import { descricoes } from '../formularios/descricoes/indice.ts'
import { caminhoDoComando, depoisDe } from '../formularios/enderecos.ts'
import { FixarParametro } from '../formularios/FixarParametro.tsx'
import { Formulario } from '../formularios/Formulario.tsx'
import { useEnvio, type Envio } from '../formularios/useEnvio.ts'
import { NaoEncontrado } from '../Moldura.tsx'
import { Esqueleto, Falha } from '../ui/Estados.tsx'
import { deixarRecado } from '../ui/recado.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { useServico } from '../api/servico.ts'
import { AlvoDoComando } from './AlvoDoComando.tsx'
import { DenunciaNoBalcao } from './DenunciaNoBalcao.tsx'
import { CampoDoAnexo, useAnexo } from './arquivos/CampoDoAnexo.tsx'

/** What a form that is not declared is given. */
export type PropsDoFormulario = Readonly<{
  contexto: Contexto
  envio: Envio
  tela: string
  aceitar: (aceito: ComandoAceito) => void
}>

const PROPRIOS: Readonly<
  Record<string, { titulo: string; Forma: ComponentType<PropsDoFormulario> }>
> = {
  concederOutorga: { titulo: 'Conceder', Forma: ConcederOutorga },
  vistoriar: { titulo: 'Vistoriar', Forma: Vistoriar },
  fixarParametro: { titulo: 'Fixar parâmetro', Forma: FixarParametro },
}

/** The page of any command's form. */
export function PaginaDeComando() {
  const { nome = '', recurso, id } = useParams({ strict: false })
  const descricao = descricoes[nome]
  if (!descricao && !PROPRIOS[nome]) return <NaoEncontrado />
  return (
    <Pagina
      key={`${nome}/${recurso ?? ''}/${id ?? ''}`}
      nome={nome}
      recurso={recurso}
      id={id}
      descricao={descricao}
    />
  )
}

type Props = {
  nome: string
  recurso: string | undefined
  id: string | undefined
  descricao: Descricao | undefined
}

function Pagina({ nome, recurso, id, descricao }: Props) {
  const { base } = useServico()
  const router = useRouter()
  const busca = useBuscaDeTextos()
  const { contexto, seq, erro } = useContextoDoFormulario({ recurso, id })
  const caminho = caminhoDoComando(base, nome, recurso, id)
  const envio = useEnvio(caminho, seq)
  const anexo = useAnexo()
  const [comCodigo, entregar] = useState<ComandoAceito>()
  if (comCodigo) return <DenunciaNoBalcao aceito={comCodigo} />
  if (erro) return <Falha erro={erro} />
  if (!contexto) return <Esqueleto />
  if (!cabeNoEndereco(contexto, nome, recurso, id)) return <NaoEncontrado />
  const proprio = PROPRIOS[nome]
  const titulo = descricao?.titulo(contexto) ?? tituloProprio(nome, contexto)
  const props = {
    contexto,
    envio,
    tela: caminho,
    aceitar: (aceito: ComandoAceito, dados: Valores = {}) => {
      // Shown once: nothing takes its place until it has been given.
      if (aceito.codigo !== undefined) return entregar(aceito)
      const papel = descricao?.arquivo?.(dados) ?? ''
      void anexo.enviar({ recurso: recurso ?? '', ficha: id ?? '', papel }).then((frases) => {
        deixarRecado({
          titulo: aceito.repetido ? 'Já estava registrado' : 'Registrado',
          frases: [...aceito.atos.map((ato) => ato.frase), ...frases],
        })
        router.history.push(depoisDe(base, aceito, busca))
      })
    },
  }
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba={titulo}>{titulo}</Titulo>
        {descricao?.introducao && <p className="introducao">{descricao.introducao(contexto)}</p>}
        <AlvoDoComando contexto={contexto} comando={nome} />
      </div>
      {proprio ? (
        <proprio.Forma {...props} />
      ) : (
        descricao && (
          <Formulario
            {...props}
            comando={nome}
            descricao={descricao}
            anexo={descricao.arquivo && <CampoDoAnexo anexo={anexo} />}
            esvaziarAnexo={() => anexo.escolher(undefined)}
          />
        )
      )}
    </div>
  )
}

/** Whether the command is one of those of the file in the address; a file that is not read here passes. */
function cabeNoEndereco(c: Contexto, nome: string, recurso = '', id = ''): boolean {
  const fichas: Readonly<Record<string, { comandos: readonly ComandoPossivel[] } | undefined>> = {
    outorgas: c.prontuario,
    licenciamentos: c.prontuario,
    pessoas: c.pessoa,
    veiculos: c.veiculo,
    vistorias: c.veiculo,
    autos: c.auto,
    recolhimentos: c.recolhimento,
    perdas: c.perda,
  }
  const comandos = fichas[recurso]?.comandos
  return comandos?.some((k) => k.caminho.endsWith(`/${recurso}/${id}/${nome}`)) ?? true
}

function tituloProprio(nome: string, { pacote }: Contexto): string {
  const base = PROPRIOS[nome]?.titulo ?? ''
  if (nome === 'concederOutorga') return `${base} ${pacote.lei.termos.outorga.singular}`
  if (nome === 'vistoriar') return `${base} veículo`
  return base
}
