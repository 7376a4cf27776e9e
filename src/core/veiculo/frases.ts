import { formatarDia } from '../calendar/dia.ts'
import type { FraseDoAto } from '../mensagens/fraseDaVida.ts'
import type { Frase } from '../mensagens/frases.ts'
import { citarTodos } from '../mensagens/citar.ts'

const texto = (v: unknown): string => (typeof v === 'string' ? v : '')
const CAUSAS: Readonly<Record<string, string>> = {
  venda: 'venda',
  familia: 'passagem entre familiares',
  'fim-do-arrendamento': 'fim do arrendamento',
  outra: 'outra causa',
}
const REGIMES: Readonly<Record<string, string>> = {
  proprio: '{do titular}',
  arrendamento: '{do titular}, por arrendamento',
  familiar: 'de familiar {do titular}',
  terceiro: 'de terceiro',
}

/** The sentences of refusals of a change of owner, by code. */
export const frasesDaPropriedade: Readonly<Record<string, Frase>> = {
  'veiculo.sem-propriedade': () =>
    'O cadastro ainda não diz de quem é o veículo; complete-o com os documentos',
  'veiculo.mesma-propriedade': () => 'O veículo já é dessa pessoa, da mesma forma',
  'veiculo.dono-em-falta': () =>
    'Falta dizer quem é o dono ou arrendatário, no cadastro de pessoas',
}

/** The sentence of the act: to whom, since when, by what paper, and what is thereby lacking. */
export const frasesDosAtosDaPropriedade: Readonly<Record<string, FraseDoAto>> = {
  propriedadeAlterada: (d) => {
    const p = (d['propriedade'] ?? {}) as Readonly<Record<string, unknown>>
    const papel = (d['papel'] ?? {}) as Readonly<Record<string, unknown>>
    const faltam = (d['pendencias'] ?? []) as readonly Readonly<{
      fundamentos?: readonly string[]
    }>[]
    const artigos = citarTodos([...new Set(faltam.flatMap((f) => f.fundamentos ?? []))])
    const pendente =
      faltam.length === 0
        ? ''
        : ` O veículo deixa de atender ao que a lei pede de quem é o dono (${artigos}): regularize-se ou substitua-se.`
    return `O veículo passou a ser ${REGIMES[texto(p['regime'])] ?? texto(p['regime'])} em ${formatarDia(texto(p['desde']))} (${CAUSAS[texto(d['causa'])] ?? texto(d['causa'])}; ${texto(papel['descricao'])}).${pendente}`
  },
}
