/** A demonstration login. */
export type Acesso = Readonly<{
  municipio: string
  papel: string
  usuario: string
  senha: string
}>

/** What the person sees once the system answers: where to go, with which logins, how to stop. */
export function greeting(
  endereco: string,
  acessos: readonly Acesso[],
  dados: string | undefined,
): string {
  const place = dados === undefined ? 'Dados no PostgreSQL de DATABASE_URL' : `Dados em ${dados}`
  const lines = [
    `Outorga pronta em ${endereco}`,
    ...(acessos.length === 0 ? FIRST_USER : logins(acessos)),
    '',
    `${place}. Ctrl-C encerra tudo.`,
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`
}

/** Without demonstration there is nobody yet: how the first one is made. */
const FIRST_USER = [
  '',
  'O primeiro usuário de um município:',
  '  npx outorga usuario criar MUNICIPIO maria.silva --nome "Maria Silva" --papeis gestor',
]

/** A row a role, a column a city; the password once, when it is everybody's. */
function logins(acessos: readonly Acesso[]): string[] {
  const same = new Set(acessos.map(({ senha }) => senha)).size === 1
  const cities = [...new Set(acessos.map(({ municipio }) => municipio))]
  const roles = [...new Set(acessos.map(({ papel }) => papel))]
  const cell = (papel: string, municipio: string) => {
    const found = acessos.find((one) => one.papel === papel && one.municipio === municipio)
    if (found === undefined) return ''
    return same ? found.usuario : `${found.usuario} (senha ${found.senha})`
  }
  const rows = [
    ['', ...cities],
    ...roles.map((role) => [role, ...cities.map((c) => cell(role, c))]),
  ]
  const widths = ['', ...cities].map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  const password = same ? ` (senha de todos: ${acessos[0]?.senha})` : ''
  return [
    '',
    `Acessos de demonstração${password}`,
    '',
    ...rows.map((row) => row.map((text, at) => text.padEnd(widths[at] ?? 0)).join('   ')),
  ]
}
