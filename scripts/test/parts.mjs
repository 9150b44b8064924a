// @ts-check
import { checkCounts, playwrightCounts, vitestCounts } from './counts.mjs'

/** @typedef {{ since?: string }} Reach `since`: what differs from that commit alone, and what that can reach */

/**
 * @typedef {object} Step one program
 * @property {string} script
 * @property {(report: string) => { args: string[], env?: Record<string, string> }} given so that it leaves its
 *   report there
 * @property {boolean} [mayBeEmpty] whether to have found no test to run is well
 */

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} minutes after which a step of it is taken to hang; three times as many in `full`
 * @property {import('./needs.mjs').Need[]} needs
 * @property {string} [beside] the part it runs beside, where both are asked for
 * @property {(reach: Reach) => Step[]} steps one after the other
 * @property {import('./counts.mjs').ReadReport} read
 */

const databases = ['server-alone', 'server-pglite', 'server-postgres']

const house = vitest('house', 6, [])

/** @type {Part[]} */
export const parts = [
  {
    name: 'check',
    minutes: 8,
    needs: ['build'],
    // The check reads the whole tree, so any change can affect it.
    steps: () => [
      { script: 'scripts/check.mjs', given: (report) => ({ args: [], env: { CHECK_RESULT: report } }) },
    ],
    read: checkCounts,
  },
  // One of two cores is idle while the needs of `check` are built. This part reads the whole tree too.
  { ...house, steps: () => house.steps({}), beside: 'check' },
  vitest('unit', 6, []),
  vitest('server', 30, ['postgres', 'redis'], ['support', ...databases]),
  // Most of the time this part waits for npm, and for the programs it has started.
  { ...vitest('commands', 20, []), beside: 'server' },
  {
    name: 'e2e',
    minutes: 50,
    needs: ['build', 'browser'],
    steps: ({ since }) =>
      since === undefined
        ? [playwright()]
        : [
            playwright('--grep=@conformance'),
            { ...playwright(`--only-changed=${since}`, '--grep-invert=@conformance'), mayBeEmpty: true },
          ],
    read: playwrightCounts,
  },
]

/**
 * @param {string} name
 * @param {number} minutes
 * @param {import('./needs.mjs').Need[]} needs
 * @param {string[]} projects
 * @returns {Part}
 */
function vitest(name, minutes, needs, projects = [name]) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    minutes,
    needs,
    steps: ({ since }) => [
      {
        script: 'node_modules/vitest/vitest.mjs',
        given: (report) => ({
          args: [
            'run',
            ...chosen,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
            ...(since === undefined ? [] : [`--changed=${since}`]),
          ],
        }),
        mayBeEmpty: since !== undefined,
      },
    ],
    read: vitestCounts,
  }
}

/**
 * @param {string[]} which
 * @returns {Step}
 */
function playwright(...which) {
  return {
    script: 'node_modules/@playwright/test/cli.js',
    given: (report) => ({
      // Tracing each step of every journey would keep both cores busy. A journey that is run by hand has its
      // trace.
      args: ['test', '--reporter=list,json', '--trace=off', ...which],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  }
}
