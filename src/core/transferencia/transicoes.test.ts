import { expect, test } from 'vitest'
import type { Outorga } from '../outorga/outorga.ts'
import { evolveTransferencia } from './evolve.ts'
import type { AtoDeTransferencia, Transferencia } from './transferencia.ts'
import {
  type ComandoDeTransferencia,
  recusasDaTransicao,
  situacoesDeTransferencia,
  transicoes,
} from './transicoes.ts'

const o: Outorga = {
  id: 'o1',
  situacao: 'concedida',
  titular: 'p1',
  veiculo: 'v1',
  presencial: true,
  requeridaEm: '2024-01-02',
  inicio: '2024-01-10',
  prorrogacoes: 0,
}
const base = { corrente: 'outorga:o1', fundamentos: [] } as const
const em = '2024-06-10'
const pedido: AtoDeTransferencia = {
  ...base,
  tipo: 'transferenciaRequerida',
  dados: {
    em,
    hipotese: 'h',
    modo: 'total',
    titular: 'p1',
    beneficiario: 'p2',
    veiculo: 'v1',
    presencial: true,
  },
}
const deCada: Readonly<Record<string, AtoDeTransferencia>> = {
  requererTransferencia: pedido,
  instruirTransferencia: {
    ...base,
    tipo: 'transferenciaInstruida',
    dados: { em, etapa: 'analise', parecer: 'x' },
  },
  deferirTransferencia: {
    ...base,
    tipo: 'transferenciaDeferida',
    dados: { em, razoes: 'x', verificacoes: [] },
  },
  indeferirTransferencia: { ...base, tipo: 'transferenciaIndeferida', dados: { em, razoes: 'x' } },
  desistirDaTransferencia: { ...base, tipo: 'transferenciaDesistida', dados: { em, motivo: 'x' } },
  assinarTransferencia: {
    ...base,
    tipo: 'outorgaTransferida',
    dados: { em, para: 'o2', beneficiario: 'p2', modo: 'total' },
  },
}

test('every pair: allowed exactly where the table says, and leading where it says', () => {
  for (const comando of Object.keys(transicoes) as ComandoDeTransferencia[])
    for (const situacao of situacoesDeTransferencia) {
      const t = situacao === 'ausente' ? undefined : ({ situacao, etapas: [] } as unknown)
      const { de, para } = transicoes[comando]
      const permitida = (de as readonly string[]).includes(situacao)
      const recusas = recusasDaTransicao(comando, t as Transferencia | undefined)
      expect([comando, situacao, recusas.length === 0]).toEqual([comando, situacao, permitida])
      const ato = deCada[comando]
      if (!permitida || ato === undefined) continue
      const antes = t === undefined ? o : { ...o, transferencias: [t as Transferencia] }
      expect(evolveTransferencia(antes, ato).transferencias?.at(-1)?.situacao).toBe(para)
    }
})

test('signed, the old grant ends on the day', () => {
  const requerida = evolveTransferencia(o, pedido)
  expect(evolveTransferencia(requerida, deCada['assinarTransferencia']!)).toMatchObject({
    situacao: 'transferida',
    encerradaEm: em,
    transferencias: [{ situacao: 'concluida', para: 'o2' }],
  })
})

test('known by the body, the death waits for the family; told by it, it stands', () => {
  const obito = (por: 'oficio' | 'conjuge', dia: string): AtoDeTransferencia => ({
    ...base,
    tipo: 'obitoComunicado',
    dados: {
      em: dia,
      obitoEm: '2024-06-01',
      comunicadoEm: dia,
      por,
      deixou: ['conjuge'],
      prazoAte: '2024-09-02',
      ...(por === 'oficio' ? {} : { tempestiva: true }),
    },
  })
  const sabido = evolveTransferencia(o, obito('oficio', '2024-06-20'))
  expect(sabido.obito).toMatchObject({ sabidoEm: '2024-06-20', prazoAte: '2024-09-02' })
  expect(sabido.obito).not.toHaveProperty('comunicadoEm')
  expect(evolveTransferencia(sabido, obito('conjuge', '2024-07-01')).obito).toMatchObject({
    sabidoEm: '2024-06-20',
    comunicadoEm: '2024-07-01',
    tempestiva: true,
  })
})
