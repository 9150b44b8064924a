// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.mjs'
import { CODE_FOLDERS, filesOf } from './tree.mjs'

const READABLE = /\.(ts|tsx|mts|js|mjs)$/
const DECLARATIONS = /\.d\.ts$/

/**
 * Reads the imports of a tree, and checks them by the rules of .dependency-cruiser.mjs.
 *
 * @param {string} root
 */
export async function cruiseTree(root) {
  const folders = CODE_FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, { ruleSet: config, validate: true, baseDir: root })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of a graph.')
  const read = output.modules
    .map((it) => it.source)
    .filter((path) => folders.includes(path.split('/')[0] ?? ''))
  return {
    read,
    unread: filesOf(root).filter(
      (path) => READABLE.test(path) && !DECLARATIONS.test(path) && !read.includes(path),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

/**
 * The problems of a tree, one in each line. A file that was not read is one: with a TypeScript that it does
 * not know, dependency-cruiser reads nothing and finds no problem.
 *
 * @param {string} root
 */
export async function dependencyProblems(root) {
  const { read, unread, violations } = await cruiseTree(root)
  const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)
  if (read.length === 0) problems.push('no module was read')
  return [...problems, ...unread.map((path) => `not read: ${path}`)]
}
