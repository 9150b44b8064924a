// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { install } = await import('./bootstrap/install.mjs')
const { root } = await import('./bootstrap/project.mjs')
const { inSentences } = await import('./bootstrap/sentence.mjs')

process.chdir(root)
await inSentences(install)

// Imported only now, because the checks need the installed dependencies.
const { checks } = await import('./check/checks.mjs')
const { chosenChecks, keepResult, runChecks } = await import('./check/run-checks.mjs')

const result = await inSentences(async () =>
  runChecks(chosenChecks(checks, process.argv.slice(2)), console.log),
)
keepResult(result, process.env.CHECK_RESULT)
process.exitCode = result.failed === 0 ? 0 : 1
