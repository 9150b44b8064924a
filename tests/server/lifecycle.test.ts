import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BuiltServer, buildServer, type Place } from '#tests/support/built-server.ts'
import type { ChildServer } from '#tests/support/child-server.ts'
import { onPostgres } from '#tests/support/database.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPostgres } from '#tests/support/postgres-cluster.ts'
import { isFull } from '#tests/support/scope.ts'
import { chooseTicket, logInToShop } from '#tests/support/shopper.ts'

let built: BuiltServer
beforeAll(async () => {
  built = await buildServer()
})
afterAll(() => built?.close())

/** The time at which a test gives up; it says nothing about how long it should take. */
const atLast = { timeout: 60_000 }

const lockOf = (place: Place) => join(place.DATA_DIR, 'server.lock')

async function call({ url }: { url: string }, name: string, body: object = {}) {
  const answer = await fetch(`${url}/public/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

async function storeName(server: ChildServer): Promise<string> {
  const { body } = await call(server, 'get-settings')
  return body.settings.find((it: { key: string }) => it.key === 'storeName').value
}

async function endedWell(server: ChildServer, place: Place, signal: 'SIGTERM' | 'SIGINT') {
  process.kill(server.pid, signal)
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(existsSync(lockOf(place))).toBe(false)
  expect(server.output()).not.toMatch(/"level":[56]0/)
}

const wholeCall =
  'POST /public/api/get-settings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'

/** Begins a call whose last letters are sent later, when the test wants it. */
async function halfCall({ url }: ChildServer, later: number) {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(wholeCall.slice(0, -later))
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  const closed = once(socket, 'close')
  // When these are answered, everything sent before them has been read.
  for (const _ of ['the connection', 'what came over it']) await fetch(`${url}/healthz`)
  return {
    socket,
    async finish() {
      socket.write(wholeCall.slice(-later))
      await closed
      return heard
    },
  }
}
const IN_ITS_BODY = 1
const IN_ITS_HEAD = 10

/** Places orders until the server is gone: notes the answered keys, and returns the unanswered one. */
async function orderUntilGone(server: ChildServer, order: object, name: string, answered: string[]) {
  for (let n = 0; ; n++) {
    const idempotency_key = `${name} ${n}`
    const went = await call(server, 'place-event-booking', { ...order, idempotency_key }).catch(
      () => undefined,
    )
    if (!went || went.status === 503) return idempotency_key
    expect(went).toMatchObject({ status: 200, body: { status: 2 } })
    answered.push(idempotency_key)
    await pause(20)
  }
}

describe.concurrent('told to stop', () => {
  test('it finishes what is in flight, and begins nothing new', async () => {
    const place = await built.newPlace()
    const server = await built.start(place)
    const half = await halfCall(server, IN_ITS_BODY)
    const late = await halfCall(server, IN_ITS_HEAD)
    const agent = new Agent({ keepAlive: true })
    const [health] = await once(request(`${server.url}/healthz`, { agent }).end(), 'response')
    await once(health.resume(), 'end')

    const outcomes = new Set<number | string>()
    let isOver = false
    const load = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        await call(server, 'get-settings').then(
          ({ status }) => outcomes.add(status),
          () => outcomes.add('refused'),
        )
        await pause(5)
      }
    })
    await vi.waitFor(() => expect(outcomes).toContain(200), atLast)
    const ended = endedWell(server, place, 'SIGTERM')
    await vi.waitFor(() => expect(outcomes).toContain('refused'), atLast)
    const refusal = await late.finish()
    expect(refusal).toMatch(/^HTTP\/1\.1 503 [\s\S]*"success":false/)
    expect(refusal).toMatch(/\r\nconnection: close\r\n/i)
    expect(refusal).toMatch(/\r\nretry-after: [12]\r\n/i)
    const answer = await half.finish()
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"success":true/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    await ended
    isOver = true
    await Promise.all(load)
    agent.destroy()
    for (const outcome of outcomes) expect([200, 503, 'refused']).toContain(outcome)
  })

  test('it does not wait for somebody who never finishes a request', async () => {
    const place = await built.newPlace()
    const server = await built.start(place)
    const half = await halfCall(server, IN_ITS_BODY)
    await endedWell(server, place, 'SIGTERM')
    half.socket.destroy()
  })

  test('while people order, no order is half or lost, and each key finds out about its own', async () => {
    const place = await built.newPlace()
    const first = await built.start(place)
    const order = { ...(await chooseTicket(first, await logInToShop(first))), method: 'PAY_AT_VENUE' }
    const { token } = order
    const booked = async (server: ChildServer): Promise<number> =>
      (await call(server, 'get-event-bookings', { token, limit: 100 })).body.data.length
    const had = await booked(first)
    const answered: string[] = []
    const sent = ['a', 'b', 'c', 'd'].map((name) => orderUntilGone(first, order, name, answered))
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(8), atLast)
    await endedWell(first, place, 'SIGTERM')
    const vain = await Promise.all(sent)

    const server = await built.start(place)
    const stateOf = async (idempotency_key: string) =>
      (await call(server, 'get-order-fate', { token, idempotency_key })).body.state
    for (const key of answered) expect([key, await stateOf(key)]).toEqual([key, 'done'])
    const fates = await Promise.all(vain.map(stateOf))
    const kept = answered.length + fates.filter((it) => it === 'done').length
    expect(await booked(server)).toBe(had + kept)
    for (const idempotency_key of vain)
      expect((await call(server, 'place-event-booking', { ...order, idempotency_key })).status).toBe(200)
    expect(await booked(server)).toBe(had + answered.length + vain.length)
    await endedWell(server, place, 'SIGINT')
  })

  test('as soon as it answers, it goes', async () => {
    const place = await built.newPlace()
    const server = await built.start(place)
    await endedWell(server, place, 'SIGINT')
  })
})

test('the operator’s command changes a server that does not run, and one that does, which keeps it through kill -9', async () => {
  const place = await built.newPlace()
  expect((await built.operate(place, 'settings', 'set', 'storeName', 'Before')).code).toBe(0)
  expect(existsSync(lockOf(place))).toBe(false)
  const server = await built.start(place)
  expect(await storeName(server)).toBe('Before')
  const versionOf = async () => (await fetch(`${server.url}/version.json`)).json()
  const before = await versionOf()

  const set = await built.operate(place, 'settings', 'set', 'storeName', 'Two Words')
  expect(set).toMatchObject({ code: 0, output: 'storeName = Two Words\n' })
  await expect.poll(() => storeName(server), atLast).toBe('Two Words')
  expect(await versionOf()).toEqual({
    ...before,
    forceNewSettingsVersion: before.forceNewSettingsVersion + 1,
  })

  expect(await built.operate(place, 'settings', 'set', 'enSOV', 'x')).toMatchObject({
    code: 1,
    output: 'enSOV must be true or false.\n',
  })
  expect((await built.operate(place, 'nonsense')).code).toBe(2)
  expect((await built.operate(place)).output).toContain('npm run operator -- COMMAND')

  await server.kill('SIGKILL')
  expect(existsSync(lockOf(place))).toBe(!onPostgres)
  const second = await built.start(place)
  expect(await storeName(second)).toBe('Two Words')
  await endedWell(second, place, 'SIGTERM')
})

test.runIf(onPostgres || isFull)(
  'a port that is taken is said in a sentence, and the data is let go',
  async () => {
    const place = await built.newPlace()
    const holder = createServer().listen(await freePort(), '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await built.startInVain({ ...place, PORT: String(port) })
    const empty = await built.newEmptyPlace()
    await built.startInVain({ ...empty, PORT: String(port) })
    holder.close()
    // Nothing is made for a server that cannot listen on its port.
    expect(existsSync(empty.DATA_DIR)).toBe(false)
    expect(code).toBe(1)
    expect(output).toBe(
      `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start\n`,
    )
    expect(existsSync(lockOf(place))).toBe(false)
  },
)

describe.runIf(onPostgres || isFull)('in production', () => {
  test('it names what is missing and does not start', async () => {
    const place = await built.newPlace()
    const { code, output } = await built.startInVain({ ...place, APP_MODE: '', FAILPOINT: 'x' })
    expect(code).toBe(1)
    expect(output.split('\n').map((it) => it.split(':')[0])).toEqual([
      'The configuration is not usable',
      ...['  PUBLIC_ORIGIN', '  SMTP_URL', '  MAIL_FROM', '  SMS_WEBHOOK_URL'],
      ...(onPostgres ? ['  CODE_PEPPER'] : []),
      ...['  FAILPOINT', ''],
    ])
  })

  test('it starts with what it needs, and has no outbox page', async () => {
    const place = await built.newPlace()
    const server = await built.start({
      ...place,
      APP_MODE: 'production',
      PUBLIC_ORIGIN: 'https://book.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'bookings@book.example',
      SMS_WEBHOOK_URL: 'https://sms.example',
      CODE_PEPPER: 'p'.repeat(32),
    })
    const outbox = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'application/json' } })
    expect(outbox.status).toBe(404)
    expect((await fetch(`${server.url}/`)).headers.get('strict-transport-security')).toContain('max-age')
    expect(server.output()).not.toContain('outbox')
    await endedWell(server, place, 'SIGTERM')
  })
})

describe.runIf(!onPostgres)('the embedded data', () => {
  test('belongs to one process: a second one is refused, with the first one’s pid', async () => {
    const place = await built.newPlace()
    const server = await built.start(place)
    const refused = await built.startInVain({ ...place, PORT: String(await freePort()) })
    expect(refused.code).toBe(1)
    expect(refused.output).toBe(
      `${place.DATA_DIR} is in use by process ${server.pid}. Stop it, or set DATA_DIR to another folder.\n`,
    )
    expect(await storeName(server)).toBe('Quayside')
    expect(JSON.parse(readFileSync(lockOf(place), 'utf8')).pid).toBe(server.pid)
    await endedWell(server, place, 'SIGTERM')
  })
})

describe.runIf(onPostgres)('a PostgreSQL that is not there', () => {
  test('when it starts is waited for: it lives, says so, and works as soon as it can', async () => {
    const place = await built.newPlace()
    const { hostname, port } = new URL(place.DATABASE_URL ?? '')
    const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
    await proxy.mode('refuse')
    const server = await built.start({ ...place, DATABASE_URL: proxy.through(place.DATABASE_URL ?? '') })
    const { status, headers, body } = await call(server, 'get-settings')
    expect([status, body.success, body.code]).toEqual([503, false, 'INTERNAL'])
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(server.output()).toContain('The database does not answer yet: ')
    await proxy.mode('pass')
    const statusNow = async () => (await call(server, 'get-settings').catch(() => ({ status: 0 }))).status
    await expect.poll(statusNow, atLast).toBe(200)
    await endedWell(server, place, 'SIGTERM')
    await proxy.stop()
  })

  test('for a moment, at work, is missed by nobody for longer: calls are told to come back, and go on', async () => {
    const cluster = await startPostgres()
    const DATABASE_URL = await cluster.createDatabase('restarted')
    const server = await built.start({ ...(await built.newEmptyPlace()), DATABASE_URL })
    let isOver = false
    const seen = { search: new Set<number>(), hold: new Set<number>() }
    const load = async (name: 'search' | 'hold', everyMs: number, ask: () => ReturnType<typeof call>) => {
      while (!isOver) {
        const { status, headers } = await ask()
        seen[name].add(status)
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(2)
        await pause(everyMs)
      }
    }
    const searching = () => call(server, 'search-listings', { search_value: 'quay' })
    const unknown = { vertical: 'events', items: [{ ticket_id: 1, quantity: 1 }] }
    // Less often than the limits allow: five a second of a call, and sixty holds of a guest.
    const loads = [1, 2, 3, 4].map(() => load('search', 1_000, searching))
    loads.push(load('hold', 700, () => call(server, 'hold', unknown)))
    const both = (status: number) => [seen.search.has(status), seen.hold.has(status)]
    const goesOn = () =>
      expect.poll(() => [seen.search.has(200), seen.hold.has(404)], atLast).toEqual([true, true])
    await goesOn()
    for (const mode of ['immediate', 'fast'] as const) {
      await cluster.stop(mode)
      for (const it of Object.values(seen)) it.clear()
      await expect.poll(() => both(503), atLast).toEqual([true, true])
      expect([...seen.search, ...seen.hold]).not.toContain(500)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
      await cluster.restart()
      await expect.poll(async () => (await searching()).status, atLast).toBe(200)
      for (const it of Object.values(seen)) it.clear()
      await goesOn()
    }
    isOver = true
    await Promise.all(loads)
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    await cluster.close()
  })

  test('when it starts does not keep it from stopping', async () => {
    const place = await built.newPlace()
    const server = await built.start({
      ...place,
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/x`,
    })
    await endedWell(server, place, 'SIGTERM')
  })

  test('under that name is said in a sentence', async () => {
    const place = await built.newPlace()
    const url = new URL(place.DATABASE_URL ?? '')
    url.pathname = '/no_such_database'
    const { code, output } = await built.startInVain({ ...place, DATABASE_URL: url.href })
    expect([code, output]).toEqual([1, 'The database refuses: database "no_such_database" does not exist.\n'])
  })
})
