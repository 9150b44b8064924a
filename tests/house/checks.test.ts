import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { duplicationProblems, judgeDuplication } from '../../scripts/check/duplication.mjs'
import { LIMITS, lengthProblems, measure } from '../../scripts/check/file-length.mjs'
import { chosenChecks, keepResult, runChecks } from '../../scripts/check/run-checks.mjs'
import { unshippedPackages } from '../../scripts/check/shipped-packages.mjs'
import { plant } from './plant.ts'

const check = (name: string, ...problems: string[]) => ({ name, run: async () => problems })
const silent = () => {}

describe('the runner of the checks', () => {
  test('counts what passed and what failed, and says what was wrong', async () => {
    const said: string[] = []
    const broken = { name: 'broken', run: async () => JSON.parse('{') }
    const checks = [check('good'), check('bad', 'a.ts: no', 'b.ts: no'), broken]
    expect(await runChecks(checks, (line) => said.push(line))).toEqual({ passed: 1, failed: 2 })
    expect(said.join('\n')).toMatch(/^ok good {2,}\d+\.\d s$/m)
    expect(said.join('\n')).toMatch(/✗ {2}bad {2,}\d+\.\d s\n {5}a\.ts: no\n {5}b\.ts: no/)
    expect(said.join('\n')).toMatch(/✗ {2}broken .*\n {5}SyntaxError/)
    expect(said.at(-1)).toBe('1 checks passed, 2 failed')
  })

  test('does not count what there is nothing to check of', async () => {
    const idle = { name: 'idle', run: async () => ({ skipped: 'nothing in sw yet' }) }
    expect(await runChecks([idle, check('good')], silent)).toEqual({ passed: 1, failed: 0 })
  })

  test('never runs more than two at a time', async () => {
    let running = 0
    let most = 0
    const slow = {
      name: 'slow',
      run: async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        return []
      },
    }
    await runChecks(Array(6).fill(slow), silent)
    expect(most).toBe(2)
  })

  test('runs one alone, or a group, and refuses a name it does not know', () => {
    const all = [check('types:src'), check('types:sw'), check('size')]
    expect(chosenChecks(all, ['size']).map((it) => it.name)).toEqual(['size'])
    expect(chosenChecks(all, ['types']).map((it) => it.name)).toEqual(['types:src', 'types:sw'])
    expect(chosenChecks(all, [])).toHaveLength(3)
    expect(() => chosenChecks(all, ['siez'])).toThrow(
      'There is no check named siez. The checks are: types:src',
    )
  })

  test('leaves its counts where they are asked for', () => {
    const path = join(plant({}), 'result.json')
    keepResult({ passed: 3, failed: 1 }, path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ passed: 3, failed: 1 })
  })
})

describe('a file that is too long is found', () => {
  const files = (...lengths: number[]) =>
    lengths.map((lines, at) => ({ path: `${at}.ts`, lines, reason: false }))
  const small = Array(LIMITS.fewest).fill(40)

  test('over the longest length', () => {
    expect(lengthProblems(files(351, ...small))).toEqual(['0.ts has 351 lines, and no reason on its first'])
    expect(lengthProblems(files(350, ...small))).toEqual([])
  })

  test('unless its first line says why', () => {
    const long = `// Long: one table, read top to bottom\n${'row\n'.repeat(400)}`
    expect(lengthProblems([measure('a.ts', long), ...files(...small)])).toEqual([])
    expect(measure('a.ts', long.replace('one table, read top to bottom', 'yes')).reason).toBe(false)
    expect(measure('a.ts', `\n${long}`).reason).toBe(false)
  })

  test('when many are long', () => {
    expect(lengthProblems(files(201, 201, 201, ...small))).toEqual([])
    expect(lengthProblems(files(201, 201, 201, 201, ...small))[0]).toBe(
      '4 files are over 200 lines, more than 3:',
    )
  })

  test('when most are', () => {
    expect(lengthProblems(files(...Array(LIMITS.fewest).fill(61)))).toEqual([
      'the median file has 61 lines, more than 60',
    ])
  })

  test('and an empty tree is not content', () => {
    expect(lengthProblems([])).toEqual([`only 0 files were found, fewer than ${LIMITS.fewest}`])
  })

  test('by lines as an editor counts them', () => {
    expect(measure('a.ts', 'one\ntwo\n').lines).toBe(2)
    expect(measure('a.ts', 'one\ntwo').lines).toBe(2)
  })
})

describe('duplicated code is found', () => {
  const rows = Array.from({ length: 40 }, (_, at) => `  total${at} += price${at} * quantity${at}\n`).join('')
  const planted = (name: string, body: string) => `export function ${name}() {\n${body}}\n`
  const config = JSON.stringify({
    path: ['src'],
    format: ['typescript'],
    threshold: 1.5,
    minLines: 5,
    minTokens: 50,
  })

  test('in a tree with a copy in it', async () => {
    const root = plant({
      '.jscpd.json': config,
      'src/one.ts': planted('one', rows),
      'src/two.ts': planted('two', rows),
    })
    const [share, place] = await duplicationProblems(root)
    expect(share).toMatch(/^[\d.]+ % of the lines are duplicated, more than 1\.5 %$/)
    expect(place).toMatch(/^\d+ lines: src\/(one|two)\.ts:\d+-\d+ and src\/(one|two)\.ts:\d+-\d+$/)
  })

  test('and not in one without', async () => {
    const root = plant({ '.jscpd.json': config, 'src/one.ts': planted('one', rows) })
    expect(await duplicationProblems(root)).toEqual([])
  })

  test('and a tool that read too little is not believed', () => {
    const report = { statistics: { total: { percentage: 0, sources: 3 } }, duplicates: [] }
    expect(judgeDuplication(report, { threshold: 1.5, files: 4 })).toEqual([
      'only 3 files were read, of at least 4',
    ])
  })
})

test('a dependency that only tests name is found', () => {
  const root = plant({
    'package.json': JSON.stringify({
      dependencies: { boat: '1.0.0', '@far/font': '1.0.0', sail: '1.0.0', oar: '1.0.0' },
    }),
    'src/a.ts': "import { row } from 'boat/row'",
    'server/b.ts': "require.resolve('@far/font/files/a.woff')",
    'server/b.test.ts': "import { row } from 'sail'",
    'tests/c.ts': "import { row } from 'oar'",
  })
  expect(unshippedPackages(root).map((it) => it.split(' ')[0])).toEqual(['sail', 'oar'])
})
