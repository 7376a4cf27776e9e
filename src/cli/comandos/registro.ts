import type { Subcomando } from './subcomando.ts'

type Entrada = Readonly<{ nome: string; resumo: string; carregar(): Promise<Subcomando> }>

/**
 * The subcommands, in the order of the help: help, dispatch and suggestions come from this list.
 * Each is loaded only when asked for: `outorga leis` must not wait for the core or the database.
 */
export const registro: readonly Entrada[] = [
  {
    nome: 'leis',
    resumo: 'lista as leis instaladas e confere cada pacote',
    carregar: async () => (await import('./leis.ts')).leis,
  },
  {
    nome: 'lei',
    resumo: 'mostra o texto consolidado de uma lei num dia',
    carregar: async () => (await import('./lei.ts')).lei,
  },
  {
    nome: 'cobertura',
    resumo: 'mostra o que o sistema faz com cada dispositivo da lei',
    carregar: async () => (await import('./cobertura.ts')).cobertura,
  },
  {
    nome: 'casos',
    resumo: 'executa os casos de teste das leis, ou os de arquivos dados',
    carregar: async () => (await import('./casos.ts')).casos,
  },
  {
    nome: 'simular',
    resumo: 'decide um caso num dia e mostra tudo o que a decisão olhou',
    carregar: async () => (await import('./simular.ts')).simular,
  },
  {
    nome: 'importar',
    resumo: 'importa uma frota de veículos ou um índice de preços, de um CSV',
    carregar: async () => (await import('./importar.ts')).importar,
  },
  {
    nome: 'rotina',
    resumo: 'faz a rodada da noite: decide o que venceu e diz o que falta decidir',
    carregar: async () => (await import('./rotina.ts')).rotina,
  },
  {
    nome: 'usuario',
    resumo: 'cria um usuário, dá-lhe senha nova, ou lista os de um município',
    carregar: async () => (await import('./usuario.ts')).usuario,
  },
  {
    nome: 'situacao',
    resumo: 'mostra como estava uma outorga, uma placa ou uma pessoa num dia',
    carregar: async () => (await import('./situacao.ts')).situacao,
  },
  {
    nome: 'livro',
    resumo: 'verifica a integridade do livro de atos, ou refaz as tabelas de consulta',
    carregar: async () => (await import('./livro.ts')).livro,
  },
  {
    nome: 'conferir',
    resumo: 'confere o arquivo lacrado de um processo, sem banco e sem rede',
    carregar: async () => (await import('./conferir.ts')).conferir,
  },
  {
    nome: 'chaves',
    resumo: 'lista as chaves que assinam os documentos, ou põe novas em uso',
    carregar: async () => (await import('./chaves.ts')).chaves,
  },
  {
    nome: 'esquemas',
    resumo: 'publica os esquemas JSON dos arquivos de um pacote',
    carregar: async () => (await import('./esquemas.ts')).esquemas,
  },
]
