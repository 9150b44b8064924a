import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { DiskCache } from './disk-cache.ts'

let folder: string
let warnings: unknown[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-drawn-'))
  warnings = []
})

async function open(maxBytes = 1_000, version = 'v2'): Promise<DiskCache> {
  const cache = new DiskCache({ folder, version, maxBytes, warn: (error) => warnings.push(error) })
  await cache.opened
  return cache
}
const bytes = (size: number) => Buffer.alloc(size, 7)

test('what was kept is found again, also by the next start', async () => {
  await (await open()).set('a', bytes(100))
  const next = await open()
  expect(await next.get('a')).toEqual(bytes(100))
  expect(await next.get('b')).toBeUndefined()
})

test('it never grows over its bound, and what was used longest ago goes first', async () => {
  const cache = await open(250)
  await cache.set('a', bytes(100))
  await cache.set('b', bytes(100))
  await cache.get('a')
  await cache.set('c', bytes(100))
  expect(await cache.get('b')).toBeUndefined()
  expect(await cache.get('a')).toBeDefined()
  expect(await readdir(join(folder, 'v2'))).toHaveLength(2)
})

test('of what an earlier run left the oldest goes first', async () => {
  const earlier = await open()
  for (const [i, key] of ['a', 'b', 'c'].entries()) {
    const there = await readdir(folder, { recursive: true })
    await earlier.set(key, bytes(100))
    const [file = ''] = (await readdir(folder, { recursive: true })).filter((it) => !there.includes(it))
    // The file in the middle is the oldest.
    await utimes(join(folder, file), 1_000, key === 'b' ? 1_000 : 2_000 + i)
  }
  const next = await open(350)
  await next.set('d', bytes(100))
  const there = await Promise.all(['a', 'b', 'c', 'd'].map(async (it) => (await next.get(it)) !== undefined))
  expect(there).toEqual([true, false, true, true])
})

test('what an earlier run left is counted, and its unfinished drafts are cleared away', async () => {
  await (await open()).set('a', bytes(100))
  await writeFile(join(folder, 'v2', 'half.draft'), bytes(50))
  const next = await open(150)
  await next.set('b', bytes(100))
  expect(await next.get('a')).toBeUndefined()
  expect(await readdir(join(folder, 'v2'))).toHaveLength(1)
})

test('what an older version drew is forgotten', async () => {
  await (await open(1_000, 'v1')).set('a', bytes(100))
  const next = await open()
  expect(await next.get('a')).toBeUndefined()
  expect(await readdir(folder)).toEqual(['v2'])
})

test('what somebody took away is drawn and kept anew', async () => {
  const cache = await open(150)
  await cache.set('a', bytes(100))
  for (const file of await readdir(join(folder, 'v2'))) await rm(join(folder, 'v2', file))
  expect(await cache.get('a')).toBeUndefined()
  await cache.set('a', bytes(100))
  expect(await cache.get('a')).toEqual(bytes(100))
})

test('a folder that cannot be used is a cache that is always empty, and says why', async () => {
  folder = join(folder, 'file')
  await writeFile(folder, 'in the way')
  const cache = await open()
  await cache.set('a', bytes(10))
  expect(await cache.get('a')).toBeUndefined()
  expect(warnings.length).toBeGreaterThan(0)
})
