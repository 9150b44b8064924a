import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepBuild } from './kept-builds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 0, 1)
const day = (count: number) => new Date(start + count * DAY_MS)

let top = ''
let built = ''
let kept = ''
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'quayside-kept-'))
  built = join(top, 'dist', 'assets')
  kept = join(top, 'data', 'builds', 'assets')
})
afterEach(() => rmSync(top, { recursive: true }))

/** Writes a build. Like a real one, it empties its folder first. */
function build(files: Record<string, string>): void {
  rmSync(built, { recursive: true, force: true })
  mkdirSync(built, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text)
}

test('the files of an earlier build outlive the next one', async () => {
  build({ 'main-a.js': 'a', 'same-1.js': 'same' })
  await keepBuild(built, kept, day(0))
  build({ 'main-b.js': 'b', 'same-1.js': 'same' })
  await keepBuild(built, kept, day(1))
  expect(readdirSync(kept).sort()).toEqual(['main-a.js', 'main-b.js', 'same-1.js'])
  expect(readFileSync(join(kept, 'main-a.js'), 'utf8')).toBe('a')
})

test('they go when no server has had them for a month, counted from the last day one had', async () => {
  build({ 'main-a.js': 'a' })
  await keepBuild(built, kept, day(0))
  await keepBuild(built, kept, day(40))
  build({ 'main-b.js': 'b' })
  await keepBuild(built, kept, day(41))
  await keepBuild(built, kept, day(70))
  expect(readdirSync(kept).sort()).toEqual(['main-a.js', 'main-b.js'])
  await keepBuild(built, kept, day(72))
  expect(readdirSync(kept)).toEqual(['main-b.js'])
})

test('too much goes oldest first, and never what is in use', async () => {
  const limits = { forMs: 31 * DAY_MS, mostBytes: 10 }
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    build({ [`main-${name}.js`]: 'sixsix' })
    await keepBuild(built, kept, day(at), limits)
  }
  expect(readdirSync(kept).sort()).toEqual(['main-b.js', 'main-c.js'])
  build({ 'main-d.js': 'much more than ten bytes' })
  await keepBuild(built, kept, day(3), limits)
  expect(readdirSync(kept).sort()).toEqual(['main-c.js', 'main-d.js'])
})

test('a copy that was cut off is made again', async () => {
  build({ 'main-a.js': 'whole' })
  mkdirSync(kept, { recursive: true })
  writeFileSync(join(kept, 'main-a.js'), 'wh')
  await keepBuild(built, kept, day(0))
  expect(readFileSync(join(kept, 'main-a.js'), 'utf8')).toBe('whole')
})
