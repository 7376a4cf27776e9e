import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { Autenticidade } from '../../server/contrato/contrato.ts'
import { lerAutenticidade } from '../api/leituras.ts'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { CompararArquivo } from './CompararArquivo.tsx'
import './Verificar.css'

type Documento = NonNullable<Autenticidade['documento']>

/** `/verificar/{código}`: where the QR of a printed document leads, for anyone. */
export function Verificar() {
  const { codigo = '' } = useParams({ strict: false })
  const consulta = useQuery({ ...lerAutenticidade(codigo), enabled: codigo !== '' })
  return (
    <div className="consulta verificacao">
      <Titulo aba="Verificar documento">Este documento é verdadeiro?</Titulo>
      {codigo === '' ? (
        <Pedir />
      ) : (
        <Leitura consulta={consulta} linhas={4}>
          {(resposta) => <Resposta resposta={resposta} />}
        </Leitura>
      )}
      <p className="miudo suave">
        Esta página não mostra CPF nem endereço. Confira se o endereço no alto do navegador é o do
        município: uma cópia falsa desta página estaria em outro endereço.
      </p>
    </div>
  )
}

function Pedir() {
  const navegar = useNavigate()
  const [texto, escrever] = useState('')
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        const limpo = texto.trim().replace(/^.*\/verificar\//, '')
        if (limpo !== '') void navegar({ to: `/verificar/${encodeURIComponent(limpo)}` })
      }}
    >
      <p>
        Aponte a câmera do telefone para o código QR do documento. Sem câmera, digite o código de
        dezesseis letras e números que está ao lado dele.
      </p>
      <Campo
        rotulo="Código do documento"
        ajuda="Como 4F7K-9Q2M-XW3T-0B6D: maiúsculas, hifens e espaços não importam."
      >
        {(acesso) => (
          <input
            {...acesso}
            className="entrada entrada-de-codigo"
            autoComplete="off"
            spellCheck={false}
            value={texto}
            onChange={(e) => escrever(e.target.value)}
          />
        )}
      </Campo>
      <Botao type="submit" aparencia="primario">
        Verificar
      </Botao>
    </form>
  )
}

const NEGADOS = {
  falso: [
    'Documento falso ou adulterado',
    'O código diz ser deste sistema, mas a assinatura não confere. Não aceite este documento e comunique ao município.',
  ],
  estrangeiro: [
    'Não foi emitido aqui',
    'O código foi assinado por outra instalação, que este município não reconhece. O documento não vale como emitido por ele.',
  ],
  ilegivel: [
    'Código incompleto ou ilegível',
    'O código não é de um documento deste sistema, ou falta uma parte. Confira letra por letra, ou leia o QR outra vez, com o papel liso e bem iluminado.',
  ],
  'sem-registro': [
    'Emissão não encontrada',
    'Não há registro de documento com este código. Confira letra por letra; se está certo, peça ao município que confirme antes de aceitar o documento.',
  ],
} as const

function Resposta({ resposta }: { resposta: Autenticidade }) {
  const { resultado, documento } = resposta
  if (resultado === 'autentico' && documento !== undefined)
    return <Autentico documento={documento} />
  const [titulo, texto] = NEGADOS[resultado === 'autentico' ? 'sem-registro' : resultado]
  return (
    <Quadro classe={resultado === 'falso' ? 'nao' : 'nada'} titulo={titulo}>
      <p>{texto}</p>
      <p>
        <Elo para="/verificar">Verificar outro código</Elo>
      </p>
    </Quadro>
  )
}

function Quadro({
  classe,
  titulo,
  children,
}: {
  classe: string
  titulo: string
  children: React.ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="status" className={`resposta-publica resposta-${classe}`}>
      <h2>{titulo}</h2>
      {children}
    </div>
  )
}

function Autentico({ documento: d }: { documento: Documento }) {
  const emitido = new Date(d.emitidoEm)
  return (
    <>
      <Estado documento={d} />
      <Cartao titulo={d.nome}>
        <p>
          Município de {d.municipio} — {d.uf}, {d.servico}. Emitido em {formatarDia(d.dia)}
          {!Number.isNaN(emitido.getTime()) &&
            d.validoAte &&
            `, válido até ${formatarDia(d.validoAte)}`}
          .
        </p>
        <Comparacao documento={d} />
        <p className="miudo">
          Confira se o papel em mãos diz o mesmo que se lê aqui no dia da emissão: um papel pode ser
          alterado e levar um código verdadeiro.
        </p>
        <p>
          <Elo para={`${d.base}/consulta`}>Consultar uma placa neste serviço</Elo>
        </p>
      </Cartao>
      <CompararArquivo sha256={d.sha256} />
    </>
  )
}

function Estado({ documento: d }: { documento: Documento }) {
  switch (d.estado) {
    case 'vale':
      return (
        <Quadro classe="sim" titulo="Documento autêntico">
          <p>Emitido e assinado pelo município. Nada o substituiu nem o revogou até hoje.</p>
        </Quadro>
      )
    case 'vencido':
      return (
        <Quadro classe="nao" titulo="Autêntico, mas vencido">
          <p>Valia até {d.validoAte && formatarDia(d.validoAte)}.</p>
        </Quadro>
      )
    case 'substituido':
      return (
        <Quadro classe="nao" titulo="Autêntico, mas substituído">
          <p>
            O município emitiu outro depois, em{' '}
            {d.substituidoEm && formatarDia(d.substituidoEm.slice(0, 10))}, com outro conteúdo. Peça
            o documento mais novo.
          </p>
        </Quadro>
      )
    case 'revogado':
      return (
        <Quadro classe="nao" titulo="Revogado: não tem mais efeito">
          <p>
            Declarado sem efeito em {d.revogadoEm && formatarDia(d.revogadoEm.slice(0, 10))}
            {d.motivoDaRevogacao && `: ${d.motivoDaRevogacao}`}
          </p>
        </Quadro>
      )
  }
}

/** The facts of the day of issue beside those of today; what changed stands out. */
function Comparacao({ documento: d }: { documento: Documento }) {
  const hoje = new Map(d.hoje.map((f) => [f.rotulo, f.valor]))
  const antes = new Map(d.dizia.map((f) => [f.rotulo, f.valor]))
  const rotulos = [...new Set([...antes.keys(), ...hoje.keys()])]
  return (
    <table className="tabela comparacao">
      <caption className="so-leitor">O que o documento dizia e como está hoje</caption>
      <thead>
        <tr>
          <th scope="col">Dado</th>
          <th scope="col">No dia da emissão</th>
          <th scope="col">Hoje, {formatarDia(d.em)}</th>
        </tr>
      </thead>
      <tbody>
        {rotulos.map((rotulo) => {
          const mudou = antes.get(rotulo) !== hoje.get(rotulo)
          return (
            <tr key={rotulo} data-mudou={mudou || undefined}>
              <th scope="row">{rotulo}</th>
              <td data-nome="No dia da emissão">{antes.get(rotulo) ?? 'não constava'}</td>
              <td data-nome="Hoje">
                {hoje.get(rotulo) ?? 'não consta'}
                {mudou && <span className="mudou"> mudou</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
