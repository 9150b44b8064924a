// @ts-check
import { checkCounts, playwrightCounts, vitestCounts } from './counts.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} minutes after which it is taken to hang
 * @property {import('./needs.mjs').Need[]} needs
 * @property {string} [beside] the part it runs beside, where both are asked for
 * @property {(report: string) => { script: string, args: string[], env?: Record<string, string> }} command
 *   what to run so that it leaves its report there
 * @property {import('./counts.mjs').ReadReport} read
 */

/**
 * On a machine shared with others, what keeps both cores busy may meet a pause longer than any patience, and one such
 * test would keep a whole change from landing. What passed at its second go is marked in the output, to be looked into.
 * @param {string} option
 */
const onceMore = (option) => (process.env.CI ? [`${option}=1`] : [])

/** @type {Part[]} */
export const parts = [
  {
    name: 'check',
    minutes: 8,
    needs: ['build'],
    command: (report) => ({ script: 'scripts/check.mjs', args: [], env: { CHECK_RESULT: report } }),
    read: checkCounts,
  },
  vitest('unit', 6, []),
  vitest('house', 6, []),
  vitest(
    'server',
    20,
    ['postgres', 'redis'],
    ['support', 'server-alone', 'server-pglite', 'server-postgres'],
    onceMore('--retry'),
  ),
  // Most of its time it waits for npm, and for what it has started to end.
  { ...vitest('commands', 15, [], ['commands'], onceMore('--retry')), beside: 'server' },
  {
    name: 'e2e',
    minutes: 20,
    needs: ['build', 'browser'],
    command: (report) => ({
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', '--reporter=list,json', ...onceMore('--retries')],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    read: playwrightCounts,
  },
]

/**
 * @param {string} name
 * @param {number} minutes
 * @param {import('./needs.mjs').Need[]} needs
 * @param {string[]} projects
 * @param {string[]} options
 * @returns {Part}
 */
function vitest(name, minutes, needs, projects = [name], options = []) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    minutes,
    needs,
    command: (report) => ({
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        ...chosen,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...options,
      ],
    }),
    read: vitestCounts,
  }
}
