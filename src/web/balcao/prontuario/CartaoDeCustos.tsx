import { formatarDia } from '#core/calendar/dia.ts'
import type { CalculoDeCustos } from '#core/custos/custos.ts'
import { escreverQuantidade } from '#core/custos/formas.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { Outorga } from '#core/outorga/outorga.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Tabela } from '../../ui/Tabela.tsx'

const TONS = { requerido: 'atencao', calculado: 'certo', indeferido: 'neutro' } as const

/** The calculations of operating costs that the parties asked for: what waits, and each sheet. */
export function CartaoDeCustos({ outorga }: { outorga: Outorga }) {
  const previsto = usePacote()?.prazos.custos
  const { base } = useServico()
  if (previsto === undefined) return null
  const calculos = outorga.calculosDeCustos ?? []
  return (
    <Cartao titulo="Custos operacionais">
      <p className="miudo suave">
        <Citacoes fundamentos={previsto.fundamentos} /> ·{' '}
        <Elo para={`${base}/outorgas/${outorga.id}/requererCalculoDeCustos`}>Requerer cálculo</Elo>
      </p>
      {calculos.length === 0 && <p className="suave">Nenhum cálculo pedido.</p>}
      {calculos.toReversed().map((c) => (
        <Calculo key={c.id} calculo={c} outorga={outorga.id} />
      ))}
    </Cartao>
  )
}

function Calculo({ calculo: c, outorga }: { calculo: CalculoDeCustos; outorga: string }) {
  const { base } = useServico()
  return (
    <div>
      <p>
        <Etiqueta tom={TONS[c.situacao]}>{nomear(c.situacao)}</Etiqueta> {c.objeto}
      </p>
      <p className="miudo suave">
        {[
          c.protocolo && `protocolo nº ${c.protocolo}`,
          `recebido em ${formatarDia(c.recebidoEm)}`,
          `pedido ${c.por === 'ambas' ? 'pelas duas partes' : `pelo ${c.por}`}`,
          c.contratante && `contratante: ${c.contratante}`,
          c.razoes,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {c.situacao === 'requerido' && (
        <p className="nao-imprimir">
          <Elo para={`${base}/outorgas/${outorga}/calcularCustos?calculo=${c.id}`}>
            Calcular este pedido
          </Elo>
        </p>
      )}
      {c.resultado && <Planilha calculo={c} r={c.resultado} />}
    </div>
  )
}

function Planilha({
  calculo,
  r,
}: {
  calculo: CalculoDeCustos
  r: NonNullable<CalculoDeCustos['resultado']>
}) {
  const [ano, mes] = r.mes.split('-')
  return (
    <>
      <Tabela
        titulo={`Custos de ${mes}/${ano}`}
        colunas={['Parcela', 'Conta', 'Por mês', 'Fonte']}
        linhas={r.linhas.map((l) => ({
          chave: l.parcela,
          celulas: [
            l.nome,
            <span key="c" className="miudo">
              {l.passo}
            </span>,
            <span key="v" className="sem-quebra">
              {formatarReais(l.valor)}
            </span>,
            <span key="f" className="miudo suave">
              {l.fonte}
            </span>,
          ],
        }))}
      />
      <Fatos
        fatos={[
          ['Cálculo', calculo.numero && `nº ${calculo.numero}, com preços de ${mes}/${ano}`],
          [
            'Quilômetros por mês',
            `${escreverQuantidade(r.quilometros)} (${r.fonteDosQuilometros})`,
          ],
          ['Custo variável', formatarReais(r.variavel)],
          ['Custo fixo', formatarReais(r.fixo)],
          ['Total por mês', <strong key="t">{formatarReais(r.total)}</strong>],
          ['Por quilômetro', formatarReais(r.porQuilometro)],
          [
            'Por estudante',
            r.porEstudante === undefined
              ? undefined
              : `${formatarReais(r.porEstudante)} (${r.estudantes ?? 0} estudantes)`,
          ],
        ]}
      />
    </>
  )
}
