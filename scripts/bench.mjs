// @ts-check
import { spawnSync } from 'node:child_process'
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { prepare } = await import('./bootstrap/prepare.mjs')
await prepare()

// The benchmarks are tests: each compares with a reference of the same run, and fails where it is slower than
// promised.
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'bench', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
