// @ts-check
import { build } from '../bootstrap/build.mjs'
import { inProject, root } from '../bootstrap/project.mjs'
import { runNode } from '../bootstrap/run.mjs'
import { dependencyProblems } from './cruise.mjs'
import { duplicationProblems } from './duplication.mjs'
import { treeLengthProblems } from './file-length.mjs'
import { ownCodeProblems } from './own-code.mjs'
import { filesOf } from './tree.mjs'

const TIME_LIMIT_MS = 300_000

/**
 * A program of a package, with nothing wrong when it exits 0.
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

/**
 * @param {string} area
 * @param {string} config
 * @param {string[]} folders with nothing in them there is nothing to compile, which tsc calls an error
 * @returns {import('./run-checks.mjs').Check}
 */
function types(area, config, ...folders) {
  return {
    name: `types:${area}`,
    run: async () => {
      const hasCode = filesOf(root, folders).some((path) => /\.tsx?$/.test(path))
      if (folders.length > 0 && !hasCode) return { skipped: `nothing in ${folders.join(', ')} yet` }
      const remembered = inProject('.cache', 'tsc', `${area}.tsbuildinfo`)
      return program('typescript/bin/tsc', '-p', config, '--incremental', '--tsBuildInfoFile', remembered)
    },
  }
}

/**
 * Cheap ones first, so that what is most often wrong is said within seconds.
 *
 * @type {readonly import('./run-checks.mjs').Check[]}
 */
export const checks = [
  { name: 'length', run: async () => treeLengthProblems(root) },
  {
    name: 'biome',
    run: () => program('@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'dependencies', run: () => dependencyProblems(root) },
  types('contract', 'tsconfig.contract.json'),
  types('sw', 'tsconfig.sw.json', 'sw'),
  types('server', 'tsconfig.server.json'),
  types('src', 'tsconfig.src.json'),
  types('all', 'tsconfig.json'),
  { name: 'unused', run: () => program('knip/bin/knip.js') },
  {
    name: 'unused:shipped',
    run: () => program('knip/bin/knip.js', '--production', '--include', 'dependencies'),
  },
  { name: 'own-code', run: () => ownCodeProblems(root) },
  { name: 'duplication', run: () => duplicationProblems(root) },
  {
    name: 'size',
    run: async () => {
      await build()
      return program('size-limit/bin.js')
    },
  },
]
