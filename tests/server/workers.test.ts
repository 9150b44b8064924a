import { once } from 'node:events'
import { Agent, type RequestOptions, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BuiltServer, buildServer, type Place } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { onPostgres } from '#tests/support/database.ts'

/** The time at which a test gives up; it says nothing about how long it should take. */
const atLast = { timeout: 60_000 }
const AT_A_TIME = 4

interface Loaded {
  /** The numbers of answers by status; 'lost' where there was no answer. */
  outcomes: Map<number | 'lost', number>
  end(): Promise<void>
}

/** An agent that opens a new connection for each request, since one that stays is one worker's. */
const visitors = new Agent({ keepAlive: false })

async function ask(url: string, more: RequestOptions = {}): Promise<{ status: number; body: string }> {
  // Node leaves open a connection that it was just handing to a process which died; a client has to give up.
  const asking = request(url, { agent: visitors, signal: AbortSignal.timeout(10_000), ...more })
  const [response] = await once(asking.end(), 'response')
  let body = ''
  for await (const part of response.setEncoding('utf8')) body += part
  return { status: response.statusCode, body }
}

/** Calls without pause what needs the database and is not limited. */
function load({ url }: ChildServer): Loaded {
  const outcomes: Loaded['outcomes'] = new Map()
  let isOver = false
  const asking = Array.from({ length: AT_A_TIME }, async () => {
    while (!isOver) {
      const outcome = await ask(`${url}/readyz`).then(
        ({ status }) => status,
        () => 'lost' as const,
      )
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  })
  return {
    outcomes,
    async end() {
      isOver = true
      await Promise.all(asking)
    },
  }
}

async function storeName({ url }: ChildServer): Promise<string | undefined> {
  const { body } = await ask(`${url}/public/api/get-settings`, { method: 'POST' })
  const { settings }: { settings: { key: string; value: string }[] } = JSON.parse(body)
  return settings.find((it) => it.key === 'storeName')?.value
}

/** The processes that have logged a request after the first `from` letters of the output. */
const servingSince = (server: ChildServer, from = 0) =>
  new Set(
    [
      ...server
        .output()
        .slice(from)
        .matchAll(/"pid":(\d+).*"incoming request"/g),
    ].map(([, pid]) => Number(pid)),
  )

// An embedded database belongs to one process.
describe.runIf(onPostgres)('two workers', () => {
  let built: BuiltServer
  let place: Place
  let server: ChildServer
  beforeAll(async () => {
    built = await buildServer()
    place = await built.newEmptyPlace()
    server = await built.start({ ...place, WORKERS: '2', LOG_LEVEL: 'info' })
  })
  afterAll(() => built?.close())

  /** Waits until both have answered since now; answers their ids. */
  async function bothAnswer(): Promise<Set<number>> {
    const from = server.output().length
    await vi.waitFor(async () => {
      await Promise.all(Array.from({ length: 4 }, () => ask(`${server.url}/version.json`)))
      expect(servingSince(server, from).size).toBe(2)
    }, atLast)
    return servingSince(server, from)
  }

  test('answer at one address, and say that each counts limits for itself', async () => {
    const pids = await bothAnswer()
    expect(pids).not.toContain(server.pid)
    expect(server.output()).toContain('REDIS_URL is not set: each of the 2 workers counts limits for itself')
  })

  test('hear of a change of the settings, whoever made it', async () => {
    await bothAnswer()
    const { output } = await built.operate(place, 'settings', 'set', 'storeName', 'Harbour')
    await vi.waitFor(async () => {
      const from = server.output().length
      const names = await Promise.all(Array.from({ length: 8 }, () => storeName(server)))
      expect(new Set(names), output).toEqual(new Set(['Harbour']))
      expect(servingSince(server, from).size).toBe(2)
    }, atLast)
  })

  test('tell their metrics together', async () => {
    const counted = async () => {
      const { body: text } = await ask(`${server.url}/metrics`)
      const line = /^http_request_duration_seconds_count\{[^}]*get-settings[^}]*\} (\d+)$/m.exec(text)
      return Number(line?.[1])
    }
    await bothAnswer()
    const before = await counted()
    for (let n = 0; n < 10; n++) await storeName(server)
    expect(await counted()).toBe(before + 10)
  })

  test('lose nothing but what one was answering when it was killed, and another takes its place', async () => {
    const [killed = 0, other = 0] = await bothAnswer()
    const loaded = load(server)
    await vi.waitFor(() => expect(loaded.outcomes.get(200)).toBeGreaterThan(20), atLast)
    process.kill(killed, 'SIGKILL')
    await server.untilPrinted('ended (SIGKILL).')
    const before = loaded.outcomes.get(200) ?? 0
    await vi.waitFor(() => expect(loaded.outcomes.get(200)).toBeGreaterThan(before + 20), atLast)
    const now = await bothAnswer()
    await loaded.end()
    expect(now.has(killed)).toBe(false)
    expect(now.has(other)).toBe(true)
    expect([...loaded.outcomes.keys()].filter((it) => it !== 200 && it !== 'lost')).toEqual([])
    expect(loaded.outcomes.get('lost') ?? 0).toBeLessThanOrEqual(AT_A_TIME)
  })

  test('are replaced one by one on SIGUSR2, and no request is lost', async () => {
    const before = await bothAnswer()
    const loaded = load(server)
    await vi.waitFor(() => expect(loaded.outcomes.get(200)).toBeGreaterThan(20), atLast)
    process.kill(server.pid, 'SIGUSR2')
    await server.untilPrinted('All workers are new.')
    await loaded.end()
    const after = await bothAnswer()
    expect([...after].filter((it) => before.has(it))).toEqual([])
    expect([...loaded.outcomes.keys()]).toEqual([200])
  })

  test('stop together, in good order', async () => {
    const pids = await bothAnswer()
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(server.output()).not.toMatch(/"level":[56]0/)
  })
})
