import { papeis, type Papel } from '#core/contexto.ts'

/** A demonstration login, as the start prints it and the entry page hints it. */
export type AcessoDeDemonstracao = Readonly<{
  municipio: string
  cidade: string
  login: string
  senha: string
  papel: Papel
  nome: string
}>

/** Not a secret: it opens only made-up data. */
export const SENHA = 'demonstracao'

const CIDADES = [
  { slug: 'manaus', nome: 'Manaus', sufixo: 'manaus' },
  { slug: 'cidade-ocidental', nome: 'Cidade Ocidental', sufixo: 'ocidental', educacao: true },
  { slug: 'marica', nome: 'Maricá', sufixo: 'marica' },
] as const

const PESSOAS: Record<Papel, string> = {
  atendente: 'Alice Tavares',
  vistoriador: 'Valter Nunes',
  fiscal: 'Fernanda Lins',
  julgador: 'Jorge Amaral',
  recursal: 'Rita Castelo',
  procuradoria: 'Paula Rocha',
  gestor: 'Gilberto Reis',
  auditor: 'Aurora Dantas',
  educacao: 'Edna Prado',
  titular: '',
}

/**
 * One user a role in each city: `atendente.manaus`, `fiscal.marica`, …; of education, where its law
 * names it; and a holder, whose name is the one in the register.
 */
export const acessosDeDemonstracao = (): readonly AcessoDeDemonstracao[] =>
  CIDADES.flatMap(({ slug, nome, sufixo, ...mais }) =>
    [...papeis, 'titular' as const]
      .filter((p) => p !== 'educacao' || 'educacao' in mais)
      .map((papel) => ({
        municipio: slug,
        cidade: nome,
        login: `${papel}.${sufixo}`,
        senha: SENHA,
        papel,
        nome: PESSOAS[papel],
      })),
  )
