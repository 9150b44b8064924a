import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'

const long = probe(call('long', { request: {}, reply: { text: v.string() } }), async () => ({
  text: 'x'.repeat(20_000_000),
}))
const server = testApp({ probes: [long], timeLimits: { requestMs: 800, silenceMs: 1_200, answerMs: 5_000 } })

let url = ''
beforeAll(async () => {
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  // The server hangs up while the client sends, which is what is tested.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** Sends a request in pieces, so slowly that it never ends. Answers after how many the server hung up. */
async function drip(head: string, drop: string): Promise<number> {
  const socket = await open()
  let drops = 0
  const hungUp = once(socket, 'close')
  socket.resume()
  socket.write(head)
  const dripping = setInterval(() => {
    drops++
    socket.write(drop)
  }, 100)
  await hungUp
  clearInterval(dripping)
  return drops
}

const line = 'POST /public/api/get-settings HTTP/1.1\r\nHost: x\r\n'

test.each([
  ['headers', line, 'X-More: 1\r\n'],
  ['a body', `${line}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`, ' '],
])('who sends %s drop by drop is hung up on', async (_, head, drop) => {
  expect(await drip(head, drop)).toBeGreaterThan(1)
})

test('hundreds that connect and say nothing are let go, and meanwhile everybody else is served', async () => {
  const idle = await Promise.all(Array.from({ length: 300 }, open))
  const gone = Promise.all(
    idle.map((socket) => {
      socket.resume()
      return once(socket, 'close')
    }),
  )
  for (let i = 0; i < 5; i++) {
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/public/api/get-settings`, { method: 'POST' })).status).toBe(200)
  }
  await gone
})

test('who does not read the answer is hung up on', async () => {
  const accepted = once(server.app.server, 'connection')
  const socket = await open()
  const [theirs] = await accepted
  socket.write('POST /public/api/long HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'readable')
  expect(theirs.destroyed).toBe(false)
  await expect.poll(() => theirs.destroyed, { timeout: 25_000 }).toBe(true)
  socket.destroy()
})

test('what is no HTTP at all is hung up on', async () => {
  const socket = await open()
  socket.write('\x16\x03\x01 hello\r\n\r\n')
  socket.resume()
  await once(socket, 'close')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
