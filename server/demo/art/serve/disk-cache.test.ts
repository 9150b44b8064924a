import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskCache } from './disk-cache.ts'

const folder = () => mkdtemp(join(tmpdir(), 'pictures-'))
const bytes = (size: number) => Buffer.alloc(size, 7)

test('what was kept is found again, also by the next start', async () => {
  const at = await folder()
  await new DiskCache(at, 1_000).set('a', bytes(100))
  expect(await new DiskCache(at, 1_000).get('a')).toEqual(bytes(100))
  expect(await new DiskCache(at, 1_000).get('b')).toBeUndefined()
})

test('it never grows over its bound, and what was used longest ago goes first', async () => {
  const at = await folder()
  const cache = new DiskCache(at, 250)
  await cache.set('a', bytes(100))
  await cache.set('b', bytes(100))
  await cache.get('a')
  await cache.set('c', bytes(100))
  expect(await cache.get('b')).toBeUndefined()
  expect(await cache.get('a')).toBeDefined()
  expect(await readdir(at)).toHaveLength(2)
})

test('what an earlier run left is counted, and its unfinished drafts are cleared away', async () => {
  const at = await folder()
  await new DiskCache(at, 1_000).set('a', bytes(100))
  await writeFile(join(at, 'half.draft'), bytes(50))
  const next = new DiskCache(at, 150)
  await next.set('b', bytes(100))
  expect(await next.get('a')).toBeUndefined()
  expect(await readdir(at)).toHaveLength(1)
})

test('a folder that cannot be used is a cache that is always empty', async () => {
  const at = await folder()
  await writeFile(join(at, 'file'), 'in the way')
  const cache = new DiskCache(join(at, 'file', 'below'), 1_000)
  await cache.set('a', bytes(10))
  expect(await cache.get('a')).toBeUndefined()
})
