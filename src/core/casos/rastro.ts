import { idDaCorrente } from '../ato.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import type { Mundo } from '../mundo.ts'
import { fatosDaOutorga, fatosDoVeiculo } from '../mundo/fatos.ts'
import { type Avaliacao, avaliar, type Fatos } from '../requirement/avaliar.ts'
import type { Operacao } from '#law/esquema/requisitos.ts'

type Dados = Readonly<{
  titular?: string
  veiculo?: string
  pessoa?: string
  outorga?: string
  presencial?: boolean
  funcao?: never
  selecao?: never
}>

/** The requirements that a command evaluates, and the facts of which it asks them. */
function perguntaDo(
  comando: Comando,
  mundo: Mundo,
  { hoje }: Contexto,
): readonly [Operacao, Fatos] | undefined {
  const id = idDaCorrente(comando.corrente)
  const dados = comando.dados as Dados
  const outorga = mundo.outorga(comando.nome === 'inscreverCondutor' ? (dados.outorga ?? '') : id)
  const daOutorga = outorga === undefined ? undefined : fatosDaOutorga(mundo, outorga)
  switch (comando.nome) {
    case 'requererOutorga':
      return [
        'requerer-outorga',
        {
          mundo,
          titular: mundo.pessoa(dados.titular ?? ''),
          veiculo: mundo.veiculo(dados.veiculo ?? ''),
          selecao: dados.selecao,
          presencial: dados.presencial,
          pedidoEm: hoje,
        },
      ]
    case 'concederOutorga':
    case 'indeferirOutorga':
      return (
        daOutorga && [
          'conceder-outorga',
          { ...daOutorga, presencial: outorga?.presencial, pedidoEm: outorga?.requeridaEm },
        ]
      )
    case 'prorrogarOutorga':
      return daOutorga && ['prorrogar-outorga', { ...daOutorga, pedidoEm: hoje }]
    case 'licenciarOutorga':
      return (
        daOutorga && ['licenciar', { ...daOutorga, presencial: dados.presencial, pedidoEm: hoje }]
      )
    case 'vistoriar':
      return [
        'vistoriar',
        { ...fatosDoVeiculo(mundo, id, hoje), presencial: dados.presencial, pedidoEm: hoje },
      ]
    case 'inscreverCondutor': {
      const pessoa = mundo.pessoa(dados.pessoa ?? '')
      const condutor = dados.funcao === undefined ? undefined : { id, funcao: dados.funcao, pessoa }
      return (
        daOutorga && [
          'inscrever-condutor',
          { ...daOutorga, presencial: dados.presencial, pedidoEm: hoje, condutor },
        ]
      )
    }
    default:
      return undefined
  }
}

/** The trace of the requirements behind a command, granted or refused; `undefined` when it asks none. */
export function rastrear(
  comando: Comando,
  mundo: Mundo,
  contexto: Contexto,
): Avaliacao | undefined {
  const pergunta = perguntaDo(comando, mundo, contexto)
  return pergunta && avaliar(pergunta[0], pergunta[1], contexto)
}
