import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readScreenFiles } from './screen-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-built-'))
const file = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports })
mkdirSync(join(folder, '.vite'))
writeFileSync(
  join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { ...file('main', '_start.js'), isEntry: true },
    '_start.js': file('start'),
    '_cards.js': file('cards', '_start.js', '_stars.js'),
    '_stars.js': file('stars', '_cards.js'),
    'src/later.ts': file('later', '_stars.js'),
    'src/routes/index.tsx?tsr-split=component': file('home', '_cards.js'),
    'src/routes/happenings.event.$slug.index.tsx?tsr-split=component---loader': {
      ...file('event', 'index.html'),
      dynamicImports: ['src/later.ts'],
    },
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('a screen needs its own file and what that needs at once, but not what every start has', () => {
  expect(Object.fromEntries(readScreenFiles(folder))).toEqual({
    '/': ['/assets/home.js', '/assets/cards.js', '/assets/stars.js'],
    '/happenings/event/$slug/': ['/assets/event.js'],
  })
})

test('a build that came without what it wrote down is served all the same', () => {
  expect(readScreenFiles(join(folder, '.vite')).size).toBe(0)
})
