import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { june, rent, staysOf } from '#tests/support/rentals.ts'
import { runCommand } from '../commands.ts'

const server = testApp()
const folder = mkdtempSync(join(tmpdir(), 'quayside-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const importing = async (rentals: unknown, ...more: string[]) => {
  const path = join(folder, 'rentals.json')
  writeFileSync(path, JSON.stringify(rentals, null, 1))
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const desk = { mode: 'test', database, clock, tell: () => {}, signal } as const
  const { output, code } = await runCommand(['import', 'rentals', path, ...more], services, desk)
  return [code, output.trimEnd()]
}
const rental = (more: object = {}) => ({
  ...{ id: 'a', kind: 'vehicle', title: 'Lugger Van', content: '<p>It rolls.<script>x()</script></p>' },
  ...{ cover_image: 'https://images.example/a.jpg', time_zone: 'UTC', address: 'Weir Lane 1' },
  ...{ latitude: 38.7, longitude: -31.9, price: 10 },
  ...more,
})
const info = async (slug: string) => (await server.call('get-rental-info', { slug })).body.rental
const described = rental({
  ...{ price: 60, pricing_type: 'per_week', day_price: 10, security_deposit: 200, land_mark: 'The weir' },
  ...{
    category: 'van',
    business: { slug: 'luggers', name: 'Luggers' },
    gallery: ['https://images.example/b.jpg'],
  },
  ...{
    vehicle_info: { vehicle_make: 'Ford', seating_capacity: 3 },
    terms_and_policies: { allows_pets: true },
  },
  arrival: { text: 'The key is in the box.' },
  ...{ video_links: ['https://videos.example/1'], google_map_url: 'https://maps.example/1' },
})

describe('rentals', () => {
  test('are tried without a trace, taken with all there is to know, and taken again into the same', async () => {
    const van = await addCategory(server.database, 'rentals', 'van')
    await server.database.query
      .updateTable('category')
      .set({ kind: 'vehicle' })
      .where('id', '=', van)
      .execute()
    const dry =
      '1 rentals: 1 would be new, 0 would be brought up to date; 0 bookings would be told of a change. Nothing was changed.'
    expect(await importing([described], '--dry-run')).toEqual([0, dry])
    expect(await info('lugger-van')).toBeUndefined()
    expect(await importing([described])).toEqual([
      0,
      '1 rentals: 1 new, 0 brought up to date; 0 bookings are told of a change.',
    ])
    const shown = {
      ...{
        title: 'Lugger Van',
        content: '<p>It rolls.</p>',
        price: 60,
        pricing_type: 'per_week',
        day_price: 10,
      },
      ...{ security_deposit: 200, land_mark: 'The weir', rental_type: { slug: 'van', type: 'vehicle' } },
      ...{
        business: { slug: 'luggers', name: 'Luggers' },
        vehicle_info: { vehicle_make: 'Ford', fuel_type: null },
      },
      ...{ terms_and_policies: { allows_pets: true, requires_license: null }, properties_info: null },
      ...{ video_links: [{ url: 'https://videos.example/1' }], google_map_url: 'https://maps.example/1' },
    }
    expect(await info('lugger-van')).toMatchObject(shown)
    expect(await importing([described])).toEqual([
      0,
      '1 rentals: 0 new, 1 brought up to date; 0 bookings are told of a change.',
    ])
    expect(await info('lugger-van')).toMatchObject(shown)
  })

  test('keep what was booked when they change, and are gone from the shelves when they are told to be', async () => {
    await importing([rental({ id: 'b', slug: 'boat' })])
    const { token } = await server.logIn()
    expect((await rent(server, token, { slug: 'boat', ...june(10, 11) })).status).toBe(200)
    await importing([rental({ id: 'b', price: 99 })])
    expect(await info('boat')).toMatchObject({ price: 99 })
    const { body } = await server.call('get-rental-bookings', { token })
    expect(body.data).toMatchObject([{ total: 10, rental: { price: 10 } }])
    await importing([rental({ id: 'b', is_active: false })])
    expect(await info('boat')).toBeUndefined()
    const found = server.database.query.selectFrom('listing').select('id').where('slug', '=', 'boat')
    expect(await staysOf(server.database, (await found.executeTakeFirstOrThrow()).id)).toHaveLength(1)
  })

  test('that move tell who has booked them, once, where they are now', async () => {
    const moving = (more: object = {}) => importing([rental({ id: 'm', slug: 'moving', ...more })])
    await moving()
    const { token } = await server.logIn()
    expect((await rent(server, token, { slug: 'moving', ...june(10, 11) })).status).toBe(200)
    expect((await moving({ address: 'Pier 9' }))[1]).toContain('1 bookings are told of a change.')
    expect((await moving({ address: 'Pier 9', price: 12 }))[1]).toContain('0 bookings are told of a change.')
    const { body } = await server.call('get-notifications', { token })
    expect(body.data).toMatchObject([{ kind: 'changed' }, { kind: 'confirmed' }])
    expect(JSON.stringify(body.data)).toContain('Pier 9')
    server.clock.move(30 * 24 * 3_600_000)
    expect((await moving({ address: 'Weir Lane 1' }))[1]).toContain('0 bookings are told of a change.')
  })

  test('that cannot be taken are said to be so, each with its field, and stop no other', async () => {
    const rows = [
      rental({ id: 'c', slug: 'good-home', kind: 'properties', properties_info: { bedrooms: 2 } }),
      rental({ id: 'd', slug: 'd', kind: 'yacht', colour: 'red' }),
      rental({ id: 'e', slug: 'e', properties_info: { bedrooms: 2 } }),
      rental({ id: 'f', slug: 'f', day_price: 9 }),
      rental({ id: 'g', slug: 'g', price: 1.005 }),
      rental({ id: 'h', slug: 'h', category: 'nonsense' }),
      rental({ id: 'i', slug: 'i', vehicle_info: { wheels: 4 } }),
      rental({ id: 'c', slug: 'good-home', kind: 'vehicle' }),
    ]
    const [code, output] = await importing(rows)
    expect(code).toBe(1)
    const said = String(output).split('\n')
    expect(said[0]).toBe('8 rentals: 1 new, 0 brought up to date; 0 bookings are told of a change.')
    for (const [at, why] of [
      [1, 'kind: '],
      [2, 'properties_info: is not for vehicle'],
      [3, 'day_price: is for what is priced by the week or month'],
      [4, 'price: is no amount of USD'],
      [5, 'category: there is no category nonsense'],
      [6, 'vehicle_info.wheels: '],
      [7, 'kind: it is a listing of properties already'],
    ])
      expect(output).toContain(`[${at}].${why}`)
    expect(await info('good-home')).toMatchObject({
      properties_info: { bedrooms: 2, bathrooms: null, guests: null },
    })
  })
})
