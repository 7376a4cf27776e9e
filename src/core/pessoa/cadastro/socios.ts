import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../../ato.ts'
import type { Dia } from '../../calendar/dia.ts'
import type { Comando } from '../../comando.ts'
import type { Contexto } from '../../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../../decisao.ts'
import type { Mundo } from '../../mundo.ts'
import { dataFutura, dataInvertida, inexistente } from '../../mundo/recusas.ts'
import type { AtoDePessoa, incluirSocio, Pessoa, retirarSocio, Socio } from '../pessoa.ts'

type D = Decisao<AtoDePessoa>

/** Who was partner or administrator on the day: from entry to the day before leaving. */
export const sociosEm = ({ socios = [] }: Pessoa, dia: Dia): readonly Socio[] =>
  socios.filter((s) => s.desde <= dia && (s.saiuEm === undefined || dia < s.saiuEm))

/** Only a company has partners. */
export function sondarSocios(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const empresa = mundo.pessoa(idDaCorrente(c))
  if (empresa === undefined) return [inexistente(c)]
  return empresa.tipo === 'juridica' ? [] : [{ codigo: 'lei.nao-preve', fundamentos: [] }]
}

/** A company with somebody to leave it. */
export function sondarSaida(c: Corrente, mundo: Mundo): readonly Recusa[] {
  const base = sondarSocios(c, mundo)
  const socios = mundo.pessoa(idDaCorrente(c))?.socios ?? []
  return base.length > 0 || socios.some((s) => s.saiuEm === undefined)
    ? base
    : [{ codigo: 'socio.nenhum', fundamentos: [] }]
}

/** Records a partner or administrator of a company, who has a register of their own. */
export function incluir(
  c: Comando<z.infer<typeof incluirSocio>>,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): D {
  const { pessoa, desde } = c.dados
  const recusas: Recusa[] = [
    ...sondarSocios(c.corrente, mundo),
    ...dataFutura('desde', desde, hoje),
  ]
  if (mundo.pessoa(pessoa) === undefined) recusas.push(inexistente(corrente('pessoa', pessoa)))
  if (pessoa === idDaCorrente(c.corrente))
    recusas.push({ codigo: 'socio.a-propria-empresa', fundamentos: [] })
  const ja = mundo.pessoa(idDaCorrente(c.corrente))?.socios ?? []
  if (ja.some((s) => s.pessoa === pessoa && s.saiuEm === undefined))
    recusas.push({ codigo: 'socio.ja-incluido', fundamentos: [] })
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'socioIncluido',
      corrente: c.corrente,
      fundamentos: pacote.prazos.cadastro?.fundamentos ?? [],
      dados: { em: hoje, ...c.dados },
    },
  ]
}

/** Records that a partner or administrator left; from that day on they no longer are. */
export function retirar(
  c: Comando<z.infer<typeof retirarSocio>>,
  mundo: Mundo,
  { hoje, pacote }: Contexto,
): D {
  const { pessoa, saiuEm } = c.dados
  const recusas: Recusa[] = [
    ...sondarSaida(c.corrente, mundo),
    ...dataFutura('saiuEm', saiuEm, hoje),
  ]
  const socios = mundo.pessoa(idDaCorrente(c.corrente))?.socios ?? []
  const socio = socios.find((s) => s.pessoa === pessoa && s.saiuEm === undefined)
  if (recusas.length === 0 && socio === undefined)
    recusas.push({ codigo: 'socio.inexistente', fundamentos: [], falta: pessoa })
  recusas.push(...dataInvertida('saiuEm', socio?.desde, saiuEm))
  if (recusas.length > 0) return recusar(recusas)
  return [
    {
      tipo: 'socioRetirado',
      corrente: c.corrente,
      fundamentos: pacote.prazos.cadastro?.fundamentos ?? [],
      dados: { em: hoje, ...c.dados },
    },
  ]
}
