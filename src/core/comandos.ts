import { comandosDeAfastamento } from './afastamento/comandos.ts'
import { comandosDeBloqueio } from './bloqueio/comandos.ts'
import { comandosDeCarteira } from './carteira/comandos.ts'
import { comandosDeBloco } from './bloco/comandos.ts'
import type { Comando, DefinicaoDeComando } from './comando.ts'
import { comandosDeCondutor } from './condutor/comandos.ts'
import type { Contexto } from './contexto.ts'
import { type Decisao, type Recusa, recusar } from './decisao.ts'
import { comandosDeCustos } from './custos/comandos.ts'
import { comandosDeDenuncia } from './denuncia/comandos.ts'
import { comandosDeDivida } from './divida/comandos.ts'
import { comandosDeEntidade } from './entidade/comandos.ts'
import { comandosDeEntrega } from './entrega/comandos.ts'
import { comandosDeExpediente } from './expediente/comandos.ts'
import { comandosDeFila } from './fila/comandos.ts'
import { comandosDeInforme } from './informe/comandos.ts'
import { comandosDeInfracao } from './infracao/comandos.ts'
import { comandosDaJunta } from './junta/comandos.ts'
import { comCitacoesEmVigor } from './lei/citacoesEmVigor.ts'
import { comandosDeLicenciamento } from './licenciamento/comandos.ts'
import type { Mundo } from './mundo.ts'
import { comandosDeOutorga } from './outorga/comandos.ts'
import { comandosDeParametro } from './parametro/comandos.ts'
import { comandosDeParalisacao } from './paralisacao/comandos.ts'
import { comandosDeProvidencia } from './providencia/comandos.ts'
import { comandosDePerda } from './perda/comandos.ts'
import { comandosDePessoa } from './pessoa/comandos.ts'
import { comandosDeProcesso } from './processo/comandos.ts'
import { comandosDeSelecao } from './selecao/comandos.ts'
import { comandosDeSubstituicao } from './substituicao/comandos.ts'
import { comandosDePublicidade } from './publicidade/comandos.ts'
import { comandosDeRecadastramento } from './recadastramento/comandos.ts'
import { comandosDeRecolhimento } from './recolhimento/comandos.ts'
import { comandosDeTransferencia } from './transferencia/comandos.ts'
import { comandosDeTaxa } from './taxa/comandos.ts'
import { comandosDeUsoEventual } from './usoEventual/comandos.ts'
import { comandosDeVeiculo } from './veiculo/comandos.ts'
import { comandosDeVistoria } from './vistoria/comandos.ts'

/** Every command of every room: what API, screens, cases and help are made from. */
export const comandos: readonly DefinicaoDeComando[] = [
  ...comandosDePessoa,
  ...comandosDeVeiculo,
  ...comandosDeCondutor,
  ...comandosDeVistoria,
  ...comandosDeOutorga,
  ...comandosDeRecadastramento,
  ...comandosDeEntrega,
  ...comandosDePublicidade,
  ...comandosDeInforme,
  ...comandosDeCustos,
  ...comandosDeAfastamento,
  ...comandosDeBloqueio,
  ...comandosDeSubstituicao,
  ...comandosDeUsoEventual,
  ...comandosDeTransferencia,
  ...comandosDeLicenciamento,
  ...comandosDeTaxa,
  ...comandosDeInfracao,
  ...comandosDeProcesso,
  ...comandosDeDivida,
  ...comandosDaJunta,
  ...comandosDeBloco,
  ...comandosDeRecolhimento,
  ...comandosDeParalisacao,
  ...comandosDeProvidencia,
  ...comandosDePerda,
  ...comandosDeFila,
  ...comandosDeSelecao,
  ...comandosDeExpediente,
  ...comandosDeDenuncia,
  ...comandosDeEntidade,
  ...comandosDeCarteira,
  ...comandosDeParametro,
].map(citandoOEscrito)

/** Whatever a room decides, it cites only what was written by then. */
function citandoOEscrito(d: DefinicaoDeComando): DefinicaoDeComando {
  return {
    ...d,
    decide: (comando, mundo, contexto) =>
      comCitacoesEmVigor(d.decide(comando, mundo, contexto), contexto.pacote, contexto.hoje),
  }
}

const porNome = Map.groupBy(comandos, (c) => c.nome)

/**
 * A command by its name, or `undefined`. A step of an appeal is of every kind of stream that may be
 * appealed, under one name: `corrente` picks which; without it, or of none of them, the first.
 */
export const comandoPorNome = (nome: string, corrente?: string): DefinicaoDeComando | undefined => {
  const todos = porNome.get(nome)
  return todos?.find((d) => corrente?.startsWith(`${d.corrente}:`)) ?? todos?.[0]
}

const semPapel = (d: DefinicaoDeComando, contexto: Contexto): readonly Recusa[] =>
  d.papeis.some((p) => contexto.autor.papeis.includes(p))
    ? []
    : [{ codigo: 'autor.sem-papel', fundamentos: [], falta: d.papeis.join('|') }]

/**
 * Decides a command whose data passed its schema: first whether the author has one of the roles,
 * then the room's own decision. A name that no room knows, or a stream of another kind, is a bug of
 * the caller: `RangeError`.
 */
export function decidir(comando: Comando, mundo: Mundo, contexto: Contexto): Decisao {
  const d = comandoPorNome(comando.nome, comando.corrente)
  if (d === undefined) throw new RangeError(`Comando desconhecido: ${comando.nome}`)
  if (!comando.corrente.startsWith(`${d.corrente}:`))
    throw new RangeError(`${comando.nome} não é de ${comando.corrente}`)
  const sem = semPapel(d, contexto)
  return sem.length > 0 ? recusar(sem) : d.decide(comando, mundo, contexto)
}
