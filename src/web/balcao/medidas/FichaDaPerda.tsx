import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { nomeDaPerda } from '#core/perda/nomeDaPerda.ts'
import type { FichaDaPerda as Ficha } from '../../../server/contrato/contrato.ts'
import { lerPerda } from '../../api/leituras.ts'
import { useDadosDoServico, useDizer, usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { hojeEm } from '../../ui/tempo.ts'
import { Titulo } from '../../ui/Titulo.tsx'
import { Arquivos } from '../arquivos/Arquivos.tsx'
import { Dossie } from '../auto/Dossie.tsx'
import { Etapas } from '../auto/Etapas.tsx'
import { Tentativas } from '../auto/Notificacoes.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'
import { Imprimir } from '../Imprimir.tsx'
import { etapasDaPerda } from './etapasDaPerda.ts'
import { PecasDaPerda } from './PecasDaPerda.tsx'
import { RecursoDaPerda } from './RecursoDaPerda.tsx'

const dia = (d: string | undefined) => d && formatarDia(d)

/** `/{m}/{s}/perdas/{id}` */
export function FichaDaPerda() {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const consulta = useQuery(lerPerda(base, id))
  return <Leitura consulta={consulta}>{(ficha) => <Pagina ficha={ficha} />}</Leitura>
}

function Pagina({ ficha }: { ficha: Ficha }) {
  const termos = usePacote()?.lei.termos
  const { perda: p, nome, citacoes } = ficha
  const emEfeito = p.executada !== undefined && p.desfeita === undefined
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba="Perda">{p.hipotese ? nome : nomearInicial(nome, termos)}</Titulo>
        <p className="fila-de-itens">
          <Etiqueta tom={emEfeito ? 'erro' : 'informe'}>{nomear(p.situacao)}</Etiqueta>
          {emEfeito && p.situacao !== 'executada' && <Etiqueta tom="erro">em efeito</Etiqueta>}
          {p.efeito === 'concedido' && <Etiqueta tom="atencao">efeito suspensivo</Etiqueta>}
          <span className="suave">{citacoes.join('; ')}</span>
        </p>
      </div>
      <div className="ficha-colunas">
        <div className="pilha">
          <Caso ficha={ficha} />
          {p.notificacoes.length > 0 && (
            <Cartao titulo="Notificações">
              <Tentativas
                tentativas={p.notificacoes}
                nome={() => ficha.notificado ?? 'nome eliminado'}
              />
            </Cartao>
          )}
          <PecasDaPerda ficha={ficha} />
          <RecursoDaPerda ficha={ficha} />
          <Arquivos recurso="perdas" ficha={p.id} />
          <Cartao titulo="Linha do tempo">
            <LinhaDoTempo linha={ficha.linha} />
          </Cartao>
        </div>
        <div className="pilha">
          <AsEtapas ficha={ficha} />
          <ComandosPossiveis comandos={ficha.comandos} />
          {ficha.documentos.length > 0 && (
            <Imprimir documentos={ficha.documentos} recurso="perdas" ficha={p.id} />
          )}
          <Dossie recurso="perdas" id={p.id} />
        </div>
      </div>
    </div>
  )
}

/** What may be lost, of whom, and the days that matter. */
function Caso({ ficha: { perda: p, outorga, titular, numeroDoAuto } }: { ficha: Ficha }) {
  const { base } = useServico()
  const dizer = useDizer()
  const pacote = usePacote()
  return (
    <Cartao titulo="Caso">
      <Fatos
        fatos={[
          ['Número', p.numero],
          ['Penalidade', pacote && maiuscula(nomeDaPerda(p, pacote))],
          [
            'Titular',
            outorga && (
              <Elo para={`${base}/outorgas/${outorga.id}`}>
                {titular ?? 'nome eliminado'} · {outorga.numero ?? 'ver prontuário'}
              </Elo>
            ),
          ],
          [
            dizer('{Auto}'),
            p.auto && (
              <Elo para={`${base}/autos/${p.auto}`}>
                {numeroDoAuto === null ? dizer('abrir {o auto}') : `nº ${numeroDoAuto}`}
              </Elo>
            ),
          ],
          ['Proposta em', dia(p.propostaEm)],
          ['Ciência em', dia(p.cienciaEm)],
          ['Defesa até', dia(p.defesaAte)],
          ['Recurso até', dia(p.recursoAte)],
          ['Ciência da decisão do recurso em', dia(p.cienciaDoRecursoEm)],
          ['Vale desde', dia(p.executada?.desde)],
          ['Vale até', dia(p.executada?.ate)],
          ['Desfeita em', dia(p.desfeita?.em)],
        ]}
      />
    </Cartao>
  )
}

function AsEtapas({ ficha }: { ficha: Ficha }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const etapas = etapasDaPerda(ficha.perda)
  if (etapas.length === 0) return null
  return (
    <Cartao titulo="Andamento">
      <Etapas etapas={etapas} hoje={hojeEm(fuso)} />
    </Cartao>
  )
}
