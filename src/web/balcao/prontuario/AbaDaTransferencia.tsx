import { formatarDia } from '#core/calendar/dia.ts'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { usePacote, useServico } from '../../api/servico.ts'
import { Alerta } from '../../ui/Alerta.tsx'
import { Cartao, type Fato, Fatos } from '../../ui/Cartao.tsx'
import { Elo } from '../../ui/Elo.tsx'
import { HipotesesDaTransferencia } from './HipotesesDaTransferencia.tsx'
import { PassosDaTransferencia } from './PassosDaTransferencia.tsx'

/** The transfer, step by step: where it stands, what is missing, and what each hypothesis will ask. */
export function AbaDaTransferencia({ ficha }: { ficha: Prontuario }) {
  const { base } = useServico()
  const regra = usePacote()?.prazos.transferencia
  const { outorga } = ficha
  const { obito, invalidezDesde, substitui, averbacoes = [], transferencias = [] } = outorga
  if (regra === undefined) return <p className="suave">Esta lei não prevê transferência.</p>
  const fatos: Fato[] = [
    [
      'Falecimento do titular',
      obito &&
        (obito.comunicadoEm === undefined
          ? `em ${formatarDia(obito.obitoEm)}, sabido de ofício`
          : `em ${formatarDia(obito.obitoEm)}, comunicado em ${formatarDia(obito.comunicadoEm)} por ${nomear(obito.por)}${obito.tempestiva === false ? ', fora do prazo' : ''}`),
    ],
    ['Prazo da família para comunicar', obito?.prazoAte && formatarDia(obito.prazoAte)],
    ['Quem deixou', obito && (obito.deixou.map((v) => nomear(v)).join('; ') || 'ninguém dito')],
    ['Invalidez do titular', invalidezDesde && `desde ${formatarDia(invalidezDesde)}`],
    [
      'Substitui, por transferência',
      substitui && (
        <Elo para={`${base}/outorgas/${substitui.outorga}`}>
          {substitui.numero ? `nº ${substitui.numero}` : 'o termo anterior'}
        </Elo>
      ),
    ],
    ...averbacoes.map((a): Fato => [
      `Averbação de ${formatarDia(a.em)}`,
      <Elo key={a.transferida} para={`${base}/outorgas/${a.transferida}`}>
        transferência parcial{a.numero ? ` da nº ${a.numero}` : ''}
      </Elo>,
    ]),
  ]
  const ha = fatos.filter(([, valor]) => valor !== undefined)
  const ultima = transferencias.at(-1)
  return (
    <div className="pilha">
      {ha.length > 0 && (
        <Cartao titulo="Fatos da transferência">
          <Fatos fatos={ha} />
        </Cartao>
      )}
      {ultima !== undefined && <PassosDaTransferencia ficha={ficha} transferencia={ultima} />}
      {transferencias.slice(0, -1).map((t) => (
        <Cartao key={t.requeridaEm + t.beneficiario} titulo="Pedido anterior">
          <p>
            {nomearInicial(t.situacao)}; requerida em {formatarDia(t.requeridaEm)}. {t.razoes}
          </p>
        </Cartao>
      ))}
      {outorga.situacao === 'concedida' && (
        <>
          <RiscoJuridico />
          <HipotesesDaTransferencia ficha={ficha} />
        </>
      )}
    </div>
  )
}

/** The gap that weighs on every transfer of this law, said before anything is asked. */
function RiscoJuridico() {
  const pacote = usePacote()
  const ids = pacote?.prazos.transferencia?.lacunas ?? []
  const lacunas = pacote?.lacunas.filter((l) => ids.includes(l.id)) ?? []
  return lacunas.map((l) => (
    <Alerta key={l.id} tom="atencao" titulo="Risco jurídico">
      <p>{l.razao}</p>
      <p>{l.padrao}</p>
    </Alerta>
  ))
}
