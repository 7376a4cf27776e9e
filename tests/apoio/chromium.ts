import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-software-rasterizer',
  '--in-process-gpu',
]

/** The browser of the journeys; close it in `afterAll`. */
export function abrirChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: FLAGS, headless: true })
}
