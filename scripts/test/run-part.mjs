// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../bootstrap/run.mjs'
import { Sentence } from '../bootstrap/sentence.mjs'
import { countsOf } from './counts.mjs'
import { provide } from './needs.mjs'

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ part: Part, counts: Counts, seconds: number, remark: string, output: string }} Outcome */

/**
 * Runs one part to its end or its time limit. Whatever keeps it from running is a failure of that part, in words.
 * @param {Part} part
 * @param {'show' | 'keep'} [prints] what it prints, at once or into the outcome
 * @param {string[]} [files] those of its files that are run, where not all are
 * @returns {Promise<Outcome>}
 */
export async function runPart(part, prints = 'show', files = []) {
  const started = performance.now()
  const outcome = await attempt(part, prints, files)
  return { part, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/**
 * @param {Part} part
 * @param {'show' | 'keep'} prints
 * @param {string[]} files
 */
async function attempt(part, prints, files) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-report-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const found = await provide(part.needs)
    const report = join(folder, 'report.json')
    const { script, args, env } = part.command(report, files)
    const { code, timedOut, output } = await runNode(script, args, {
      output: prints,
      env: { ...found, ...env, ...plainOutput() },
      timeLimitMs: part.minutes * 60_000,
    })
    const remark = timedOut ? `ended after ${part.minutes} minutes, since it seemed to hang` : ''
    return { counts: countsOf(report, part.read, code === 0 && !timedOut), remark, output }
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
    return { counts: { passed: 0, failed: 1, skipped: 0, failedIn: [] }, remark: error.message, output: '' }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** Where a machine reads the output, colours and redrawn lines are noise. */
function plainOutput() {
  return process.env.CI ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}
}
