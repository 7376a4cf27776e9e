import { formatarDia } from '#core/calendar/dia.ts'
import { emOrdem } from '#core/fila/ordem.ts'
import { nomear } from '#core/mensagens/palavras.ts'
import { lugarDe } from '#core/selecao/classificar.ts'
import type { Selecao } from '#core/selecao/selecao.ts'
import { candidatoDe, etapaDaSelecao } from '#core/selecao/transicoes.ts'
import { nomeEncoberto, type Afirmacao } from '#documents/afirmacoes.ts'
import { hojeEm, type Casa } from '../casa.ts'
import type { Servico } from '../servicos.ts'
import type { ObjetoDaEmissao } from '../verificacao/emissoes.ts'
import { lerFila } from './lerFila.ts'
import { lerSelecao } from './lerSelecoes.ts'
import { SITUACAO_DO_CANDIDATO } from './listaDaSelecao.ts'

type Objeto = Pick<ObjetoDaEmissao, 'recurso' | 'ficha' | 'modelo' | 'alvo'>
type Fatos = (casa: Casa, servico: Servico, objeto: Objeto) => Promise<readonly Afirmacao[]>

const fato = (rotulo: string, valor: string | number): Afirmacao => ({
  rotulo,
  valor: String(valor),
})

function doResultado(s: Selecao): Afirmacao[] {
  const r = s.final ?? s.provisorio
  return r === undefined
    ? []
    : [
        fato(
          'Último resultado',
          `${s.final === undefined ? 'provisório' : 'final'}, de ${formatarDia(r.em)}`,
        ),
        fato('Classificados', r.ordem.length),
      ]
}

/** Of a call: who by number and covered name, until when, and how it ended. */
function daConvocacao(s: Selecao, id: string, nome: string): Afirmacao[] {
  const c = candidatoDe(s, id)
  if (c === undefined) return []
  return [
    fato('Inscrição', c.protocolo ?? ''),
    fato('Candidato', nomeEncoberto(nome)),
    fato('Lugar', `${lugarDe(s, id)}º`),
    ...(c.responderAte === undefined ? [] : [fato('Comparecer até', formatarDia(c.responderAte))]),
    fato('Situação', SITUACAO_DO_CANDIDATO[c.situacao]),
  ]
}

const daSelecao: Fatos = async (casa, servico, { ficha, modelo, alvo }) => {
  const { selecao: s, nomes } = await lerSelecao(casa, servico, ficha)
  return [
    fato('Edital', s.edital ?? ''),
    fato('Vagas', s.vagas),
    fato('Seleção', nomear(etapaDaSelecao(s, hojeEm(casa, servico)))),
    ...(modelo === 'resultado' ? doResultado(s) : []),
    ...(modelo === 'convocacao'
      ? daConvocacao(s, alvo, nomes.get(candidatoDe(s, alvo)?.candidato ?? '') ?? '')
      : []),
  ]
}

const daFila: Fatos = async (casa, servico, { ficha, alvo }) => {
  const { mundo } = await lerFila(casa, servico, ficha)
  const fila = mundo.fila(ficha)
  const edital = fila?.editais.find((e) => (e.numero ?? '') === alvo)
  return [
    fato('Edital', alvo),
    ...(edital === undefined
      ? []
      : [
          fato('Publicado em', formatarDia(edital.em)),
          fato('Inscritos no edital', edital.ordem.length),
        ]),
    fato('À espera', emOrdem(fila).length),
    fato('Último edital', fila?.editais.at(-1)?.numero ?? ''),
  ]
}

/**
 * The body's own papers that are issued with a code, by the first word of their address: what each
 * says in public words, as of today. Written down at the issue, and worked out again when checked.
 */
const FATOS = {
  selecoes: daSelecao,
  'filas-de-espera': daFila,
} as const satisfies Record<string, Fatos>
export type RecursoDoOrgao = keyof typeof FATOS
export const RECURSOS_DO_ORGAO = Object.keys(FATOS) as [RecursoDoOrgao, ...RecursoDoOrgao[]]

/** The public facts of a paper of the body's today. */
export const fatosDoRegistro = (
  casa: Casa,
  servico: Servico,
  objeto: Objeto & Readonly<{ recurso: RecursoDoOrgao }>,
): Promise<readonly Afirmacao[]> => FATOS[objeto.recurso](casa, servico, objeto)

export const ehDoOrgao = <O extends Objeto>(
  objeto: O,
): objeto is O & Readonly<{ recurso: RecursoDoOrgao }> => objeto.recurso in FATOS
