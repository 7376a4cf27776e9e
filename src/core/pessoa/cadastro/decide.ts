import type * as z from 'zod'
import { idDaCorrente } from '../../ato.ts'
import { calcularPrazo } from '../../calendar/prazo.ts'
import type { Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import { validarCep } from '../../identificador/cep.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, inexistente } from '../../mundo/recusas.ts'
import { identificadorInvalido } from '../decide.ts'
import type { AtoDePessoa, atualizarContato, mudarEndereco, retificarPessoa } from '../pessoa.ts'

type D = Decisao<AtoDePessoa>

/** Nothing to change: the command told no field. */
const nadaMudou = (campos: readonly string[]): readonly Recusa[] =>
  campos.length > 0 ? [] : [{ codigo: 'pessoa.nada-mudou', fundamentos: [] }]

const doCadastro = ({ pacote }: Contexto): readonly string[] =>
  pacote.prazos.cadastro?.fundamentos ?? []

/** Puts a wrong name or birth date right; what was there before stays in the history. */
export function retificar(
  c: Comando<z.infer<typeof retificarPessoa>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const pessoa = mundo.pessoa(idDaCorrente(c.corrente))
  if (pessoa === undefined) return recusar([inexistente(c.corrente)])
  const { motivo, nome, nascimento } = c.dados
  const antes = pessoa.identidade
  const mudou = {
    ...(nome === undefined || nome === antes?.nome ? {} : { nome }),
    ...(nascimento === undefined || nascimento === antes?.nascimento ? {} : { nascimento }),
  }
  const campos = Object.keys(mudou)
  const recusas: Recusa[] = [
    ...nadaMudou(campos),
    ...dataFutura('nascimento', nascimento, contexto.hoje),
  ]
  if (antes === undefined)
    recusas.push({ codigo: 'dado.eliminado', fundamentos: [], falta: 'nome' })
  if (pessoa.tipo === 'juridica' && nascimento !== undefined)
    recusas.push({ codigo: 'pessoa.sem-nascimento', fundamentos: [] })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'pessoaRetificada',
      corrente: c.corrente,
      fundamentos: doCadastro(contexto),
      dados: { em: contexto.hoje, motivo, campos },
      pessoal: mudou,
    },
  ]
}

/**
 * Records that the person moved. Where the law gives a term to tell of it, what is told later is
 * recorded all the same, with the day until which it was in time and the infractions that the delay
 * may be: whether it is one is for a person to say.
 */
export function mudar(
  c: Comando<z.infer<typeof mudarEndereco>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const { hoje } = contexto
  const pessoa = mundo.pessoa(idDaCorrente(c.corrente))
  if (pessoa === undefined) return recusar([inexistente(c.corrente)])
  const { endereco, mudouEm } = c.dados
  const ultimo = pessoa.enderecos?.at(-1)
  const recusas = [
    ...dataFutura('mudouEm', mudouEm, hoje),
    ...(endereco.cep === undefined ? [] : identificadorInvalido('cep', validarCep(endereco.cep))),
    ...(ultimo !== undefined && mudouEm < ultimo.desde
      ? [
          {
            codigo: 'pessoa.endereco-anterior',
            fundamentos: [],
            falta: 'mudouEm',
            dados: { desde: ultimo.desde },
          },
        ]
      : []),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const previsto = contexto.pacote.prazos.cadastro?.endereco
  const comunicarAte = ultimoDiaDeComunicar(mudouEm, contexto)
  const tarde = comunicarAte !== undefined && hoje > comunicarAte
  const possiveis = tarde ? (previsto?.dispositivos ?? []) : []
  return [
    {
      tipo: 'enderecoMudado',
      corrente: c.corrente,
      fundamentos: previsto?.fundamentos ?? doCadastro(contexto),
      ...(previsto?.lacuna === undefined ? {} : { lacunas: [previsto.lacuna] }),
      dados: {
        em: hoje,
        desde: mudouEm,
        municipioDoDomicilio: endereco.municipio,
        ...(comunicarAte === undefined ? {} : { comunicarAte }),
        ...(tarde ? { foraDoPrazo: true as const } : {}),
        ...(possiveis.length === 0 ? {} : { possiveisInfracoes: possiveis }),
      },
      pessoal: { endereco },
    },
  ]
}

/** The last day, inclusive, to tell of a move, by the pack's term; `undefined` without one. */
export function ultimoDiaDeComunicar(mudouEm: Dia, contexto: Contexto): Dia | undefined {
  const { contagem, cadastro } = contexto.pacote.prazos
  const prazo = cadastro?.endereco?.prazo
  if (prazo === undefined) return undefined
  const { mes, prorrogaEmDiaNaoUtil } = contagem
  const pedido = { ...prazo, inicio: mudouEm, mes, prorrogaEmDiaNaoUtil }
  return calcularPrazo(pedido, contexto.calendario).ultimoDia
}

/** Records a new telephone or e-mail. */
export function atualizar(
  c: Comando<z.infer<typeof atualizarContato>>,
  mundo: Mundo,
  contexto: Contexto,
): D {
  const pessoa = mundo.pessoa(idDaCorrente(c.corrente))
  if (pessoa === undefined) return recusar([inexistente(c.corrente)])
  const { email, telefone } = c.dados
  const antes = pessoa.identidade
  const mudou = {
    ...(email === undefined || email === antes?.email ? {} : { email }),
    ...(telefone === undefined || telefone === antes?.telefone ? {} : { telefone }),
  }
  const campos = Object.keys(mudou)
  const recusas: Recusa[] = [...nadaMudou(campos)]
  if (antes === undefined)
    recusas.push({ codigo: 'dado.eliminado', fundamentos: [], falta: 'nome' })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'contatoAtualizado',
      corrente: c.corrente,
      fundamentos: doCadastro(contexto),
      dados: { em: contexto.hoje, campos },
      pessoal: mudou,
    },
  ]
}
