import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import { lerVeiculo } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'
import { useBuscaDeTextos } from '../formularios/alvo.ts'
import { Cartao } from '../ui/Cartao.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { LinhaDoTempo } from '../ui/LinhaDoTempo.tsx'
import { Recusas } from '../ui/Recusas.tsx'
import { Titulo } from '../ui/Titulo.tsx'
import { ComandosPossiveis } from './ComandosPossiveis.tsx'
import { AvisoDoDia, VerEm } from './VerEm.tsx'
import { Arquivos } from './arquivos/Arquivos.tsx'
import { ListaDeOutorgas } from './FichaDaPessoa.tsx'
import { ListaDeRecolhimentos } from './medidas/Listas.tsx'
import { CartaoDeUsoEventual } from './prontuario/CartaoDeUsoEventual.tsx'
import { CartaoDePublicidade } from './prontuario/CartaoDePublicidade.tsx'
import { AbaDoVeiculo } from './prontuario/AbaDoVeiculo.tsx'

/** `/{m}/{s}/veiculos/{id}` */
export function FichaDoVeiculo() {
  const { base } = useServico()
  const { id = '' } = useParams({ strict: false })
  const { em, registrado } = useBuscaDeTextos()
  const consulta = useQuery({
    ...lerVeiculo(base, id, em, registrado),
    placeholderData: keepPreviousData,
  })
  return (
    <Leitura consulta={consulta}>
      {(ficha) => {
        const placa = formatarPlaca(ficha.veiculo.placas.at(-1)?.placa ?? '')
        return (
          <div className="pilha-larga">
            <div className="cabeca-da-ficha">
              <Titulo aba={`Veículo ${placa}`}>Veículo {placa}</Titulo>
              <VerEm em={ficha.em} />
            </div>
            <AvisoDoDia em={ficha.em} />
            <div className="ficha-colunas">
              <div className="pilha">
                <ListaDeOutorgas
                  outorgas={ficha.outorgas}
                  requerer={`${base}/novo/requererOutorga?veiculo=${id}`}
                />
                {ficha.impedimentos.length > 0 && (
                  <Cartao titulo={`Não pode trabalhar em ${formatarDia(ficha.em)}`}>
                    <Recusas recusas={ficha.impedimentos} />
                  </Cartao>
                )}
                <ListaDeRecolhimentos lista={ficha.recolhimentos} />
                <AbaDoVeiculo
                  veiculo={ficha.veiculo}
                  vistorias={ficha.vistorias}
                  linha={ficha.linha}
                  proprietario={ficha.proprietario}
                />
                <Arquivos recurso="veiculos" ficha={id} />
                <Arquivos recurso="vistorias" ficha={id} titulo="Arquivos das vistorias" />
                <CartaoDeUsoEventual
                  outorgas={ficha.outorgas.map((o) => ({
                    ...o,
                    usosEventuais: o.usosEventuais?.filter((u) => u.veiculo === id) ?? [],
                  }))}
                />
                <CartaoDePublicidade outorgas={ficha.outorgas} />
                <Cartao titulo="Linha do tempo">
                  <LinhaDoTempo linha={ficha.linha} />
                </Cartao>
              </div>
              <ComandosPossiveis comandos={ficha.comandos} para={{ veiculo: id }} />
            </div>
          </div>
        )
      }}
    </Leitura>
  )
}
