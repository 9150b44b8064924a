// @ts-check
import { none, sumOf } from './counts.mjs'

/** @typedef {import('./run-part.mjs').Outcome} Outcome */
/** @typedef {import('./counts.mjs').TestFile} TestFile */

const MOST_FILES = 10

/**
 * The summary of a run, line by line: the parts, the files that failed, the slowest files, and the closing
 * line, which programs read.
 * @param {readonly Outcome[]} outcomes
 */
export function summaryOf(outcomes) {
  const { passed, failed, files } = outcomes.map(({ counts }) => counts).reduce(sumOf, none)
  const broken = [...new Set(files.filter((it) => it.failed).map((it) => it.file))]
  return {
    // A part that had to run a test and did not has failed.
    isWell: failed === 0 && outcomes.length > 0,
    lines: [
      ...outcomes.map(partLine),
      ...broken.map((file) => `failed: ${file}`),
      ...section('The slowest files', slowest(files).map(fileLine)),
      `${passed} passed, ${failed} failed`,
    ],
  }
}

/** @param {string} title @param {string[]} lines */
const section = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines, ''])

/** @param {Outcome} outcome */
function partLine({ part, counts, seconds, remark }) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const more = remark && ` – ${remark}`
  return `${inSeconds(seconds)}  ${part.name.padEnd(8)}  ${counts.passed} passed, ${counts.failed} failed${skipped}${more}`
}

/** @param {{ file: string, seconds: number }} file */
const fileLine = ({ file, seconds }) => `${inSeconds(seconds)}  ${file}`

/** @param {number} seconds */
const inSeconds = (seconds) => `${Math.round(seconds)} s`.padStart(7)

/**
 * The slowest files. One that runs on two databases has run twice, and took as long as both runs.
 * @param {readonly TestFile[]} files
 */
function slowest(files) {
  /** @type {Map<string, number>} */
  const seconds = new Map()
  for (const it of files) seconds.set(it.file, (seconds.get(it.file) ?? 0) + it.seconds)
  return [...seconds]
    .map(([file, sum]) => ({ file, seconds: sum }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_FILES)
}
