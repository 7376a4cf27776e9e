import type { TestProject } from 'vitest/node'
import { construirWeb } from '../../src/cli/iniciar/web.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    web: string
  }
}

/** The screens as `npm start` serves them: built only when a source is newer. */
export async function setup(project: TestProject): Promise<void> {
  const web = await construirWeb((sentence) => console.log(sentence))
  if (web === undefined) throw new Error('As telas não foram construídas.')
  project.provide('web', web)
}
