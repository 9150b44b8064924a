import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const HOMES = ['server/modules', 'server/verticals']

const modules = HOMES.flatMap((home) =>
  readdirSync(home, { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map((it) => `${home}/${it.name}`),
)

/** The shipped files of a module, by their path in it. */
const filesOf = (module: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(module, { recursive: true, encoding: 'utf8' })
      .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))
      .map((it) => [it.replaceAll('\\', '/'), readFileSync(join(module, it), 'utf8')]),
  )

/** The imports between folders of a module. Files of the module itself are above all folders. */
function arrowsOf(files: Record<string, string>): Set<string> {
  const arrows = new Set<string>()
  for (const [path, text] of Object.entries(files))
    for (const [, specifier = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
      const target = normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
      const [from, to] = [path, target].map((it) => it.split('/'))
      const [above = '', below = ''] = [from?.[0], to?.[0]]
      const areFolders = (from?.length ?? 0) > 1 && (to?.length ?? 0) > 1 && below !== '..'
      if (areFolders && above !== below) arrows.add(`${above} > ${below}`)
    }
  return arrows
}

/** Folders that import each other, directly or through others. */
function circlesIn(arrows: ReadonlySet<string>): string[] {
  const left = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    const [above = '', below = ''] = arrow.split(' > ')
    left.set(above, (left.get(above) ?? new Set()).add(below))
  }
  // A folder that imports no remaining one is at the bottom, and is taken out.
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [folder, below] of left) if (![...below].some((it) => left.has(it))) left.delete(folder)
  }
  return [...left.keys()].sort()
}

test('folders that lean on each other are found, at once or by way of a third', () => {
  const round = {
    'bookings/life.ts': "import { a } from '../change/a.ts'",
    'change/a.ts': "import { b } from '../terms/b.ts'",
    'terms/b.ts': "import { c } from '../bookings/c.ts'",
    'bookings/c.ts': '',
    'checkout/d.ts': "import { c } from '../bookings/c.ts'",
  }
  expect(circlesIn(arrowsOf(round))).toEqual(['bookings', 'change', 'checkout', 'terms'])
  expect(circlesIn(arrowsOf({ ...round, 'terms/b.ts': "import { c } from './c.ts'" }))).toEqual([])
})

test.each(modules)('the folders of %s are a stack: none leans on one above it', (module) => {
  expect(circlesIn(arrowsOf(filesOf(module)))).toEqual([])
})
