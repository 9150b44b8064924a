import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { isFull } from '../support/scope.ts'
import { npm } from './command.ts'
import { arrive, leave, people } from './person.ts'
import { freshCopy, lendDependencies } from './working-copy.ts'

const person = arrive(people.at(-1) ?? '')
const powerless = arrive(people[0] ?? '')
const copy = freshCopy(person)

beforeAll(() => lendDependencies(copy))
afterAll(() => {
  leave(person)
  leave(powerless)
})

const longestMs = 60_000

/** Runs a command that should end by itself, and kills one that does not. */
async function run(args: string[], env: Record<string, string> = {}, by = person, where = copy) {
  const command = npm(by, where, args, { PORT: String(await freePort()), ...env })
  const limit = setTimeout(() => command.signalAll('SIGKILL'), longestMs)
  const code = await command.ended
  clearTimeout(limit)
  return { code, output: command.output() }
}

test.runIf(isFull)(
  'serve builds where there is no build, and names the variable that production misses',
  async () => {
    const { code, output } = await run(['run', 'serve', '--silent'])
    expect(code).toBe(1)
    expect(output).toContain('Building')
    expect(output).toContain('PUBLIC_ORIGIN')
    expect(output).not.toMatch(/^\s+at /m)
  },
)

test.runIf(isFull)('operator reaches its own help, with nothing else printed', async () => {
  const { code, output } = await run(['run', 'operator', '--silent', '--', '--help'])
  expect(code).toBe(0)
  expect(output).toContain('settings')
  expect(output).not.toContain('Building')
})

test('npm test closes with the counts of all its parts, and exits 1 when one test failed', async () => {
  const sources = {
    'vitest.config.ts': `export default { test: { projects: [
      { test: { name: 'unit', include: ['probe-unit.test.ts'] } },
      { test: { name: 'house', include: ['probe-house.test.ts'] } },
    ] } }`,
    'probe-unit.test.ts': `import { expect, test } from 'vitest'
      test('one', () => {})
      test('two', () => {})
      test('wrong', () => expect(1).toBe(2))`,
    'probe-house.test.ts': `import { test } from 'vitest'
      test('one', () => {})`,
  }
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(copy, name), text)
  const both = await run(['test', '--silent', '--', 'unit', 'house'])
  expect(both.output.trimEnd().split('\n').at(-1)).toBe('3 passed, 1 failed')
  expect(both.code).toBe(1)
  const good = await run(['test', '--silent', '--', 'house'])
  expect(good.output.trimEnd().split('\n').at(-1)).toBe('1 passed, 0 failed')
  expect(good.code).toBe(0)
})

test('an unknown part of the tests is refused with the names of those that there are', async () => {
  const { code, output } = await run(['test', '--silent', '--', 'everything'])
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^There is no part named everything\. The parts are: check, .*e2e\.$/)
})

test.runIf(isFull).each(['18.20.8', '20.18.9', '22.12.0', '23.11.0'])(
  'Node %s, which is too old, is refused in a sentence',
  async (version) => {
    const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
    const env = { NODE_OPTIONS: `--import data:text/javascript,${pretend}` }
    const { code, output } = await run(['start', '--silent'], env)
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^Quayside needs Node 20\.19[^\n]+$/)
    expect(output).toContain(version)
  },
)

test.runIf(isFull).each(['start', 'serve', 'dev'])(
  '%s asked for help answers with a sentence, and serves nothing',
  async (command) => {
    const { code, output } = await run(['run', '--silent', command, '--', '--help'])
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^This takes no arguments, but was given --help: [^\n]+$/)
  },
)

test.runIf(isFull)('a folder that may not be written to is refused in a sentence', async () => {
  const forbidden = freshCopy({ ...powerless, id: undefined })
  chmodSync(forbidden, 0o555)
  const { code, output } = await run(['start', '--silent'], {}, powerless, forbidden)
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Cannot write to [^\n]+fresh copy[^\n]+$/)
  chmodSync(forbidden, 0o755)
  rmSync(forbidden, { recursive: true })
})
