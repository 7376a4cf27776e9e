import { lerPacotes } from '#law/files/lerPacotes.ts'

/** Words that a law never uses for its own things, by the pack's id. */
const ALHEIAS: Readonly<Record<string, RegExp>> = {
  'rj-marica-escolar':
    /\bautos?\b(?! (?:do processo|de infração de trânsito))|licenciament|autorizatári|crachá|credenciamento/iu,
  'go-cidade-ocidental-escolar':
    /permiss(?:ão|ões|ionári)|registros? de ocorrência|motorista auxiliar|crachá/iu,
  'am-manaus-mototaxi':
    /autorizatári|registros? de ocorrência|motorista auxiliar|termos? de autorização|certificado (?:de|do) condutor/iu,
}
const GENERICAS = /\boutorgas?\b|\{(?:\p{L}+ )?(?:auto|outorga|titular|licenciamento)/iu

export const pacotesLidos = lerPacotes().lidos.map((l) => l.pacote)

/** The texts with a word foreign to the law, or with a slot left unfilled. */
export const comPalavraAlheia = (idDoPacote: string, textos: readonly string[]): string[] =>
  textos.filter((t) => (ALHEIAS[idDoPacote]?.test(t) ?? true) || GENERICAS.test(t))
