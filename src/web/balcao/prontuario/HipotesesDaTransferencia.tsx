import type { HipoteseDeTransferencia } from '#law/esquema/transferencia.ts'
import type { Pacote } from '#law/pacote.ts'
import { usePacote } from '../../api/servico.ts'
import { citar } from '#core/mensagens/citar.ts'
import { explicar } from '#core/mensagens/explicar.ts'
import { recusasDaHipotese } from '#core/transferencia/condicoes.ts'
import type { Prontuario } from '../../../server/contrato/contrato.ts'
import { Cartao, Etiqueta } from '../../ui/Cartao.tsx'

const artigos = (fundamentos: readonly string[]): string =>
  fundamentos.map((f) => citar(f)).join('; ')

/** What each hypothesis of the law asks, with the article, before anyone fills a form. */
export function HipotesesDaTransferencia({ ficha }: { ficha: Prontuario }) {
  const pacote = usePacote()
  const regra = pacote?.prazos.transferencia
  if (pacote === undefined || regra === undefined) return null
  const fechada = (h: HipoteseDeTransferencia): string[] =>
    recusasDaHipotese(h, ficha.outorga, { pacote, hoje: ficha.em }).map((r) => explicar(r, pacote))
  const exigencias = pacote.requisitos.filter((r) => r.operacoes.includes('transferir-outorga'))
  return (
    <>
      <Cartao titulo="O que se pede em cada hipótese">
        {regra.hipoteses.map((h) => (
          <details key={h.id} className="hipotese">
            <summary>
              {h.nome} <span className="suave">({artigos(h.fundamentos)})</span>
              {fechada(h).length > 0 && <Etiqueta>fechada hoje</Etiqueta>}
            </summary>
            {fechada(h).map((frase) => (
              <p key={frase} className="suave">
                {frase}
              </p>
            ))}
            <ul className="lista-simples">
              {condicoes(h, pacote).map((c) => (
                <li key={c}>{c}</li>
              ))}
            </ul>
          </details>
        ))}
      </Cartao>
      <Cartao titulo="De quem recebe, em todas">
        <details>
          <summary>{exigencias.length} exigências, como de quem pede pela primeira vez</summary>
          <ul className="lista-simples">
            {exigencias.map((r) => (
              <li key={r.id}>
                {r.pede} <span className="suave">({artigos(r.fundamentos)})</span>
              </li>
            ))}
          </ul>
        </details>
      </Cartao>
    </>
  )
}

const UNIDADES: Readonly<Record<string, readonly [um: string, varios: string]>> = {
  anos: ['ano', 'anos'],
  meses: ['mês', 'meses'],
  dias: ['dia', 'dias'],
}

function condicoes(h: HipoteseDeTransferencia, pacote: Pacote): readonly string[] {
  const nome = (tipo: string) => pacote.documentos.find((d) => d.tipo === tipo)?.nome ?? tipo
  const tempo = ({ quantidade, unidade }: { quantidade: number; unidade: string }) =>
    `${quantidade} ${UNIDADES[unidade]?.[quantidade === 1 ? 0 : 1] ?? unidade}`
  const { recebe } = h
  return [
    ...(h.causa === 'morte' ? ['O falecimento comunicado antes'] : []),
    ...(h.causa === 'invalidez' ? ['A invalidez comunicada antes'] : []),
    ...(h.outorgadaHa === undefined
      ? []
      : [
          `Mais de ${tempo(h.outorgadaHa.duracao)} de outorga (${artigos(h.outorgadaHa.fundamentos)})`,
        ]),
    ...(recebe.forma === 'condutor-inscrito'
      ? [
          `Quem recebe inscrito há mais de ${tempo(recebe.ha.duracao)} (${artigos(recebe.ha.fundamentos)})`,
        ]
      : []),
    ...h.papeis.map(
      (p) =>
        `${p.um.map(nome).join(' ou ')}, no cadastro de ${p.de === 'titular' ? 'quem tem' : 'quem recebe'} (${artigos(p.fundamentos)})`,
    ),
    ...(h.firmaReconhecida === undefined
      ? []
      : [
          `Requerimento assinado por todas as partes, com firma reconhecida (${artigos(h.firmaReconhecida.fundamentos)})`,
        ]),
    ...(h.prazoDoInventario === undefined
      ? []
      : [
          `Pedido em até ${tempo(h.prazoDoInventario.duracao)} do fim do inventário (${artigos(h.prazoDoInventario.fundamentos)})`,
        ]),
    ...(h.taxa === undefined
      ? []
      : [`Taxa de transferência paga (${artigos(h.taxa.fundamentos)})`]),
  ]
}
