import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/check/tree.mjs'
import { nameProblems, undescribedFolders, undocumentedExports, unfinishedProblems } from './written-style.ts'

const comment = (text: string) => ['//', text].join(' ')

describe('what the style forbids is found', () => {
  test('a name that says nothing, or another name for a role', () => {
    const bad = [
      'src/lib/utils.ts',
      'server/helpers/dates.ts',
      'src/common/a.ts',
      'server/modules/geo/repository.ts',
    ]
    expect(
      nameProblems([...bad, 'src/lib/dates.ts', 'server/modules/geo/repo.ts', 'src/community/a.ts']),
    ).toEqual(bad)
  })

  test.each([
    ['unfinished work', comment('TODO: later')],
    ['a suppression without a reason', comment('@ts-expect-error')],
    ['a suppression without a reason', comment('@ts-ignore the types are wrong')],
    ['a test left out', ['test', "skip('it works', () => {})"].join('.')],
  ])('%s', (what, text) => {
    expect(unfinishedProblems('a.ts', `const a = 1\n${text}\n`)).toEqual([`a.ts holds ${what}`])
  })

  test('nothing where there is nothing', () => {
    expect(unfinishedProblems('a.ts', comment('@ts-expect-error the package has no types'))).toEqual([])
  })

  test('an export without a comment', () => {
    const source =
      '/** A. */\nexport const a = 1\nexport const b = 2\nexport function c() {}\nexport interface D {}\nconst e = 3\n'
    expect(undocumentedExports('x.ts', source)).toEqual(['x.ts: b', 'x.ts: c', 'x.ts: D'])
  })

  test('a folder without a line', () => {
    const paths = [
      'src/main.tsx',
      'src/lib/dates.ts',
      'src/ui/card/big.tsx',
      'sw/push/show.ts',
      'e2e/look/tour.ts',
    ]
    expect(undescribedFolders(paths, '- `src/lib/` small topics\n- `sw/` the worker\n')).toEqual([
      'e2e/',
      'src/ui/',
    ])
  })
})

describe('this house', () => {
  const files = filesOf(process.cwd()).filter(
    (path) => /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith('.gen.ts'),
  )
  const read = (path: string) => readFileSync(path, 'utf8')

  test('is there', () => {
    expect(files.length).toBeGreaterThan(100)
  })

  test('has names that say it', () => {
    expect(nameProblems(files)).toEqual([])
  })

  test('leaves nothing unfinished or unexplained', () => {
    expect(files.flatMap((path) => unfinishedProblems(path, read(path)))).toEqual([])
  })

  test('explains what its contract and its services offer', () => {
    const offered = files.filter(
      (path) => /^contract\/|\/service\.ts$/.test(path) && !path.endsWith('.test.ts'),
    )
    expect(offered.length).toBeGreaterThan(15)
    expect(offered.flatMap((path) => undocumentedExports(path, read(path)))).toEqual([])
  })

  test('has a line for each of its folders', () => {
    expect(undescribedFolders(files, read('docs/ARCHITECTURE.md'))).toEqual([])
  })
})
