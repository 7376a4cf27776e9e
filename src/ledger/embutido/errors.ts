/** What stops the database from starting, said in a sentence for whoever runs the system. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}

/** Another process already serves this data folder. */
export class DataInUse extends StartupError {
  readonly holder: Holder

  constructor(dados: string, holder: Holder) {
    const who = holder.pid === undefined ? 'outro processo' : `o processo ${holder.pid}`
    const where = holder.endereco === undefined ? '' : `, em ${holder.endereco}`
    super(
      `A pasta de dados ${dados} já está em uso: ${who}${where}.\n` +
        'Use o sistema que já está aberto, ou pare-o antes de iniciar outro. ' +
        'Para um segundo sistema, indique outra pasta com --dados.',
    )
    this.holder = holder
  }
}

export interface Holder {
  readonly pid?: number
  readonly endereco?: string
  readonly desde?: string
}

/** The operating system's reason in Portuguese, with the folder it is about. */
export function explain(error: unknown, path: string): StartupError {
  if (error instanceof StartupError) return error
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const known = SENTENCES[code]
  const text = known ?? (error as Error).message
  return new StartupError(`${path}: ${text}`, { cause: error })
}

const DENIED =
  'sem permissão de escrita. Dê permissão a quem executa o sistema, ou indique outra pasta com --dados.'

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'o disco está montado só para leitura. Indique outra pasta com --dados.',
  ENOSPC: 'o disco está cheio. Libere espaço e inicie de novo: nada ficou pela metade.',
  EDQUOT: 'a cota de disco acabou. Libere espaço e inicie de novo: nada ficou pela metade.',
  ENOTDIR: 'há um arquivo onde deveria haver uma pasta.',
  EEXIST: 'há um arquivo onde deveria haver uma pasta.',
}
