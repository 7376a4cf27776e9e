import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { formatarReais } from '#core/money/centavos.ts'
import { lerRecolhimento } from '../../api/leituras.ts'
import { useDizer, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { nomear } from '#core/mensagens/palavras.ts'
import { Recusas } from '../../ui/Recusas.tsx'
import { Titulo } from '../../ui/Titulo.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'
import { Imprimir } from '../Imprimir.tsx'
import { Arquivos } from '../arquivos/Arquivos.tsx'

/** `/{m}/{s}/recolhimentos/{id}` */
export function FichaDoRecolhimento() {
  const { base } = useServico()
  const dizer = useDizer()
  const { id = '' } = useParams({ strict: false })
  const consulta = useQuery(lerRecolhimento(base, id))
  return (
    <Leitura consulta={consulta}>
      {({
        recolhimento: r,
        nome,
        dias,
        despesas,
        faltam,
        citacoes,
        comandos,
        linha,
        documentos,
      }) => (
        <div className="pilha-larga">
          <div className="pilha">
            <Titulo aba={nome}>
              {nome}
              {r.numero ? ` nº ${r.numero}` : ''}
            </Titulo>
            <p className="fila-de-itens">
              <Etiqueta tom={r.situacao === 'recolhido' ? 'erro' : 'neutro'}>
                {nomear(r.situacao)}
              </Etiqueta>
              <span className="suave">{citacoes.join('; ')}</span>
            </p>
          </div>
          <div className="ficha-colunas">
            <div className="pilha">
              <Cartao titulo="Termo">
                <Fatos
                  fatos={[
                    [
                      'Veículo',
                      r.veiculo ? (
                        <Elo para={`${base}/veiculos/${r.veiculo}`}>
                          {formatarPlaca(r.placa ?? '')}
                        </Elo>
                      ) : (
                        r.placa && formatarPlaca(r.placa)
                      ),
                    ],
                    [
                      dizer('{Auto}'),
                      r.auto && (
                        <Elo para={`${base}/autos/${r.auto}`}>{dizer('abrir {o auto}')}</Elo>
                      ),
                    ],
                    ['Motivo', r.motivo],
                    ['Desde', formatarDia(r.desde)],
                    ['Até', r.encerradoEm && formatarDia(r.encerradoEm)],
                    ['Dias', String(dias)],
                    ['Onde', r.local],
                    ['Com quem', r.guarda],
                    ['Chaves', r.chaves?.toString()],
                    ['Inventário', r.inventario],
                    [
                      'Depósito da multa',
                      r.depositos[0] &&
                        `${formatarReais(r.depositos[0].valor)} em ${formatarDia(r.depositos[0].pagoEm)}`,
                    ],
                  ]}
                />
              </Cartao>
              {despesas && (
                <Cartao titulo="Remoção e estadia">
                  {despesas.passos.map((p) => (
                    <p key={p} className="miudo">
                      {p}
                    </p>
                  ))}
                  <p>
                    Falta pagar hoje: <strong>{formatarReais(despesas.resta)}</strong>
                  </p>
                </Cartao>
              )}
              {faltam.length > 0 && (
                <Cartao titulo="O que falta para o veículo voltar a trabalhar">
                  <Recusas recusas={faltam} />
                </Cartao>
              )}
              <Arquivos recurso="recolhimentos" ficha={r.id} />
              <Cartao titulo="Linha do tempo">
                <LinhaDoTempo linha={linha} />
              </Cartao>
            </div>
            <div className="pilha">
              <ComandosPossiveis comandos={comandos} />
              <Imprimir documentos={documentos} recurso="recolhimentos" ficha={r.id} />
            </div>
          </div>
        </div>
      )}
    </Leitura>
  )
}
