import { ZenEngine } from '@gorules/zen-engine'
import type { Planos } from './planos.ts'

/** One expression a requirement, in the engine's own language. */
const expressoes: Readonly<Record<string, string>> = {
  licitacao: 'licitacao',
  'relacao-da-loman': 'vigentes < vagas',
  'uma-permissao-por-mototaxista': 'not titularEmOutra',
  'permissionario-pessoa-fisica': 'fisica',
  'permissionario-idade': 'not fisica or nascimento <= 20030311',
  'permissionario-habilitacao': 'not fisica or habilitadoDesde <= 20220311',
  'permissionario-curso': 'cursoAte >= 20240311',
  'permissionario-cnh': 'not fisica or (cnhComA and cnhAte >= 20240311)',
  'certidao-da-policia-federal': "policiaFederal == 'nada-consta'",
  'certidao-da-policia-estadual': "policiaEstadual == 'nada-consta'",
  'certidao-da-justica-federal': "justicaFederal == 'nada-consta'",
  'certidao-da-justica-estadual': "justicaEstadual == 'nada-consta'",
  'atestado-de-sanidade-mental': 'atestado',
  'inscricao-no-inss': 'inss',
  'seguro-de-vida': 'seguro',
  'domicilio-em-manaus': "municipio == '1302603'",
  'registro-no-sindicato': 'sindicato',
  'veiculo-duas-rodas': "tipoDeVeiculo == 'motocicleta'",
  'veiculo-propriedade':
    "(regime == 'proprio' and doTitular) or (regime == 'familiar' and " +
    "parentesco in ['pai', 'mae', 'esposo', 'esposa', 'tio', 'tia'] and " +
    'atoFormalEm <= 20240311 and atoFormalEm >= 20210311)',
  'veiculo-livre': 'not veiculoEmOutra',
  'veiculo-cilindrada': 'cilindrada >= 125 and cilindrada <= 300',
  'veiculo-quatro-tempos': 'quatroTempos',
  'veiculo-ingresso': "tipoDeVeiculo != 'motocicleta' or anoFabricacao >= 2021",
}

const ligacao = (sourceId: string, targetId: string) => ({
  id: `${sourceId}-${targetId}`,
  sourceId,
  targetId,
  type: 'edge',
})

/** A graph of one expression node: of the engine's nodes, the one that costs it least here. */
const grafo = {
  nodes: [
    { id: 'entrada', type: 'inputNode', name: 'entrada', position: { x: 0, y: 0 } },
    {
      id: 'regras',
      type: 'expressionNode',
      name: 'regras',
      position: { x: 0, y: 0 },
      content: {
        expressions: Object.entries(expressoes).map(([key, value]) => ({ id: key, key, value })),
      },
    },
    { id: 'saida', type: 'outputNode', name: 'saida', position: { x: 0, y: 0 } },
  ],
  edges: [ligacao('entrada', 'regras'), ligacao('regras', 'saida')],
}

/** `@gorules/zen-engine` with the decision compiled once. */
export function criarZen(): (fatos: Planos) => Promise<readonly string[]> {
  const decisao = new ZenEngine().createDecision(grafo)
  return async (fatos) => {
    const { result } = await decisao.evaluate(fatos)
    const verdito = result as Record<string, boolean>
    const faltam: string[] = []
    for (const requisito in verdito) if (verdito[requisito] !== true) faltam.push(requisito)
    return faltam
  }
}
