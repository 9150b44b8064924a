// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentPrint, filesUnder } from '../bootstrap/fingerprint.mjs'

/** The files that make up the app in the browser, and those that set its limits. */
const INPUTS = [
  'contract',
  'src',
  'sw',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/vite',
  'package-lock.json',
  '.size-limit.mjs',
  'scripts/check/budgets.mjs',
  'scripts/check/own-code.mjs',
]
// Tests are not shipped, and generated files are made from the others.
const IGNORED = /\.(test|gen)\.tsx?$/

/**
 * Weighs the app where something has changed since it last passed in this working copy, because the same
 * files weigh the same.
 *
 * @param {string} root
 * @param {string} name
 * @param {() => Promise<string[]>} weigh
 * @returns {Promise<string[] | { skipped: string }>}
 */
export async function unlessWeighed(root, name, weigh) {
  const path = join(root, '.cache/weighed', name)
  const files = INPUTS.flatMap((input) => filesUnder(join(root, input)))
  const print = contentPrint(
    root,
    files.filter((file) => !IGNORED.test(file)),
  )
  if (readIfThere(path) === print) return { skipped: 'nothing has changed since it was last weighed' }
  const problems = await weigh()
  if (problems.length === 0) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, print)
  }
  return problems
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
