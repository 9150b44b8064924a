import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { onBoth } from './tests/support/both-databases.ts'
import { isFull } from './tests/support/scope.ts'

/** What needs no database of the tests' runs once; anything in here that asks for one finds none. */
const alone = [
  'server/adapters/**/*.test.ts',
  'server/config.test.ts',
  'server/db/embedded/data-folder.test.ts',
  'demo/{art,content,gazetteer,tiles,town}/**/*.test.ts',
  'demo/disk-cache.test.ts',
  'demo/load/{ages,laid-out,lay-out,local-time,next-date}.test.ts',
  'server/db/{bounded-queue,clean-html,sweep}.test.ts',
  'server/http/{contract-check,memory/call-memory}.test.ts',
  'server/http/pages/{build-keeper,kept-builds,page-template,painted-pages,painted-states}.test.ts',
  'server/ical/read-calendar.test.ts',
  'server/modules/{account/passwords/scrypt,attempts/limits,listings/explore/area.property}.test.ts',
  'server/modules/notifications/writing/waking-hours.test.ts',
  'server/modules/orders/change/bill-change.property.test.ts',
  'server/modules/perks/lots/split.test.ts',
  'server/modules/settings/{settings-cache,pages/built-in}.test.ts',
  'server/operator/import/array-elements.test.ts',
  'server/verticals/events/listing/sales.test.ts',
  'server/workers/*.test.ts',
  'server/verticals/rentals/{availability/nearest-free,calendars/spans,stay/stay-time}.test.ts',
]

const onEither = ['server/**/*.test.ts', 'demo/**/*.test.ts', 'tests/server/**/*.test.ts']

const server = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: database === 'pglite' && !isFull ? Object.keys(onBoth) : onEither,
    exclude: [...alone, 'demo/bench/**'],
    // The server's modules are read once, not once a file: a quarter of all the work.
    isolate: false,
    globalSetup: [`tests/support/setup-${database}.ts`],
    setupFiles: ['tests/support/no-noise.ts', 'tests/support/quick-scrypt.ts'],
    env: { TEST_DATABASE: database },
    // Only what hangs comes to these: a machine that is busy with other things takes ten times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
})

export default defineConfig({
  test: {
    // Half of the time a test of the server waits: for a process to start, a lock, a time limit.
    maxWorkers: availableParallelism(),
    // Each of these starts a server of its own, beside another worker's tests.
    maxConcurrency: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
          setupFiles: ['tests/support/no-noise.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server-alone',
          include: alone,
          isolate: false,
          setupFiles: ['tests/support/no-noise.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          include: ['{tests,demo}/bench/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
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
