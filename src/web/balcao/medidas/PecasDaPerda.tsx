import { formatarDia } from '#core/calendar/dia.ts'
import { nomearInicial } from '#core/mensagens/palavras.ts'
import type { Perda } from '#core/perda/perda.ts'
import type { FichaDaPerda } from '../../../server/contrato/contrato.ts'
import { Cartao } from '../../ui/Cartao.tsx'

/** What a case of loss has: its facts, what was argued, what was decided. */
export function PecasDaPerda({ ficha: { perda: p } }: { ficha: FichaDaPerda }) {
  return (
    <>
      <FatosEProvas perda={p} />
      {p.defesas.map((d) => (
        <Peticao
          key={d.protocoladaEm + (d.texto ?? '')}
          titulo="Defesa"
          {...d}
          noPrazo={d.tempestiva}
        />
      ))}
      {p.recursos.map((r) => (
        <Peticao
          key={r.protocoladaEm + (r.texto ?? '')}
          titulo="Recurso"
          {...r}
          noPrazo={r.tempestivo}
        />
      ))}
      {p.decisao && (
        <Decisao
          titulo="Decisão de primeira instância"
          oQue={`${nomearInicial(p.decisao.resultado)}${p.decisao.aRevelia === true ? ', à revelia' : ''}`}
          {...p.decisao}
        />
      )}
      {p.decisaoDoRecurso && (
        <Decisao
          titulo="Decisão do recurso"
          oQue={
            p.decisaoDoRecurso.resultado === 'provido' ? 'Recurso provido' : 'Recurso não provido'
          }
          {...p.decisaoDoRecurso}
        />
      )}
    </>
  )
}

function FatosEProvas({ perda: p }: { perda: Perda }) {
  if (p.fatos.length === 0 && !p.evidencia) return null
  return (
    <Cartao titulo="Fatos e provas">
      <ul className="lista-simples">
        {p.fatos
          .filter((f) => p.evidencia?.includes(f) !== true)
          .map((f) => (
            <li key={f}>{f}</li>
          ))}
      </ul>
      {p.evidencia && <p>{p.evidencia}</p>}
    </Cartao>
  )
}

type DaPeticao = Readonly<{
  titulo: string
  protocoladaEm: string
  noPrazo: boolean
  texto?: string
}>

function Peticao({ titulo, protocoladaEm, noPrazo, texto }: DaPeticao) {
  return (
    <Cartao titulo={titulo}>
      <p className="miudo suave">
        {formatarDia(protocoladaEm)} · {noPrazo ? 'no prazo' : 'fora do prazo'}
      </p>
      <p>{texto ?? 'texto eliminado'}</p>
    </Cartao>
  )
}

type DaDecisao = Readonly<{
  titulo: string
  oQue: string
  em: string
  razoes: string
  acordao?: string
}>

function Decisao({ titulo, oQue, em, razoes, acordao }: DaDecisao) {
  return (
    <Cartao titulo={titulo}>
      <p>
        <strong>{oQue}</strong>, em {formatarDia(em)}
        {acordao && ` (acórdão nº ${acordao})`}. {razoes}
      </p>
    </Cartao>
  )
}
