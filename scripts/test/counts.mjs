// @ts-check
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../bootstrap/project.mjs'

/** @typedef {{ file: string, seconds: number, failed: boolean }} TestFile */
/** @typedef {{ passed: number, failed: number, skipped: number, files: TestFile[] }} Counts */

/** @typedef {(report: any) => Counts} ReadReport */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0, files: [] }

/**
 * The counts of a report, as far as they can be trusted. A run that ended badly counts as a failure, whatever
 * its report says, and so does one without a report, or without tests where it had to have some.
 * @param {string} path
 * @param {ReadReport} read
 * @param {{ endedWell: boolean, mayBeEmpty?: boolean | undefined }} ending
 * @returns {Counts}
 */
export function countsOf(path, read, { endedWell, mayBeEmpty = false }) {
  const counts = readReport(path, read)
  if (!counts) return { ...none, failed: 1 }
  const isBad = !endedWell || (counts.passed + counts.failed === 0 && !mayBeEmpty)
  return isBad ? { ...counts, failed: Math.max(counts.failed, 1) } : counts
}

/**
 * @param {string} path
 * @param {ReadReport} read
 */
function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // The run ended before it could report, which counts as a failure above.
    return undefined
  }
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const sumOf = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  files: [...a.files, ...b.files],
})

/** @type {ReadReport} */
export function vitestCounts(report) {
  const broken = report.testResults.filter(
    // A file that does not load has no tests, and is a failure all the same.
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map((/** @type {any} */ file) => ({
      file: relative(root, file.name),
      seconds: (file.endTime - file.startTime) / 1000,
      failed: file.status === 'failed',
    })),
  }
}

/** @type {ReadReport} */
export function playwrightCounts({ config, stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    files: suites.map((/** @type {any} */ suite) => ({
      file: relative(root, join(config.rootDir, suite.file)),
      seconds: durationOf(suite) / 1000,
      failed: hasFailed(suite),
    })),
  }
}

/**
 * @param {any} suite
 * @returns {boolean}
 */
function hasFailed({ specs, suites = [] }) {
  return specs.some((/** @type {any} */ spec) => !spec.ok) || suites.some(hasFailed)
}

/**
 * @param {any} suite
 * @returns {number} of all its tests, one after the other, in milliseconds
 */
function durationOf({ specs, suites = [] }) {
  const results = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) => test.results),
  )
  const durations = [
    ...results.map((/** @type {any} */ result) => result.duration),
    ...suites.map(durationOf),
  ]
  return durations.reduce((sum, it) => sum + it, 0)
}

/** @type {ReadReport} */
export function checkCounts({ passed, failed }) {
  return { ...none, passed, failed }
}
