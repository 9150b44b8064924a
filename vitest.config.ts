import { defineConfig } from 'vitest/config'

const server = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['server/**/*.test.ts', 'tests/server/**/*.test.ts'],
    globalSetup: [`tests/support/setup-${database}.ts`],
    setupFiles: ['tests/support/no-noise.ts'],
    env: { TEST_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          setupFiles: ['tests/support/no-noise.ts'],
          testTimeout: 30_000,
        },
      },
      server('pglite'),
      server('postgres'),
      {
        test: {
          name: 'support',
          include: ['tests/support/**/*.test.ts'],
          setupFiles: ['tests/support/no-noise.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
