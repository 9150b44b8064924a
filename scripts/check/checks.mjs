// @ts-check
import { existsSync } from 'node:fs'
import { build } from '../bootstrap/build.mjs'
import { inProject, root } from '../bootstrap/project.mjs'
import { runNode } from '../bootstrap/run.mjs'
import { dependencyProblems } from './cruise.mjs'
import { duplicationProblems } from './duplication.mjs'
import { treeLengthProblems } from './file-length.mjs'
import { ownCodeProblems } from './own-code.mjs'
import { unshippedPackages } from './shipped-packages.mjs'
import { filesOf, PRODUCT_FOLDERS } from './tree.mjs'
import { unlessWeighed } from './weighed.mjs'

/** The time limit: a check that takes longer hangs. On a slow machine the types alone take five minutes. */
const TIME_LIMIT_MS = 600_000
const TYPES = 'scripts/check/types'
const hasDemo = existsSync(inProject('demo'))

/**
 * Runs a program of a package, which finds nothing wrong when it exits with 0.
 *
 * @param {string} script
 * @param {string[]} args
 */
async function program(script, ...args) {
  const { code, output, timedOut } = await runNode(inProject('node_modules', script), args, {
    output: 'keep',
    timeLimitMs: TIME_LIMIT_MS,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  if (code === 0) return []
  const said = output.trimEnd().split('\n')
  return timedOut
    ? [...said, `ended at its time limit of ${TIME_LIMIT_MS / 1000} s`]
    : [...said, `exit code ${code}`]
}

async function size() {
  await build()
  return program('size-limit/bin.js')
}

/**
 * Compiles the whole as an editor does, and each world with its own globals: `window` does not compile in the
 * contract.
 */
function types() {
  const worlds = filesOf(root, [TYPES]).filter((path) => path !== `${TYPES}/base.json`)
  const demo = hasDemo ? ['demo'] : []
  return program('typescript/bin/tsc', '-b', 'tsconfig.json', ...worlds, ...demo)
}

/**
 * The checks, the longest first; cheap ones run beside it, so that the most frequent mistakes are told within
 * seconds.
 *
 * @type {readonly import('./run-checks.mjs').Check[]}
 */
export const checks = [
  { name: 'types', run: types },
  { name: 'length', run: async () => treeLengthProblems(root, PRODUCT_FOLDERS) },
  {
    name: 'length:demo',
    run: async () => (hasDemo ? treeLengthProblems(root, ['demo']) : { skipped: 'there is no demo town' }),
  },
  {
    name: 'biome',
    run: () => program('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'dependencies', run: () => dependencyProblems(root) },
  { name: 'unused', run: () => program('knip/bin/knip.js') },
  { name: 'unused:shipped', run: async () => unshippedPackages(root) },
  { name: 'own-code', run: () => unlessWeighed(root, 'own-code', () => ownCodeProblems(root)) },
  { name: 'duplication', run: () => duplicationProblems(root) },
  { name: 'size', run: () => unlessWeighed(root, 'size', size) },
]
