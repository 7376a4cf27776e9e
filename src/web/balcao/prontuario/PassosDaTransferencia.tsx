import { formatarDia } from '#core/calendar/dia.ts'
import { nomear, nomearInicial } from '#core/mensagens/palavras.ts'
import type { Transferencia } from '#core/transferencia/transferencia.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { NomeDaPessoa, PlacaDoVeiculo } from '../NomeDaFicha.tsx'
import { usePacote, useServico } from '../../api/servico.ts'
import { Cartao, Etiqueta, Fatos } from '../../ui/Cartao.tsx'
import { Citacoes } from '../../ui/Citacoes.tsx'
import { Elo } from '../../ui/Elo.tsx'

type Passo = Readonly<{ nome: string; em?: string | undefined; nota?: string | undefined }>

/** The last request: who receives, each step with its day, and what is missing for the decision. */
export function PassosDaTransferencia({
  ficha,
  transferencia: t,
}: {
  ficha: Prontuario
  transferencia: Transferencia
}) {
  const { base } = useServico()
  const regra = usePacote()?.prazos.transferencia
  const hipotese = regra?.hipoteses.find((h) => h.id === t.hipotese)
  const recusada = t.situacao === 'indeferida' || t.situacao === 'desistida'
  const passos: Passo[] = [
    { nome: 'Pedido protocolado', em: t.requeridaEm, nota: t.protocolo && `nº ${t.protocolo}` },
    ...t.etapas.map((e) => ({
      nome: regra?.etapas.find((x) => x.id === e.etapa)?.nome ?? e.etapa,
      em: e.em,
      nota: e.parecer,
    })),
    ...(t.situacao === 'requerida'
      ? (regra?.etapas ?? [])
          .filter((e) => e.quando === undefined && !t.etapas.some((x) => x.etapa === e.id))
          .map((e) => ({ nome: e.nome }))
      : []),
    {
      nome: nomeDaDecisao(t),
      em: t.decididaEm,
      nota: t.razoes,
    },
    ...(recusada ? [] : [{ nome: 'Novo termo assinado', em: t.concluidaEm }]),
  ]
  const faltam =
    t.situacao === 'requerida'
      ? (ficha.comandos.find((c) => c.nome === 'deferirTransferencia')?.recusas ?? [])
      : []
  return (
    <Cartao titulo={`Transferência ${nomear(t.modo)}: ${hipotese?.nome ?? t.hipotese}`}>
      <div className="pilha">
        <Fatos
          fatos={[
            [
              'Quem recebe',
              <Elo key="p" para={`${base}/pessoas/${t.beneficiario}`}>
                <NomeDaPessoa id={t.beneficiario} />
              </Elo>,
            ],
            ['Vínculo com o titular', t.vinculo && nomear(t.vinculo)],
            [
              'Veículo',
              <Elo key="v" para={`${base}/veiculos/${t.veiculo}`}>
                <PlacaDoVeiculo id={t.veiculo} />
                {t.veiculo === ficha.outorga.veiculo ? ', o que já serve' : ''}
              </Elo>,
            ],
            [
              'Por procurador',
              t.procuracao && `procuração de ${formatarDia(t.procuracao.lavradaEm)}`,
            ],
            [
              'Novo termo',
              t.para && (
                <Elo key="n" para={`${base}/outorgas/${t.para}`}>
                  ver o prontuário do novo termo
                </Elo>
              ),
            ],
          ]}
        />
        <ol className="lista-simples">
          {passos.map((p) => (
            <li key={p.nome}>
              <Etiqueta tom={p.em === undefined ? 'neutro' : 'certo'}>
                {p.em === undefined ? 'por fazer' : formatarDia(p.em)}
              </Etiqueta>{' '}
              {p.nome}
              {p.nota && <span className="suave">: {p.nota}</span>}
            </li>
          ))}
        </ol>
        {faltam.length > 0 && (
          <>
            <h4>Falta para deferir</h4>
            <ul className="lista-simples">
              {faltam.map((r) => (
                <li key={r.frase}>{r.frase}</li>
              ))}
            </ul>
          </>
        )}
        {hipotese !== undefined && <Citacoes fundamentos={hipotese.fundamentos} />}
      </div>
    </Cartao>
  )
}

function nomeDaDecisao({ situacao, decididaEm }: Transferencia): string {
  if (decididaEm === undefined) return 'Deliberação da autoridade'
  return situacao === 'indeferida' || situacao === 'desistida'
    ? nomearInicial(situacao)
    : 'Deferida'
}
