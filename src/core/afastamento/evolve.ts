import type { Afastamento, AtoDeAfastamento } from './afastamento.ts'

/** Folds an act into the grant's leaves, oldest first. Total: an act without a request begins one. */
export function evolveAfastamentos(
  lista: readonly Afastamento[],
  ato: AtoDeAfastamento,
): readonly Afastamento[] {
  const { em } = ato.dados
  if (ato.tipo === 'afastamentoRequerido') {
    const { especie, desde, dias, procuracao } = ato.dados
    return [
      ...lista,
      {
        especie,
        situacao: 'requerido',
        requeridoEm: em,
        desde,
        dias,
        prorrogacoes: 0,
        ...(procuracao === undefined ? {} : { procuracao }),
        ...ato.pessoal,
      },
    ]
  }
  const ultimo = lista.at(-1)
  if (ato.tipo === 'afastamentoConcedido') {
    const { especie, desde, ate, auxiliarAQualquerHora } = ato.dados
    const pedido = ultimo?.situacao === 'requerido' ? ultimo : undefined
    const concedido: Afastamento = {
      requeridoEm: em,
      dias: 0,
      prorrogacoes: 0,
      ...pedido,
      especie,
      situacao: 'concedido',
      desde,
      ateInicial: ate,
      ate,
      ...(auxiliarAQualquerHora === true ? { auxiliarAQualquerHora } : {}),
    }
    return [...(pedido === undefined ? lista : lista.slice(0, -1)), concedido]
  }
  if (ultimo === undefined) return lista
  return [...lista.slice(0, -1), { ...ultimo, ...mudanca(ultimo, ato) }]
}

function mudanca(
  ultimo: Afastamento,
  ato: Exclude<AtoDeAfastamento, { tipo: 'afastamentoRequerido' | 'afastamentoConcedido' }>,
): Partial<Afastamento> {
  switch (ato.tipo) {
    case 'afastamentoIndeferido':
      return { situacao: 'indeferido' }
    case 'afastamentoProrrogado':
      return { ate: ato.dados.ate, prorrogacoes: ultimo.prorrogacoes + 1 }
    case 'afastamentoEncerrado': {
      const { retornoEm, diasAlem } = ato.dados
      return { situacao: 'encerrado', retornoEm, diasAlem }
    }
    default:
      return {}
  }
}
