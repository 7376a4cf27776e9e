import { papeis, type Papel } from '#core/contexto.ts'

/** A demonstration login, as the start prints it and the entry page hints it. */
export type AcessoDeDemonstracao = Readonly<{
  municipio: string
  cidade: string
  login: string
  senha: string
  papel: Papel
  nome: string
  /** Of several with the same role, which: the story knows the account by it. */
  conta?: string
}>

/** Not a secret: it opens only made-up data. */
export const SENHA = 'demonstracao'

const CIDADES = [
  { slug: 'manaus', nome: 'Manaus', sufixo: 'manaus' },
  {
    slug: 'cidade-ocidental',
    nome: 'Cidade Ocidental',
    sufixo: 'ocidental',
    educacao: true,
    junta: true,
  },
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

/** Who sits on the collegiate body that hears appeals, besides who has the role's first login. */
export const MEMBROS = [
  { conta: 'recursal', nome: PESSOAS.recursal, presidente: true },
  { conta: 'membro1', nome: 'Bento Salgado' },
  { conta: 'membro2', nome: 'Célia Moura' },
  { conta: 'suplente', nome: 'Saulo Freire', suplente: true },
] as const

/**
 * One user a role in each city: `atendente.manaus`, `fiscal.marica`, …; of education, where its law
 * names it; the members of its board of appeals, where it has one; and a holder, whose name is the one in the register.
 */
export const acessosDeDemonstracao = (): readonly AcessoDeDemonstracao[] =>
  CIDADES.flatMap(({ slug, nome, sufixo, ...mais }) => {
    const daCidade = { municipio: slug, cidade: nome, senha: SENHA }
    const membros = 'junta' in mais ? MEMBROS.filter((m) => m.conta !== 'recursal') : []
    return [
      ...[...papeis, 'titular' as const]
        .filter((p) => p !== 'educacao' || 'educacao' in mais)
        .map((papel) => ({
          ...daCidade,
          login: `${papel}.${sufixo}`,
          papel,
          nome: PESSOAS[papel],
        })),
      ...membros.map((m) => ({
        ...daCidade,
        login: `${m.conta}.${sufixo}`,
        papel: 'recursal' as const,
        nome: m.nome,
        conta: m.conta,
      })),
    ]
  })
