// @ts-check
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, failedIn: string[] }} Counts `failedIn`: the files */

/** @typedef {(report: any) => Counts} ReadReport */

/**
 * What a part's report says, so far as it can be trusted: a part that ended badly has failed at least once, whatever
 * its report says, and one that executed no test has failed too.
 * @param {string} path
 * @param {ReadReport} read
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countsOf(path, read, endedWell) {
  const counts = readReport(path, read)
  const isBad = !endedWell || counts.passed + counts.failed === 0
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
    // Ended before it could report; that counts as a failure above.
    return { passed: 0, failed: 0, skipped: 0, failedIn: [] }
  }
}

/** @type {ReadReport} */
export function vitestCounts(report) {
  const failed = report.testResults.filter((/** @type {any} */ file) => file.status === 'failed')
  // A file that does not even load holds no tests, and is a failure all the same.
  const broken = failed.filter(
    (/** @type {any} */ file) =>
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failedIn: failed.map((/** @type {any} */ file) => file.name),
  }
}

/** @type {ReadReport} */
export function playwrightCounts({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failedIn: suites.filter(hasFailed).map((/** @type {any} */ suite) => suite.file),
  }
}

/**
 * @param {any} suite
 * @returns {boolean}
 */
function hasFailed({ specs, suites = [] }) {
  return specs.some((/** @type {any} */ spec) => !spec.ok) || suites.some(hasFailed)
}

/** @type {ReadReport} */
export function checkCounts({ passed, failed }) {
  return { passed, failed, skipped: 0, failedIn: [] }
}
