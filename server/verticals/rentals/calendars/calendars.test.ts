import { beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'

const MINUTE = 60_000
const server = testApp()
const service = serviceElsewhere()

/** A calendar with entries in June, each from ten o'clock on one day to ten on another. */
const feed = (...spans: [from: number, until: number][]) => {
  const at = (day: number) => `202606${String(day).padStart(2, '0')}T100000Z`
  const entries = spans.flatMap(([from, until], n) => [
    ...['BEGIN:VEVENT', `UID:${n}@elsewhere`, `DTSTART:${at(from)}`, `DTEND:${at(until)}`, 'END:VEVENT'],
  ])
  return ['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR', ''].join('\r\n')
}
const says = (text: string, headers = {}) => {
  service.answer = (response) => response.writeHead(200, headers).end(text)
}
const operator = async (...args: string[]) => {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const at = { mode: 'test' as const, database, clock, tell: () => {}, signal }
  return (await runCommand(['rentals', 'calendar', ...args], services, at)).output.trimEnd()
}
const days = async (id: number) =>
  (await staysOf(server.database, id)).map((it) => `${it.from.getUTCDate()}-${it.until.getUTCDate()}`)

let amira: { accountId: number; token: string }
let home: { id: number; slug: string; url: string }
beforeEach(async () => {
  says(feed([10, 12]))
  amira = await server.logIn()
  const made = await addRental(server.database)
  home = { ...made, url: `${service.url}/${made.slug}.ics` }
})
const add = () => operator('add', home.slug, home.url)
const order = (from: number, until: number, more: object = {}) =>
  rent(
    server,
    amira.token,
    { slug: home.slug, ...june(from, until) },
    { total: (until - from) * 10, ...more },
  )

test('what is let elsewhere is neither held nor booked here, and what touches it is', async () => {
  expect(await add()).toBe('It is followed from now on.')
  const taken = { slug: home.slug, ...june(11, 13) }
  const asked = await server.call('check-rental-availability', { token: amira.token, ...taken })
  expect(asked.body).toMatchObject({ available: false })
  const hold = await server.call('hold', { token: amira.token, vertical: 'rentals', items: [taken] })
  expect(hold.body).toMatchObject({ code: 'UNAVAILABLE' })
  expect((await order(11, 13)).body).toMatchObject({ code: 'UNAVAILABLE' })
  expect((await order(12, 13)).status).toBe(200)
})

test('our own feed does not say it back', async () => {
  await add()
  await order(15, 16)
  const { body } = await server.app.inject(`/public/rentals/${home.slug}.ics`)
  expect(body).toContain('DTSTART:20260615T100000Z')
  expect(body).not.toContain('DTSTART:20260610T100000Z')
  // Another calendar that repeats our own times takes nothing.
  says(body)
  await operator('refresh', home.slug)
  expect(await operator('list', home.slug)).toContain('0 times')
})

test('what is no longer in it is free, and so is all of a calendar that is not followed', async () => {
  says(feed([10, 12], [20, 22]))
  await add()
  says(feed([20, 21]))
  expect(await operator('refresh', home.slug)).toBe('1 read.')
  expect(await days(home.id)).toEqual(['20-21'])
  expect(await operator('remove', home.slug, home.url)).toBe('It is not followed any more.')
  expect(await days(home.id)).toEqual([])
  expect(await operator('list', home.slug)).toBe('There is none.')
})

test('entries that overlap, of one calendar or of two, are one time', async () => {
  says(feed([10, 14], [12, 16], [12, 13]))
  await add()
  const first = service.answer
  service.answer = (response, asked) =>
    asked.url.search ? response.end(feed([15, 18])) : first(response, asked)
  await operator('add', home.slug, `${home.url}?other`)
  expect(await days(home.id)).toEqual(['10-18'])
})

describe('a booking of ours at a time that is taken elsewhere', () => {
  test('stands, the rest of the time is taken, and the operator is told', async () => {
    const reference = referenceOf(await order(11, 12))
    says(feed([10, 14]))
    await add()
    expect(await days(home.id)).toEqual(['10-11', '11-12', '12-14'])
    expect(await operator('list', home.slug)).toContain(
      `Booked here and taken elsewhere: ${reference.slice(-7)}. The booking here stands.`,
    )
    server.clock.move(15 * MINUTE)
    expect(await server.services.verticals.rentals.parts.calendars.refreshDue()).toContainEqual(
      expect.objectContaining({ slug: home.slug, clashes: [reference] }),
    )
  })

  test('leaves it to them once it is cancelled', async () => {
    const reference = referenceOf(await order(11, 12))
    says(feed([10, 14]))
    await add()
    await server.call('cancel-rental-booking', { token: amira.token, unique_booking_id: reference })
    expect(await days(home.id)).toEqual(['10-14'])
  })

  test('stands while it waits to be paid; what is only held gives way', async () => {
    await order(10, 11, { method: 'Online' })
    const held = { slug: home.slug, ...june(12, 13) }
    const { token } = await server.logIn('Noor')
    const { body } = await server.call('check-rental-availability', { token, ...held })
    says(feed([10, 14]))
    await add()
    expect(await days(home.id)).toEqual(['10-11', '11-14'])
    const { hold_id } = body.hold as { hold_id: string }
    const late = await rent(server, token, held, { total: 10, hold_id })
    expect(late.body).toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('a feed that fails', () => {
  test.each([
    ['is gone', 'It answered 404.', () => (service.answer = (response) => response.writeHead(404).end())],
    ['is a page to log in', 'It is no calendar.', () => says('<html>')],
    ['stops halfway', 'It stops halfway.', () => says(feed([20, 21]).slice(0, 60))],
    ['is huge', 'It could not be read: It answered without end.', () => says('x'.repeat(2_000_001))],
  ])('because it %s leaves taken what was, and it is said', async (_, why, breakIt) => {
    await add()
    breakIt()
    expect(await operator('refresh', home.slug)).toContain(why)
    expect(await days(home.id)).toEqual(['10-12'])
    expect(await operator('list', home.slug)).toContain(why)
  })

  test('is asked ever more rarely, and followed all the same', async () => {
    service.answer = (response) => response.writeHead(500).end()
    expect(await add()).toBe('It is followed from now on, and tried again: It answered 500.')
    const asked = async (minutes: number) => {
      service.asked = []
      server.clock.move(minutes * MINUTE)
      await server.services.verticals.rentals.parts.calendars.refreshDue()
      return service.asked.filter((it) => it.url.pathname.includes(home.slug)).length
    }
    expect([await asked(15), await asked(15), await asked(15)]).toEqual([1, 0, 1])
    says(feed([10, 12]))
    expect([await asked(60), await asked(15), await asked(14)]).toEqual([1, 1, 0])
    expect(await days(home.id)).toEqual(['10-12'])
  })
})

test('a feed that has not changed holds on', async () => {
  says(feed([10, 12]), { etag: '"1"' })
  await order(11, 12)
  await add()
  service.answer = (response) => response.writeHead(304).end()
  await server.database.query
    .deleteFrom('stay')
    .where('listing_id', '=', home.id)
    .where('is_elsewhere', '=', true)
    .execute()
  expect(await operator('refresh', home.slug)).toBe('1 read.')
  expect(service.asked.at(-1)?.headers['if-none-match']).toBe('"1"')
  expect(await days(home.id)).toEqual(['10-11', '11-12'])
})

test('of two who read at once the one who asked later is believed', async () => {
  await add()
  let answerOld = () => {}
  const asked = new Promise<void>((resolve) => {
    service.answer = (response) => {
      answerOld = () => response.end(feed([10, 12]))
      resolve()
    }
  })
  const old = server.services.verticals.rentals.parts.calendars.refresh(home.slug)
  await asked
  says(feed([20, 22]))
  server.clock.move(1000)
  await server.services.verticals.rentals.parts.calendars.refresh(home.slug)
  answerOld()
  await old
  expect(await days(home.id)).toEqual(['20-22'])
})

test('ten readers and fifty orders at once: each time is taken once', async () => {
  says(feed([10, 12], [14, 16]))
  await add()
  const readers = [...Array(10).keys()].map((n) => {
    says(n % 2 === 0 ? feed([10, 12]) : feed([11, 13], [14, 16]))
    return server.services.verticals.rentals.parts.calendars.refresh(home.slug)
  })
  const orders = [...Array(50).keys()].map((n) => order(9 + (n % 8), 10 + (n % 8)))
  const statuses = (await Promise.all(orders)).map((it) => it.status)
  await Promise.all(readers)
  expect(statuses.filter((it) => it >= 500)).toEqual([])
  expect(statuses).toContain(200)
})

test('what is no address, no rental or not followed is refused', async () => {
  expect(await operator('add', home.slug, 'ftp://x/y')).toBe('URL must be an http: or https: address.')
  expect(await operator('add', 'nowhere', home.url)).toBe('There is no rental nowhere.')
  expect(await operator('remove', home.slug, home.url)).toBe(`${home.slug} follows no such calendar.`)
})
