import { idDaCorrente } from '#core/ato.ts'
import { criarMundo } from '#core/mundo/criarMundo.ts'
import { gravar, type Projecao, tocadas } from './projecao.ts'

const COLUNAS = [
  'recolhimento text',
  'situacao text',
  'medida text',
  'especie text',
  'numero text',
  'veiculo text',
  'placa text',
  'outorga text',
  'auto text',
  'local text',
  'desde date',
  'encerrado_em date',
] as const

/** `painel_recolhimento`: a row a vehicle kept from working, with since when and where. */
export const painelRecolhimento: Projecao = {
  nome: 'painel_recolhimento',
  tabelas: ['painel_recolhimento'],
  reconstroiDe: ['recolhimento'],
  async aplicar(tx, servico, atos, estados) {
    const linhas = []
    for (const c of tocadas(atos, 'recolhimento')) {
      const r = criarMundo(await estados.daCorrente(c)).recolhimento(idDaCorrente(c))
      if (r === undefined) continue
      const { id, situacao, medida, especie, numero, veiculo, placa, outorga, auto, local } = r
      linhas.push({
        recolhimento: id,
        situacao,
        medida,
        especie,
        numero,
        veiculo,
        placa,
        outorga,
        auto,
        local,
        desde: r.desde,
        encerrado_em: r.encerradoEm,
      })
    }
    await gravar(tx, servico, 'painel_recolhimento', COLUNAS, 1, linhas)
  },
}
