import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Condutor } from '#core/condutor/condutor.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { formatarDia } from '#core/calendar/dia.ts'
import { lerPessoa } from '../api/leituras.ts'
import { usePacote, useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Convite } from '../conta/Convite.tsx'
import { Cartao, Etiqueta } from '../ui/Cartao.tsx'
import { Elo } from '../ui/Elo.tsx'
import { Leitura, Vazio } from '../ui/Estados.tsx'
import { LinhaDoTempo } from '../ui/LinhaDoTempo.tsx'
import { maiuscula, nomear } from '#core/mensagens/palavras.ts'
import { Titulo } from '../ui/Titulo.tsx'
import { ComandosPossiveis } from './ComandosPossiveis.tsx'
import { AvisoDoDia, VerEm } from './VerEm.tsx'
import { Arquivos } from './arquivos/Arquivos.tsx'
import { AbaDaPessoa } from './prontuario/AbaDaPessoa.tsx'
import { HistoricoDaPessoa, VeiculosDaPessoa } from './prontuario/HistoricoDaPessoa.tsx'
import { PapeisRestritos } from './prontuario/PapeisRestritos.tsx'
import { AbaDeAutos } from './prontuario/AbasDeListas.tsx'

/** `/{m}/{s}/pessoas/{id}` */
export function FichaDaPessoa() {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const { em, registrado } = useBuscaDeTextos()
  const consulta = useQuery({
    ...lerPessoa(base, id, em, registrado),
    placeholderData: keepPreviousData,
  })
  return (
    <Leitura consulta={consulta}>
      {(ficha) => (
        <div className="pilha-larga">
          <div className="cabeca-da-ficha">
            <Titulo aba={ficha.pessoa.identidade?.nome ?? 'Pessoa'}>
              {ficha.pessoa.identidade?.nome ?? 'Nome eliminado'}
            </Titulo>
            <VerEm em={ficha.em} />
          </div>
          <AvisoDoDia em={ficha.em} />
          <div className="ficha-colunas">
            <div className="pilha">
              <ListaDeOutorgas
                outorgas={ficha.outorgas}
                condutores={ficha.condutores}
                requerer={`${base}/novo/requererOutorga?pessoa=${id}`}
              />
              <AbaDaPessoa pessoa={ficha.pessoa} linha={ficha.linha} />
              <HistoricoDaPessoa ficha={ficha} />
              <VeiculosDaPessoa veiculos={ficha.veiculos} />
              <PapeisRestritos pessoa={id} />
              <Convite pessoa={id} nome={ficha.pessoa.identidade?.nome ?? 'Nome eliminado'} />
              <Arquivos recurso="pessoas" ficha={id} />
              {ficha.autos.length > 0 && <AbaDeAutos autos={ficha.autos} />}
              <Cartao titulo="Linha do tempo">
                <LinhaDoTempo linha={ficha.linha} />
              </Cartao>
            </div>
            <ComandosPossiveis comandos={ficha.comandos} para={{ pessoa: id }} />
          </div>
        </div>
      )}
    </Leitura>
  )
}

type Props = {
  outorgas: readonly Outorga[]
  condutores?: readonly Condutor[]
  requerer: string
}

/** The grants of a person or a vehicle. */
export function ListaDeOutorgas({ outorgas, condutores = [], requerer }: Props) {
  const { base } = useServico()
  const palavra = usePacote()?.lei.termos.outorga
  return (
    <Cartao titulo={maiuscula(palavra?.plural ?? 'outorgas')}>
      {outorgas.length === 0 && condutores.length === 0 && (
        <Vazio titulo={`Nenhuma ${palavra?.singular ?? 'outorga'} até agora.`}>
          <Elo para={requerer}>Requerer {palavra?.singular}</Elo>
        </Vazio>
      )}
      <ul className="lista-simples">
        {outorgas.map((o) => (
          <li key={o.id} className="fila-de-itens">
            <Elo para={`${base}/outorgas/${o.id}`}>
              {o.numero ? `nº ${o.numero}` : `pedido ${o.protocolo ?? ''}`}
            </Elo>
            <Etiqueta tom={o.situacao === 'concedida' ? 'certo' : 'neutro'}>
              {nomear(o.situacao)}
            </Etiqueta>
            {o.termoFinal && <span className="suave">até {formatarDia(o.termoFinal)}</span>}
          </li>
        ))}
        {condutores.map((c) => (
          <li key={c.id} className="fila-de-itens">
            <Elo para={`${base}/outorgas/${c.outorga}`}>Condutor {nomear(c.funcao)}</Elo>
            <span className="suave">desde {formatarDia(c.desde)}</span>
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
