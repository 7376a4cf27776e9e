import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { DetalheDoProcesso, ProcessoAberto } from '../../server/contrato/conta.ts'
import { enviarArquivoA } from '../api/enviarArquivo.ts'
import { fraseDoErro } from '../api/problema.ts'
import { useServico } from '../api/servico.ts'
import { conferirArquivo } from '../balcao/arquivos/conferirArquivo.ts'
import { Escolher } from '../balcao/arquivos/Escolher.tsx'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { Falhas } from './Falhas.tsx'
import { chaveDaConta } from './leituras.ts'
import { ForaDoPrazo } from './PrazoDaPeticao.tsx'
import { useConta } from './useConta.ts'

/** What the person already wrote, and the defence or appeal that is open to them, with files. */
export function Peticao({
  aberto,
  detalhe: d,
}: {
  aberto: ProcessoAberto
  detalhe: DetalheDoProcesso
}) {
  const oQue = d.recurso.length === 0 ? 'recurso' : d.defesa.length === 0 ? 'defesa' : undefined
  return (
    <Cartao titulo="Minha defesa e meu recurso">
      <div className="pilha">
        {d.peticoes.map((p) => (
          <div key={p.em + p.texto}>
            <p className="miudo suave">
              {p.oQue === 'defesa' ? 'Defesa' : 'Recurso'} de {formatarDia(p.em)},{' '}
              {p.noPrazo ? 'no prazo' : 'fora do prazo'}
            </p>
            <p className="conta-texto">{p.texto}</p>
          </div>
        ))}
        {oQue === undefined ? (
          d.peticoes.length === 0 && (
            <p className="suave">Agora não cabe defesa nem recurso neste processo.</p>
          )
        ) : (
          <Escrever aberto={aberto} detalhe={d} oQue={oQue} />
        )}
      </div>
    </Cartao>
  )
}

type DaForma = { aberto: ProcessoAberto; detalhe: DetalheDoProcesso; oQue: 'defesa' | 'recurso' }

/** A second petition adds to the first. */
const DIZERES = {
  defesa: {
    primeira: { escreva: 'Escreva a sua defesa', enviar: 'Apresentar defesa' },
    mais: { escreva: 'Escreva o que falta na sua defesa', enviar: 'Completar a defesa' },
  },
  recurso: {
    primeira: { escreva: 'Escreva o seu recurso', enviar: 'Apresentar recurso' },
    mais: { escreva: 'Escreva o que falta no seu recurso', enviar: 'Completar o recurso' },
  },
} as const

function Escrever({ aberto, detalhe, oQue }: DaForma) {
  const { recurso, id } = aberto.processo
  const rascunho = `conta/${id}/${oQue}`
  const [texto, escrever] = useState(() => sessionStorage.getItem(rascunho) ?? '')
  const [feita, terminar] = useState(false)
  const ja = detalhe.peticoes.some((p) => p.oQue === oQue)
  const dizeres = DIZERES[oQue][ja ? 'mais' : 'primeira']
  const { ocupado, erro, recusas, fazer } = useConta()
  const guardar = (novo: string) => {
    escrever(novo)
    sessionStorage.setItem(rascunho, novo)
  }
  const enviar = async () => {
    if (texto.trim().length < 3) return
    if (!(await fazer(`/${recurso}/${id}/${oQue}`, { texto }))) return
    guardar('')
    terminar(true)
  }
  return (
    <>
      {feita && (
        <Alerta tom="certo">
          {oQue === 'defesa' ? 'Defesa apresentada.' : 'Recurso apresentado.'} O dia e a hora
          ficaram registrados.
        </Alerta>
      )}
      <ForaDoPrazo processo={aberto.processo} oQue={oQue} />
      <Arquivos aberto={aberto} detalhe={detalhe} />
      <Campo
        rotulo={dizeres.escreva}
        ajuda="Conte o que aconteceu e o que pede. O que escrever fica guardado neste aparelho até enviar."
      >
        {(acesso) => (
          <textarea
            {...acesso}
            className="entrada"
            rows={8}
            maxLength={5000}
            value={texto}
            onChange={(e) => guardar(e.target.value)}
          />
        )}
      </Campo>
      <Falhas erro={erro} recusas={recusas} />
      <div>
        <Botao
          aparencia="primario"
          ocupado={ocupado || texto.trim().length < 3}
          onClick={() => void enviar()}
        >
          {ocupado ? 'Enviando…' : dizeres.enviar}
        </Botao>
      </div>
    </>
  )
}

function Arquivos({ aberto, detalhe }: { aberto: ProcessoAberto; detalhe: DetalheDoProcesso }) {
  const { base } = useServico()
  const consultas = useQueryClient()
  const [erro, falhar] = useState('')
  const [enviando, enviar] = useState(false)
  const { recurso, id } = aberto.processo
  const juntar = async (arquivo: File | undefined) => {
    if (arquivo === undefined) return
    const motivo = conferirArquivo(arquivo)
    falhar(motivo ?? '')
    if (motivo !== undefined) return
    enviar(true)
    try {
      await enviarArquivoA(`${base}/conta/${recurso}/${id}/arquivos`, arquivo)
      await consultas.invalidateQueries({ queryKey: chaveDaConta(base) })
    } catch (falha) {
      falhar(fraseDoErro(falha))
    } finally {
      enviar(false)
    }
  }
  return (
    <div className="pilha">
      <p>
        <strong>Fotos e papéis</strong>
        <br />
        <span className="miudo suave">Junte antes de enviar.</span>
      </p>
      <ul className="lista-simples">
        {detalhe.arquivos.map((a) => (
          <li key={a.id}>
            <a href={`/api/v1${base}/conta/arquivos/${a.id}`}>{a.nome}</a>
          </li>
        ))}
      </ul>
      <Escolher ocupado={enviando} escolher={([arquivo]) => void juntar(arquivo)} />
      {enviando && <p role="status">Enviando o arquivo…</p>}
      {erro !== '' && <Alerta tom="erro">{erro}</Alerta>}
    </div>
  )
}
