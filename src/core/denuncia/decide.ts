import type { Perda } from '../perda/perda.ts'
import type * as z from 'zod'
import { corrente, type Corrente, idDaCorrente } from '../ato.ts'
import { anoDe } from '../calendar/dia.ts'
import type { Comando } from '../comando.ts'
import type { Contexto } from '../contexto.ts'
import { type Decisao, type Recusa, recusada, recusar } from '../decisao.ts'
import { validarPlaca } from '../identificador/placa.ts'
import type { Mundo } from '../mundo.ts'
import { citarRegra } from '../mundo/fatos.ts'
import { dataFutura, inexistente } from '../mundo/recusas.ts'
import { determinar } from '../vistoria/determinar.ts'
import type {
  arquivarDenuncia,
  AtoDeDenuncia,
  encaminharDenuncia,
  receberDenuncia,
} from './denuncia.ts'
import type { AtoDeVistoria } from '../vistoria/vistoria.ts'
import { recusasDaTransicao } from './transicoes.ts'

/** What the law says of complaints, where it says something. */
const fundar = ({ pacote }: Contexto) => citarRegra(pacote.processo.denuncia)

/** Receives what anyone tells. Nothing is checked of who tells; the plate keeps as it was read. */
export function receber(
  c: Comando<z.infer<typeof receberDenuncia>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeDenuncia> {
  const { quem, placa, numero, dia, texto, local, nome, contato } = c.dados
  const recusas: Recusa[] = [...dataFutura('dia', dia, contexto.hoje)]
  if (mundo.existe(c.corrente)) recusas.push({ codigo: 'corrente.ja-existe', fundamentos: [] })
  if (recusas.length > 0) return recusar(recusas)
  const lida = placa === undefined ? undefined : validarPlaca(placa)
  const escrita = lida?.ok === true ? lida.valor : placa?.toUpperCase()
  return [
    {
      tipo: 'denunciaRecebida',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: {
        em: contexto.hoje,
        quem,
        dia,
        anonima: nome === undefined,
        ...(escrita === undefined || escrita === '' ? {} : { placa: escrita }),
        ...(numero === undefined || numero === '' ? {} : { numero }),
      },
      pessoal: {
        texto,
        local,
        ...(nome === undefined ? {} : { nome }),
        ...(contato === undefined ? {} : { contato }),
      },
      numerar: { campo: 'protocolo', serie: 'denuncia', ano: anoDe(contexto.hoje) },
    },
  ]
}

/** Cases in the order of their proposal, whatever that in which they were loaded. */
const ordem = ({ propostaEm = '', numero = '', id }: Perda): string =>
  [propostaEm, numero, id].join(' ')

/** Turns it into an ordered inspection, or ties it to a record or a proposal of loss. */
export function encaminhar(
  c: Comando<z.infer<typeof encaminharDenuncia>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeDenuncia | AtoDeVistoria> {
  const d = mundo.denuncia(idDaCorrente(c.corrente))
  const impedem = recusasDaTransicao('encaminharDenuncia', d)
  if (impedem.length > 0) return recusar(impedem)
  const { para, razoes } = c.dados
  const feito = destino(c, mundo, contexto, d?.protocolo)
  if ('recusas' in feito) return recusar(feito.recusas)
  return [
    {
      tipo: 'denunciaEncaminhada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, para, razoes, ...feito.ligado },
    },
    ...feito.atos,
  ]
}

type Feito =
  | { recusas: readonly Recusa[] }
  | {
      ligado: Partial<Record<'veiculo' | 'auto' | 'outorga' | 'perda', string>>
      atos: readonly AtoDeVistoria[]
    }

const falta = (campo: string): Feito => ({
  recusas: [{ codigo: 'dado.ausente', fundamentos: [], falta: campo }],
})

function destino(
  { id, dados }: Comando<z.infer<typeof encaminharDenuncia>>,
  mundo: Mundo,
  contexto: Contexto,
  protocolo = '',
): Feito {
  const { para, veiculo, ate, auto, outorga } = dados
  if (para === 'auto') {
    if (auto === undefined) return falta('auto')
    if (mundo.auto(auto) === undefined) return { recusas: [inexistente(corrente('auto', auto))] }
    return { ligado: { auto }, atos: [] }
  }
  if (para === 'perda') {
    if (outorga === undefined) return falta('outorga')
    const ultima = mundo
      .perdasDaOutorga(outorga)
      .toSorted((a, b) => (ordem(a) < ordem(b) ? -1 : 1))
      .at(-1)
    return ultima === undefined
      ? { recusas: [{ codigo: 'denuncia.sem-proposta', fundamentos: [] }] }
      : { ligado: { outorga, perda: ultima.id }, atos: [] }
  }
  if (veiculo === undefined) return falta('veiculo')
  if (ate === undefined) return falta('ate')
  const atos = determinar(
    {
      id,
      nome: 'determinarVistoria',
      corrente: corrente('vistoria', veiculo),
      dados: { ate, motivo: `Denúncia nº ${protocolo}`.trim() },
    },
    mundo,
    contexto,
  )
  return recusada(atos) ? { recusas: atos.recusas } : { ligado: { veiculo }, atos }
}

/** Files it away, with reasons. */
export function arquivar(
  c: Comando<z.infer<typeof arquivarDenuncia>>,
  mundo: Mundo,
  contexto: Contexto,
): Decisao<AtoDeDenuncia> {
  const impedem = recusasDaTransicao('arquivarDenuncia', mundo.denuncia(idDaCorrente(c.corrente)))
  if (impedem.length > 0) return recusar(impedem)
  return [
    {
      tipo: 'denunciaArquivada',
      corrente: c.corrente,
      ...fundar(contexto),
      dados: { em: contexto.hoje, razoes: c.dados.razoes },
    },
  ]
}

/** What bars a triage whatever its data. */
export const sondar =
  (comando: Parameters<typeof recusasDaTransicao>[0]) =>
  (c: Corrente, mundo: Mundo): readonly Recusa[] =>
    recusasDaTransicao(comando, mundo.denuncia(idDaCorrente(c)))
