import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { budgets } from '../../scripts/check/budgets.mjs'
import { ownCodeProblems } from '../../scripts/check/own-code.mjs'
import { unlessWeighed } from '../../scripts/check/weighed.mjs'
import { plant } from './plant.ts'

describe('the code of a vertical alone', () => {
  const letters = [...Array(400).keys()].map((it) => (it ** 7).toString(36)).join('')
  const planted = (...inner: string[]) =>
    plant({
      'src/core/shared.ts': `export const shared = '${letters}'`,
      'src/verticals/tours/page.tsx': [
        "import { shared } from '#src/core/shared.ts'",
        "import { more } from './more.ts'",
        'export const Page = () => <p>{shared + more}</p>',
      ].join('\n'),
      'src/verticals/tours/more.ts': `export const more = ${JSON.stringify(inner.join(''))}`,
      'src/verticals/tours/more.test.ts': `export const tested = '${letters}'`,
    })

  test('is all of its island, and neither what it shares nor its tests', async () => {
    expect(await ownCodeProblems(planted('a'), 600)).toEqual([])
    expect(await ownCodeProblems(planted(letters), 600)).toEqual([
      expect.stringMatching(/^src\/verticals\/tours has \d+ bytes compressed, more than 600$/),
    ])
  })

  test('is not looked for where there is none', async () => {
    expect(await ownCodeProblems(plant({}))).toEqual(['no vertical was found in src/verticals'])
  })
})

describe('what weighs the same', () => {
  const weighed = (root: string, ...problems: string[]) => unlessWeighed(root, 'size', async () => problems)
  const skipped = { skipped: 'nothing has changed since it was last weighed' }

  test('is not weighed twice', async () => {
    const root = plant({ 'src/a.ts': 'a', 'src/a.test.ts': 'a' })
    expect(await weighed(root)).toEqual([])
    writeFileSync(join(root, 'src/a.test.ts'), 'b')
    expect(await weighed(root, 'too heavy')).toEqual(skipped)
    expect(await unlessWeighed(root, 'own-code', async () => [])).toEqual([])
  })

  test.each([
    'src/a.ts',
    'contract/a.ts',
    'public/a.png',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ])('unless %s is another one', async (path) => {
    const root = plant({ 'src/a.ts': 'a' })
    await weighed(root)
    const change = join(root, path)
    mkdirSync(dirname(change), { recursive: true })
    writeFileSync(change, 'b')
    expect(await weighed(root, 'too heavy')).toEqual(['too heavy'])
  })

  test('or was found too heavy', async () => {
    const root = plant({ 'src/a.ts': 'a' })
    expect(await weighed(root, 'too heavy')).toEqual(['too heavy'])
    expect(await weighed(root, 'too heavy')).toEqual(['too heavy'])
  })
})

describe('the budgets', () => {
  const manifest = {
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'src/routes/__root.tsx?split': { file: 'assets/root.js', imports: ['_react.js'] },
    'src/routes/index.tsx?split': { file: 'assets/home.js', imports: ['_cards.js'] },
    'src/routes/help-faq.tsx?split': { file: 'assets/help.js' },
    '_cards.js': { file: 'assets/cards.js', imports: ['_react.js'] },
    'src/core/explore/map.tsx': { file: 'assets/map.js' },
  }
  const built = (files: Record<string, string> = {}, of: object = manifest) =>
    plant({ 'client/.vite/manifest.json': JSON.stringify(of), 'client/index.html': '', ...files })

  test('weigh for each screen what it loads at once', () => {
    const root = built({ 'client/assets/main.css': '' })
    const weighed = budgets(root, 'client').map(({ name, path, limit }) => [
      name,
      limit,
      path.map((it) => it.slice(7)),
    ])
    const shared = ['assets/main.js', 'assets/react.js', 'assets/root.js']
    expect(weighed.map(([name, limit, path]) => [name, limit, [...(path ?? [])].sort()])).toEqual([
      ['painted page', '28 kB', ['index.html']],
      ['style sheets', '15 kB', ['assets/main.css']],
      ['scripts of /', '195 kB', ['assets/cards.js', 'assets/home.js', ...shared]],
      ['scripts of help-faq', '230 kB', ['assets/help.js', ...shared]],
    ])
  })

  test('refuse a font, and a build with nothing to weigh', () => {
    expect(() => budgets(built({ 'client/assets/a.woff2': '' }), 'client')).toThrow('No font is shipped')
    expect(() => budgets(built({}, {}), 'client')).toThrow('there is nothing to weigh')
    const entryAlone = { 'index.html': manifest['index.html'] }
    expect(() => budgets(built({}, entryAlone), 'client')).toThrow('no chunk of the home screen')
  })
})
