import { corrente } from '#core/ato.ts'
import { declaracaoDoParametro } from '#core/lei/parametro.ts'
import type { ParametroDaCidade } from '../contrato/contrato.ts'
import { comandosDas } from './comandosPossiveis.ts'
import { citacoes } from './recusas.ts'
import type { Vista } from './vista.ts'

/** Every parameter that the law leaves to the city, with what the pack knows and what was fixed. */
export function parametrosDaCidade(vista: Vista): ParametroDaCidade[] {
  const { pacote } = vista.servico
  return pacote.parametros.flatMap(({ id }) => {
    const p = declaracaoDoParametro(pacote, id)
    const [comando] = comandosDas(vista, [corrente('parametro', id)])
    if (p === undefined || comando === undefined) return []
    const lacuna = pacote.lacunas.find((l) => l.id === p.lacuna)
    return [
      {
        id,
        nome: p.nome,
        explica: p.explica,
        tipo: p.tipo,
        ...(p.unidade === undefined ? {} : { unidade: p.unidade }),
        ...(p.opcoes === undefined ? {} : { opcoes: p.opcoes }),
        fundamentos: p.fundamentos,
        citacoes: citacoes(p.fundamentos),
        opcional: p.opcional ?? false,
        valores: [
          ...p.conhecidos.map((v) => ({ ...soValor(v), origem: 'pacote' as const })),
          ...(vista.contexto.parametros[id] ?? []).map((v) => ({
            ...soValor(v),
            origem: 'municipio' as const,
          })),
        ].toSorted((a, b) => a.desde.localeCompare(b.desde)),
        ...(lacuna === undefined
          ? {}
          : { lacuna: { questao: lacuna.questao, padrao: lacuna.padrao, razao: lacuna.razao } }),
        comando,
      },
    ]
  })
}

const soValor = (v: Readonly<{ desde: string; valor?: unknown; fonte: string }>) => ({
  desde: v.desde,
  valor: v.valor,
  fonte: v.fonte,
})
