import { randomUUIDv7 } from 'node:crypto'
import type { Ato, Corrente } from '#core/ato.ts'
import type { Registro } from '#ledger/acrescentar.ts'
import type { Servico } from '#server/servicos.ts'

const em = '2026-03-10'
const conferencia = { modo: 'conferida', em } as const

const ato = (tipo: string, corrente: Corrente, dados: object, pessoal?: object): Ato => ({
  tipo,
  corrente,
  fundamentos: [],
  dados: { em, ...dados },
  ...(pessoal === undefined ? {} : { pessoal }),
})

export const documento = {
  tipo: 'registro-no-sindicato',
  emitidoEm: em,
  validoAte: '2031-03-09',
  conferencia,
}

/** A person with made-up data; `n` keeps them apart. */
export const pessoa = (n: number, municipio: string): Ato =>
  ato(
    'pessoaCadastrada',
    `pessoa:p${n}`,
    { tipo: 'fisica', municipioDoDomicilio: municipio },
    { nome: `Pessoa de Número ${n}`, identificador: `ficticio-${n}`, nascimento: '1985-04-20' },
  )

export const papelDaPessoa = (n: number): Ato =>
  ato('documentoJuntado', `pessoa:p${n}`, { documento })

/** Mercosul plates in order: `AAA0A00`, `AAA0A01` … */
export function placa(n: number): string {
  const letra = (x: number) => String.fromCharCode(65 + (x % 26))
  const d = Math.floor(n / 100)
  const resto = Math.floor(d / 260)
  const fim = String(n % 100).padStart(2, '0')
  const inicio = letra(Math.floor(resto / 676)) + letra(Math.floor(resto / 26)) + letra(resto)
  return `${inicio}${Math.floor(d / 26) % 10}${letra(d)}${fim}`
}

/** Ten acts: a person, a vehicle, their papers, an inspection, a grant in force. */
export function prontuario(n: number, municipio: string): readonly Ato[] {
  const corrente: Corrente = `veiculo:v${n}`
  return [
    pessoa(n, municipio),
    papelDaPessoa(n),
    papelDaPessoa(n),
    ato(
      'veiculoCadastrado',
      corrente,
      {
        placa: placa(n),
        tipo: 'motocicleta',
        marca: 'Marca',
        modelo: 'Modelo',
        anoFabricacao: 2025,
        cilindrada: 160,
        lugares: 2,
        caracteristicas: { 'motor-de-quatro-tempos': true },
        propriedade: { regime: 'proprio', pessoa: `p${n}`, desde: em },
      },
      { chassi: `CHASSI${n}`, renavam: `RENAVAM${n}` },
    ),
    ato('documentoDoVeiculoJuntado', corrente, { documento }),
    ato('documentoDoVeiculoJuntado', corrente, { documento }),
    ato('vistoriaAprovada', `vistoria:v${n}`, { itens: [], validaAte: '2026-09-10', selo: `${n}` }),
    ato('outorgaRequerida', `outorga:o${n}`, {
      titular: `p${n}`,
      veiculo: `v${n}`,
      presencial: true,
    }),
    ato('outorgaConcedida', `outorga:o${n}`, {
      titular: `p${n}`,
      veiculo: `v${n}`,
      inicio: em,
      termoFinal: '2036-03-10',
      verificacoes: [],
    }),
    ato('outorgaLicenciada', `licenciamento:o${n}`, { validoAte: '2027-03-10' }),
  ]
}

/** Acts as one command records them. */
export const registro = (servico: Servico, atos: readonly Ato[]): Registro => ({
  servico: servico.slug,
  comando: { id: randomUUIDv7(), corrente: atos[0]?.corrente ?? 'pessoa:nenhuma' },
  atos,
  pacote: servico.pacote,
  autor: 'bench',
  papel: 'atendente',
  dispositivo: 'balcao',
  fatoEm: '2026-03-10T12:00:00Z',
})
