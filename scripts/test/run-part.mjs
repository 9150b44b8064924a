// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../bootstrap/run.mjs'
import { Sentence } from '../bootstrap/sentence.mjs'
import { countsOf, none, sumOf } from './counts.mjs'
import { provide } from './needs.mjs'

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ part: Part, counts: Counts, seconds: number, remark: string, output: string }} Outcome */

/**
 * @typedef {object} Run
 * @property {'land' | 'full'} scope what the tests read in TEST_SCOPE
 * @property {string} [since] the commit, where only what differs from it matters
 */

/**
 * Runs a part to its end or its time limit. If anything keeps it from running, the part has failed, with a
 * remark.
 * @param {Part} part
 * @param {Run} run
 * @param {'show' | 'keep'} [prints] what it prints, at once or into the outcome
 * @returns {Promise<Outcome>}
 */
export async function runPart(part, run, prints = 'show') {
  const started = performance.now()
  const outcome = await attempt(part, run, prints)
  return { part, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/**
 * @param {Part} part
 * @param {Run} run
 * @param {'show' | 'keep'} prints
 */
async function attempt(part, run, prints) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-report-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const outcome = { counts: none, remark: '', output: '' }
  try {
    const found = { ...(await provide(part.needs)), TEST_SCOPE: run.scope, ...plainOutput() }
    const minutes = part.minutes * (run.scope === 'full' ? 3 : 1)
    for (const [at, { script, given, mayBeEmpty }] of part.steps(run).entries()) {
      const report = join(folder, `report-${at}.json`)
      const { args, env } = given(report)
      const { code, timedOut, output } = await runNode(script, args, {
        output: prints,
        env: { ...found, ...env },
        timeLimitMs: minutes * 60_000,
      })
      const endedWell = code === 0 && !timedOut
      outcome.counts = sumOf(outcome.counts, countsOf(report, part.read, { endedWell, mayBeEmpty }))
      outcome.output += output
      if (timedOut) outcome.remark = `ended after ${minutes} minutes, since it seemed to hang`
    }
    return outcome
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
    return { ...outcome, counts: sumOf(outcome.counts, { ...none, failed: 1 }), remark: error.message }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** The environment of output without colours, where a machine reads it. */
function plainOutput() {
  return process.env.CI ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}
}
