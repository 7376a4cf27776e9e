import type { Ato } from '#core/ato.ts'
import type { Pacote } from '#law/pacote.ts'

/** Two invented cities. */
export const AQUI = 1111111
export const LA = 2222222
export const SERVICO = 'servico'

/** What the ledger reads of a pack: which it is, and the requirements that reserve. */
export const pacote = {
  lei: { id: 'lei-inventada', versao: '1' },
  requisitos: [
    {
      id: 'unica',
      operacoes: ['conceder-outorga'],
      exige: { forma: 'unica-outorga-por-titular' },
      fundamentos: ['art4_par1u'],
      quando: { pessoa: 'fisica' },
    },
    {
      id: 'livre',
      operacoes: ['conceder-outorga'],
      exige: { forma: 'veiculo-livre' },
      fundamentos: ['art5_cpt'],
    },
  ],
  sha256: 'a'.repeat(64),
} as unknown as Pacote

export const em = '2026-03-10'

export const pessoa = (
  id: string,
  nome = 'José da Conceição',
  identificador = `cpf-${id}`,
): Ato => ({
  tipo: 'pessoaCadastrada',
  corrente: `pessoa:${id}`,
  fundamentos: [],
  dados: { em, tipo: 'fisica', municipioDoDomicilio: String(AQUI) } as Ato['dados'],
  pessoal: { nome, identificador },
})

export const veiculo = (id: string, placa: string): Ato => ({
  tipo: 'veiculoCadastrado',
  corrente: `veiculo:${id}`,
  fundamentos: [],
  dados: {
    em,
    placa,
    tipo: 'van',
    marca: 'Marca',
    modelo: 'Modelo',
    anoFabricacao: 2022,
    caracteristicas: {},
    propriedade: { regime: 'proprio', desde: em },
  } as Ato['dados'],
  pessoal: { chassi: `chassi-${id}`, renavam: `renavam-${id}` },
})

export const requerida = (id: string, titular: string, veiculo: string): Ato => ({
  tipo: 'outorgaRequerida',
  corrente: `outorga:${id}`,
  fundamentos: ['art3_cpt'],
  dados: { em, titular, veiculo, presencial: true } as Ato['dados'],
  numerar: { campo: 'protocolo', serie: 'protocolo', ano: 2026 },
})

export const concedida = (id: string, titular: string, veiculo: string, inicio = em): Ato => ({
  tipo: 'outorgaConcedida',
  corrente: `outorga:${id}`,
  fundamentos: ['art4_cpt'],
  dados: {
    em,
    titular,
    veiculo,
    inicio,
    termoFinal: '2036-03-09',
    verificacoes: [],
  } as Ato['dados'],
  numerar: { campo: 'numero', serie: 'outorga', ano: 2026 },
})
