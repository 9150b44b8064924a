import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { serviceElsewhere } from '#tests/support/service-elsewhere.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const service = serviceElsewhere()
let token = ''
let salon: Salon
let person: { slug: string; url: string }
beforeEach(async () => {
  token = (await server.logIn('Amira Haddad')).token
  salon = await addSalon(server.database)
  const slug = `${salon.slug}-0`
  person = { slug, url: `${service.url}/${slug}.ics` }
})

/** Has the calendar elsewhere say when its professional is busy on 10 June. */
function says(...spans: [from: string, until: string][]) {
  const entries = spans.flatMap(([from, until], n) => [
    ...['BEGIN:VEVENT', `UID:${n}@elsewhere`, `DTSTART:20260610T${from}Z`, `DTEND:20260610T${until}Z`],
    'END:VEVENT',
  ])
  answers(['BEGIN:VCALENDAR', ...entries, 'END:VCALENDAR', ''].join('\r\n'))
}
const answers = (text: string) => {
  service.answer = (response) => response.writeHead(200).end(text)
}
async function staff(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const at = { mode: 'test' as const, database, clock, tell: () => {}, signal }
  return (await runCommand(['staff', ...args], services, at)).output.trimEnd()
}
const follow = () => staff('calendar', 'add', person.slug, person.url)
const book = (time: string) => visit(server, token, visitAt(salon.slug, time, salon.cut), { note: 'Gate 7' })
const away = async () => {
  const { rows } = await server.database.pool.query(
    `select to_char(to_timestamp(from_min * 60::bigint) at time zone 'UTC', 'HH24:MI-')
       || to_char(to_timestamp(until_min * 60::bigint) at time zone 'UTC', 'HH24:MI') as span
     from absence where professional_id = $1 order by from_min`,
    [salon.people[0]],
  )
  return rows.map((it) => it.span as string)
}

test('whoever is busy elsewhere is not booked then, and is from when on they are not', async () => {
  says(['100000', '105930'])
  expect(await follow()).toBe('It is followed from now on.')
  expect(await book('10:30')).toMatchObject({ status: 409, body: { problem: 'taken' } })
  expect((await book('11:00')).status).toBe(200)
  says(['140000', '150000'], ['143000', '160000'])
  expect(await staff('calendar', 'refresh', person.slug)).toBe('1 read.')
  expect((await book('10:30')).status).toBe(200)
  expect(await away()).toEqual(['14:00-16:00'])
})

test('what an operator says of them stands beside it, and neither ends the other', async () => {
  says(['100000', '110000'])
  await follow()
  await staff('away', person.slug, '2026-06-10 15:00', '2026-06-10 16:00')
  await staff('calendar', 'refresh', person.slug)
  expect(await away()).toEqual(['10:00-11:00', '15:00-16:00'])
  await staff('back', person.slug)
  expect(await away()).toEqual(['10:00-11:00'])
  expect(await staff('calendar', 'remove', person.slug, person.url)).toBe('It is not followed any more.')
  expect(await away()).toEqual([])
})

test('a visit that is booked then stands, and the operator is told', async () => {
  const reference = referenceOf(await book('10:00'))
  says(['100000', '110000'])
  await follow()
  const told = `Booked here and taken elsewhere: ${reference.slice(-7)}. The booking here stands.`
  expect(await staff('calendar', 'list', person.slug)).toContain(told)
})

test('who waits for a time is told of one that comes free, and not of what is read again as it was', async () => {
  says(['100000', '110000'], ['140000', '150000'])
  await follow()
  const watch = {
    ...{ slug: salon.slug, services: [{ id: salon.cut, professional_id: null }] },
    ...{ from_date: '2026-06-10', until_date: '2026-06-10', from_time: '09:00', until_time: '17:00' },
  }
  const watched = await server.call('watch-slots', {
    token,
    ...watch,
    weekdays: [3],
    idempotency_key: newKey(),
  })
  expect(watched.status).toBe(200)
  const freed = async () =>
    (await server.database.query.selectFrom('freed_time').select('from_min').execute()).length
  await staff('calendar', 'refresh', person.slug)
  expect(await freed()).toBe(0)
  says(['100000', '110000'])
  await staff('calendar', 'refresh', person.slug)
  expect(await freed()).toBe(1)
})

test('their visits are read by whoever has the link, until it ends, and nothing of who booked them', async () => {
  await book('10:00')
  const link = async () => (await staff('feed', 'add', person.slug)).split('\n').at(-1) ?? ''
  const read = (url: string) => server.app.inject({ url })
  const first = await link()
  const feed = await read(first)
  expect(feed.body).toContain('DTSTART:20260610T100000Z\r\nDTEND:20260610T103000Z\r\nSUMMARY:Cut – Salon\r\n')
  expect(feed.body).not.toMatch(/Amira|Haddad|Gate|\+\d{6}/)
  expect(feed.headers['cache-control']).toMatch(/private/)
  const [bare = ''] = first.split('?')
  for (const url of [bare, `${bare}?key=`, `${bare}?key=${'A'.repeat(43)}`, `${bare}?key=a&key=b`])
    expect((await read(url)).statusCode).toBe(404)
  const second = await link()
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  // What comes back of it takes nothing.
  answers(feed.body)
  await follow()
  expect(await staff('calendar', 'list', person.slug)).toContain('0 times')
  expect(await staff('feed', 'remove', person.slug)).toBe('Nobody reads their visits by it any more.')
  expect((await read(second)).statusCode).toBe(404)
  expect(await staff('feed', 'remove', person.slug)).toBe(`${person.slug} has no such link.`)
})
