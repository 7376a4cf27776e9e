import { type Ato, type Corrente, corrente, idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import { correnteDoCaso } from '../junta/caso.ts'

type Dados = Readonly<Record<string, unknown>>

const de = (
  tipo: 'pessoa' | 'condutor' | 'veiculo' | 'outorga' | 'auto' | 'bloco',
  id: unknown,
): readonly Corrente[] => (typeof id === 'string' && id !== '' ? [corrente(tipo, id)] : [])

/** The streams named by an object's fields, by the name of the field that holds the id. */
function nomeadas(dados: Dados): readonly Corrente[] {
  const propriedade = dados['propriedade'] as Dados | undefined
  const infrator = dados['infrator']
  const responsaveis = (dados['responsaveis'] ?? []) as readonly Dados[]
  return [
    ...de('pessoa', dados['titular']),
    ...de('pessoa', dados['pessoa']),
    ...de('pessoa', propriedade?.['pessoa']),
    ...de(
      'pessoa',
      typeof infrator === 'string' ? infrator : (infrator as Dados | undefined)?.['pessoa'],
    ),
    ...responsaveis.flatMap((r) => de('pessoa', r['pessoa'])),
    ...de('veiculo', dados['veiculo']),
    ...de('outorga', dados['outorga']),
    ...de('auto', dados['auto']),
    // What recidivism leans on: should the earlier record fall, the later one is looked at again.
    ...de('auto', dados['autoAnterior']),
    // The first record of the same stop.
    ...de('auto', dados['abordagem']),
    ...de('condutor', dados['condutor']),
    ...de('pessoa', dados['beneficiario']),
    ...de('pessoa', (dados['procuracao'] as Dados | undefined)?.['procurador']),
    // The grant that a transfer replaced, and the one that replaced it.
    ...de('outorga', (dados['substitui'] as Dados | undefined)?.['outorga']),
    ...de('outorga', dados['para']),
    ...de('outorga', dados['transferida']),
    ...((dados['pessoas'] ?? []) as readonly unknown[]).flatMap((p) => de('pessoa', p)),
  ]
}

/** A vehicle's inspections and a grant's licensings live beside it, under its id. */
function doTronco(c: Corrente): readonly Corrente[] {
  if (c.startsWith('vistoria:')) return [corrente('veiculo', idDaCorrente(c))]
  return c.startsWith('licenciamento:') ? [corrente('outorga', idDaCorrente(c))] : []
}

/** The process on which a request for a grant leans: named by the command alone. */
function selecaoPedida(dados: Dados): readonly Corrente[] {
  const processo = (dados['selecao'] as Dados | undefined)?.['processo']
  return typeof processo === 'string' && processo !== '' ? [corrente('selecao', processo)] : []
}

const unicas = (cs: readonly Corrente[], menos: Corrente): Corrente[] =>
  [...new Set(cs)].filter((c) => c !== menos)

/**
 * The other streams that an act links its own to: a grant to its holder and vehicle, a driver to
 * person and grant, a record to grant, vehicle and those who answer, a fee to its grant, an
 * inspection to its vehicle, a licensing to its grant. The ledger keeps them as links, read both
 * ways: every decision looks at most two links away from `raizesDoComando`.
 */
export const referenciasDoAto = (ato: Ato): Corrente[] =>
  unicas([...doTronco(ato.corrente), ...nomeadas(ato.dados)], ato.corrente)

/** Of an order to several holders: the acts name them apart, so that they are not linked by it. */
const destinatarios = (dados: Dados): readonly Corrente[] =>
  ((dados['destinatarios'] ?? []) as readonly Dados[]).flatMap((d) => de('outorga', d['outorga']))

/**
 * Streams that only the command names, so that its acts do not link them: the appeals of an agenda,
 * the people of a body's members, the block of a record's form.
 */
const soDoComando = (dados: Dados): readonly Corrente[] => {
  const bloco = (dados['formulario'] as Dados | undefined)?.['bloco']
  return [
    ...((dados['recursos'] ?? []) as readonly unknown[]).flatMap((r) =>
      typeof r === 'string' && r !== '' ? [correnteDoCaso(r)] : [],
    ),
    ...de('pessoa', dados['cadastro']),
    ...de('pessoa', dados['parente']),
    ...de('bloco', bloco),
  ]
}

/**
 * The streams around which a command's decision looks: its own, the one that it lives beside, and
 * those that its data name (a new driver's person and grant). Loading each with what is linked to
 * it, in either direction, up to two links away is enough for any decision.
 */
export const raizesDoComando = (comando: Comando): Corrente[] => [
  comando.corrente,
  ...unicas(
    [
      ...doTronco(comando.corrente),
      ...nomeadas((comando.dados ?? {}) as Dados),
      ...destinatarios((comando.dados ?? {}) as Dados),
      ...selecaoPedida((comando.dados ?? {}) as Dados),
      ...soDoComando((comando.dados ?? {}) as Dados),
    ],
    comando.corrente,
  ),
]
