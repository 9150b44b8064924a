import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { mostConnections } from './open-files.ts'

const server = testApp()

test.each([
  ['Max open files            1024                 524288               files     ', 824],
  ['Max open files            100                  100                  files     ', 16],
  ['Max open files            unlimited            unlimited            files     ', undefined],
  ['', undefined],
])('of "%s" connections leave enough for the rest', (limits, most) => {
  expect(mostConnections(limits)).toBe(most)
})

test('a server takes no more connections than that', () => {
  expect(server.app.server.maxConnections).toBe(mostConnections())
})
