import type { TestProject } from 'vitest/node'
import { findChromium } from './chromium.find.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
  }
}

export function setup(project: TestProject): void {
  project.provide('chromium', findChromium())
}
