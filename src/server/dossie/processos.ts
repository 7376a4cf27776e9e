import type { TipoDeCorrente } from '#core/ato.ts'
import type { FileHolder } from '#core/arquivo/arquivo.ts'
import type { AtoDoDossie } from '#documents/dossie/pecas.ts'
import type { FichaDoDossie } from '#documents/dossie/processo.ts'
import type { FichaDaAutuacao } from '#documents/fichas.ts'
import { fichaDoAuto } from '../leituras/fichaDoAuto.ts'
import { fichaDaPerda } from '../leituras/fichasDeMedidas.ts'
import type { Vista } from '../leituras/vista.ts'

/** A proceeding of the ledger, ready to be bound. */
export type ProcessoDoLivro = Readonly<{
  recurso: FileHolder
  tipo: TipoDeCorrente
  id: string
  ficha: FichaDoDossie
  /** Of what each document is printed apart; null: its pieces have none of their own. */
  impressa: FichaDaAutuacao | null
  numero: string | null
  processo: string | null
}>

type Especie = Readonly<{
  tipo: TipoDeCorrente
  montar(vista: Vista, id: string): Omit<ProcessoDoLivro, 'recurso' | 'tipo' | 'id'>
}>

/** The proceedings that have a dossier, by the first word of their address. */
export const PROCESSOS = {
  autos: {
    tipo: 'auto',
    montar(vista, id) {
      const impressa = fichaDoAuto(vista, id)
      const { numero = null, processo = null } = impressa.auto
      const ficha = { ...impressa, linha: comEscritos(impressa.linha, vista) }
      return { ficha, impressa, numero, processo }
    },
  },
  perdas: {
    tipo: 'perda',
    montar(vista, id) {
      const lida = fichaDaPerda(vista, id)
      const ficha = { ...lida, linha: comEscritos(lida.linha, vista) }
      return { ficha, impressa: null, numero: lida.perda.numero ?? null, processo: null }
    },
  },
} as const satisfies Partial<Record<FileHolder, Especie>>

type AtoLido = Omit<AtoDoDossie, 'escrito'> & Readonly<{ corrente: string }>

/** The acts with what was written or shown with each, from the ledger's personal data. */
function comEscritos(linha: readonly AtoLido[], { atos }: Vista): readonly AtoDoDossie[] {
  const lidos = new Map(atos.map((a) => [`${a.corrente}#${a.seq}`, a.pessoal]))
  return linha.map((ato) => {
    const pessoal = lidos.get(`${ato.corrente}#${ato.seq}`) ?? {}
    const escrito = Object.fromEntries(
      Object.entries(pessoal).filter(
        ([chave, v]) => ESCRITOS.includes(chave) && typeof v === 'string' && v !== '',
      ),
    )
    return { ...ato, escrito }
  })
}

const ESCRITOS: readonly string[] = ['texto', 'prova', 'evidencia']
