import { idDaCorrente } from '../ato.ts'
import type { AtoDeBloco, Bloco, DestinoDoNumero } from './bloco.ts'

/** Folds an act into the block. Total: an act on a block that was never reserved changes nothing. */
export function evolveBloco(bloco: Bloco | undefined, ato: AtoDeBloco): Bloco | undefined {
  if (ato.tipo === 'blocoReservado') {
    const { em, fiscal, finalidade, numeros = [] } = ato.dados
    return {
      id: idDaCorrente(ato.corrente),
      fiscal,
      ...(finalidade === undefined ? {} : { finalidade }),
      situacao: 'reservado',
      reservadoEm: em,
      numeros: new Map(numeros.map((n) => [n, { situacao: 'em-poder' }])),
    }
  }
  return bloco === undefined ? undefined : seguir(bloco, ato)
}

function seguir(bloco: Bloco, ato: Exclude<AtoDeBloco, { tipo: 'blocoReservado' }>): Bloco {
  const { em } = ato.dados
  switch (ato.tipo) {
    case 'blocoEntregue': {
      const { entregueEm, prestarContasAte } = ato.dados
      return {
        ...bloco,
        situacao: 'entregue',
        entregueEm,
        ...(prestarContasAte === undefined ? {} : { prestarContasAte }),
      }
    }
    case 'numeroDoBlocoUsado':
      return com(bloco, [ato.dados.numero], { situacao: 'usado', em, registro: ato.dados.registro })
    case 'numeroDoBlocoInutilizado':
      return com(bloco, [ato.dados.numero], {
        situacao: 'inutilizado',
        em,
        motivo: ato.dados.motivo,
      })
    case 'numeroDoBlocoExtraviado': {
      const { numero, motivo, prova } = ato.dados
      const fim = { situacao: 'extraviado', em, motivo } as const
      return com(bloco, [numero], prova === undefined ? fim : { ...fim, prova })
    }
    case 'numerosDoBlocoDevolvidos':
      return com(bloco, ato.dados.numeros, { situacao: 'devolvido', em })
    case 'blocoEncerrado': {
      // Of a block that nobody received, what was not spoiled never left the body.
      const contado = com(bloco, semConta(bloco), { situacao: 'devolvido', em })
      return { ...contado, situacao: 'encerrado', encerradoEm: em }
    }
  }
}

function com(bloco: Bloco, quais: readonly string[], destino: DestinoDoNumero): Bloco {
  const numeros = new Map(bloco.numeros)
  for (const n of quais) if (numeros.has(n)) numeros.set(n, destino)
  return { ...bloco, numeros }
}

/** The numbers that no act accounts for yet. */
export const semConta = (bloco: Bloco): readonly string[] =>
  [...bloco.numeros].filter(([, d]) => d.situacao === 'em-poder').map(([n]) => n)

/** How many numbers came to each end. */
export function contas(bloco: Bloco): Readonly<Record<DestinoDoNumero['situacao'], number>> {
  const conta = { 'em-poder': 0, usado: 0, inutilizado: 0, extraviado: 0, devolvido: 0 }
  for (const { situacao } of bloco.numeros.values()) conta[situacao]++
  return conta
}
