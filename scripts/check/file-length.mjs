// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './tree.mjs'

const COUNTED = /\.(ts|tsx|mjs|js|css|sql)$/
const TEST = /\.(test|spec)\.tsx?$/
const GENERATED = /\.gen\.ts$/
const REASON = /^(?:\/\/|\/\*+|--) Long: \S+(?: \S+){2,}/

export const LIMITS = { median: 60, long: 200, longShare: 0.05, longAlways: 3, longest: 350, fewest: 30 }

/** @typedef {{ path: string, lines: number, reason: boolean }} Measured */

/** @param {string} path @param {string} text @returns {Measured} */
export function measure(path, text) {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return { path, lines, reason: REASON.test(text) }
}

/**
 * The problems with the lengths of some files. A file over the limit passes when its first line says why, as
 * in `// Long: one table, read top to bottom`.
 *
 * @param {Measured[]} files
 * @returns {string[]}
 */
export function lengthProblems(files) {
  if (files.length < LIMITS.fewest)
    return [`only ${files.length} files were found, fewer than ${LIMITS.fewest}`]
  const problems = files
    .filter((it) => it.lines > LIMITS.longest && !it.reason)
    .map((it) => `${it.path} has ${it.lines} lines, and no reason on its first`)
  const long = files.filter((it) => it.lines > LIMITS.long)
  const few = Math.max(LIMITS.longAlways, Math.floor(files.length * LIMITS.longShare))
  if (long.length > few) {
    problems.push(`${long.length} files are over ${LIMITS.long} lines, more than ${few}:`)
    problems.push(...long.map((it) => `  ${it.path} ${it.lines}`))
  }
  // Test files are left out of the median, because they grow with their cases.
  const rooms = files.filter((it) => !TEST.test(it.path))
  const median = rooms.map((it) => it.lines).sort((a, b) => a - b)[Math.floor(rooms.length / 2)] ?? 0
  if (median > LIMITS.median) problems.push(`the median file has ${median} lines, more than ${LIMITS.median}`)
  return problems
}

/**
 * @param {string} root
 * @param {readonly string[]} folders judged together, since the bounds are of shares and of a median
 */
export function treeLengthProblems(root, folders) {
  const paths = filesOf(root, folders).filter((path) => COUNTED.test(path) && !GENERATED.test(path))
  return lengthProblems(paths.map((path) => measure(path, readFileSync(join(root, path), 'utf8'))))
}
