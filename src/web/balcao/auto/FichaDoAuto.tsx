import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { medidasDoAuto } from '#core/recolhimento/medidasDoAuto.ts'
import type { FichaDoAuto as Ficha } from '../../../server/contrato/contrato.ts'
import { lerAuto } from '../../api/leituras.ts'
import { useDadosDoServico, useDizer, usePacote, useServico } from '../../api/servico.ts'
import { escreverCoordenadas } from '../../formularios/converter.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { listar, maiuscula, nomear, papelDeQuemResponde } from '#core/mensagens/palavras.ts'
import { formatarInstante, hojeEm } from '../../ui/tempo.ts'
import { Titulo } from '../../ui/Titulo.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'
import { Imprimir } from '../Imprimir.tsx'
import { Arquivos } from '../arquivos/Arquivos.tsx'
import { ListaDePerdas, ListaDeRecolhimentos } from '../medidas/Listas.tsx'
import { Cobranca } from './Cobranca.tsx'
import { emDividaAtiva } from './emDividaAtiva.ts'
import { Decisoes } from './Decisoes.tsx'
import { Dispositivo } from './Dispositivo.tsx'
import { Dossie } from './Dossie.tsx'
import { Etapas } from './Etapas.tsx'
import { etapasDo } from './etapas.ts'
import { MesmaAbordagem } from './MesmaAbordagem.tsx'
import { NoRecurso } from './NoRecurso.tsx'
import { Multa } from './Multa.tsx'
import { Notificacoes } from './Notificacoes.tsx'

/** `/{m}/{s}/autos/{id}` */
export function FichaDoAuto() {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const consulta = useQuery(lerAuto(base, id))
  return <Leitura consulta={consulta}>{(ficha) => <Pagina ficha={ficha} />}</Leitura>
}

function Pagina({ ficha }: { ficha: Ficha }) {
  const fuso = useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo'
  const termos = usePacote()?.lei.termos
  const palavra = maiuscula(termos?.auto.singular ?? 'auto')
  const dizer = useDizer()
  const { auto } = ficha
  const pacote = usePacote()
  const medidas = pacote === undefined ? [] : medidasDoAuto(pacote, auto, ficha.recolhimentos)
  const titulo = `${palavra} ${auto.numero ? `nº ${auto.numero}` : 'sem número'}`
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <Titulo aba={titulo}>{titulo}</Titulo>
        <p className="fila-de-itens">
          <Etiqueta tom={auto.anuladoEm ? 'neutro' : 'informe'}>
            {auto.anuladoEm ? dizer('anulad{auto:o|a}') : nomear(auto.fase)}
          </Etiqueta>
          {auto.processo && <span className="suave">processo {auto.processo}</span>}
          {ficha.pago && <Etiqueta tom="certo">multa paga</Etiqueta>}
          {auto.prescricao && <Etiqueta tom="atencao">prescrito</Etiqueta>}
          {emDividaAtiva(ficha) && <Etiqueta tom="atencao">em dívida ativa</Etiqueta>}
        </p>
        {auto.anuladoEm && (
          <Alerta tom="atencao">
            Anulado em {formatarDia(auto.anuladoEm)}: não produz efeito.
          </Alerta>
        )}
        {ficha.penalidadesSemFundamento.length > 0 && (
          <Alerta tom="atencao">
            Já não cabe,{' '}
            {dizer(
              'porque {o auto} anterior que fazia a reincidência foi anulad{auto:o|a} ou reformad{auto:o|a}:',
            )}{' '}
            {listar(ficha.penalidadesSemFundamento.map((p) => nomear(p, termos)))}.
            {ficha.perdas.some(
              (p) => p.executada && ficha.penalidadesSemFundamento.includes(p.penalidade),
            ) && ' Já foi executada: cabe rever o ato.'}
          </Alerta>
        )}
      </div>
      <div className="ficha-colunas">
        <div className="pilha">
          <Cartao titulo="Infração">
            <Dispositivo ficha={ficha} />
            {medidas.map((m) => (
              <p className="elo-da-ficha" key={m}>
                Medida: <strong>{m}</strong>
              </p>
            ))}
          </Cartao>
          <Cartao titulo="Fato">
            <FatosDoAuto ficha={ficha} fuso={fuso} />
            {auto.descricao && <p className="elo-da-ficha">{auto.descricao}</p>}
          </Cartao>
          <Cartao titulo="Quem responde">
            <ul className="lista-simples">
              {ficha.responsaveis.map((r) => (
                <li key={r.papel + r.nome}>
                  <strong>{r.nome}</strong>, {papelDeQuemResponde(r.papel)}
                  {r.solidario && ' · responsável solidário'}
                  <span className="miudo suave"> · {r.citacoes.join('; ')}</span>
                </li>
              ))}
            </ul>
          </Cartao>
          <Notificacoes ficha={ficha} />
          <Cartao titulo="Multa">
            <Multa ficha={ficha} />
          </Cartao>
          <Cobranca ficha={ficha} />
          <NoRecurso ficha={ficha} />
          {(auto.julgamento || auto.penalidades.length > 0) && <Decisoes ficha={ficha} />}
          <ListaDeRecolhimentos lista={ficha.recolhimentos} />
          <ListaDePerdas lista={ficha.perdas} />
          <Arquivos recurso="autos" ficha={auto.id} />
          <Cartao titulo="Linha do tempo">
            <LinhaDoTempo linha={ficha.linha} />
          </Cartao>
        </div>
        <div className="pilha">
          <Cartao titulo="Andamento">
            <Etapas etapas={etapasDo(auto)} hoje={hojeEm(fuso)} />
          </Cartao>
          <MesmaAbordagem ficha={ficha} />
          <ComandosPossiveis comandos={ficha.comandos} para={{ auto: auto.id }} />
          <Imprimir documentos={ficha.documentos} recurso="autos" ficha={auto.id} />
          <Dossie recurso="autos" id={auto.id} />
        </div>
      </div>
    </div>
  )
}

function FatosDoAuto({ ficha, fuso }: { ficha: Ficha; fuso: string }) {
  const { base } = useServico()
  const termos = usePacote()?.lei.termos
  const { auto, outorga } = ficha
  return (
    <Fatos
      fatos={[
        ['Quando', formatarInstante(auto.momento, fuso)],
        ['Onde', auto.local],
        ['Coordenadas', auto.coordenadas && escreverCoordenadas(auto.coordenadas)],
        [
          'Placa',
          auto.placa &&
            (auto.veiculo ? (
              <Elo para={`${base}/veiculos/${auto.veiculo}`}>{formatarPlaca(auto.placa)}</Elo>
            ) : (
              formatarPlaca(auto.placa)
            )),
        ],
        [
          maiuscula(termos?.outorga.singular ?? 'outorga'),
          outorga && (
            <Elo para={`${base}/outorgas/${outorga.id}`}>{outorga.numero ?? 'ver prontuário'}</Elo>
          ),
        ],
        ['Infrator', auto.infratorNome],
        ['O que falta, e por quê', auto.motivoDaFalta],
        [
          'Assinatura',
          auto.assinou
            ? 'assinado pelo infrator'
            : ['não assinado', auto.motivoSemAssinatura].filter(Boolean).join(': '),
        ],
        ['Testemunha', auto.testemunha],
        [
          'Formulário',
          auto.bloco && <Elo para={`${base}/blocos/${auto.bloco}`}>de bloco do fiscal</Elo>,
        ],
        ['Constatação', auto.constatacao === 'campo' ? 'na rua' : 'nos registros'],
      ]}
    />
  )
}
