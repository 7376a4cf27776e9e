import type { Pacote } from '#law/pacote.ts'
import { ehDia, formatarDia } from '../calendar/dia.ts'
import type { Recusa } from '../decisao.ts'
import { type Mensagem, mensagensDeInfracao } from '../infracao/mensagens.ts'
import { mensagensDeCarteira } from '../carteira/mensagens.ts'
import { mensagensDeDenuncia } from '../denuncia/mensagens.ts'
import { mensagensDeBloco } from '../bloco/mensagens.ts'
import { mensagensDaJunta } from '../junta/mensagens.ts'
import { mensagensDeEntidade } from '../entidade/mensagens.ts'
import { mensagensDeEntrega } from '../entrega/mensagens.ts'
import { mensagensDeExpediente } from '../expediente/mensagens.ts'
import { mensagensDeInforme } from '../informe/mensagens.ts'
import { mensagensDeFila } from '../fila/mensagens.ts'
import { mensagensDaParalisacao } from '../paralisacao/frases.ts'
import { mensagensDeNotificacao } from '../notificacao/mensagens.ts'
import { mensagensDePerda } from '../perda/mensagens.ts'
import { mensagensDeDivida } from '../divida/mensagens.ts'
import { mensagensDeProcesso } from '../processo/mensagens.ts'
import { mensagensDeSelecao } from '../selecao/mensagens.ts'
import { mensagensDaTarifa } from '../tarifa/mensagens.ts'
import { mensagensDeRecolhimento } from '../recolhimento/mensagens.ts'
import { frasesDosCustos } from '../custos/frases.ts'
import { frasesDaPropriedade } from '../veiculo/frases.ts'
import { frasesDoUsoEventual } from '../usoEventual/frases.ts'
import { citarTodos } from './citar.ts'
import { frasesDaTransferencia } from './frasesDaTransferencia.ts'
import { frasesDaVida } from './frasesDaVida.ts'
import { naLei } from './naLei.ts'
import { type Frase, frases, frasesDePessoa, type Tinta } from './frases.ts'

const alheias: Readonly<Record<string, Mensagem>> = {
  ...mensagensDeInfracao,
  ...mensagensDaJunta,
  ...mensagensDeBloco,
  ...mensagensDeProcesso,
  ...mensagensDeDivida,
  ...mensagensDeNotificacao,
  ...mensagensDaParalisacao,
  ...mensagensDeRecolhimento,
  ...mensagensDePerda,
  ...mensagensDeFila,
  ...mensagensDeExpediente,
  ...mensagensDeInforme,
  ...mensagensDeDenuncia,
  ...mensagensDeEntidade,
  ...mensagensDeEntrega,
  ...mensagensDeSelecao,
  ...mensagensDeCarteira,
  ...mensagensDaTarifa,
}

const PESSOA = /^(titular|condutor)\.(.+)$/

const proprias: Readonly<Record<string, Frase>> = {
  ...frases,
  ...frasesDaVida,
  ...frasesDaTransferencia,
  ...frasesDoUsoEventual,
  ...frasesDosCustos,
  ...frasesDaPropriedade,
}

/** The sentence of a code of the grant side; `undefined` when it has none. */
function fraseDo(codigo: string): Frase | undefined {
  const propria = proprias[codigo]
  if (propria !== undefined) return propria
  const [, , sufixo] = PESSOA.exec(codigo) ?? []
  return sufixo === undefined ? undefined : frasesDePessoa[sufixo]
}

/** Every code that has a sentence of its own. */
export const codigosComFrase: readonly string[] = [
  ...Object.keys({ ...proprias, ...alheias }),
  ...Object.keys(frasesDePessoa).flatMap((c) => [`titular.${c}`, `condutor.${c}`]),
]

/** Whether the code has a sentence of its own. */
export const temFrase = (codigo: string): boolean =>
  fraseDo(codigo) !== undefined || codigo in alheias

const comArtigo = (p: { singular: string; genero: 'm' | 'f' }): string =>
  `${p.genero === 'f' ? 'a' : 'o'} ${p.singular}`
const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
const escrever = (v: string | number | boolean | undefined): string =>
  v === undefined ? '' : typeof v === 'string' && ehDia(v) ? formatarDia(v) : String(v)

function corpo(recusa: Recusa, pacote: Pacote): string {
  const alheia = alheias[recusa.codigo]
  const frase = fraseDo(recusa.codigo)
  if (frase === undefined)
    return alheia === undefined ? `Recusado (${recusa.codigo})` : alheia(recusa, citarTodos)
  const { termos } = pacote.lei
  const titular = comArtigo(termos.titular)
  const tinta: Tinta = {
    d: (chave) => escrever(recusa.dados?.[chave]),
    recusa,
    pacote,
    titular,
    outorga: comArtigo(termos.outorga),
    quem: recusa.codigo.startsWith('condutor.')
      ? 'o condutor'
      : recusa.dados?.['de'] === 'beneficiario'
        ? 'a pessoa que recebe'
        : titular,
  }
  return frase(tinta)
}

/**
 * A refusal as a sentence that a clerk can read aloud: what is missing, where the law says so, and
 * from when it would pass, where that is known. In the law's own words for holder and grant.
 */
export function explicar(recusa: Recusa, pacote: Pacote): string {
  const onde = [
    ...(recusa.fundamentos.length === 0 ? [] : [citarTodos(recusa.fundamentos)]),
    ...(recusa.outrasNormas ?? []),
  ].join('; ')
  const texto = maiuscula(naLei(corpo(recusa, pacote), pacote.lei.termos).replace(/\.\s*$/, ''))
  const cita = onde === '' ? '' : ` (${onde})`
  const quando =
    recusa.passaEm === undefined ? '' : ` Passa a ser possível em ${formatarDia(recusa.passaEm)}.`
  return `${texto}${cita}.${quando}`
}
