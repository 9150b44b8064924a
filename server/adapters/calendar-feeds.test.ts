import { afterEach, expect, test } from 'vitest'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import type { FeedMarks } from '../ports/calendar-feeds.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { isPrivateAddress } from './private-address.ts'

const service = serviceElsewhere()
const none: FeedMarks = { etag: null, last_modified: null }
const read = (marks = none, options: Partial<Parameters<typeof calendarFeeds>[0]> = {}) =>
  calendarFeeds({ mayBePrivate: true, ...options }).read(`${service.url}/a.ics`, marks)
const refused = (...given: Parameters<typeof read>) => read(...given).catch((error: Error) => error.message)
afterEach(() => {
  service.answer = () => {}
})

test('is read with what it is marked with, and asked for by that', async () => {
  service.answer = (response) =>
    response.writeHead(200, { etag: '"1"', 'last-modified': 'then' }).end('BEGIN')
  const marks = { etag: '"1"', last_modified: 'then' }
  expect(await read()).toEqual({ kind: 'read', text: 'BEGIN', marks })
  service.answer = (response) => response.writeHead(304).end()
  expect(await read(marks)).toEqual({ kind: 'unchanged' })
  expect(service.asked[1]?.headers).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': 'then' })
})

test('is followed where it has moved, not for ever and not out of the web', async () => {
  service.answer = (response, { url }) =>
    url.pathname === '/b' ? response.end('moved') : response.writeHead(302, { location: '/b' }).end()
  expect(await read()).toMatchObject({ text: 'moved' })
  service.answer = (response) => response.writeHead(302, { location: '/a.ics' }).end()
  expect(await refused()).toBe('It leads on more than 3 times.')
  service.answer = (response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end()
  expect(await refused()).toBe('It leads away from http and https.')
})

test.each([404, 500, 206])('that answers %i is refused', async (status) => {
  service.answer = (response) => response.writeHead(status).end('x')
  expect(await refused()).toBe(`It answered ${status}.`)
})

test('without end is not read to it', async () => {
  service.answer = (response) => response.end('x'.repeat(2_000_001))
  expect(await refused()).toBe('It could not be read: It answered without end.')
})

test('that is slow, to begin or to end, is given up', async () => {
  expect(await refused(none, { timeoutMs: 50 })).toBe('It took too long to answer.')
  service.answer = (response) => response.writeHead(200).write('BEGIN')
  expect(await refused(none, { timeoutMs: 50 })).toBe('It took too long to answer.')
})

test('that breaks off is refused', async () => {
  service.answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('BEGIN', () => response.destroy())
  }
  expect(await refused()).toContain('It could not be read')
})

test('that is packed is refused', async () => {
  service.answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  expect(await refused()).toContain('packed')
})

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '169.254.169.254'])(
  'in production nobody is sent to %s, not even by a detour',
  async (host) => {
    const feeds = calendarFeeds({ mayBePrivate: false })
    const { port } = new URL(service.url)
    await expect(feeds.read(`http://${host}:${port}/`, none)).rejects.toThrow(
      'It leads to a private address.',
    )
    expect(service.asked).toEqual([])
  },
)

test.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  'fe80::1',
  'fd00::1',
  '::',
])('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))
test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is not', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
)
