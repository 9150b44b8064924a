import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { keepBuildsOf } from './build-keeper.ts'

test('a server that stops right after its start has kept its build all the same', async () => {
  const top = mkdtempSync(join(tmpdir(), 'quayside-keeper-'))
  onTestFinished(() => rmSync(top, { recursive: true }))
  mkdirSync(join(top, 'client', 'assets'), { recursive: true })
  writeFileSync(join(top, 'client', 'assets', 'main-3f9a.js'), 'export const value = 1')
  const app = Fastify()
  const kept = keepBuildsOf(app, join(top, 'client'), join(top, 'builds'))
  await app.ready()
  await app.close()
  expect(kept && existsSync(join(kept, 'assets', 'main-3f9a.js'))).toBe(true)
})
