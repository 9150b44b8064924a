import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/check/tree.mjs'
import { physicalSides } from './physical-sides.ts'

/** Files that mean a side of the screen in either direction of reading. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/core/listing/detail/use-zoom.ts', 'a point of a picture under the fingers'],
  ['src/core/use-left-at.ts', 'how far a page was scrolled, as the browser counts it'],
  ['src/ui/own-name.ts', 'a name in letters of the other direction stands at the side of the page it is on'],
])

describe('a side of the screen in a style is found', () => {
  test.each([
    ['marginLeft', '<Box marginLeft="4" />'],
    ['pl', '<Box pl="4" />'],
    ['left', '<Box left="0" />'],
    ['left', "chakra('div', { base: { position: 'absolute', left: 0 } })"],
    ['borderRightWidth', '<Box _hover={{ borderRightWidth: 1 }} />'],
    ['borderTopLeftRadius', "const look = { borderTopLeftRadius: 'card' }"],
    ['textAlign', '<Box textAlign="left" />'],
    ['textAlign', "<Box textAlign={{ base: 'right' }} />"],
    ['#root { padding-left: 4px }', "const css = '#root { padding-left: 4px }'"],
  ])('%s in %s', (name, source) => {
    expect(physicalSides('a.tsx', source)).toEqual([`a.tsx: ${name}`])
  })

  test.each([
    '<Box marginInlineStart="4" ps="4" insetInlineStart="0" textAlign="start" borderInlineEndWidth="1px" />',
    'const line = { id, left: 2 }',
    "row.scrollBy({ left: 200, behavior: 'smooth' })",
    "const pleasure = { place: 'left' }",
  ])('and none in %s', (source) => {
    expect(physicalSides('a.tsx', source)).toEqual([])
  })
})

test('no style of the app says left or right: pages are read from both sides', () => {
  const files = filesOf(process.cwd()).filter(
    (path) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) => physicalSides(path, readFileSync(path, 'utf8')))
  expect(found.filter((it) => !exceptions.has(it.split(':')[0] ?? ''))).toEqual([])
  // An exception that is no longer needed must go.
  expect([...exceptions.keys()].filter((path) => !found.some((it) => it.startsWith(path)))).toEqual([])
})
