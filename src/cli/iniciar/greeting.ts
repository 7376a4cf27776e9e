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
  const logins = acessos.length === 0 ? [] : ['', '  Acessos de demonstração', ...table(acessos)]
  return [
    '',
    `  Outorga pronta em ${endereco}`,
    ...logins,
    '',
    `  ${place}. Ctrl-C encerra tudo.`,
    '',
  ].join('\n')
}

function table(acessos: readonly Acesso[]): string[] {
  const width = (key: keyof Acesso) => Math.max(...acessos.map((acesso) => acesso[key].length))
  const [papel, usuario] = [width('papel'), width('usuario')]
  const cities = Map.groupBy(acessos, (acesso) => acesso.municipio)
  return [...cities].flatMap(([municipio, rows]) => [
    '',
    `  ${municipio}`,
    ...rows.map(
      (row) =>
        `    ${row.papel.padEnd(papel)}   ${row.usuario.padEnd(usuario)}   senha: ${row.senha}`,
    ),
  ])
}
