import type { Corrente } from '../ato.ts'
import { definirComando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import type { Recusa } from '../decisao.ts'
import type { Mundo } from '../mundo.ts'
import * as decide from './decide.ts'
import * as esquema from './fila.ts'
import * as mover from './mover.ts'
import { type ComandoDaInscricao, transicoes } from './transicoes.ts'

const daFila = { corrente: 'fila', cria: false } as const
const noBalcao = { ...daFila, papeis: ['atendente', 'gestor'] } as const
const doGestor = { ...daFila, papeis: ['gestor'] } as const

/** Someone is where the command takes from; which one, the data say. */
const alguem =
  (comando: ComandoDaInscricao) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const impedem = decide.recusasDaLista(c, contexto)
    const prevista = decide.previstaEm(c, contexto)
    if (prevista === undefined || impedem.length > 0) return impedem
    const de = transicoes[comando].de as readonly string[]
    const ha = mundo.fila(prevista.id)?.inscricoes.some((i) => de.includes(i.situacao)) ?? false
    return ha ? [] : [{ codigo: 'fila.ninguem', fundamentos: [], dados: { situacao: de[0] ?? '' } }]
  }
const daLista = (c: Corrente, _mundo: Mundo, contexto: Contexto) =>
  decide.recusasDaLista(c, contexto)

/** The commands of the waiting list. */
export const comandosDeFila = [
  definirComando({
    ...noBalcao,
    nome: 'inscreverNaFila',
    rotulo: 'Inscrever na lista',
    dados: esquema.inscreverNaFila,
    decide: decide.inscrever,
    sondar: daLista,
  }),
  definirComando({
    ...noBalcao,
    nome: 'chamarDaFila',
    rotulo: 'Chamar o primeiro',
    dados: esquema.chamarDaFila,
    decide: decide.chamar,
    sondar: decide.recusasDaChamada,
  }),
  definirComando({
    ...noBalcao,
    nome: 'recusarChamada',
    rotulo: 'Registrar recusa da chamada',
    dados: esquema.recusarChamada,
    decide: mover.encerrar('recusarChamada'),
    sondar: alguem('recusarChamada'),
  }),
  definirComando({
    ...noBalcao,
    nome: 'expirarChamada',
    rotulo: 'Encerrar chamada sem resposta',
    dados: esquema.expirarChamada,
    decide: mover.expirar,
    sondar: alguem('expirarChamada'),
  }),
  definirComando({
    ...noBalcao,
    nome: 'retirarDaFila',
    rotulo: 'Retirar a pedido',
    dados: esquema.retirarDaFila,
    decide: mover.encerrar('retirarDaFila'),
    sondar: alguem('retirarDaFila'),
  }),
  definirComando({
    ...doGestor,
    nome: 'excluirDaFila',
    rotulo: 'Excluir da lista',
    dados: esquema.excluirDaFila,
    decide: mover.encerrar('excluirDaFila'),
    sondar: alguem('excluirDaFila'),
  }),
  definirComando({
    ...doGestor,
    nome: 'publicarSementeDaFila',
    rotulo: 'Publicar a semente do sorteio',
    dados: esquema.publicarSementeDaFila,
    decide: mover.publicarSemente,
    sondar: (c, _mundo, contexto) => mover.recusasDoSorteio(c, contexto),
  }),
  definirComando({
    ...doGestor,
    nome: 'sortearEmpatesDaFila',
    rotulo: 'Sortear os empates',
    dados: esquema.sortearEmpatesDaFila,
    decide: mover.desempatar,
    sondar: mover.recusasDoDesempate,
  }),
  definirComando({
    ...noBalcao,
    nome: 'publicarFila',
    rotulo: 'Publicar a lista',
    dados: esquema.publicarFila,
    decide: mover.publicar,
    sondar: daLista,
  }),
]
