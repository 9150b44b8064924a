// @ts-check
import { runPart } from './run-part.mjs'

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./run-part.mjs').Outcome} Outcome */

/**
 * Runs parts one after the other, but for those that run beside another one. The output of those comes when
 * they end.
 * @param {readonly Part[]} chosen
 * @param {import('./run-part.mjs').Run} run
 * @param {(line: string) => void} say
 * @returns {Promise<Outcome[]>}
 */
export async function runParts(chosen, run, say) {
  const isBeside = (/** @type {Part} */ { beside }) => chosen.some(({ name }) => name === beside)
  const announce = (/** @type {Part} */ { name }) => say(`\n── ${name} ──`)
  /** @type {Outcome[]} */
  const outcomes = []
  for (const part of chosen.filter((it) => !isBeside(it))) {
    const others = chosen.filter(({ beside }) => beside === part.name).map((it) => runPart(it, run, 'keep'))
    announce(part)
    outcomes.push(await runPart(part, run))
    for (const outcome of await Promise.all(others)) {
      announce(outcome.part)
      say(outcome.output)
      outcomes.push(outcome)
    }
  }
  return outcomes
}
