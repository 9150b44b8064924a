import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a free port can be listened on, and again after a stop', async () => {
  const port = await freePort()
  for (let round = 0; round < 2; round += 1) {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  }
})

test('a free port lies below the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
