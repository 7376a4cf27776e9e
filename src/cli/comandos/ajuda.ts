import { registro } from './registro.ts'
import type { Subcomando } from './subcomando.ts'

const RODAPE = [
  'Em todos:',
  '  --leis PASTA   outra pasta de pacotes de lei',
  '  --ajuda        a ajuda do subcomando',
  '',
  'Código de saída: 0 certo; 1 recusado ou com falha; 2 comando mal escrito.',
]

/** The help of the whole command. */
export function ajudaGeral(): string {
  const largura = Math.max(...registro.map(({ nome }) => nome.length))
  return [
    'Uso: outorga SUBCOMANDO [opções]',
    '',
    ...registro.map(({ nome, resumo }) => `  ${nome.padEnd(largura)}  ${resumo}`),
    '',
    ...RODAPE,
  ].join('\n')
}

/** The help of one subcommand. */
export const ajudaDe = (
  { nome, resumo }: Readonly<{ nome: string; resumo: string }>,
  { sinopse, ajuda }: Subcomando,
): string =>
  [
    `Uso: outorga ${nome} ${sinopse}`.trimEnd(),
    '',
    `  ${resumo}`,
    ...(ajuda.length === 0 ? [] : ['', ...ajuda.map((linha) => `  ${linha}`)]),
    '',
    ...RODAPE,
  ].join('\n')
