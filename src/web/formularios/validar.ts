import * as z from 'zod'
import { esquemas } from './esquemas.ts'
import { montarDados } from './converter.ts'
import { ehOpcional, lerCaminho, type Bloco, type Campo, type Valores } from './descricao.ts'

z.config(z.locales.pt())

export type Invalido = { campo: string; mensagem: string }

/** The command's data when every field passes; otherwise what is wrong with each. */
export function validar(
  comando: string,
  blocos: readonly Bloco[],
  valores: Valores,
  fuso: string,
): { dados: Valores } | { invalidos: Invalido[] } {
  const campos = blocos.flatMap((b) => b.campos).filter((c) => c.quando?.(valores) !== false)
  const dados = montarDados(blocos, valores, fuso)
  const invalidos = new Map<string, string>()
  for (const campo of campos) {
    const mensagem = faltando(campo, valores, dados) ?? conferirCampo(campo, valores, dados)
    if (mensagem) invalidos.set(campo.nome, mensagem)
  }
  const lido = esquemas[comando]?.safeParse(dados)
  for (const problema of lido?.error?.issues ?? []) {
    const campo = dono(campos, problema.path.join('.'))
    if (!invalidos.has(campo)) invalidos.set(campo, traduzir(problema, campos, campo))
  }
  if (invalidos.size === 0) return { dados }
  return { invalidos: [...invalidos].map(([campo, mensagem]) => ({ campo, mensagem })) }
}

/** The field that shows an error of a path: itself, or the one that holds it. */
export function dono(campos: readonly Campo[], caminho: string): string {
  const exato = campos.find((c) => c.nome === caminho)
  const acima = campos.find((c) => caminho.startsWith(`${c.nome}.`))
  return (exato ?? acima)?.nome ?? caminho
}

function faltando(campo: Campo, valores: Valores, dados: Valores): string | undefined {
  if (ehOpcional(campo, valores) || campo.tipo === 'sim') return undefined
  if (lerCaminho(dados, campo.nome) !== undefined) return undefined
  if (campo.seFalta !== undefined) return campo.seFalta(valores)
  if (campo.tipo === 'opcao' || campo.tipo === 'lista') return 'Escolha uma opção.'
  if (campo.tipo === 'pessoa' || campo.tipo === 'veiculo' || campo.tipo === 'outorga') {
    return 'Procure e escolha um da lista.'
  }
  return 'Preencha este campo.'
}

function conferirCampo(campo: Campo, valores: Valores, dados: Valores): string | undefined {
  const valor = lerCaminho(dados, campo.nome)
  return valor === undefined ? undefined : campo.conferir?.(valor, valores)
}

function traduzir(problema: z.core.$ZodIssue, campos: readonly Campo[], nome: string): string {
  const tipo = campos.find((c) => c.nome === nome)?.tipo
  if (tipo === 'dia') return 'Escreva uma data que exista, como 31/12/2026.'
  if (tipo === 'mes') return 'Escreva o mês e o ano, como 03/2026.'
  if (tipo === 'instante') return 'Escreva o dia (31/12/2026) e a hora (14:30).'
  if (tipo === 'dinheiro') return 'Escreva o valor em reais, como 1.234,56.'
  if (tipo === 'numero' && problema.code === 'invalid_type') return 'Escreva um número.'
  if (problema.code === 'too_small' && problema.origin === 'string') {
    return `Escreva ao menos ${problema.minimum} letras.`
  }
  if (problema.code === 'too_big' && problema.origin === 'string') {
    return `Escreva no máximo ${problema.maximum} letras.`
  }
  if (problema.code === 'too_small') return `O menor valor é ${problema.minimum}.`
  if (problema.code === 'too_big') return `O maior valor é ${problema.maximum}.`
  if (problema.code === 'invalid_format' && problema.format === 'email') {
    return 'Confira o e-mail: falta o @ ou o fim do endereço.'
  }
  return 'Confira este campo.'
}
