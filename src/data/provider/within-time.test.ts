import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { NoAnswer } from './errors.ts'
import { withinTime } from './within-time.ts'

/** A limit in milliseconds that no test reaches, however busy the machine is. */
const LONG = 60_000
/** A limit in milliseconds for tests in which the time runs out. */
const SHORT = 50

/** Asks a server of our own for JSON. */
async function ask(ms: number, answer: RequestListener, signal?: AbortSignal): Promise<unknown> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await withinTime(ms, signal, async (inTime) =>
      (await fetch(`http://127.0.0.1:${port}/`, { signal: inTime })).json(),
    )
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const timedOut = expect.objectContaining({ name: 'NoAnswer', trouble: 'timeout' })

describe('the time a request may take', () => {
  it('lets an answer in time through', async () => {
    expect(await ask(LONG, (_, response) => response.end('{"a":1}'))).toEqual({ a: 1 })
  })

  it('ends for a request that was accepted and never answered', async () => {
    await expect(ask(SHORT, () => {})).rejects.toEqual(timedOut)
  })

  it('ends for an answer that drips, though its headers came at once', async () => {
    const drip: RequestListener = (_, response) => {
      response.write('{"a":')
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    await expect(ask(SHORT, drip)).rejects.toEqual(timedOut)
  })

  it('says what really went wrong when that came first', async () => {
    const failed = ask(LONG, (_, response) => response.socket?.destroy())
    await expect(failed).rejects.not.toBeInstanceOf(NoAnswer)
  })

  it('ends when the caller wants it no more, with the caller’s reason', async () => {
    const reason = new Error('left the screen')
    const stop = new AbortController()
    setTimeout(() => stop.abort(reason), 20)
    await expect(ask(LONG, () => {}, stop.signal)).rejects.toBe(reason)
    await expect(ask(LONG, () => {}, stop.signal)).rejects.toBe(reason)
  })
})
