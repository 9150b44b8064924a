import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBoth } from './both-databases.ts'

test('every file that runs on both databases is there', () => {
  expect(Object.keys(onBoth).filter((it) => !existsSync(it))).toEqual([])
})

test('what runs on the embedded database alone is in a file that runs on both', () => {
  const isOfEmbedded = /skipIf\(onPostgres\)|runIf\(!onPostgres\)/
  const files = ['server', 'demo', 'tests/server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((it) => it.endsWith('.test.ts'))
      .map((it) => join(folder, it)),
  )
  const embedded = files.filter((it) => isOfEmbedded.test(readFileSync(it, 'utf8')))
  expect(embedded.length).toBeGreaterThan(3)
  expect(embedded.filter((it) => !(it in onBoth))).toEqual([])
})
