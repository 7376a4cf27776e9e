/** Every infraction of every pack's catalogue has its row in the pack's table of cases, and no row is of anything else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const leis = new URL('../../leis/', import.meta.url)
const ler = (pacote: string, arquivo: string): unknown =>
  parse(readFileSync(new URL(`${pacote}/${arquivo}`, leis), 'utf8'), { maxAliasCount: -1 })
const pacotes = readdirSync(leis).filter((p) => existsSync(new URL(`${p}/infracoes.yaml`, leis)))
type Linha = Readonly<{ dispositivo: string }>

describe.each(pacotes)('o catálogo de %s', (pacote) => {
  it('tem casos para cada infração, e só para elas', () => {
    const { infracoes } = ler(pacote, 'infracoes.yaml') as { infracoes: readonly Linha[] }
    const { tabelas } = ler(pacote, 'casos/catalogo.yaml') as {
      tabelas: Readonly<Record<string, readonly Linha[]>>
    }
    const comCasos = Object.values(tabelas).flat()
    expect(comCasos.map((l) => l.dispositivo).toSorted()).toEqual(
      [...new Set(infracoes.map((i) => i.dispositivo))].toSorted(),
    )
  })
})
