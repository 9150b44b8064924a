import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { composeServices, type Services } from '../compose.ts'
import type { Command } from './command.ts'
import { askServer, listenForOperator } from './control.ts'

const server = testApp()

/** A command that shows its progress at each step. */
const count: Command = {
  usage: 'count TOTAL',
  about: 'counts',
  async run([total], _, { tell }) {
    for (let done = 1; done <= Number(total); done++) tell(done, Number(total))
    return 'counted'
  },
}

async function listen(services: Services) {
  const announced: { port: number; secret: string }[] = []
  const { close } = await listenForOperator({ announce: (it) => void announced.push(it) }, services, {
    mode: 'test',
    database: server.database,
    clock: server.clock,
    commands: [count],
  })
  return { control: announced[0] ?? { port: 0, secret: '' }, close }
}

let listening: Awaited<ReturnType<typeof listen>>
let control = { port: 0, secret: '' }
beforeAll(async () => {
  listening = await listen(server.services)
  control = listening.control
})
afterAll(() => listening.close())

const knock = (init: RequestInit) => fetch(`http://127.0.0.1:${control.port}/`, { method: 'POST', ...init })

test('the running server carries out a command and answers what it prints', async () => {
  const set = await askServer(control, ['settings', 'set', 'storeName', 'Мол “Pier” \n'])
  expect(set).toEqual({ output: 'storeName = Мол “Pier” \n\n', code: 0 })
  expect(await askServer(control, ['settings', 'get', 'storeName'])).toMatchObject({ code: 0 })
  expect((await server.services.settings.settings()).storeName).toBe('Мол “Pier”')
  expect((await askServer(control, ['nonsense'])).code).toBe(2)
  expect((await askServer(control, ['settings', 'set', 'enSOV', 'x'])).code).toBe(1)
})

test('long work says how far it has come', async () => {
  const told: number[] = []
  const answer = await askServer(control, ['count', '2'], (done) => void told.push(done))
  expect([answer, told]).toEqual([{ output: 'counted\n', code: 0 }, [1, 2]])
})

describe('without the secret', () => {
  test.each([undefined, '', 'Bearer ', 'Bearer wrong', `Bearer ${'x'.repeat(43)}`, 'Basic eDp4'])(
    '(%j) there is nothing',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization }
      const before = await server.services.settings.version()
      const answer = await knock({ headers, body: '{"args": ["version", "clear-caches"]}' })
      expect([answer.status, await answer.text()]).toEqual([404, ''])
      expect(await server.services.settings.version()).toEqual(before)
    },
  )

  test('the command says that it was not taken', async () => {
    const wrong = { ...control, secret: [...control.secret].reverse().join('') }
    await expect(askServer(wrong, ['version'])).rejects.toThrow('did not take the command (404)')
  })

  test('a new start has a new secret, long enough not to be guessed', async () => {
    const next = await listen(server.services)
    await next.close()
    expect(next.control.secret).not.toBe(control.secret)
    expect(Buffer.from(next.control.secret, 'base64url')).toHaveLength(32)
  })
})

describe('what goes wrong is told to the operator and harms the server nothing', () => {
  const withSecret = (body: string) => knock({ headers: { authorization: `Bearer ${control.secret}` }, body })

  test.each(['', '{', '{}', '{"args": "version"}', '{"args": [1]}', 'null'])('(%j)', async (body) => {
    const answer = await withSecret(body)
    expect(await answer.json()).toMatchObject({ code: 1, output: expect.stringMatching(/.\n$/) })
    expect((await askServer(control, ['version'])).code).toBe(0)
  })

  test('(a value that no database keeps)', async () => {
    const { code, output } = await askServer(control, ['settings', 'set', 'storeName', 'a\0b'])
    expect([code, output]).toEqual([1, expect.stringMatching(/.\n$/)])
    expect((await askServer(control, ['version'])).code).toBe(0)
  })

  test('(no database)', async () => {
    const { database, close } = await openTestDatabase()
    const services = composeServices({ database, clock: server.clock })
    const stranded = await listen(services)
    await close()
    const { code, output } = await askServer(stranded.control, ['settings'])
    expect([code, output]).toEqual([1, expect.stringMatching(/.\n$/)])
    await stranded.close()
  })
})

test('after it was closed nobody reaches it', async () => {
  const brief = await listen(server.services)
  expect((await askServer(brief.control, ['version'])).code).toBe(0)
  await brief.close()
  await expect(askServer(brief.control, ['version'])).rejects.toThrow()
})
