/**
 * Kinship that bars a member: the spouse or companion, blood kin and kin by marriage up to the third
 * degree. Closed, so that a cousin's cousin unseats nobody. The pack cites the provision.
 */
export const rotulosDeParentesco = {
  conjuge: 'cônjuge',
  companheiro: 'companheira ou companheiro',
  'pai-ou-mae': 'pai ou mãe',
  filho: 'filha ou filho',
  avo: 'avó ou avô',
  neto: 'neta ou neto',
  irmao: 'irmã ou irmão',
  bisavo: 'bisavó ou bisavô',
  bisneto: 'bisneta ou bisneto',
  tio: 'tia ou tio',
  sobrinho: 'sobrinha ou sobrinho',
  sogro: 'sogra ou sogro',
  'genro-ou-nora': 'nora ou genro',
  padrasto: 'madrasta ou padrasto',
  enteado: 'enteada ou enteado',
  cunhado: 'cunhada ou cunhado',
  'avo-por-afinidade': 'avó ou avô por afinidade',
  'neto-por-afinidade': 'neta ou neto por afinidade',
  'bisavo-por-afinidade': 'bisavó ou bisavô por afinidade',
  'bisneto-por-afinidade': 'bisneta ou bisneto por afinidade',
  'tio-por-afinidade': 'tia ou tio por afinidade',
  'sobrinho-por-afinidade': 'sobrinha ou sobrinho por afinidade',
} as const
type Parentesco = keyof typeof rotulosDeParentesco
export const parentescos = Object.keys(rotulosDeParentesco) as [Parentesco, ...Parentesco[]]

/** The kinship in words; as written, in acts of before the list was closed. */
export const nomeDoParentesco = (p: string): string =>
  (rotulosDeParentesco as Readonly<Record<string, string>>)[p] ?? p
