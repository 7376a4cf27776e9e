import { comandosDeAfastamento } from '#core/afastamento/comandos.ts'
import { comandosDeBloqueio } from '#core/bloqueio/comandos.ts'
import { comandosDeCondutor } from '#core/condutor/comandos.ts'
import { comandosDeDenuncia } from '#core/denuncia/comandos.ts'
import { comandosDeEntrega } from '#core/entrega/comandos.ts'
import { comandosDeExpediente } from '#core/expediente/comandos.ts'
import { comandosDeCustos } from '#core/custos/comandos.ts'
import { comandosDeInforme } from '#core/informe/comandos.ts'
import { comandosDeLicenciamento } from '#core/licenciamento/comandos.ts'
import { maiuscula } from '#core/mensagens/palavras.ts'
import { comandosDeOutorga } from '#core/outorga/comandos.ts'
import { comandosDePessoa } from '#core/pessoa/comandos.ts'
import { comandosDePublicidade } from '#core/publicidade/comandos.ts'
import { comandosDeRecadastramento } from '#core/recadastramento/comandos.ts'
import { comandosDeSubstituicao } from '#core/substituicao/comandos.ts'
import { comandosDeTaxa } from '#core/taxa/comandos.ts'
import { comandosDeTransferencia } from '#core/transferencia/comandos.ts'
import { comandosDeUsoEventual } from '#core/usoEventual/comandos.ts'
import { comandosDeVeiculo } from '#core/veiculo/comandos.ts'
import { comandosDeVistoria } from '#core/vistoria/comandos.ts'
import type { Pacote } from '#law/pacote.ts'

const nomes = (...salas: readonly (readonly { nome: string }[])[]) =>
  new Set(salas.flatMap((s) => s.map((c) => c.nome)))

/** Headings of a long list of commands, in the order in which a clerk looks for them. */
const GRUPOS: readonly (readonly [titulo: string, comandos: ReadonlySet<string>])[] = [
  [
    'outorga',
    nomes(comandosDeOutorga, comandosDeLicenciamento, comandosDeRecadastramento, comandosDeEntrega),
  ],
  [
    'Veículo',
    nomes(
      comandosDeVeiculo,
      comandosDeVistoria,
      comandosDeSubstituicao,
      comandosDeUsoEventual,
      comandosDePublicidade,
    ),
  ],
  ['Pessoa', nomes(comandosDePessoa)],
  ['Condutores', nomes(comandosDeCondutor)],
  ['Afastamento e bloqueio', nomes(comandosDeAfastamento, comandosDeBloqueio)],
  ['Transferência', nomes(comandosDeTransferencia)],
  ['Dados do serviço', nomes(comandosDeInforme, comandosDeCustos)],
  ['Taxas', nomes(comandosDeTaxa)],
  ['Avisos e denúncias', nomes(comandosDeExpediente, comandosDeDenuncia)],
]

/** Under which heading a command of a grant's file stands, and in which place; the last is of measures and losses. */
export function grupoDoComando(
  nome: string,
  { lei }: Pacote,
): Readonly<{ grupo: string; lugar: number }> {
  const achado = GRUPOS.findIndex(([, comandos]) => comandos.has(nome))
  const titulo = GRUPOS[achado]?.[0] ?? 'Medidas e perda'
  return {
    grupo: titulo === 'outorga' ? maiuscula(lei.termos.outorga.singular) : titulo,
    lugar: achado < 0 ? GRUPOS.length : achado,
  }
}
