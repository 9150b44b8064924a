import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { placeListingCalls } from '#contract/calls/places/listing.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { runCommand } from '../commands.ts'

const server = testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function operate(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const desk = { mode: 'test', database, clock, tell: () => {}, signal } as const
  const { output, code } = await runCommand(args, services, desk)
  return [code, output.trimEnd()]
}
const importing = async (vertical: string, rows: unknown, ...more: string[]) => {
  const path = join(folder, `${vertical}.json`)
  writeFileSync(path, JSON.stringify(rows, null, 1))
  return operate('import', vertical, path, ...more)
}
const row = (more: object = {}) => ({
  ...{ id: 'a', title: 'Lantern Bar', content: '<p>Dark.<script>x()</script></p>' },
  ...{ cover_image: 'https://images.example/a.jpg', time_zone: 'Atlantic/Azores', address: 'Weir Lane 1' },
  ...{ latitude: 38.7, longitude: -31.9 },
  ...more,
})
const info = async (slug: string, more: object = {}) =>
  v.parse(placeListingCalls.info.reply, (await server.call('get-place-info', { slug, ...more })).body).place
const changedAt = async (slug: string) => {
  const { rows } = await server.database.pool.query('select changed_at from listing where slug = $1', [slug])
  return rows[0]?.changed_at as Date | null
}
const daysOf = async (slug: string) => {
  const { rows } = await server.database.pool.query(
    `select day, hours, place_day.spans, is_holiday from place_day join listing on listing.id = listing_id
     where slug = $1 order by day`,
    [slug],
  )
  return rows
}

const span = (open: string, close: string) => ({ open, close })
const bar = row({
  ...{ category: 'bar', business: { slug: 'lanterns', name: 'Lanterns' }, price: 8, land_mark: 'The weir' },
  schedule: JSON.stringify({
    Fri: [span('22:00', '02:00'), span('18:00', '23:00')],
    saturday: [span('00:00', '24:00')],
  }),
  special_days: [
    { day: '2026-06-06', hours: [], name: 'Regatta' },
    { day: '2026-06-12', hours: null },
  ],
  ...{ holiday_hours: 'usual', note: 'Ring twice', hours_checked_on: '2026-05-30' },
  ...{ amenities: ['Terrace', 'Wheelchair access'], average_price_range: '$8–15 a head' },
  contacts: {
    ...{ phone: '+351 292 000 000', email: 'hello@lanterns.example', website: 'javascript:alert(1)' },
    links: [
      { name: 'Photos', url: 'https://pictures.example/lanterns' },
      { name: 'Trap', url: 'data:text/html,x' },
    ],
  },
})

describe('places', () => {
  test('are taken with all there is to know, and taken again into the same, which changes nothing', async () => {
    await addCategory(server.database, 'places', 'bar')
    expect(await importing('places', [bar], '--dry-run')).toEqual([
      0,
      expect.stringContaining('1 would be new'),
    ])
    expect((await server.call('get-place-info', { slug: 'lantern-bar' })).status).toBe(404)
    expect(await importing('places', [bar])).toEqual([
      0,
      expect.stringContaining('1 new, 0 brought up to date'),
    ])
    const place = await info('lantern-bar', { location: { latitude: 38.7, longitude: -31.9 } })
    expect(place).toMatchObject({
      ...{ name: 'Lantern Bar', content: '<p>Dark.</p>', land_mark: 'The weir', distance: 0 },
      ...{ category: { slug: 'bar' }, average_price_range: '$8–15 a head' },
      amenities: [{ value: 'Terrace' }, { value: 'Wheelchair access' }],
      contacts: { website: null, links: [{ name: 'Photos', url: 'https://pictures.example/lanterns' }] },
    })
    expect(JSON.parse(place.schedule_data)).toMatchObject({
      ...{ monday: [], friday: [span('18:00', '02:00')], saturday: [span('00:00', '24:00')] },
    })
    expect(JSON.parse(place.contact_details)).toEqual({
      ...{ phone: '+351 292 000 000', email: 'hello@lanterns.example' },
      links: [{ name: 'Photos', url: 'https://pictures.example/lanterns' }],
    })
    expect(await daysOf('lantern-bar')).toEqual([
      { day: '2026-06-06', hours: [], spans: '{}', is_holiday: false },
      { day: '2026-06-12', hours: null, spans: null, is_holiday: false },
    ])
    const found = await server.call('suggest-places', { search_value: 'wheelchair' })
    expect(found.body).toMatchObject({
      data: { places: [{ slug: 'lantern-bar', pricing_type: 'per_head' }] },
    })
    expect(await importing('places', [bar])).toEqual([
      0,
      expect.stringContaining('0 new, 1 brought up to date'),
    ])
    expect(await changedAt('lantern-bar')).toBeNull()
    expect(await info('lantern-bar', { location: { latitude: 38.7, longitude: -31.9 } })).toEqual(place)
  })

  test.each([
    ['its title', { title: 'Lantern Bar and Grill' }],
    ['its hours', { schedule: { mon: [span('09:00', '17:00')] } }],
    ['a day', { special_days: [] }],
  ])('say when %s changed', async (_, more) => {
    const before = server.clock.now()
    server.clock.move(1_000)
    await importing('places', [{ ...bar, ...more }])
    expect((await changedAt('lantern-bar'))?.getTime()).toBeGreaterThan(before.getTime())
    await importing('places', [bar])
  })

  test('that cannot be read are named and refused, and the others taken', async () => {
    const refused: [string, object][] = [
      ['schedule.monday.1', { schedule: { Monday: [span('25:00', '26:00')] } }],
      ['schedule.someday', { schedule: { someday: [] } }],
      ['schedule.monday', { schedule: { mon: [], Monday: [] } }],
      ['schedule', { schedule: 'daily' }],
      ['schedule.tuesday', { schedule: { tue: Array.from({ length: 9 }, () => span('09:00', '10:00')) } }],
      ['special_days.0.day', { special_days: [{ day: '1899-12-31', hours: [] }] }],
      ['special_days.0.day', { special_days: [{ day: '2026-02-30', hours: [] }] }],
      ['special_days.0.hours.1', { special_days: [{ day: '2026-07-01', hours: [span('24:00', '25:00')] }] }],
      ['special_days.1.day', { special_days: [1, 2].map(() => ({ day: '2026-07-01', hours: [] })) }],
      ['holiday_hours.1', { holiday_hours: [{ open: '9', close: '10' }] }],
      ['closed_until', { closed_until: '2026-07-01' }],
      ['state', { state: 'asleep' }],
      ['category', { category: 'rockets' }],
      ['contacts.email', { contacts: { email: 'nobody' } }],
      ['time_zone', { time_zone: 'Atlantis' }],
      ['openingHours', { openingHours: 'Mo-Fr' }],
      ['price', { price: -1 }],
    ]
    const rows = [
      ...refused.map(([, more], at) => row({ id: `wrong-${at}`, ...more })),
      row({ id: 'right', title: 'Right' }),
    ]
    const [code, output] = await importing('places', rows)
    expect(code).toBe(1)
    expect(output).toContain('1 new')
    const paths = String(output).match(/(?<=\[\d+\]\.)[\w.]+(?=: )/g)
    expect(paths).toEqual(refused.map(([path]) => path))
    await importing('places', [row({ id: 'right', title: 'Right', is_active: false })])
  })

  test('are where events take place, which say so', async () => {
    const event = {
      ...row({ id: 'gig', title: 'Brass Night', place: 'lantern-bar' }),
      ...{ starts_at: '2026-06-05 20:00', ends_at: '2026-06-05 23:00', tickets: [] },
    }
    expect((await importing('events', [{ ...event, place: 'nowhere' }]))[1]).toContain(
      'there is no place nowhere',
    )
    expect((await importing('events', [event]))[0]).toBe(0)
    expect((await info('lantern-bar')).events).toMatchObject([{ slug: 'brass-night', vertical: 'events' }])
    const { body } = await server.call('get-event-info/brass-night')
    expect(body.event).toMatchObject({ place: { slug: 'lantern-bar', name: 'Lantern Bar' } })
    await importing('events', [{ ...event, place: null }])
    expect((await info('lantern-bar')).events).toEqual([])
  })
})

describe('what an operator says of a place’s hours', () => {
  const stateOf = async () => {
    const { rows } = await server.database.pool.query(
      `select state, closed_until, note, schedule, has_days from place join listing on listing.id = listing_id
       where slug = 'lantern-bar'`,
    )
    return rows[0]
  }

  test('closes it, for now or for good, and opens it again', async () => {
    await operate('places', 'close', 'lantern-bar', '2026-07-03', 'Being painted')
    expect(await stateOf()).toMatchObject({
      state: 'closed_for_now',
      closed_until: '2026-07-03',
      note: 'Being painted',
    })
    await operate('places', 'close', 'lantern-bar', 'for-good')
    expect(await stateOf()).toMatchObject({ state: 'closed_for_good', closed_until: null, note: '' })
    await operate('places', 'open', 'lantern-bar')
    expect(await stateOf()).toMatchObject({ state: 'open', closed_until: null })
    expect((await changedAt('lantern-bar'))?.getTime()).toBe(server.clock.now().getTime())
  })

  test('says its week and its days', async () => {
    const week = Object.fromEntries(
      ['mon', 'tue'].map((it) => [it, [span('10:00', '09:00'), span('12:00', '11:59')]]),
    )
    await operate('places', 'hours', 'lantern-bar', JSON.stringify(week))
    // Two spans that overlap to more than a day are shown as two again.
    expect((await stateOf()).schedule.slice(0, 3)).toEqual([
      ...[1, 2].map(() => [span('10:00', '09:59'), span('23:59', '11:59')]),
      [],
    ])
    await operate('places', 'hours', 'lantern-bar', 'unknown')
    expect((await stateOf()).schedule).toBeNull()
    await operate(
      'places',
      'day',
      'lantern-bar',
      '2026-06-06',
      '[{"open": "10:00", "close": "12:00"}]',
      'Fair',
    )
    await operate('places', 'day', 'lantern-bar', '2026-06-12', 'usual')
    expect(await daysOf('lantern-bar')).toEqual([
      { day: '2026-06-06', hours: [span('10:00', '12:00')], spans: '{[600,720)}', is_holiday: false },
    ])
    await operate('places', 'day', 'lantern-bar', '2026-06-06', 'usual')
    expect(await stateOf()).toMatchObject({ has_days: false })
  })

  test('holidays are days of the places of their region, but of those that said otherwise', async () => {
    const friday = [span('18:00', '02:00')]
    const places = [
      row({
        id: 'usual',
        title: 'Usual',
        region: 'azores',
        holiday_hours: 'usual',
        schedule: { fri: friday },
      }),
      row({ id: 'own', title: 'Own', region: 'azores', holiday_hours: [span('22:00', '02:00')] }),
      row({ id: 'unsaid', title: 'Unsaid', region: 'azores', schedule: { fri: friday } }),
      row({
        ...{ id: 'said', title: 'Said', region: 'azores', holiday_hours: [] },
        special_days: [{ day: '2026-06-05', hours: [span('08:00', '09:00')] }],
      }),
      row({ id: 'elsewhere', title: 'Elsewhere', region: 'madeira' }),
    ]
    await importing('places', places)
    await operate('holidays', 'add', '2026-06-05', '{"en": "Azores Day", "es": "Día"}', 'azores')
    const spans = async (slug: string) => (await daysOf(slug)).map((it) => [it.spans, it.is_holiday])
    expect(await spans('usual')).toEqual([['{[1080,1560)}', true]])
    expect(await spans('own')).toEqual([['{[1320,1560)}', true]])
    expect(await spans('unsaid')).toEqual([[null, true]])
    expect(await spans('said')).toEqual([['{[480,540)}', false]])
    expect(await spans('elsewhere')).toEqual([])
    expect(await operate('holidays', 'list')).toEqual([0, '2026-06-05  Azores Day  azores'])
    expect(await importing('places', places.slice(0, 1))).toEqual([0, expect.any(String)])
    expect(await spans('usual')).toEqual([['{[1080,1560)}', true]])
    expect((await operate('holidays', 'remove', '2026-06-05'))[0]).toBe(1)
    expect((await operate('holidays', 'remove', '2026-06-05', 'azores'))[0]).toBe(0)
    expect(await spans('usual')).toEqual([])
    await operate('holidays', 'add', '2026-12-25', 'Christmas Day')
    expect(await spans('elsewhere')).toEqual([[null, true]])
    await operate('holidays', 'remove', '2026-12-25')
  })

  test.each([
    [['places', 'close', 'nowhere']],
    [['places', 'close', 'lantern-bar', 'tomorrow']],
    [['places', 'hours', 'lantern-bar', '{}']],
    [['places', 'hours', 'lantern-bar', '{"mon": [{"open": "25:00", "close": "26:00"}]}']],
    [['places', 'day', 'lantern-bar', '1899-12-31', 'closed']],
    [['places', 'day', 'lantern-bar', '2026-06-06', 'never']],
    [['holidays', 'add', '2026-06-31', 'None']],
    [['holidays', 'add', '2026-06-30', '{"es": "Ninguno"}']],
  ])('%j is refused', async (args) => {
    expect((await operate(...args))[0]).toBe(1)
  })
})
