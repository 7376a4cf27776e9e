import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FILE_HOLDERS, type FileHolder } from '#core/arquivo/arquivo.ts'
import type { CartaoDaFicha, CelulaDaFicha } from '../../../server/contrato/registros.ts'
import { lerRegistro } from '../../api/leituras.ts'
import { useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura, Vazio } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { nomear } from '#core/mensagens/palavras.ts'
import { Arquivos } from '../arquivos/Arquivos.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { Impressos } from '../Imprimir.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'

const comArquivos = (recurso: string): recurso is FileHolder =>
  (FILE_HOLDERS as readonly string[]).includes(recurso)

/** `/{m}/{s}/{recurso}/{id}` of the body's own papers: the server says what it shows, part by part. */
export function Registro({ recurso }: { recurso: string }) {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const consulta = useQuery(lerRegistro(base, recurso, id))
  return (
    <Leitura consulta={consulta}>
      {(f) => (
        <div className="pilha-larga">
          <div className="pilha">
            <Titulo aba={f.titulo}>{f.titulo}</Titulo>
            <p className="fila-de-itens">
              {f.situacao !== '' && <Etiqueta tom="informe">{nomear(f.situacao)}</Etiqueta>}
              <span className="suave">
                {[f.subtitulo, f.citacoes.join('; ')].filter(Boolean).join(' · ')}
              </span>
            </p>
          </div>
          <div className="ficha-colunas">
            <div className="pilha">
              {f.cartoes.map((c) => (
                <CartaoDoRegistro key={c.titulo} cartao={c} />
              ))}
              {comArquivos(recurso) && <Arquivos recurso={recurso} ficha={id} />}
              <Cartao titulo="Linha do tempo">
                <LinhaDoTempo linha={f.linha} />
              </Cartao>
            </div>
            <div className="pilha">
              <ComandosPossiveis comandos={f.comandos} />
              {f.documentos.length > 0 && (
                <Cartao titulo="Para imprimir">
                  <Impressos documentos={f.documentos} />
                </Cartao>
              )}
              {f.exportar !== undefined && f.exportar.length > 0 && (
                <Cartao titulo="Levar a lista">
                  <p className="fila-de-itens">
                    {f.exportar.map((e) => (
                      <a key={e.formato} href={e.caminho} download>
                        {e.formato}
                      </a>
                    ))}
                  </p>
                </Cartao>
              )}
            </div>
          </div>
        </div>
      )}
    </Leitura>
  )
}

function CartaoDoRegistro({ cartao: c }: { cartao: CartaoDaFicha }) {
  const { base } = useServico()
  return (
    <Cartao titulo={c.titulo}>
      {c.nota !== undefined && <p className="miudo suave">{c.nota}</p>}
      {c.fatos && <Fatos fatos={c.fatos.map(([n, v]) => [n, v && <Celula celula={v} />])} />}
      {c.tabela &&
        (c.tabela.linhas.length === 0 ? (
          <Vazio titulo="Nada aqui ainda." />
        ) : (
          <Tabela
            titulo={c.titulo}
            colunas={c.tabela.colunas}
            linhas={c.tabela.linhas.map((l) => ({
              chave: l.chave,
              celulas: [
                ...l.celulas.map((x, i) => <Celula key={i} celula={x} />),
                ...(l.acoes === undefined
                  ? []
                  : [
                      <span key="acoes" className="fila-de-itens miudo">
                        {l.acoes.map((a) => (
                          <Elo key={a.para} para={`${base}/${a.para}`}>
                            {a.rotulo}
                          </Elo>
                        ))}
                      </span>,
                    ]),
              ],
            }))}
          />
        ))}
    </Cartao>
  )
}

function Celula({ celula }: { celula: CelulaDaFicha }) {
  const { base } = useServico()
  return typeof celula === 'string' ? (
    celula
  ) : (
    <Elo para={`${base}/${celula.para}`}>{celula.texto}</Elo>
  )
}

export const FilaDeEspera = () => <Registro recurso="filas-de-espera" />
export const CarteirasDoFiscal = () => <Registro recurso="carteiras" />
export const Selecao = () => <Registro recurso="selecoes" />
export const Entidade = () => <Registro recurso="entidades" />
export const Expediente = () => <Registro recurso="expedientes" />
export const Junta = () => <Registro recurso="juntas" />
export const Bloco = () => <Registro recurso="blocos" />
export const Denuncia = () => <Registro recurso="denuncias" />
