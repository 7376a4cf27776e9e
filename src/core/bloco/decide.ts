import type * as z from 'zod'
import { type Corrente, corrente, idDaCorrente } from '../ato.ts'
import { anoDe, type Dia } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusar } from '../decisao.ts'
import { recusasDeVigencia } from '../lei/vigencia.ts'
import type { Mundo } from '../mundo.ts'
import { dataFutura, dataInvertida, inexistente, jaExiste } from '../mundo/recusas.ts'
import type * as esquema from './bloco.ts'
import type { AtoDeBloco, Bloco } from './bloco.ts'
import { semConta } from './evolve.ts'
import {
  type ComandoDoBloco,
  type DestinoDado,
  recusasDoBloco,
  recusasDoNumero,
} from './transicoes.ts'

/** What a form stands on: the provision by which the record is written on one. */
export const fundamentosDoBloco = ({ pacote }: Contexto): readonly string[] => {
  const elemento = pacote.processo.elementosDoAuto.find((e) => e.campo === 'dispositivo')
  return pacote.processo.blocos?.fundamentos ?? elemento?.fundamentos ?? []
}

const base = (c: Corrente, contexto: Contexto) => {
  const lacuna = contexto.pacote.processo.blocos?.lacuna
  return {
    corrente: c,
    fundamentos: fundamentosDoBloco(contexto),
    ...(lacuna === undefined ? {} : { lacunas: [lacuna] }),
  } as const
}

/**
 * Reserves official numbers to an inspector, of the one series of records: the ledger gives them in
 * a row, so no other record nor block can bear them.
 */
export function reservar(
  c: Comando<z.infer<typeof esquema.reservarBloco>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeBloco> {
  const recusas = [
    ...recusasDeVigencia(contexto.pacote, contexto.hoje),
    ...jaExiste(c.corrente, mundo),
  ]
  if (recusas.length > 0) return recusar(recusas)
  const { fiscal, quantos, finalidade } = c.dados
  const ano = anoDe(contexto.hoje)
  return [
    {
      ...base(c.corrente, contexto),
      tipo: 'blocoReservado',
      dados: {
        em: contexto.hoje,
        fiscal,
        quantos,
        ...(finalidade === undefined ? {} : { finalidade }),
      },
      numerar: { campo: 'numeros', serie: 'auto', ano, quantos },
    },
  ]
}

const recusaDeFaltas = (b: Bloco, contexto: Contexto): readonly Recusa[] => {
  const faltam = semConta(b)
  return faltam.length === 0
    ? []
    : [
        {
          codigo: 'bloco.numeros-sem-conta',
          fundamentos: fundamentosDoBloco(contexto),
          dados: {
            quantos: faltam.length,
            numeros: faltam.slice(0, 5).join(', '),
          },
        },
      ]
}

/** What bars a step of the block before anything is written. */
export const sondar =
  (nome: ComandoDoBloco) =>
  (c: Corrente, mundo: Mundo, contexto: Contexto): readonly Recusa[] => {
    const b = mundo.bloco(idDaCorrente(c))
    if (b === undefined) return [inexistente(corrente('bloco', idDaCorrente(c)))]
    const fora = recusasDoBloco(nome, b, fundamentosDoBloco(contexto))
    return fora.length === 0 && nome === 'encerrarBloco' && b.situacao === 'entregue'
      ? recusaDeFaltas(b, contexto)
      : fora
  }

/** A step of a block: nothing bars it, then the step's own checks of its data. */
const passo =
  <D>(
    nome: ComandoDoBloco,
    confere: (dados: D, b: Bloco, contexto: Contexto) => readonly Recusa[],
    ato: (dados: D, em: Dia) => Pick<AtoDeBloco, 'tipo' | 'dados'>,
  ) =>
  (c: Comando<D>, mundo: Mundo, contexto: Contexto): Decisao<AtoDeBloco> => {
    const impedem = sondar(nome)(c.corrente, mundo, contexto)
    const b = mundo.bloco(idDaCorrente(c.corrente))
    if (b === undefined || impedem.length > 0) return recusar(impedem)
    const recusas = confere(c.dados, b, contexto)
    if (recusas.length > 0) return recusar(recusas)
    return [{ ...base(c.corrente, contexto), ...ato(c.dados, contexto.hoje) } as AtoDeBloco]
  }

/** The inspector receives the block: from that day its forms serve. */
export const entregar = passo<z.infer<typeof esquema.entregarBloco>>(
  'entregarBloco',
  ({ entregueEm, prestarContasAte }, b, { hoje }) => [
    ...dataFutura('entregueEm', entregueEm, hoje),
    ...dataInvertida('entregueEm', b.reservadoEm, entregueEm),
    ...dataInvertida('prestarContasAte', entregueEm, prestarContasAte),
  ],
  (dados, em) => ({ tipo: 'blocoEntregue', dados: { em, ...dados } }),
)

const doNumero =
  (nome: DestinoDado) =>
  ({ numero }: Readonly<{ numero: string }>, b: Bloco, contexto: Contexto): readonly Recusa[] =>
    recusasDoNumero(nome, numero, b.numeros.get(numero), fundamentosDoBloco(contexto))

/** A form spoiled or annulled before it served: kept, with the reason. */
export const inutilizar = passo<z.infer<typeof esquema.inutilizarNumero>>(
  'inutilizarNumero',
  doNumero('inutilizarNumero'),
  (dados, em) => ({ tipo: 'numeroDoBlocoInutilizado', dados: { em, ...dados } }),
)

export const extraviar = passo<z.infer<typeof esquema.extraviarNumero>>(
  'extraviarNumero',
  doNumero('extraviarNumero'),
  (dados, em) => ({ tipo: 'numeroDoBlocoExtraviado', dados: { em, ...dados } }),
)

/** Blank forms come back: their numbers end so, and serve no other record. */
export const devolver = passo<z.infer<typeof esquema.devolverNumeros>>(
  'devolverNumeros',
  ({ numeros }, b, contexto) =>
    [...new Set(numeros)].flatMap((numero) => doNumero('devolverNumeros')({ numero }, b, contexto)),
  ({ numeros }, em) => ({
    tipo: 'numerosDoBlocoDevolvidos',
    dados: { em, numeros: [...new Set(numeros)] },
  }),
)

/** Every number has its end, or none ever left the body: the block is closed. */
export const encerrar = passo<z.infer<typeof esquema.encerrarBloco>>(
  'encerrarBloco',
  () => [],
  (_dados, em) => ({ tipo: 'blocoEncerrado', dados: { em } }),
)
