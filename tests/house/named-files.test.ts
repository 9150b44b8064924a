import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const GUIDE = 'docs/add-a-vertical.md'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const docs = tracked.filter((it) => /^docs\/.*\.md$/.test(it))

/** The paths in code letters in a text that look like files of this project. */
const named = (text: string) =>
  [...text.matchAll(/`((?:contract|server|src|sw|tests|e2e|scripts|docs)\/[^\s`*]+\.[a-z]+)`/g)].map(
    (it) => it[1] ?? '',
  )

test.each(docs)('%s names no file that is not there', (path) => {
  expect(named(readFileSync(path, 'utf8')).filter((it) => !existsSync(it))).toEqual([])
})

test('the guide to a new vertical names every file that the first one has', () => {
  const text = readFileSync(GUIDE, 'utf8')
  const isOwn = (it: string) => /^((src|server)\/verticals\/events\/|src\/routes\/happenings\.)/.test(it)
  const own = tracked.filter((it) => isOwn(it) && !it.endsWith('.test.ts'))
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter((it) => !text.includes(basename(it)))).toEqual([])
})
