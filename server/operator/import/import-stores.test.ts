import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { visit } from '#tests/support/visits.ts'
import { runCommand } from '../commands.ts'

const server = testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-import-'))
afterAll(() => rmSync(folder, { recursive: true }))
let token = ''
beforeAll(async () => {
  await addCategory(server.database, 'services', 'hair')
  token = (await server.logIn()).token
})

async function operate(...args: string[]) {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const desk = { mode: 'test', database, clock, tell: () => {}, signal } as const
  const { output, code } = await runCommand(args, services, desk)
  return [code, output.trimEnd()]
}
const importing = async (rows: unknown, ...more: string[]) => {
  const path = join(folder, 'stores.json')
  writeFileSync(path, JSON.stringify(rows, null, 1))
  return operate('import', 'services', path, ...more)
}

const span = (open: string, close: string) => ({ open, close })
const listing = {
  ...{ cover_image: 'https://images.example/a.jpg', time_zone: 'UTC', address: 'Weir Lane 1' },
  ...{ latitude: 38.7, longitude: -31.9 },
}
const mia = {
  ...{ id: 'mia', name: 'Mia Sol', content: '<p>Cuts.<script>x()</script></p>', role: 'Colourist' },
  ...{ cover_image: '/img/avatar/1', services: ['Cut', { name: 'Colour', price: 70, duration: 90 }] },
  schedule: { wed: [span('09:00', '12:00'), span('13:00', '17:00')] },
  special_days: [{ day: '2026-06-17', hours: [], name: 'Off' }],
}
const leo = {
  ...mia,
  id: 'leo',
  name: 'Leo Faro',
  role: '',
  schedule: null,
  special_days: [],
  services: ['Cut'],
}
const cut = { name: 'Cut', duration: 30, price: 20, sub_category: { slug: 'cuts', names: { en: 'Cuts' } } }
const colour = { name: 'Colour', duration: 100, price: 60, gap_at: 30, gap_minutes: 40, after_minutes: 5 }
const chairs = { name: 'Chair', kind: 'chair', units: 2 }
const salon = (more: object = {}) => ({
  ...{ id: 'salon', title: 'Inkfish', category: 'hair', ...listing, step_minutes: 30, lead_minutes: 0 },
  most_unpaid: 9,
  ...{ business: { slug: 'inkfish', name: 'Inkfish' }, phone: '+350 555' },
  schedule: { wed: [span('09:00', '17:00')] },
  ...{ services: [cut, colour], staff: [mia, leo] },
  ...more,
})
/** A page as somebody known sees it: what guests see is remembered for a moment. */
const storeInfo = async (slug: string) => (await server.call('get-store-info', { slug, token })).body.store
const services = async () => (await storeInfo('inkfish')) as { services: { id: number }[] }
/** All rows of a store that an import writes. */
const rows = async () => {
  const { rows: found } = await server.database.pool.query(
    `select jsonb_build_object('listing', to_jsonb(l), 'store', to_jsonb(s),
      'services', (select jsonb_agg(to_jsonb(it) order by it.id) from store_service it where store_id = l.id),
      'resources', (select jsonb_agg(to_jsonb(it) order by it.id) from resource it where store_id = l.id),
      'staff', (select jsonb_agg(to_jsonb(it) order by it.professional_id) from staff it where store_id = l.id),
      'doers', (select jsonb_agg(to_jsonb(it) order by it.service_id, it.professional_id) from staff_service it)) as it
     from listing l join store s on s.listing_id = l.id where l.external_id = 'salon'`,
  )
  return found[0]?.it
}

test('a store is tried without a trace, taken with all there is to know, and taken again into the same', async () => {
  const dry = await importing([salon()], '--dry-run')
  expect(dry).toEqual([0, expect.stringContaining('1 would be new')])
  expect(await storeInfo('inkfish')).toBeUndefined()
  expect(await importing([salon()])).toEqual([0, expect.stringContaining('1 new, 0 brought up to date')])
  expect(await storeInfo('inkfish')).toMatchObject({
    professionals: [
      { slug: 'mia-sol', name: 'Mia Sol' },
      { slug: 'leo-faro', name: 'Leo Faro' },
    ],
  })
  expect((await services()).services).toMatchObject([
    { name: 'Cut', duration: 30, price: 20 },
    { name: 'Colour', duration: 100, price: 60 },
  ])
  const before = await rows()
  expect(before).toMatchObject({
    listing: { price_minor: 2000, changed_at: null },
    store: { step_minutes: 30, most_unpaid: 9, phone: '+350 555' },
    services: [{ name: 'Cut' }, { gap_at: 30, gap_minutes: 40, after_minutes: 5 }],
    staff: [{ role: 'Colourist', special_days: [{ day: '2026-06-17', hours: [] }] }, { schedule: null }],
    doers: [{ price_minor: null }, { price_minor: null }, { price_minor: 7000, duration: 90 }],
  })
  expect(await importing([salon()])).toEqual([0, expect.stringContaining('0 new, 1 brought up to date')])
  expect(await rows()).toEqual(before)
})

test('what is imported is booked: within shifts, and not in a break', async () => {
  const [first] = (await services()).services
  const people = (await storeInfo('inkfish')) as { professionals: { id: number; slug: string }[] }
  const professional_id = people.professionals.find((it) => it.slug === 'mia-sol')?.id ?? null
  const at = (time: string) =>
    visit(
      server,
      token,
      {
        slug: 'inkfish',
        start: `2026-06-10T${time}:00Z`,
        services: [{ id: first?.id ?? 0, professional_id, addons: [] }],
      },
      { total: 20 },
    )
  expect((await at('12:00')).status).toBe(409)
  expect((await at('13:00')).status).toBe(200)
})

test('a store that moves tells who booked; who is not named any more works there no longer', async () => {
  const other = salon({ address: 'Pier 3', services: [cut, { ...colour, is_active: false }], staff: [leo] })
  expect(await importing([other])).toEqual([0, expect.stringContaining('1 bookings are told of a change')])
  expect(await storeInfo('inkfish')).toMatchObject({ professionals: [{ slug: 'leo-faro' }] })
  expect((await services()).services).toMatchObject([{ name: 'Cut' }])
  expect((await server.call('get-provider-info', { id: 'mia-sol', token })).status).toBe(404)
  const [, clashes] = await operate('visits', 'clashes', 'inkfish')
  expect(clashes).toContain('Mia Sol not at work')
  await importing([salon({ services: [colour], staff: [] })])
  expect((await services()).services).toMatchObject([{ name: 'Colour' }])
})

test('somebody who works at two stores has one page, which stays where it is', async () => {
  const second = salon({ id: 'second', title: 'Second', address: 'Quay 9', staff: [mia] })
  await importing([salon(), second])
  const info = await server.call('get-provider-info', { id: 'mia-sol', token })
  expect(info.body.provider).toMatchObject({ stores: [{ slug: 'inkfish' }, { slug: 'second' }] })
  const page = server.database.query.selectFrom('listing').select('address').where('slug', '=', 'mia-sol')
  expect(await page.executeTakeFirst()).toEqual({ address: 'Weir Lane 1' })
})

test('what services need is taken with the store; what it has no more is a clash of who booked it', async () => {
  const needs = { services: [{ ...cut, needs: ['chair'] }, colour] }
  const roomy = salon({
    resources: [
      { ...chairs, units: 1 },
      { name: 'Bench', kind: 'chair' },
    ],
    ...needs,
  })
  expect((await importing([roomy]))[0]).toBe(0)
  const before = await rows()
  expect(before).toMatchObject({
    resources: [
      { name: 'Chair', kind: 'chair', units: 1, position: 0, is_active: true },
      { name: 'Bench', kind: 'chair', units: 1, position: 1, is_active: true },
    ],
    services: [{ needs: ['chair'] }, { needs: [] }],
  })
  await importing([roomy])
  expect(await rows()).toEqual(before)
  const [first] = (await services()).services
  const booked = await visit(
    server,
    token,
    {
      slug: 'inkfish',
      start: '2026-06-10T15:00:00Z',
      services: [{ id: first?.id ?? 0, professional_id: null, addons: [] }],
    },
    { total: 20 },
  )
  expect(booked.status).toBe(200)
  expect((await importing([salon({ resources: [{ name: 'Bench', kind: 'chair' }], ...needs })]))[0]).toBe(0)
  expect((await operate('visits', 'clashes', 'inkfish'))[1]).toContain('Inkfish: Chair closed – not asked')
  expect((await operate('visits', 'settle', 'inkfish'))[1]).toContain('Inkfish – another one is free')
  expect((await operate('visits', 'clashes', 'inkfish'))[1]).toBe('There is none.')
})

test('a store that cannot be read is named by line and field, and nothing of it is taken', async () => {
  const refused: [string, object][] = [
    ['services.1.name', { services: [cut, cut] }],
    ['services.0.duration', { services: [{ ...cut, duration: 7 }] }],
    ['services.0.price', { services: [{ ...cut, price: 1.234 }] }],
    ['services.0.gap_minutes', { services: [{ ...cut, gap_at: 10, gap_minutes: 20 }] }],
    ['services.0.sub_category', { services: [{ ...cut, sub_category: 'rockets' }], staff: [] }],
    ['services.0.needs.0', { services: [{ ...cut, needs: ['chair'] }], staff: [] }],
    [
      'services.0.needs.1',
      { resources: [chairs], services: [{ ...cut, needs: ['chair', 'chair'] }], staff: [] },
    ],
    ['services.0.needs', { services: [{ ...cut, needs: 'chair' }], staff: [] }],
    ['resources.1.name', { resources: [chairs, { ...chairs, kind: 'room' }] }],
    ['resources.0.units', { resources: [{ ...chairs, units: 0 }] }],
    ['resources.0.units', { resources: [{ ...chairs, units: 1.5 }] }],
    ['resources.0.kind', { resources: [{ ...chairs, kind: 'two chairs' }] }],
    ['resources.0.count', { resources: [{ ...chairs, count: 2 }] }],
    ['staff.1.id', { staff: [leo, leo] }],
    ['staff.0.services.0', { staff: [{ ...leo, services: ['Shave'] }] }],
    ['staff.0.services.1', { staff: [{ ...leo, services: ['Cut', 'Cut'] }] }],
    ['staff.0.services.0.duration', { staff: [{ ...leo, services: [{ name: 'Colour', duration: 60 }] }] }],
    ['staff.0.schedule.wednesday.1', { staff: [{ ...leo, schedule: { wed: [span('25:00', '26:00')] } }] }],
    ['staff.1.slug', { staff: [leo, { ...mia, slug: 'inkfish' }] }],
    ['special_days.1.day', { special_days: [1, 2].map(() => ({ day: '2026-07-01', hours: [] })) }],
    ['closed_until', { closed_until: '2026-07-01' }],
    ['step_minutes', { step_minutes: 7 }],
    ['most_unpaid', { most_unpaid: 0 }],
    ['google_map_url', { google_map_url: 'https://maps.example/1' }],
  ]
  const before = await rows()
  const [code, output] = await importing(refused.map(([, more]) => salon({ title: 'Other', ...more })))
  expect(code).toBe(1)
  const paths = String(output).match(/(?<=line \d+, \[\d+\]\.)[\w.]+(?=: )/g)
  expect(paths).toEqual(refused.map(([path]) => path))
  expect(await rows()).toEqual(before)
})
