import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatarReais } from '#core/money/centavos.ts'
import type { LinhaDaCorrida, MotivoDeBandeira } from '#core/tarifa/tarifa.ts'
import type { CorridaPublica } from '../../server/contrato/tarifa.ts'
import { lerCorrida } from '../api/leituras.ts'
import { useServico } from '../api/servico.ts'
import { Alerta } from '../ui/Alerta.tsx'
import { Cartao } from '../ui/Cartao.tsx'
import { Citacoes } from '../ui/Citacoes.tsx'
import { Leitura } from '../ui/Estados.tsx'
import { Recusas } from '../ui/Recusas.tsx'
import { Tabela } from '../ui/Tabela.tsx'
import { FalhaDaApi } from '../api/problema.ts'
import type { Digitado } from './FormaDaCorrida.tsx'

const numero = (n: number, casas: number): string =>
  n.toLocaleString('pt-BR', { minimumFractionDigits: casas, maximumFractionDigits: casas })

const NOMES: Readonly<Record<LinhaDaCorrida['parcela'], string>> = {
  bandeirada: 'Bandeirada',
  quilometro: 'Distância',
  'hora-parada': 'Tempo parado',
}

function conta(l: LinhaDaCorrida): string {
  const unitario = formatarReais(l.unitario)
  if (l.unidade === 'metros') return `${numero(l.quantidade / 1000, 3)} km × ${unitario}`
  if (l.unidade === 'segundos') {
    const minutos = Math.floor(l.quantidade / 60)
    const segundos = l.quantidade % 60
    return `${minutos} min${segundos > 0 ? ` ${segundos} s` : ''} × ${unitario} por hora`
  }
  return unitario
}

const POR: Readonly<Record<MotivoDeBandeira['por'], string>> = {
  dia: 'dia',
  mes: 'mês',
  area: 'área',
  horario: 'horário',
}

/** The ride computed line by line, or why it cannot be. */
export function ContaDaCorrida({ busca }: { busca: Digitado }) {
  const { base } = useServico()
  const consulta = useQuery({ ...lerCorrida(base, busca), retry: false })
  const { error } = consulta
  const problema = error instanceof FalhaDaApi ? error.problema : undefined
  if (problema?.recusas !== undefined)
    return (
      <Alerta tom="erro" titulo={problema.title} foco>
        <Recusas recusas={problema.recusas} />
      </Alerta>
    )
  return (
    <Leitura consulta={consulta} linhas={3}>
      {(r) => <Conta conta={r} />}
    </Leitura>
  )
}

function Conta({ conta: r }: { conta: CorridaPublica }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [r])
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <Cartao titulo={`Bandeira ${r.bandeira === 2 ? 'dois' : 'um'}`}>
        {r.motivos.length > 0 && (
          <p>{r.motivos.map((m) => `${POR[m.por]}: ${m.qual}`).join('; ')}.</p>
        )}
        <Tabela
          titulo="A conta"
          colunas={['Parcela', 'Conta', 'Valor', 'Lei']}
          linhas={r.linhas.map((l) => ({
            chave: l.parcela,
            celulas: [
              NOMES[l.parcela],
              conta(l),
              formatarReais(l.valor),
              <Citacoes key="c" fundamentos={l.fundamentos} />,
            ],
          }))}
        />
        <p className="conta-total">
          <span>Total</span>
          <output>{formatarReais(r.total)}</output>
        </p>
        <p className="miudo suave">
          Conta-se do passageiro acomodado ao término (<Citacoes fundamentos={r.fundamentos} />
          ). Cobrar valor alterado é infração.
        </p>
      </Cartao>
    </div>
  )
}
