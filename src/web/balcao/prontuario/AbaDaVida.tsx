import { formatarDia } from '#core/calendar/dia.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { CartaoDeEntidades } from './CartaoDeEntidades.tsx'
import { CartaoDePublicidade } from './CartaoDePublicidade.tsx'
import { CartaoDeUsoEventual } from './CartaoDeUsoEventual.tsx'
import { Cartao, Fatos, type Fato } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { nomearInicial } from '#core/mensagens/palavras.ts'

const de = (desde: string, ate: string | undefined): string =>
  `${formatarDia(desde)}${ate === undefined ? '' : ` a ${formatarDia(ate)}`}`

/** Leaves, blocks and vehicles by day. */
export function AbaDaVida({ ficha }: { ficha: Prontuario }) {
  const { outorga } = ficha
  const { base } = useServico()
  const prazos = usePacote()?.prazos
  const { afastamentos = [], bloqueios = [], frota } = outorga
  const licencas: Fato[] = afastamentos
    .toReversed()
    .map((a) => [
      prazos?.afastamentos?.find((x) => x.id === a.especie)?.nome ?? a.especie,
      [
        `${nomearInicial(a.situacao)}, ${de(a.desde, a.ate)}`,
        a.procuracao
          ? `por procurador, com instrumento de ${formatarDia(a.procuracao.lavradaEm)}`
          : undefined,
        a.prorrogacoes > 0 ? 'prorrogado' : undefined,
        a.auxiliarAQualquerHora === true ? 'com auxiliar a qualquer hora' : undefined,
        a.retornoEm && `retorno em ${formatarDia(a.retornoEm)}`,
        a.diasAlem ? `${a.diasAlem} dia(s) além do concedido` : undefined,
      ]
        .filter(Boolean)
        .join('; '),
    ])
  const bloqueadas: Fato[] = bloqueios
    .toReversed()
    .map((b) => [
      de(b.desde, b.desbloqueadaEm ?? b.ate),
      `${b.autorizacao.autoridade} (${b.autorizacao.cargo}): ${b.autorizacao.texto}`,
    ])
  const veiculos: Fato[] = [
    ...(frota?.veiculos ?? []).map((v): Fato => [
      `Desde ${formatarDia(v.desde)}`,
      <Elo key={v.veiculo} para={`${base}/veiculos/${v.veiculo}`}>
        {v.veiculo === outorga.veiculo ? 'veículo atual' : 'veículo que saiu'}
      </Elo>,
    ]),
    ...(frota?.provisorios ?? []).map((p): Fato => [
      `Provisório, ${de(p.desde, p.encerradoEm ?? p.ate)}`,
      <Elo key={p.veiculo} para={`${base}/veiculos/${p.veiculo}`}>
        veículo provisório
      </Elo>,
    ]),
    ...(frota?.perda === undefined
      ? []
      : [
          [
            'Perda do veículo',
            `${nomearInicial(frota.perda.causa)} em ${formatarDia(frota.perda.ocorridaEm)}; substituir até ${formatarDia(frota.prorrogadaAte ?? frota.perda.substituirAte)}`,
          ] as Fato,
        ]),
  ]
  const recadastros: readonly Fato[] = (outorga.recadastramentos ?? [])
    .toReversed()
    .map((r) => [`em ${formatarDia(r.em)}`, `vale até ${formatarDia(r.validoAte)}`])
  const cartoes: readonly (readonly [string, readonly Fato[]])[] = [
    ['Afastamentos', licencas],
    ['Bloqueios', bloqueadas],
    ['Veículos, por dia', veiculos],
    ['Recadastramento do titular', recadastros],
  ]
  const ha = cartoes.filter(([, fatos]) => fatos.length > 0)
  const outros = [...(outorga.publicidades ?? []), ...(outorga.usosEventuais ?? [])]
  return (
    <div className="pilha">
      {ha.length === 0 && outros.length === 0 && (
        <p className="suave">Sem afastamentos, bloqueios nem troca de veículo.</p>
      )}
      <CartaoDeEntidades outorga={outorga.id} />
      <CartaoDeUsoEventual outorgas={[outorga]} />
      <CartaoDePublicidade outorgas={[outorga]} />
      {ha.map(([titulo, fatos]) => (
        <Cartao key={titulo} titulo={titulo}>
          <Fatos fatos={[...fatos]} />
        </Cartao>
      ))}
    </div>
  )
}
