import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Prontuario as Ficha } from '../../../server/contrato/contrato.ts'
import { lerProntuario } from '../../api/leituras.ts'
import { useDadosDoServico, usePacote, useServico } from '../../api/servico.ts'
import { useBuscaDeTextos } from '../../formularios/alvo.ts'
import { Abas } from '../../ui/Abas.tsx'
import { Fatos } from '../../ui/Cartao.tsx'
import { Leitura } from '../../ui/Estados.tsx'
import { LinhaDoTempo } from '../../ui/LinhaDoTempo.tsx'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'
import { Situacao } from '../../ui/Situacao.tsx'
import { hojeEm } from '../../ui/tempo.ts'
import { Titulo } from '../../ui/Titulo.tsx'
import { ComandosPossiveis } from '../ComandosPossiveis.tsx'
import { Imprimir } from '../Imprimir.tsx'
import { AvisoDoDia, VerEm } from '../VerEm.tsx'
import { AbaDaTransferencia } from './AbaDaTransferencia.tsx'
import { AbaDeInformes } from './AbaDeInformes.tsx'
import { Arquivos } from '../arquivos/Arquivos.tsx'
import { AbaDaVida } from './AbaDaVida.tsx'
import { CartaoDeEntregas } from './CartaoDeEntregas.tsx'
import { AbaDaPessoa } from './AbaDaPessoa.tsx'
import { AbaDoVeiculo } from './AbaDoVeiculo.tsx'
import { AbaDeAutos, AbaDeCondutores, AbaDeLicenciamento, AbaDeTaxas } from './AbasDeListas.tsx'
import { AbaDeMedidas } from './AbaDeMedidas.tsx'
import { Resumo } from './Resumo.tsx'

/** `/{m}/{s}/outorgas/{id}`: the whole file of a grant, on a day. */
export function Prontuario() {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const { em, registrado } = useBuscaDeTextos()
  const consulta = useQuery({
    ...lerProntuario(base, id, em, registrado),
    placeholderData: keepPreviousData,
  })
  return <Leitura consulta={consulta}>{(ficha) => <Pagina ficha={ficha} />}</Leitura>
}

function Pagina({ ficha }: { ficha: Ficha }) {
  const navegar = useNavigate()
  const busca = useBuscaDeTextos()
  const pacote = usePacote()
  const hoje = hojeEm(useDadosDoServico().municipio?.fuso ?? 'America/Sao_Paulo')
  const mudar = (parte: Record<string, string | undefined>) =>
    void navegar({ to: '.', search: { ...busca, ...parte }, replace: true, resetScroll: false })
  const { outorga, titular, veiculo } = ficha
  const palavra = maiuscula(pacote?.lei.termos.outorga.singular ?? 'outorga')
  const nome = titular.identidade?.nome ?? 'nome eliminado'
  const titulo = outorga.numero
    ? `${palavra} nº ${outorga.numero}`
    : `Pedido de ${palavra.toLowerCase()} ${outorga.protocolo ?? ''}`
  const lei = pacote?.lei.termos
  return (
    <div className="pilha-larga">
      <div className="pilha">
        <div className="cabeca-da-ficha">
          <div>
            <Titulo aba={titulo}>{titulo}</Titulo>
            <p className="introducao">
              {nome} · {formatarPlaca(veiculo.placas.at(-1)?.placa ?? '')}
            </p>
          </div>
          <VerEm em={ficha.em} />
        </div>
        <AvisoDoDia em={ficha.em} />
        <Situacao situacao={ficha.situacao} estado={outorga.situacao} em={ficha.em} hoje={hoje} />
        <Fatos
          fatos={[
            ['Situação do pedido', outorga.inicio ? undefined : nomear(outorga.situacao)],
            ['Requerida em', formatarDia(outorga.requeridaEm)],
            ['Início', outorga.inicio && formatarDia(outorga.inicio)],
            ['Termo final', outorga.termoFinal && formatarDia(outorga.termoFinal)],
            ['Prorrogações', outorga.inicio ? String(outorga.prorrogacoes) : undefined],
            ['Encerrada em', outorga.encerradaEm && formatarDia(outorga.encerradaEm)],
          ]}
        />
      </div>
      <div className="ficha-colunas">
        <Abas
          nome="Partes do prontuário"
          aberta={busca['aba'] ?? 'resumo'}
          abrir={(aba) => mudar({ aba: aba === 'resumo' ? undefined : aba })}
          abas={[
            { id: 'resumo', nome: 'Resumo', conteudo: <Resumo ficha={ficha} /> },
            {
              id: 'titular',
              nome: 'Titular',
              conteudo: <AbaDaPessoa pessoa={titular} linha={ficha.linha} comElo />,
            },
            {
              id: 'veiculo',
              nome: 'Veículo e vistorias',
              conteudo: (
                <AbaDoVeiculo
                  veiculo={veiculo}
                  vistorias={ficha.vistorias}
                  linha={ficha.linha}
                  comElo
                />
              ),
            },
            {
              id: 'vida',
              nome: 'Afastamentos e substituições',
              conteudo: <AbaDaVida ficha={ficha} />,
            },
            ...(pacote?.prazos.transferencia === undefined
              ? []
              : [
                  {
                    id: 'transferencia',
                    nome: 'Transferência',
                    conteudo: <AbaDaTransferencia ficha={ficha} />,
                  },
                ]),
            ...((pacote?.prazos.informes ?? pacote?.prazos.custos) === undefined
              ? []
              : [
                  {
                    id: 'dados',
                    nome: 'Dados do serviço',
                    conteudo: <AbaDeInformes ficha={ficha} />,
                  },
                ]),
            { id: 'condutores', nome: 'Condutores', conteudo: <AbaDeCondutores ficha={ficha} /> },
            {
              id: 'licenciamento',
              nome: maiuscula(lei?.licenciamento.singular ?? 'licenciamento'),
              conteudo: <AbaDeLicenciamento ficha={ficha} />,
            },
            { id: 'taxas', nome: 'Taxas', conteudo: <AbaDeTaxas ficha={ficha} /> },
            {
              id: 'autos',
              nome: maiuscula(lei?.auto.plural ?? 'autos'),
              conteudo: <AbaDeAutos autos={ficha.autos} />,
            },
            {
              id: 'medidas',
              nome: 'Custódia e perda',
              conteudo: <AbaDeMedidas ficha={ficha} />,
            },
            {
              id: 'arquivos',
              nome: 'Arquivos',
              conteudo: <Arquivos recurso="outorgas" ficha={outorga.id} />,
            },
            {
              id: 'linha',
              nome: 'Linha do tempo',
              conteudo: <LinhaDoTempo linha={ficha.linha} />,
            },
          ]}
        />
        <div className="pilha">
          <ComandosPossiveis comandos={ficha.comandos} para={{ outorga: outorga.id }} />
          <Imprimir documentos={ficha.documentos} recurso="outorgas" ficha={outorga.id} />
          <CartaoDeEntregas ficha={ficha} />
        </div>
      </div>
    </div>
  )
}
