import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { FichaDaPessoa } from '../../../server/contrato/contrato.ts'
import { useDadosDoServico, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { escreverEndereco } from '#core/pessoa/escreverEndereco.ts'

/** Where the person lived, the names they had, and who is in the company. */
export function HistoricoDaPessoa({ ficha }: { ficha: FichaDaPessoa }) {
  const { base } = useServico()
  const { municipio } = useDadosDoServico()
  const { enderecos = [], nomesAnteriores = [], socios = [] } = ficha.pessoa
  return (
    <>
      {socios.length > 0 && (
        <Cartao titulo="Sócios e administradores">
          <ul className="lista-simples">
            {socios.map((s) => (
              <li key={s.pessoa + s.desde}>
                <Elo para={`${base}/pessoas/${s.pessoa}`}>{ficha.nomesDosSocios[s.pessoa]}</Elo>{' '}
                <span className="suave">
                  {nomear(s.qualidade)}, desde {formatarDia(s.desde)}
                  {s.saiuEm && `, até ${formatarDia(s.saiuEm)}`}
                </span>
              </li>
            ))}
          </ul>
        </Cartao>
      )}
      {enderecos.length > 1 && (
        <Cartao titulo="Endereços">
          <ul className="lista-simples">
            {enderecos.toReversed().map((e, i) => (
              <li key={e.desde + e.comunicadoEm}>
                {i === 0 && <Etiqueta tom="certo">atual</Etiqueta>}{' '}
                {e.endereco ? escreverEndereco(e.endereco, municipio) : 'Endereço eliminado'}
                <p className="miudo suave">
                  desde {formatarDia(e.desde)}; comunicado em {formatarDia(e.comunicadoEm)}
                  {e.comunicarAte && ` (prazo: até ${formatarDia(e.comunicarAte)})`}
                </p>
                {e.foraDoPrazo && (
                  <p className="miudo">
                    <Etiqueta tom="atencao">comunicado fora do prazo</Etiqueta>{' '}
                    {e.possiveisInfracoes && (
                      <>
                        Possível infração: <Citacoes fundamentos={e.possiveisInfracoes} />
                      </>
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Cartao>
      )}
      {nomesAnteriores.length > 0 && (
        <Cartao titulo="Nomes anteriores">
          <ul className="lista-simples">
            {nomesAnteriores.toReversed().map((n) => (
              <li key={n.ate + n.motivo}>
                {n.nome ?? 'Nome eliminado'}, até {formatarDia(n.ate)}: {n.motivo}
              </li>
            ))}
          </ul>
        </Cartao>
      )}
    </>
  )
}

/** The vehicles that the person owns or leases. */
export function VeiculosDaPessoa({ veiculos }: { veiculos: readonly Veiculo[] }) {
  const { base } = useServico()
  if (veiculos.length === 0) return null
  return (
    <Cartao titulo="Veículos">
      <ul className="lista-simples">
        {veiculos.map((v) => (
          <li key={v.id} className="fila-de-itens">
            <Elo para={`${base}/veiculos/${v.id}`}>{formatarPlaca(v.placa)}</Elo>
            <span>
              {nomearInicial(v.tipo)} {v.marca} {v.modelo}, {v.anoFabricacao}
            </span>
            {v.propriedade && (
              <span className="suave">
                {nomear(v.propriedade.regime)}, desde {formatarDia(v.propriedade.desde)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
