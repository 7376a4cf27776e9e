/** The option that names the data folder, in the subcommands that open the ledger. */
export const opcoesDoBanco = { dados: { type: 'string' } } as const
export const ajudaDoBanco = [
  '--dados PASTA  a pasta de dados (padrão: dados, ao lado do programa); com DATABASE_URL, o',
  '               PostgreSQL indicado. O sistema pode estar aberto.',
] as const
