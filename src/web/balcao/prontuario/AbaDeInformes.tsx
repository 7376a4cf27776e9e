import { formatarDia } from '#core/calendar/dia.ts'
import { informesAtuais, type Informe } from '#core/informe/informe.ts'
import { escreverSemestre } from '#core/informe/semestre.ts'
import { formatarReais } from '#core/money/centavos.ts'
import type { InformePrevisto } from '#law/esquema/informes.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { Tabela } from '../../ui/Tabela.tsx'
import { CartaoDeCustos } from './CartaoDeCustos.tsx'

/** What was told of the grant's service: what stands, kind by kind, and how often it was told. */
export function AbaDeInformes({ ficha: { outorga } }: { ficha: Prontuario }) {
  const previstos = usePacote()?.prazos.informes ?? []
  const { base } = useServico()
  const ditos = outorga.informes ?? []
  const atuais = informesAtuais(ditos)
  return (
    <div className="pilha">
      {previstos.map((p) => (
        <Cartao key={p.id} titulo={p.nome}>
          <p className="miudo suave">
            <Citacoes fundamentos={p.fundamentos} /> ·{' '}
            <Elo para={`${base}/outorgas/${outorga.id}/registrarInforme?informe=${p.id}`}>
              Registrar
            </Elo>
          </p>
          {atuais
            .filter((i) => i.informe === p.id)
            .toReversed()
            .map((i) => (
              <Dito key={i.semestre ?? ''} previsto={p} informe={i} vezes={vezes(ditos, i)} />
            ))}
          {!atuais.some((i) => i.informe === p.id) && <p className="suave">Nada registrado.</p>}
        </Cartao>
      ))}
      <CartaoDeCustos outorga={outorga} />
    </div>
  )
}

const vezes = (ditos: readonly Informe[], i: Informe): number =>
  ditos.filter((x) => x.informe === i.informe && x.semestre === i.semestre).length

function Dito({
  previsto,
  informe,
  vezes: n,
}: {
  previsto: InformePrevisto
  informe: Informe
  vezes: number
}) {
  const quando = [
    informe.semestre && escreverSemestre(informe.semestre),
    `recebido em ${formatarDia(informe.recebidoEm)}`,
    informe.tempestivo === false && 'depois do prazo',
    n > 1 && `${n}ª vez: as anteriores estão na linha do tempo`,
  ]
  return (
    <div>
      <p className="miudo">{quando.filter(Boolean).join(' · ')}</p>
      <Tabela
        titulo={previsto.nome}
        colunas={previsto.colunas.map((c) => c.nome)}
        linhas={informe.linhas.map((l, k) => ({
          chave: String(k),
          celulas: previsto.colunas.map((c) => escrever(c, l[c.id])),
        }))}
      />
    </div>
  )
}

function escrever(c: InformePrevisto['colunas'][number], v: string | number | undefined): string {
  if (v === undefined) return '—'
  if (c.tipo === 'dinheiro') return formatarReais(Number(v))
  return c.opcoes?.find((o) => o.id === v)?.nome ?? String(v)
}
