import { type Corrente, idDaCorrente } from '../../ato.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { inexistente } from '../../mundo/recusas.ts'
import { recusaDoMeio, regraDoMeio } from '../../notificacao/meios.ts'
import type { AtoDePessoa } from '../pessoa.ts'

type D = Decisao<AtoDePessoa>
type Sonda = (c: Corrente, mundo: Mundo, contexto: Contexto) => readonly Recusa[]

const fundamentosDe = ({ pacote }: Contexto): readonly string[] =>
  regraDoMeio(pacote, 'eletronica')?.fundamentos ?? pacote.processo.ciencia.fundamentos

/** Only the person speaks for their own account (`conta.alheia`). */
const recusaDeAlheia = (c: Corrente, contexto: Contexto): readonly Recusa[] =>
  contexto.autor.pessoa === idDaCorrente(c)
    ? []
    : [{ codigo: 'conta.alheia', fundamentos: fundamentosDe(contexto) }]

const sondar =
  (aceita: boolean): Sonda =>
  (c, mundo, contexto) => {
    const pessoa = mundo.pessoa(idDaCorrente(c))
    if (pessoa === undefined) return [inexistente(c)]
    const fundamentos = fundamentosDe(contexto)
    const ja = pessoa.notificacaoEletronica !== undefined
    return [
      ...recusaDeAlheia(c, contexto),
      ...recusaDoMeio('eletronica', contexto),
      ...(aceita && ja ? [{ codigo: 'conta.ja-aceita', fundamentos }] : []),
      ...(!aceita && !ja ? [{ codigo: 'conta.nao-aceita', fundamentos }] : []),
    ]
  }

/** Why the person may not take, or leave, electronic notices today. */
export const sondarAceite: Sonda = sondar(true)
export const sondarSaidaDaConta: Sonda = sondar(false)

const decidir =
  (
    tipo: 'notificacaoEletronicaAceita' | 'notificacaoEletronicaDeixada',
    recusas: Sonda,
  ): ((c: Comando, mundo: Mundo, contexto: Contexto) => D) =>
  (c, mundo, contexto) => {
    const impedem = recusas(c.corrente, mundo, contexto)
    if (impedem.length > 0) return recusar(impedem)
    const lacuna = regraDoMeio(contexto.pacote, 'eletronica')?.lacuna
    return [
      {
        tipo,
        corrente: c.corrente,
        fundamentos: fundamentosDe(contexto),
        ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
        dados: { em: contexto.hoje },
      },
    ]
  }

/** From now on notices come to the person's account, and are known when read there. */
export const aceitar = decidir('notificacaoEletronicaAceita', sondarAceite)
/** New notices go by the other means; those already in the account stay to be read. */
export const deixar = decidir('notificacaoEletronicaDeixada', sondarSaidaDaConta)
