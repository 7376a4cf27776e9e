import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const LARGURAS = [390, 1280] as const
const REGRAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const vistas = new Set<string>()

/**
 * No violation on this screen, on a phone and on a desk, and nothing wider than the phone. A screen
 * is looked at once for each kind: `nome`, or its address without ids. Legacy mode runs in the page
 * itself: there are no frames here, and a page of its own for each look costs most of the time.
 */
export async function conferirAcessibilidade(page: Page, nome?: string): Promise<void> {
  const tela = nome ?? especie(page.url())
  if (vistas.has(tela)) return
  vistas.add(tela)
  const antes = page.viewportSize()
  for (const width of LARGURAS) {
    await page.setViewportSize({ width, height: 900 })
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly: REGRAS, resultTypes: ['violations'] })
      .analyze()
    const achadas = violations
      .filter((v) => v.impact !== 'minor')
      .map((v) => `${v.impact} ${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`)
    expect(achadas, `${tela} em ${width} px`).toEqual([])
    const sobra = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(sobra, `${tela} em ${width} px: mais larga que a tela`).toBe(0)
  }
  if (antes) await page.setViewportSize(antes)
}

const especie = (url: string): string => {
  const { pathname, search } = new URL(url)
  const geral = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/^\/[^/]+\/[^/]+/, '')
  const aba = new URLSearchParams(search).get('aba')
  return aba ? `${geral}?aba=${aba}` : geral
}
