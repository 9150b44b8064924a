// @ts-check
import { checkCounts, playwrightCounts, vitestCounts } from './counts.mjs'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} minutes after which it is taken to hang
 * @property {import('./needs.mjs').Need[]} needs
 * @property {string} [beside] the part it runs beside, where both are asked for
 * @property {(report: string, files: string[]) => { script: string, args: string[], env?: Record<string, string> }} command
 *   what to run so that it leaves its report there; of these files alone, where some are named
 * @property {boolean} [hasSecondGo] whether it fills the machine, so that a pause may fail a test of it
 * @property {import('./counts.mjs').ReadReport} read
 */

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
  {
    ...vitest(
      'server',
      30,
      ['postgres', 'redis'],
      ['support', 'server-alone', 'server-pglite', 'server-postgres'],
    ),
    hasSecondGo: true,
  },
  // Most of its time it waits for npm, and for what it has started to end.
  { ...vitest('commands', 20, []), beside: 'server', hasSecondGo: true },
  {
    name: 'e2e',
    minutes: 50,
    needs: ['build', 'browser'],
    hasSecondGo: true,
    command: (report, files) => ({
      script: 'node_modules/@playwright/test/cli.js',
      // Noting each step of every journey is work for both cores: it is done of those that are run once more, which
      // are run one after another, so that none has to wait for another's pages.
      args: [
        'test',
        '--reporter=list,json',
        ...(files.length > 0 ? ['--workers=1', ...files] : ['--trace=off']),
      ],
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
 * @returns {Part}
 */
function vitest(name, minutes, needs, projects = [name]) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    minutes,
    needs,
    command: (report, files) => ({
      script: 'node_modules/vitest/vitest.mjs',
      args: [
        'run',
        ...chosen,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
      ],
    }),
    read: vitestCounts,
  }
}
