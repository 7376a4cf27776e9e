import { Engine, type TopLevelCondition } from 'json-rules-engine'
import type { Planos } from './planos.ts'

type Condicao = Extract<TopLevelCondition, { all: unknown }>['all'][number]

const e = (...all: Condicao[]): TopLevelCondition => ({ all })
const ou = (...any: Condicao[]): TopLevelCondition => ({ any })
const que = (fact: keyof Planos, operator: string, value: unknown): Condicao => ({
  fact,
  operator,
  value,
})
const igual = (fact: keyof Planos, value: unknown): Condicao => que(fact, 'equal', value)
const juridica = igual('fisica', false)

/** One rule a requirement, as the library's manual would have it; the event bears its name. */
const regras: Readonly<Record<string, TopLevelCondition>> = {
  licitacao: e(igual('licitacao', true)),
  'relacao-da-loman': e(que('vigentes', 'lessThan', { fact: 'vagas' })),
  'uma-permissao-por-mototaxista': e(igual('titularEmOutra', false)),
  'permissionario-pessoa-fisica': e(igual('fisica', true)),
  'permissionario-idade': ou(juridica, que('nascimento', 'lessThanInclusive', 20030311)),
  'permissionario-habilitacao': ou(juridica, que('habilitadoDesde', 'lessThanInclusive', 20220311)),
  'permissionario-curso': e(que('cursoAte', 'greaterThanInclusive', 20240311)),
  'permissionario-cnh': ou(
    juridica,
    e(igual('cnhComA', true), que('cnhAte', 'greaterThanInclusive', 20240311)),
  ),
  'certidao-da-policia-federal': e(igual('policiaFederal', 'nada-consta')),
  'certidao-da-policia-estadual': e(igual('policiaEstadual', 'nada-consta')),
  'certidao-da-justica-federal': e(igual('justicaFederal', 'nada-consta')),
  'certidao-da-justica-estadual': e(igual('justicaEstadual', 'nada-consta')),
  'atestado-de-sanidade-mental': e(igual('atestado', true)),
  'inscricao-no-inss': e(igual('inss', true)),
  'seguro-de-vida': e(igual('seguro', true)),
  'domicilio-em-manaus': e(igual('municipio', '1302603')),
  'registro-no-sindicato': e(igual('sindicato', true)),
  'veiculo-duas-rodas': e(igual('tipoDeVeiculo', 'motocicleta')),
  'veiculo-propriedade': ou(
    e(igual('regime', 'proprio'), igual('doTitular', true)),
    e(
      igual('regime', 'familiar'),
      que('parentesco', 'in', ['pai', 'mae', 'esposo', 'esposa', 'tio', 'tia']),
      que('atoFormalEm', 'lessThanInclusive', 20240311),
      que('atoFormalEm', 'greaterThanInclusive', 20210311),
    ),
  ),
  'veiculo-livre': e(igual('veiculoEmOutra', false)),
  'veiculo-cilindrada': e(
    que('cilindrada', 'greaterThanInclusive', 125),
    que('cilindrada', 'lessThanInclusive', 300),
  ),
  'veiculo-quatro-tempos': e(igual('quatroTempos', true)),
  'veiculo-ingresso': ou(
    que('tipoDeVeiculo', 'notEqual', 'motocicleta'),
    que('anoFabricacao', 'greaterThanInclusive', 2021),
  ),
}

/** `json-rules-engine` with the rules already in it. */
export function criarJsonRules(): (fatos: Planos) => Promise<readonly string[]> {
  const motor = new Engine()
  for (const [type, conditions] of Object.entries(regras)) {
    motor.addRule({ conditions, event: { type } })
  }
  return async (fatos) => (await motor.run(fatos)).failureEvents.map((f) => f.type)
}
