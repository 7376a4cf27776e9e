import { idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import type { Veiculo } from '#core/veiculo/veiculo.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'veiculo text',
  'placa text',
  'tipo text',
  'marca text',
  'modelo text',
  'ano_fabricacao int',
  'dados jsonb',
] as const

/** The vehicle as it stands, without what may identify a person. */
const linha = (v: Veiculo) => {
  const { id, placa, tipo, marca, modelo, anoFabricacao } = v
  const { chassi: _c, renavam: _r, proprietarioNome: _p, documentos: _d, ...dados } = v
  return { veiculo: id, placa, tipo, marca, modelo, ano_fabricacao: anoFabricacao, dados }
}

/** `veiculo_atual`: a row a vehicle, with its current plate in the canonical form. */
export const veiculoAtual: Projecao = {
  nome: 'veiculo_atual',
  tabelas: ['veiculo_atual'],
  reconstroiDe: ['veiculo'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'veiculo')) {
      const veiculo = criarMundo(await estados.daCorrente(c)).veiculo(idDaCorrente(c))
      if (veiculo !== undefined) linhas.push(linha(veiculo))
    }
    await gravar(tx, servico, 'veiculo_atual', COLUNAS, 1, linhas)
  },
}
