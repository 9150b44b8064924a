// @ts-check
import { runPart } from './run-part.mjs'

/** @typedef {import('./run-part.mjs').Outcome} Outcome */

/** More than this is no accident. */
const mostFiles = 4

/**
 * On a machine shared with others, what keeps both cores busy may meet a pause longer than any patience, and one such
 * test would keep a whole change from landing. So its file is run once more when all else is done; what passes then
 * is named at the end, to be looked into.
 * @param {Outcome} outcome
 * @returns {Promise<Outcome>}
 */
export async function secondGo(outcome) {
  const { part, counts, remark } = outcome
  const files = counts.failedIn
  if (!part.hasSecondGo || remark || files.length === 0 || files.length > mostFiles) return outcome
  console.log(`\n── ${part.name}, a second go: ${files.join(' ')} ──`)
  const second = await runPart(part, 'show', files)
  const seconds = outcome.seconds + second.seconds
  if (second.counts.failed > 0) return { ...outcome, seconds }
  return {
    ...outcome,
    seconds,
    counts: { ...counts, passed: counts.passed + counts.failed, failed: 0 },
    remark: `passed at the second go: ${files.join(' ')}`,
  }
}
