// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { followNpm } = await import('./bootstrap/follow-npm.mjs')
const { install } = await import('./bootstrap/install.mjs')
const { root } = await import('./bootstrap/project.mjs')
const { inSentences, Sentence } = await import('./bootstrap/sentence.mjs')
const { parts } = await import('./test/parts.mjs')
const { runPart } = await import('./test/run-part.mjs')
const { secondGo } = await import('./test/second-go.mjs')

/** @typedef {import('./test/parts.mjs').Part} Part */

process.chdir(root)
followNpm()
const asked = process.argv.slice(2)
const chosen = await inSentences(async () => {
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    const names = parts.map((part) => part.name).join(', ')
    throw new Sentence(`There is no part named ${unknown.join(', ')}. The parts are: ${names}.`)
  }
  await install()
  return parts.filter((part) => asked.length === 0 || asked.includes(part.name))
})

const isBeside = (/** @type {Part} */ { beside }) => chosen.some(({ name }) => name === beside)
const announce = (/** @type {Part} */ { name }) => console.log(`\n── ${name} ──`)

const firstGo = []
for (const part of chosen.filter((it) => !isBeside(it))) {
  const others = chosen.filter(({ beside }) => beside === part.name).map((it) => runPart(it, 'keep'))
  announce(part)
  firstGo.push(await runPart(part))
  for (const outcome of await Promise.all(others)) {
    announce(outcome.part)
    console.log(outcome.output)
    firstGo.push(outcome)
  }
}
const outcomes = []
for (const outcome of firstGo) outcomes.push(process.env.CI ? await secondGo(outcome) : outcome)

console.log('')
for (const { part, counts, seconds, remark } of outcomes) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  console.log(
    `${part.name.padEnd(8)} ${String(Math.round(seconds)).padStart(5)} s   ` +
      `${counts.passed} passed, ${counts.failed} failed${skipped}${remark && ` – ${remark}`}`,
  )
}
const passed = outcomes.reduce((sum, { counts }) => sum + counts.passed, 0)
const failed = outcomes.reduce((sum, { counts }) => sum + counts.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
