import { useState } from 'react'
import { formatarDia } from '#core/calendar/dia.ts'
import type { CandidaturaDaConta } from '../../server/contrato/conta.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Botao } from '../ui/Botao.tsx'
import { Campo } from '../ui/Campo.tsx'
import { Cartao, Etiqueta, Fatos } from '../ui/Cartao.tsx'
import { emDias } from './emDias.ts'
import { Falhas } from './Falhas.tsx'
import { useConta } from './useConta.ts'

/** The person's inscription in an edital: where it stands, the appeal, the way out of the dispute. */
export function Candidatura({ candidatura: c }: { candidatura: CandidaturaDaConta }) {
  const [aberto, abrir] = useState<'recurso' | 'desistencia'>()
  return (
    <Cartao titulo={`Minha inscrição no edital nº ${c.edital}`}>
      <div className="pilha">
        <p>
          <Etiqueta tom="informe">{c.etapa}</Etiqueta> {c.objeto}
        </p>
        <Fatos
          fatos={[
            ['Inscrição', `nº ${c.protocolo}`],
            ['Situação', c.situacao],
            ['Lugar', c.lugar === undefined ? undefined : `${c.lugar}º`],
            ['Pontos', c.pontos === undefined ? undefined : String(c.pontos)],
            ['Indeferida por', c.porque],
            [
              'Comparecer até',
              c.responderAte === undefined ? undefined : formatarDia(c.responderAte),
            ],
          ]}
        />
        <Prazo candidatura={c} />
        {c.recursos.map((r) => (
          <div key={r.numero}>
            <p className="miudo suave">
              Recurso nº {r.numero}, de {r.em}: {r.situacao}
            </p>
            <p className="conta-texto">{r.texto}</p>
          </div>
        ))}
        {aberto === undefined && (
          <p className="fila-de-itens">
            {c.recorrer.length === 0 && (
              <Botao onClick={() => abrir('recurso')}>Recorrer do resultado</Botao>
            )}
            {c.desistir.length === 0 && (
              <Botao onClick={() => abrir('desistencia')}>Desistir da disputa</Botao>
            )}
          </p>
        )}
        {aberto !== undefined && (
          <Pedido key={aberto} candidatura={c} oQue={aberto} fechar={() => abrir(undefined)} />
        )}
      </div>
    </Cartao>
  )
}

/** While an appeal may be lodged: until when, or that what is written now comes late. */
function Prazo({ candidatura: { recurso, recorrer } }: { candidatura: CandidaturaDaConta }) {
  if (recurso === undefined || recorrer.length > 0) return null
  const ate = formatarDia(recurso.ate)
  return recurso.dias < 0 ? (
    <Alerta tom="atencao" titulo={`O prazo do recurso terminou em ${ate}`}>
      <p>O que for escrito agora fica registrado como apresentado fora do prazo.</p>
    </Alerta>
  ) : (
    <Alerta titulo={`Cabe recurso do resultado até ${ate}`}>
      <p>O prazo termina {emDias(recurso.dias)}, no fim do dia.</p>
    </Alerta>
  )
}

const DIZERES = {
  recurso: {
    rotulo: 'Escreva o seu recurso',
    ajuda: 'Diga com o que não concorda e o que pede. Cabe um recurso de cada decisão.',
    enviar: 'Apresentar recurso',
    campo: 'texto',
    tamanho: 5000,
  },
  desistencia: {
    rotulo: 'Motivo da desistência',
    ajuda: 'A inscrição sai da disputa. Se você foi convocado, a vaga passa ao seguinte.',
    enviar: 'Desistir da disputa',
    campo: 'motivo',
    tamanho: 1000,
  },
} as const

type DoPedido = {
  candidatura: CandidaturaDaConta
  oQue: 'recurso' | 'desistencia'
  fechar: () => void
}

function Pedido({ candidatura: { id, inscricao }, oQue, fechar }: DoPedido) {
  const [texto, escrever] = useState('')
  const { ocupado, erro, recusas, fazer } = useConta()
  const { rotulo, ajuda, enviar, campo, tamanho } = DIZERES[oQue]
  const curto = texto.trim().length < 3
  return (
    <form
      className="pilha"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        if (curto) return
        void fazer(`/selecoes/${id}/${oQue}`, { inscricao, [campo]: texto.trim() }).then(
          (feito) => feito && fechar(),
        )
      }}
    >
      <Campo rotulo={rotulo} ajuda={ajuda}>
        {(acesso) => (
          <textarea
            {...acesso}
            className="entrada"
            rows={oQue === 'recurso' ? 8 : 3}
            maxLength={tamanho}
            value={texto}
            onChange={(e) => escrever(e.target.value)}
          />
        )}
      </Campo>
      <Falhas erro={erro} recusas={recusas} />
      <div className="fila-de-itens">
        <Botao
          type="submit"
          aparencia={oQue === 'recurso' ? 'primario' : 'perigo'}
          ocupado={ocupado || curto}
        >
          {ocupado ? 'Enviando…' : enviar}
        </Botao>
        <Botao aparencia="simples" onClick={fechar}>
          Voltar
        </Botao>
      </div>
    </form>
  )
}
