import type * as z from 'zod'
import { type Corrente, idDaCorrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { leiNaoPreve } from '../outorga/emVigor.ts'
import {
  type AtoDeCarteira,
  carteiraEm,
  type ComandoDaCarteira,
  situacaoDaCarteira,
  transicoes,
} from './carteira.ts'
import type * as esquema from './carteira.ts'

type D = Decisao<AtoDeCarteira>

/** What bars the command on these cards, whatever its data. */
export const sondarCarteira =
  (comando: ComandoDaCarteira) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const prevista = contexto.pacote.processo.carteiraDoFiscal
    if (prevista === undefined) return [leiNaoPreve('carteira-do-fiscal')]
    const atual = carteiraEm(mundo.carteira(idDaCorrente(c)), contexto.hoje)
    const situacao = situacaoDaCarteira(atual, contexto.hoje)
    return [
      ...recusasDeVigencia(contexto.pacote, contexto.hoje),
      ...((transicoes[comando] as readonly string[]).includes(situacao)
        ? []
        : [
            {
              codigo: 'carteira.transicao',
              fundamentos: prevista.fundamentos,
              dados: { situacao, numero: atual?.numero ?? '' },
            },
          ]),
    ]
  }

const fundar = ({ pacote }: Contexto) => citarRegra(pacote.processo.carteiraDoFiscal)

/** Issues a card to a user who inspects: numbered, with a last day or until revoked. */
export function emitir(
  c: Comando<z.infer<typeof esquema.emitirCarteira>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarCarteira('emitirCarteira')(c.corrente, mundo, contexto)
  if (impedem.some((r) => r.codigo === 'lei.nao-preve')) return recusar(impedem)
  const { fiscal, validaAte, ...dados } = c.dados
  const { fundamentos } = fundar(contexto)
  const recusas: Recusa[] = [...impedem]
  if (fiscal === undefined)
    recusas.push({ codigo: 'carteira.sem-usuario', fundamentos, falta: 'fiscal' })
  else if (!fiscal.papeis.includes('fiscal'))
    recusas.push({ codigo: 'carteira.nao-e-fiscal', fundamentos, dados: { nome: fiscal.nome } })
  if (validaAte !== undefined && validaAte < contexto.hoje)
    recusas.push({
      codigo: 'carteira.validade-passada',
      fundamentos,
      falta: 'validaAte',
      dados: { validaAte },
    })
  if (fiscal === undefined || recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'carteiraEmitida',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        carteira: c.id,
        ...dados,
        ...(validaAte === undefined ? {} : { validaAte }),
      },
      pessoal: { nome: fiscal.nome },
      numerar: { campo: 'numero', serie: 'carteira', ano: anoDe(contexto.hoje) },
    },
  ]
}

/** Revokes the card in force, from the day on: another may then be issued. */
export function revogar(
  c: Comando<z.infer<typeof esquema.revogarCarteira>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const impedem = sondarCarteira('revogarCarteira')(c.corrente, mundo, contexto)
  const atual = carteiraEm(mundo.carteira(idDaCorrente(c.corrente)), contexto.hoje)
  if (atual === undefined || impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'carteiraRevogada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, carteira: atual.id, ...c.dados },
    },
  ]
}
