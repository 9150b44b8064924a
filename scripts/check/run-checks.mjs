// @ts-check
import { writeFileSync } from 'node:fs'
import { Sentence } from '../bootstrap/sentence.mjs'

/**
 * A check answers its problems, one in each line, or why there is nothing to check yet.
 * @typedef {{ name: string, run: () => Promise<string[] | { skipped: string }> }} Check
 */
/** @typedef {{ passed: number, failed: number }} Result */

const AT_ONCE = 2

/**
 * All checks, or those that were asked for. `types` stands for `types:server` too.
 *
 * @param {readonly Check[]} checks
 * @param {readonly string[]} asked
 */
export function chosenChecks(checks, asked) {
  const isMeant = (/** @type {Check} */ check, /** @type {string} */ name) =>
    check.name === name || check.name.startsWith(`${name}:`)
  const unknown = asked.filter((name) => !checks.some((check) => isMeant(check, name)))
  if (unknown.length > 0) {
    const names = checks.map((check) => check.name).join(', ')
    throw new Sentence(`There is no check named ${unknown.join(', ')}. The checks are: ${names}.`)
  }
  return asked.length === 0 ? checks : checks.filter((check) => asked.some((name) => isMeant(check, name)))
}

/**
 * Starts the checks in their order, two at a time, and tells each result in a line.
 *
 * @param {readonly Check[]} checks
 * @param {(line: string) => void} say
 * @returns {Promise<Result>}
 */
export async function runChecks(checks, say) {
  const result = { passed: 0, failed: 0 }
  const waiting = [...checks]
  const width = Math.max(...checks.map((check) => check.name.length))
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const started = performance.now()
      const problems = await problemsOf(check)
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
      const line = `${check.name.padEnd(width)} ${seconds} s`
      if (!Array.isArray(problems)) say(`–  ${line}  ${problems.skipped}`)
      else if (problems.length === 0) say(`ok ${line}`)
      else say([`✗  ${line}`, ...problems.map((it) => `     ${it}`)].join('\n'))
      if (Array.isArray(problems)) result[problems.length === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  say(`${result.passed} checks passed, ${result.failed} failed`)
  return result
}

/** @param {Check} check */
async function problemsOf(check) {
  try {
    return await check.run()
  } catch (error) {
    return String(
      error instanceof Sentence ? error.message : error instanceof Error ? error.stack : error,
    ).split('\n')
  }
}

/**
 * Writes the counts to where a larger run adds them up.
 *
 * @param {Result} result
 * @param {string | undefined} path
 */
export function keepResult(result, path) {
  if (path) writeFileSync(path, `${JSON.stringify(result)}\n`)
}
