import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'
import { runCommand } from '../commands.ts'

const server = testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (events: unknown) => {
  const path = join(folder, 'events.json')
  writeFileSync(path, typeof events === 'string' ? events : JSON.stringify(events, null, 1))
  return path
}
const importing = async (events: unknown, ...more: string[]) => {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const desk = { mode: 'test', database, clock, tell: () => {}, signal } as const
  const { output, code } = await runCommand(['import', 'events', written(events), ...more], services, desk)
  return [code, output.trimEnd()]
}
const event = (more: object = {}) => ({
  ...{ id: 'a', title: 'Night Market', content: '<p>Noodles<script>x()</script></p>' },
  ...{ cover_image: 'https://images.example/a.jpg', time_zone: 'Europe/Berlin' },
  ...{ starts_at: '2026-07-01 19:30', ends_at: '2026-07-01 23:00', address: 'Weir Lane 1' },
  ...{ latitude: 38.7, longitude: -31.9, tickets: [{ name: 'Standing', price: 12.5, capacity: 20 }] },
  ...more,
})
const listings = () =>
  server.database.query
    .selectFrom('listing')
    .select(['slug', 'title', 'content', 'starts_at', 'price_minor', 'external_id'])
    .orderBy('id')
    .execute()
const ticketsOf = (external_id: string) =>
  server.database.query
    .selectFrom('ticket')
    .innerJoin('event', 'event.date_id', 'ticket.date_id')
    .innerJoin('listing', 'listing.id', 'event.listing_id')
    .select(['ticket.id', 'ticket.name', 'capacity', 'sold'])
    .where('external_id', '=', external_id)
    .orderBy('ticket.position')
    .execute()

describe('events', () => {
  test('are tried without a trace, taken, and taken again into the same', async () => {
    const dry =
      '1 events: 1 would be new, 0 would be brought up to date; 0 bookings would be told of a change. Nothing was changed.'
    expect(await importing([event()], '--dry-run')).toEqual([0, dry])
    expect(await listings()).toEqual([])
    const taken = '1 events: 1 new, 0 brought up to date; 0 bookings are told of a change.'
    expect(await importing([event()])).toEqual([0, taken])
    const first = await listings()
    expect(first).toEqual([
      {
        ...{ slug: 'night-market', title: 'Night Market', content: '<p>Noodles</p>', external_id: 'a' },
        ...{ starts_at: new Date('2026-07-01T17:30:00Z'), price_minor: 1250 },
      },
    ])
    const again = '1 events: 0 new, 1 brought up to date; 0 bookings are told of a change.'
    expect(await importing([event()])).toEqual([0, again])
    expect(await listings()).toEqual(first)
    const { body } = await server.call('get-event-tickets', { slug: 'night-market' })
    expect(JSON.stringify(body)).toContain('Standing')
  })

  test('that cannot be taken are said to be so, each with its line, and stop no other', async () => {
    const rows = [
      event({ id: 'good', title: 'Good' }),
      event({ id: 'b', title: '', latitude: 91, colour: 'red' }),
      event({ id: 'c', slug: 'c', category: 'nonsense' }),
      event({ id: 'd', slug: 'd', ends_at: '2026-07-01 19:30' }),
      event({ id: 'e', slug: 'e', tickets: [{ name: 'A', price: 1.005, capacity: 1 }] }),
      event({ id: 'f', slug: 'f', google_map_url: 'javascript:alert(1)' }),
      event({ id: 'g', slug: 'good' }),
      event({ id: 'h', slug: 'h', time_zone: 'Mars/Olympus' }),
    ]
    const text = `[\n${rows.map((it) => JSON.stringify(it)).join(',\n')},\n{"id" 5}\n]`
    const [code, output] = await importing(text)
    expect(code).toBe(1)
    const lines = String(output).split('\n')
    expect(lines[0]).toMatch(/^9 events: 1 new, 0 brought/)
    for (const [at, path] of [
      ...([
        [1, 'title'],
        [1, 'latitude'],
        [1, 'colour'],
        [2, 'category'],
        [3, 'ends_at'],
      ] as const),
      ...([
        [4, 'tickets.0.price'],
        [5, 'google_map_url'],
        [6, 'slug'],
        [7, 'time_zone'],
      ] as const),
    ])
      expect(
        lines.some((it) => it.startsWith(`  line ${at + 2}, [${at}].${path}: `)),
        path,
      ).toBe(true)
    expect(lines.at(-1)).toBe('  line 10, [8]: is no JSON')
    expect((await listings()).map((it) => it.external_id)).toEqual(['a', 'good'])
  })

  test('that are no array, or not there, are said to be so', async () => {
    expect((await importing('{}'))[0]).toBe(1)
    const { services, database, clock } = server
    const desk = { mode: 'test', database, clock, tell: () => {}, signal: AbortSignal.abort() } as const
    expect(await runCommand(['import', 'events', '/no/such.json'], services, desk)).toEqual({
      code: 1,
      output: 'There is no file /no/such.json.\n',
    })
  })

  test('keep what is sold of them, and lose what is not', async () => {
    const types = (...all: [string, number][]) =>
      event({
        ...{ id: 'sold', title: 'Sold' },
        tickets: all.map(([name, capacity]) => ({ name, price: 10, capacity })),
      })
    await importing([types(['A', 5], ['B', 5], ['C', 5])])
    const amira = await server.logIn()
    const [a, b] = await ticketsOf('sold')
    for (const it of [a, b]) await place(server, amira.token, order(it?.id ?? 0, 2))
    const [code, output] = await importing([types(['A', 1])])
    expect([code, output]).toEqual([1, expect.stringContaining('[0].tickets.0.capacity: 2 are sold already')])
    await importing([types(['A', 9])])
    expect((await ticketsOf('sold')).map((it) => [it.name, it.capacity, it.sold])).toEqual([
      ['A', 9, 2],
      ['B', 2, 2],
    ])
  })

  test('that move tell who has booked, once, where and when it is now', async () => {
    const moving = (more: object) => event({ id: 'moving', title: 'Moving', ...more })
    await importing([moving({})])
    const amira = await server.logIn()
    const [ticket] = await ticketsOf('moving')
    const unique_booking_id = referenceOf(
      await place(server, amira.token, order(ticket?.id ?? 0, 1, { total: 12.5 })),
    )
    const later = { starts_at: '2026-07-02 20:00', ends_at: '2026-07-02 23:00', address: 'Pier 9' }
    expect((await importing([moving(later)]))[1]).toContain('1 bookings are told of a change.')
    expect((await importing([moving(later)]))[1]).toContain('0 bookings are told of a change.')
    const { body } = await server.call('get-notifications', { token: amira.token })
    expect(body.data).toMatchObject([{ kind: 'changed' }, { kind: 'confirmed' }])
    expect(JSON.stringify(body.data)).toMatch(/It is now: Moving · Thu,? 2 Jul, 8:00.pm · Pier 9\./)
    const shown = await server.call('get-event-booking', { token: amira.token, unique_booking_id })
    expect(shown.body.data).toMatchObject({ start: '2026-07-02T18:00:00.000Z' })
  })

  test('that have begun get their next date, and leave its bookings alone', async () => {
    const yearly = (more: object) => event({ id: 'yearly', title: 'Yearly', ...more })
    await importing([yearly({ starts_at: '2026-06-02 10:00', ends_at: '2026-06-02 12:00' })])
    const amira = await server.logIn()
    const [ticket] = await ticketsOf('yearly')
    const { status } = await place(server, amira.token, order(ticket?.id ?? 0, 1, { total: 12.5 }))
    expect(status).toBe(200)
    server.clock.move(24 * 3_600_000)
    const next = yearly({ starts_at: '2027-06-02 10:00', ends_at: '2027-06-02 12:00' })
    expect((await importing([next]))[1]).toContain('0 bookings')
    expect((await ticketsOf('yearly')).map((it) => it.sold)).toEqual([0])
  })

  test('are taken as docs/import.md shows them', async () => {
    const page = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')
    const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? []
    const [row] = JSON.parse(example)
    expect(await importing([{ ...row, category: null }])).toEqual([0, expect.stringContaining('1 new')])
  })
})
