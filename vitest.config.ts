import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const integration = ['{src,tests}/**/*.int.test.ts']
const journeys = ['tests/jornadas/**/*.e2e.test.ts']

/**
 * Units run twice: west and far east of Greenwich, so that no day depends on the machine's zone.
 * They keep nothing between files, so that modules are loaded once a worker.
 */
const units = (name: string, TZ: string) => ({
  test: {
    name,
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
    exclude: [...integration, ...journeys],
    pool: 'forks' as const,
    isolate: false,
    // The default, 5 s, is for a machine that does nothing else.
    testTimeout: 30_000,
    env: { TZ },
  },
})

/** Files wait for PostgreSQL and Chromium more than they compute: two at once even on two cores. */
const maxWorkers = Math.max(2, availableParallelism())

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      units('unidade-oeste', 'America/Manaus'),
      units('unidade-leste', 'Pacific/Kiritimati'),
      {
        test: {
          name: 'integracao',
          include: integration,
          pool: 'forks',
          // Each file makes its own databases and houses: modules are loaded once a worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/apoio/postgres.setup.ts'],
        },
      },
      {
        test: {
          name: 'jornadas',
          include: journeys,
          pool: 'forks',
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 180_000,
          globalSetup: [
            'tests/apoio/postgres.setup.ts',
            'tests/apoio/chromium.setup.ts',
            'tests/apoio/web.setup.ts',
          ],
        },
      },
    ],
  },
})
