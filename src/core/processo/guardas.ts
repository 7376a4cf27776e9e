import { papeis, type Contexto, type Papel } from '#core/contexto.ts'
import type { Recusa } from '#core/decisao.ts'
import type { Caso } from '#core/junta/caso.ts'
import type { Pacote } from '#law/pacote.ts'
import type { Auto } from './processo.ts'
import { admite, fasesQueAdmitem, type Passo } from './transicoes.ts'

/**
 * Who a registry may let give a command whose roles the pack chooses: all but the auditor, who
 * only reads. The command itself then asks for the pack's roles (`processo.papel`).
 */
export const QUEM_O_PACOTE_DISSER: readonly Papel[] = papeis.filter(
  (p) => p !== 'auditor' && p !== 'educacao',
)

/** Refused (`processo.papel`) unless the author has one of the roles. */
export const recusaDePapel = (
  contexto: Contexto,
  admitidos: readonly Papel[],
  fundamentos: readonly string[],
): readonly Recusa[] =>
  contexto.autor.papeis.some((p) => admitidos.includes(p))
    ? []
    : [{ codigo: 'processo.papel', fundamentos, dados: { papeis: admitidos.join(', ') } }]

/** The provisions of the pack on which a step of the proceeding stands. */
export function fundamentosDoPasso({ processo }: Pacote, passo: Passo): readonly string[] {
  switch (passo) {
    case 'notificarAutuacao':
    case 'anotarPostagem':
    case 'registrarDevolucao':
    case 'notificarDecisao':
    case 'registrarCienciaDoRecurso':
    case 'registrarCiencia':
      return processo.ciencia.fundamentos
    case 'apresentarDefesa':
      return processo.defesa.fundamentos
    case 'decretarRevelia':
      return processo.revelia.fundamentos
    case 'extinguirPelaMorte':
      return processo.morte?.fundamentos ?? processo.primeiraInstancia.fundamentos
    case 'julgarAuto':
    case 'anularAuto':
      return processo.primeiraInstancia.fundamentos
    case 'registrarCienciaDaDecisao':
    case 'interporRecurso':
    case 'julgarRecurso':
    case 'proclamarResultado':
      return processo.recurso.fundamentos
    case 'emitirParecer':
      return processo.recurso.preparo?.fundamentos ?? processo.recurso.fundamentos
    case 'distribuirRecurso':
    case 'redistribuirRecurso':
    case 'relatarRecurso':
    case 'votarRecurso':
    case 'pedirVista':
      return processo.recurso.junta?.fundamentos ?? processo.recurso.fundamentos
    case 'declararImpedimento':
      return processo.impedimento.fundamentos
    case 'decidirEfeitoSuspensivo':
      return processo.efeitoSuspensivo.fundamentos
    case 'certificarDefinitividade':
    case 'registrarPagamento':
      return processo.decisaoDefinitiva.fundamentos
    case 'inscreverDividaAtiva':
    case 'cancelarInscricao':
      return (processo.cobranca?.dividaAtiva ?? processo.decisaoDefinitiva).fundamentos
    case 'registrarInterrupcao':
    case 'declararPrescricao':
      return (processo.cobranca?.prescricao ?? processo.decisaoDefinitiva).fundamentos
    case 'restituirMulta':
      return (processo.cobranca?.restituicao ?? processo.decisaoDefinitiva).fundamentos
  }
}

const APOS_ANULACAO: ReadonlySet<Passo> = new Set(['cancelarInscricao', 'restituirMulta'])
const APOS_PRESCRICAO: ReadonlySet<Passo> = new Set([
  ...APOS_ANULACAO,
  'anularAuto',
  'anotarPostagem',
  'registrarDevolucao',
])

/**
 * Annulled, its prescription declared, or in a phase that does not admit the step (`dados.fase`,
 * `dados.admitem`).
 */
export function recusaDeFase(auto: Auto, passo: Passo, pacote: Pacote): readonly Recusa[] {
  const fundamentos = fundamentosDoPasso(pacote, passo)
  if (auto.anuladoEm !== undefined && !APOS_ANULACAO.has(passo)) {
    return [{ codigo: 'auto.anulado', fundamentos, dados: { anuladoEm: auto.anuladoEm } }]
  }
  const { prescricao } = auto
  if (prescricao !== undefined && !APOS_PRESCRICAO.has(passo)) {
    const { especie, em } = prescricao
    return [{ codigo: 'auto.prescrito', fundamentos, dados: { especie, em } }]
  }
  if (admite(auto.fase, passo)) return []
  return [
    {
      codigo: 'processo.fase',
      fundamentos,
      dados: { fase: auto.fase, passo, admitem: fasesQueAdmitem(passo).join(', ') },
    },
  ]
}

/** The opinion that the law asks for before the last instance decides is missing. */
export function recusaSemParecer({ parecer }: Caso, { pacote }: Contexto): readonly Recusa[] {
  const { preparo } = pacote.processo.recurso
  if (preparo === undefined || parecer !== undefined) return []
  return [
    {
      codigo: 'recurso.sem-parecer',
      fundamentos: preparo.fundamentos,
      falta: 'parecer',
      ...(preparo.lacuna === undefined ? {} : { lacuna: preparo.lacuna }),
      dados: { orgao: nomeDoOrgao(pacote, preparo.orgao) },
    },
  ]
}

const nomeDoOrgao = ({ lei }: Pacote, id: string): string =>
  lei.orgaos.find((o) => o.id === id)?.nomes.at(-1)?.valor ?? id

/**
 * What an account already did in the case, that keeps it from deciding it again: wrote the record
 * (`lavrou`) or proposed the loss (`propos`) and, on appeal, decided it (`julgou`).
 */
export const papelNoCaso = (
  conta: string,
  { especie, iniciadoPor, decididoPor }: Caso,
  instancia: 'primeira' | 'recurso',
): readonly string[] => [
  ...(conta === iniciadoPor ? [especie === 'auto' ? 'lavrou' : 'propos'] : []),
  ...(instancia === 'recurso' && conta === decididoPor ? ['julgou'] : []),
]

/**
 * Who began the case does not judge it; who judged it does not hear the appeal
 * (`processo.julgador-impedido`, `dados.motivo`: `lavrou`, `propos`, `julgou` or
 * `declarou`, for kin or interest that they told of).
 */
export function recusaDeImpedimento(
  caso: Caso,
  contexto: Contexto,
  instancia: 'primeira' | 'recurso',
): readonly Recusa[] {
  const { impedimento } = contexto.pacote.processo
  const motivos = [
    ...papelNoCaso(contexto.autor.id, caso, instancia),
    ...(caso.impedidos.some((i) => i.membro === contexto.autor.id) ? ['declarou'] : []),
  ]
  return motivos.map((motivo) => ({
    codigo: 'processo.julgador-impedido',
    fundamentos: impedimento.fundamentos,
    ...(impedimento.outrasNormas === undefined ? {} : { outrasNormas: impedimento.outrasNormas }),
    dados: { motivo },
  }))
}
