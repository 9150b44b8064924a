// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from './tree.mjs'

const SHIPPED = ['contract', 'src', 'sw', 'server', 'demo']
const CODE = /(?<!\.test)\.(tsx?|m?js)$/

/**
 * Finds `dependencies` that only tests or tools import, so that a production install would have them for
 * nothing. A package counts as imported where an import or a `require.resolve` has its name in quotes.
 *
 * @param {string} root
 */
export function unshippedPackages(root) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const texts = filesOf(root, SHIPPED)
    .filter((path) => CODE.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
  const isNamed = (/** @type {string} */ name) =>
    texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
  return Object.keys(dependencies)
    .filter((name) => !isNamed(name))
    .map((name) => `${name} is named by nothing that is shipped, and belongs among the devDependencies`)
}
