// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { followNpm } = await import('./bootstrap/follow-npm.mjs')
const { install } = await import('./bootstrap/install.mjs')
const { root } = await import('./bootstrap/project.mjs')
const { inSentences } = await import('./bootstrap/sentence.mjs')
const { help, readWords } = await import('./test/command-line.mjs')
const { baseCommit } = await import('./test/base-commit.mjs')
const { parts } = await import('./test/parts.mjs')
const { runParts } = await import('./test/run-parts.mjs')
const { summaryOf } = await import('./test/summary.mjs')

const words = process.argv.slice(2)
const names = parts.map((part) => part.name)
if (words.includes('--help') || words.includes('-h')) {
  console.log(help(names))
  process.exit()
}

process.chdir(root)
followNpm()
const { chosen, run } = await inSentences(async () => {
  const asked = readWords(words, names)
  /** @type {import('./test/run-part.mjs').Run} */
  const run = {
    scope: asked.scope === 'full' ? 'full' : 'land',
    ...(asked.scope === 'changed' && { since: baseCommit(root, asked.commit) }),
  }
  await install()
  return { run, chosen: parts.filter(({ name }) => asked.names.length === 0 || asked.names.includes(name)) }
})

const { lines, isWell } = summaryOf(await runParts(chosen, run, console.log))
console.log(['', ...lines].join('\n'))
process.exitCode = isWell ? 0 : 1
