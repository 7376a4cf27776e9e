import { Fragment } from 'react'
import type { ComandoPossivel } from '../../server/contrato/contrato.ts'
import { useServico } from '../api/servico.ts'
import { esquemas } from '../formularios/esquemas.ts'
import { telaDoComando } from '../formularios/enderecos.ts'
import { Cartao } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { listar, nomear } from '#core/mensagens/palavras.ts'
import { telaLarga } from '../ui/telaLarga.ts'
import { Recusas } from '../ui/Recusas.tsx'
import './ComandosPossiveis.css'

type Props = {
  comandos: readonly ComandoPossivel[]
  /** Goes in the address of the form: where it was opened from. */
  para?: Readonly<Record<string, string>>
}

/** Every command: open, closed with the refusal that closes it, or who may give it. */
export function ComandosPossiveis({ comandos, para = {} }: Props) {
  const conhecidos = comandos.filter((c) => c.nome in esquemas)
  const proprios = conhecidos.filter((c) => c.autorizado && !deOutraFuncao(c))
  const abertos = proprios.filter((c) => c.recusas.length === 0)
  const fechados = proprios.filter((c) => c.recusas.length > 0)
  const falta = faltaParaConceder(conhecidos)
  const alheios = conhecidos.filter((c) => !proprios.includes(c) && c !== falta)
  return (
    <div className="nao-imprimir pilha">
      {falta && (
        <Cartao titulo="Falta para conceder">
          <Recusas recusas={semPapel(falta)} />
          {!falta.autorizado && <p className="miudo suave">Quem concede: {quemPode(falta)}.</p>}
        </Cartao>
      )}
      <Cartao titulo="O que pode ser feito agora">
        {abertos.length === 0 && <p className="suave">Nada que dependa de você neste momento.</p>}
        <Abertos comandos={abertos} para={para} />
        {fechados.length > 0 && <Fechados comandos={fechados} />}
        {alheios.length > 0 && <Alheios comandos={alheios} />}
      </Cartao>
    </div>
  )
}

/** What is open, under headings; on a narrow screen a long list leaves the file itself in sight. */
function Abertos({ comandos, para = {} }: Props) {
  const { base } = useServico()
  const grupos = emGrupos(comandos).map(([grupo, deles]) => (
    <Fragment key={grupo}>
      {grupo && <h3 className="comandos-grupo">{grupo}</h3>}
      <ul className="comandos">
        {deles.map((c) => (
          <li key={c.caminho}>
            <Elo botao="secundario" para={telaDoComando(base, c, para)}>
              {c.rotulo}
            </Elo>
          </li>
        ))}
      </ul>
    </Fragment>
  ))
  if (comandos.length <= SEM_TITULOS || telaLarga()) return grupos
  return (
    <details className="alheios">
      <summary>Ver os {comandos.length} atos possíveis</summary>
      {grupos}
    </details>
  )
}

/** A short list needs no headings, nor one whose commands are all of a kind. */
const SEM_TITULOS = 7

function emGrupos(comandos: readonly ComandoPossivel[]) {
  const emOrdem = comandos.toSorted((a, b) => a.lugar - b.lugar)
  const grupos = [...Map.groupBy(emOrdem, (c) => c.grupo)]
  return comandos.length <= SEM_TITULOS || grupos.length === 1
    ? ([['', comandos]] as const)
    : grupos
}

function Alheios({ comandos }: { comandos: readonly ComandoPossivel[] }) {
  return (
    <details className="alheios">
      <summary>Cabe a outras funções ({comandos.length})</summary>
      <ul>
        {comandos.map((c) => (
          <li key={c.caminho} className="miudo">
            <strong>{c.rotulo}:</strong> {quemPode(c)}
            <Recusas recusas={semPapel(c)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the law does not allow today, and why; a long list opens when asked. */
function Fechados({ comandos }: { comandos: readonly ComandoPossivel[] }) {
  return (
    <details className="alheios" open={comandos.length <= 4}>
      <summary>A lei não permite agora ({comandos.length})</summary>
      <ul className="comandos">
        {comandos.map((c) => (
          <li key={c.caminho} className="comando-fechado">
            <strong>{c.rotulo}</strong>
            <Recusas recusas={c.recusas} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The law gives the act to other roles: said by the decision, since it changes with the law. */
const DE_OUTRA_FUNCAO = 'processo.papel'

const deOutraFuncao = (c: ComandoPossivel): boolean =>
  c.recusas.some((r) => r.codigo === DE_OUTRA_FUNCAO)

const semPapel = (c: ComandoPossivel) => c.recusas.filter((r) => r.codigo !== DE_OUTRA_FUNCAO)

/** The grant that waits for papers: for who gathers them, and for who would decide it. */
const faltaParaConceder = (comandos: readonly ComandoPossivel[]): ComandoPossivel | undefined =>
  comandos.find(
    (c) =>
      c.nome === 'concederOutorga' &&
      semPapel(c).length > 0 &&
      c.recusas.every((r) => r.codigo !== 'outorga.transicao'),
  )

function quemPode(c: ComandoPossivel): string {
  const papeis = c.recusas.find((r) => r.codigo === DE_OUTRA_FUNCAO)?.dados?.['papeis']
  const lista = typeof papeis === 'string' ? papeis.split(', ') : c.papeis
  return listar(
    lista.map((p) => nomear(p)),
    'ou',
  )
}
