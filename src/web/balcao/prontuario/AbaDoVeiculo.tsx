import { formatarDia } from '#core/calendar/dia.ts'
import { formatarPlaca } from '#core/identificador/placa.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import type { Vistorias } from '#core/vistoria/vistoria.ts'
import type { AtoNaLinha, FichaDoVeiculo } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Vazio } from '../../ui/Estados.tsx'
import { maiuscula, nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import { Documentos } from './Documentos.tsx'

type Props = {
  veiculo: Veiculo
  vistorias: Vistorias
  proprietario?: FichaDoVeiculo['proprietario']
  linha: readonly AtoNaLinha[]
  comElo?: boolean
}

/** The vehicle, its inspections and its papers. */
export function AbaDoVeiculo({ veiculo, vistorias, proprietario, linha, comElo = false }: Props) {
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
              antigas
                .map((p) => `${formatarPlaca(p.placa)} (desde ${formatarDia(p.desde)})`)
                .join(', ') || undefined,
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
                <Elo para={`${base}/pessoas/${propriedade.pessoa}`}>
                  {proprietario?.nome ?? 'Abrir a ficha da pessoa'}
                </Elo>
              ),
            ],
            ['Placa de aluguel', placaDeAluguel(veiculo)],
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
      <Donos veiculo={veiculo} />
      <Alteracoes veiculo={veiculo} />
      <CartaoDeVistorias veiculo={veiculo.id} vistorias={vistorias} />
      <Documentos documentos={veiculo.documentos} de="veiculo" linha={linha} />
    </div>
  )
}

function placaDeAluguel({ placasDeAluguel = [] }: Veiculo): string | undefined {
  const ultima = placasDeAluguel.at(-1)
  if (ultima === undefined) return undefined
  const desde = `desde ${formatarDia(ultima.desde)}`
  return ultima.baixadaEm ? `${desde}, até ${formatarDia(ultima.baixadaEm)} (baixada)` : desde
}

/** Whose it was, each from the day on which it passed; only where it ever did. */
function Donos({ veiculo: { propriedades = [] } }: { veiculo: Veiculo }) {
  const { base } = useServico()
  if (propriedades.length === 0) return null
  return (
    <Cartao titulo="De quem foi e é o veículo">
      <Fatos
        fatos={propriedades.toReversed().map((p) => [
          `Desde ${formatarDia(p.desde)}`,
          p.pessoa === undefined ? (
            nomear(p.regime)
          ) : (
            <>
              {nomear(p.regime)}: <Elo para={`${base}/pessoas/${p.pessoa}`}>ficha da pessoa</Elo>
            </>
          ),
        ])}
      />
    </Cartao>
  )
}

/** What was corrected in the register: what it was, what it is, and why. */
function Alteracoes({ veiculo: { alteracoes = [] } }: { veiculo: Veiculo }) {
  if (alteracoes.length === 0) return null
  return (
    <Cartao titulo="Correções do cadastro">
      <ul className="lista-simples">
        {alteracoes.toReversed().map((a, i) => (
          <li key={a.campo + a.em + String(i)}>
            {nomearInicial(a.campo)}: {a.de === undefined ? '(em branco)' : String(a.de)} →{' '}
            {String(a.para)}, desde {formatarDia(a.desde)}
            {a.motivo && <p className="miudo suave">{a.motivo}</p>}
          </li>
        ))}
      </ul>
    </Cartao>
  )
}

function CartaoDeVistorias({ veiculo, vistorias }: { veiculo: string; vistorias: Vistorias }) {
  const { base } = useServico()
  const itens = usePacote()?.vistoria.itens ?? []
  const pergunta = (id: string) => itens.find((i) => i.id === id)?.pergunta ?? maiuscula(nomear(id))
  return (
    <Cartao titulo="Vistorias">
      {vistorias.determinada && (
        <p>
          <Etiqueta tom="atencao">determinada</Etiqueta> apresentar até{' '}
          {formatarDia(vistorias.determinada.ate)}: {vistorias.determinada.motivo}
        </p>
      )}
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
      <p className="elo-da-ficha nao-imprimir">
        <Elo para={`${base}/vistorias-marcadas?veiculo=${veiculo}`}>Marcar vistoria</Elo>
      </p>
    </Cartao>
  )
}
