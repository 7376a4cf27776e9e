import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Vistorias } from '#core/vistoria/vistoria.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Documentos } from './Documentos.tsx'

type Props = { veiculo: Veiculo; vistorias: Vistorias; comElo?: boolean }

/** The vehicle, its inspections and its papers. */
export function AbaDoVeiculo({ veiculo, vistorias, comElo = false }: Props) {
  const { base } = useServico()
  const [atual, ...antigas] = veiculo.placas.toReversed()
  const { propriedade } = veiculo
  const requisitos = usePacote()?.requisitos ?? []
  const vistas = Object.entries(veiculo.caracteristicas).flatMap(([campo, valor]) => {
    if (valor === false) return []
    const pedido = requisitos.find(
      (r) => r.exige.forma === 'caracteristica' && r.exige.campo === campo,
    )
    const nome = pedido?.pede ?? nomearInicial(campo)
    return [typeof valor === 'string' && !pedido ? `${nome}: ${valor}` : nome]
  })
  return (
    <div className="pilha">
      <Cartao titulo={`${veiculo.marca} ${veiculo.modelo}`}>
        <Fatos
          fatos={[
            ['Placa', formatarPlaca(atual?.placa ?? veiculo.placa)],
            [
              'Placas anteriores',
              antigas.map((p) => formatarPlaca(p.placa)).join(', ') || undefined,
            ],
            ['Tipo', nomearInicial(veiculo.tipo)],
            ['Ano de fabricação', String(veiculo.anoFabricacao)],
            ['Cor', veiculo.cor],
            ['Cilindrada', veiculo.cilindrada && `${veiculo.cilindrada} cm³`],
            ['Lugares', veiculo.lugares?.toString()],
            ['Renavam', veiculo.renavam],
            ['Chassi', veiculo.chassi],
            [
              'Propriedade',
              propriedade &&
                `${nomear(propriedade.regime)}, desde ${formatarDia(propriedade.desde)}`,
            ],
            ['Nome do dono no documento', veiculo.proprietarioNome],
            [
              'De quem',
              propriedade?.pessoa && (
                <Elo para={`${base}/pessoas/${propriedade.pessoa}`}>Abrir a ficha da pessoa</Elo>
              ),
            ],
            ['Portas', veiculo.portas?.toString()],
            ['Cintos de segurança', veiculo.cintos?.toString()],
            ['Visto nos documentos', vistas.join('; ') || undefined],
          ]}
        />
        {comElo && (
          <p className="elo-da-ficha">
            <Elo para={`${base}/veiculos/${veiculo.id}`}>Abrir a ficha do veículo</Elo>
          </p>
        )}
      </Cartao>
      <CartaoDeVistorias vistorias={vistorias} />
      <Documentos documentos={veiculo.documentos} de="veiculo" />
    </div>
  )
}

function CartaoDeVistorias({ vistorias }: { vistorias: Vistorias }) {
  const itens = usePacote()?.vistoria.itens ?? []
  const pergunta = (id: string) => itens.find((i) => i.id === id)?.pergunta ?? maiuscula(nomear(id))
  return (
    <Cartao titulo="Vistorias">
      {vistorias.realizadas.length === 0 && (
        <Vazio titulo="Nenhuma vistoria ainda.">
          <p>O vistoriador responde, item por item, à lista que a lei manda verificar.</p>
        </Vazio>
      )}
      <ul className="lista-simples">
        {vistorias.realizadas.toReversed().map((v, i) => (
          <li key={`${v.em}${i}`}>
            <Etiqueta tom={v.resultado === 'aprovada' ? 'certo' : 'erro'}>
              {nomear(v.resultado)}
            </Etiqueta>{' '}
            em {formatarDia(v.em)}
            {v.numero && ` · selo nº ${v.numero}`}
            {v.validaAte && ` · válida até ${formatarDia(v.validaAte)}`}
            {v.defeitos.map((d) => (
              <p key={d.item} className="miudo">
                ✕ {pergunta(d.item)} {d.observacao && <em>{d.observacao}</em>}{' '}
                <Citacoes fundamentos={d.fundamentos} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}
