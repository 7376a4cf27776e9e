import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { lerPerda } from '../../api/leituras.ts'
import { useDizer, usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { nomeDaPerda } from '#core/perda/nomeDaPerda.ts'
import { Titulo } from '../../ui/Titulo.tsx'
import { Arquivos } from '../arquivos/Arquivos.tsx'
import { Dossie } from '../auto/Dossie.tsx'
import { Imprimir } from '../Imprimir.tsx'
import { NoColegiado } from '../auto/NoColegiado.tsx'
import { PecasDaPerda } from './PecasDaPerda.tsx'
import { Tentativas } from '../auto/Notificacoes.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'

const dia = (d: string | undefined) => d && formatarDia(d)

/** `/{m}/{s}/perdas/{id}` */
export function FichaDaPerda() {
  const { base } = useServico()
  const dizer = useDizer()
  const pacote = usePacote()
  const termos = pacote?.lei.termos
  const { id = '' } = useParams({ strict: false })
  const consulta = useQuery(lerPerda(base, id))
  return (
    <Leitura consulta={consulta}>
      {(ficha) => {
        const { perda: p, nome, citacoes, outorga, titular, notificado, numeroDoAuto } = ficha
        return (
          <div className="pilha-larga">
            <div className="pilha">
              <Titulo aba="Perda">{p.hipotese ? nome : nomearInicial(nome, termos)}</Titulo>
              <p className="fila-de-itens">
                <Etiqueta tom={p.situacao === 'executada' ? 'erro' : 'informe'}>
                  {nomear(p.situacao)}
                </Etiqueta>
                <span className="suave">{citacoes.join('; ')}</span>
              </p>
            </div>
            <div className="ficha-colunas">
              <div className="pilha">
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
                      ['Vale desde', dia(p.executada?.desde)],
                      ['Vale até', dia(p.executada?.ate)],
                      ['Desfeita em', dia(p.desfeita?.em)],
                    ]}
                  />
                </Cartao>
                {p.notificacoes.length > 0 && (
                  <Cartao titulo="Notificações">
                    <Tentativas
                      tentativas={p.notificacoes}
                      nome={() => notificado ?? 'nome eliminado'}
                    />
                  </Cartao>
                )}
                <PecasDaPerda ficha={ficha} />
                {ficha.colegiado && <NoColegiado colegiado={ficha.colegiado} />}
                <Arquivos recurso="perdas" ficha={p.id} />
                <Cartao titulo="Linha do tempo">
                  <LinhaDoTempo linha={ficha.linha} />
                </Cartao>
              </div>
              <div className="pilha">
                <ComandosPossiveis comandos={ficha.comandos} />
                {ficha.documentos.length > 0 && (
                  <Imprimir documentos={ficha.documentos} recurso="perdas" ficha={p.id} />
                )}
                <Dossie recurso="perdas" id={p.id} />
              </div>
            </div>
          </div>
        )
      }}
    </Leitura>
  )
}
