import { type Corrente } from '../ato.ts'
import { anoDe, type Dia } from '../calendar/dia.ts'
import type { Contexto } from '../contexto.ts'
import { baseDoMeio } from '../notificacao/meios.ts'
import { fundamentosDoPasso } from './guardas.ts'
import { lacunasDoProcesso, prazoDoProcesso } from './prazoDoProcesso.ts'
import type { Responsavel } from '../infracao/infracao.ts'
import type { AtoDeProcesso } from './processo.ts'

type Assinado = Readonly<{
  corrente: Corrente
  /** The day of the fact, on which it was signed in the street. */
  fatoEm: Dia
  assinou: boolean
  infrator?: string | undefined
  responsaveis: readonly Responsavel[]
}>

/**
 * Where the law takes the signature on the record as its notification: the acts that go with the
 * record, by which the proceeding is numbered and who signed knows, on that very day. None, if
 * nobody signed, or if who signed is not whom the law holds to answer: they are notified as usual.
 */
export function cienciaPelaAssinatura(
  { corrente, fatoEm, assinou, infrator: pessoa, responsaveis }: Assinado,
  contexto: Contexto,
): readonly AtoDeProcesso[] {
  const { ciencia, defesa } = contexto.pacote.processo
  const regra = ciencia.assinaturaNoAuto
  if (regra === undefined || !assinou) return []
  const registrados = responsaveis.filter((r) => r.pessoa !== undefined)
  // Without a register of anyone, the record's own name is the only one there is to notify.
  if (pessoa === undefined ? registrados.length > 0 : registrados.every((r) => r.pessoa !== pessoa))
    return []
  const aQuem = pessoa === undefined ? {} : { pessoa }
  const lacunas = lacunasDoProcesso(contexto)
  const base = (passo: 'notificarAutuacao' | 'registrarCiencia', mais: readonly string[]) => {
    const { fundamentos, ...resto } = baseDoMeio(
      {
        fundamentos: [...regra.fundamentos, ...fundamentosDoPasso(contexto.pacote, passo)],
        ...(lacunas.length === 0 ? {} : { lacunas }),
      },
      'pessoal',
      contexto,
    )
    return { ...resto, fundamentos: [...new Set([...fundamentos, ...mais])] }
  }
  const contagem = contexto.pacote.prazos.contagem.fundamentos ?? []
  const { ultimoDia } = prazoDoProcesso(fatoEm, defesa, contexto)
  return [
    {
      tipo: 'autuacaoNotificada',
      corrente,
      ...base('notificarAutuacao', []),
      dados: { em: contexto.hoje, meio: 'pessoal', ...aQuem },
      numerar: { campo: 'processo', serie: 'processo', ano: anoDe(contexto.hoje) },
    },
    {
      tipo: 'cienciaRegistrada',
      corrente,
      ...base('registrarCiencia', [...defesa.fundamentos, ...contagem]),
      dados: {
        em: contexto.hoje,
        cienciaEm: fatoEm,
        meio: 'pessoal',
        ...aQuem,
        defesaAte: ultimoDia,
      },
      pessoal: { prova: 'Assinatura no auto' },
    },
  ]
}
