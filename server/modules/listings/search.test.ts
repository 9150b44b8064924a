import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { getHome } from '#contract/calls/home.ts'
import { searchListings } from '#contract/calls/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addListing, quay } from '#tests/support/listings.ts'

const made = testApp()

const found = async (search_value: string, more: object = {}) => {
  const { body } = await made.call('search-listings', { search_value, location: quay, ...more })
  return v.parse(searchListings.reply, body).items.map((it) => it.title)
}
const addMany = (count: number, title: string, latitude: number, longitude = quay.longitude) =>
  made.database.pool.query(
    `insert into listing
       (vertical, slug, title, cover_image, cover_color, currency, latitude, longitude, time_zone, address, created_at)
     select 'places', 'p' || ($2::float8 * 100)::int || '-' || n, ${title}, '/img/x', '#aabbcc', 'USD', $2, $3, 'UTC', 'x', now()
     from generate_series(1, $1::bigint) n`,
    [count, latitude, longitude],
  )
beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
  await made.database.query.deleteFrom('category').execute()
})

describe('a search by name', () => {
  it('finds a word of a name, whatever its case, and the nearest first among equals', async () => {
    await addListing(made.database, { title: 'Night Market', latitude: quay.latitude + 0.2 })
    await addListing(made.database, { title: 'Night Market', slug: 'near-one', latitude: quay.latitude })
    await addListing(made.database, { title: 'Sunrise yoga' })
    const { body } = await made.call('search-listings', { search_value: ' MARKET ', location: quay })
    const slugs = v.parse(searchListings.reply, body).items.map((it) => it.slug)
    expect(slugs).toHaveLength(2)
    expect(slugs[0]).toBe('near-one')
  })

  it('shows what is near also where many are called the same far away', async () => {
    await addMany(120, `'Market'`, quay.latitude + 5)
    await addMany(1_200, 'md5(n::text)', quay.latitude + 0.01)
    await addListing(made.database, { title: 'Market', slug: 'near-one', latitude: quay.latitude })
    const { body } = await made.call('search-listings', { search_value: 'market', location: quay, limit: 8 })
    const slugs = v.parse(searchListings.reply, body).items.map((it) => it.slug)
    expect(slugs).toHaveLength(8)
    expect(slugs[0]).toBe('near-one')
  })

  it.each([
    ['across the date line', { latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }, 177],
    ['beyond the pole', { latitude: 89.8, longitude: 10 }, { latitude: 89.8, longitude: -170 }, 12],
  ])('sees what is near %s', async (_, location, beyond, farLongitude) => {
    await addMany(1_200, `'Yard'`, location.latitude === 0 ? 0 : 80, farLongitude)
    await addListing(made.database, { title: 'Yoga', ...beyond })
    expect(await found('yo', { location })).toEqual(['Yoga'])
  })

  it('tells those verticals alone that the client has pages for, and of all where it says nothing of them', async () => {
    const cafe = await addCategory(made.database, 'places', 'cafe')
    await addListing(made.database, { title: 'Harbour café', slug: 'place', category_id: cafe })
    await addListing(made.database, { title: 'Harbour fair', slug: 'event', vertical: 'events' })
    expect(await found('harbour')).toHaveLength(2)
    expect(await found('harbour', { verticals: ['events'] })).toEqual(['Harbour fair'])
    const start = { location: quay, verticals: ['events'] }
    const { body } = await made.call('get-search-start', start)
    expect(body).toMatchObject({ popular: [{ slug: 'event' }], categories: [] })
    const nearest = await made.call('search-listings', { search_value: 'cafes', ...start })
    expect(nearest.body).not.toHaveProperty('nearest')
  })

  it('forgives a slip of the finger', async () => {
    await addListing(made.database, { title: 'Lighthouse walk' })
    expect(await found('lighthose')).toEqual(['Lighthouse walk'])
  })

  it('takes signs that mean something to the database as what they are', async () => {
    await addListing(made.database, { title: 'Half price: 50% off' })
    await addListing(made.database, { title: 'Half price: 501 off' })
    expect(await found('50% off')).toEqual(['Half price: 50% off'])
    expect(await found("'; drop table listing; --")).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
  })

  it('looks with one or two letters at beginnings of words, and only near', async () => {
    await addListing(made.database, { title: 'Open yard' })
    await addListing(made.database, { title: 'Yoga' })
    await addListing(made.database, { title: 'Canyon' })
    await addListing(made.database, { title: 'Yacht', latitude: quay.latitude + 5 })
    expect((await found('y')).sort()).toEqual(['Open yard', 'Yoga'])
    expect(await found('yacht')).toEqual(['Yacht'])
  })

  it('keeps to a vertical, to a category, and to how many were asked for', async () => {
    const id = await addCategory(made.database, 'events', 'music')
    await addListing(made.database, { vertical: 'events', title: 'Brass on the quay', category_id: id })
    await addListing(made.database, { vertical: 'events', title: 'Quay run' })
    await addListing(made.database, { vertical: 'places', title: 'The quay' })
    expect((await found('quay', { vertical: 'events' })).sort()).toEqual(['Brass on the quay', 'Quay run'])
    expect(await found('', { vertical: 'events', category: 'music' })).toEqual(['Brass on the quay'])
    expect(await found('quay', { limit: 1 })).toHaveLength(1)
  })

  it('leaves out what is over or switched off', async () => {
    await addListing(made.database, { title: 'Quay of old', is_active: false })
    await addListing(made.database, {
      title: 'Quay yesterday',
      starts_at: new Date('2026-01-01T10:00:00Z'),
      ends_at: new Date('2026-01-01T12:00:00Z'),
    })
    expect(await found('quay')).toEqual([])
  })

  it('knows no place to look around, and finds nothing, where nobody named one', async () => {
    await addListing(made.database, { title: 'The quay' })
    expect((await made.call('search-listings', { search_value: 'quay' })).body).toMatchObject({ items: [] })
  })

  it.each([
    { search_value: 'x'.repeat(81) },
    { search_value: 'x', vertical: 'perks' },
    { search_value: 'x', category: '../etc' },
    { search_value: 'x', limit: 51 },
    { search_value: 'x', limit: 1.5 },
    {},
  ])('refuses %j', async (body) => {
    expect(await made.call('search-listings', body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    })
  })
})

describe('the home of a vertical', () => {
  const home = async (vertical: string, language = 'en') => {
    const headers = { 'accept-language': language }
    return v.parse(getHome.reply, (await made.call('get-home', { vertical, location: quay }, headers)).body)
  }

  it('has its own rows and nothing of the others', async () => {
    await addListing(made.database, { vertical: 'places', title: 'A beach' })
    await addListing(made.database, { vertical: 'services', title: 'A barber' })
    const { strips } = await home('services')
    expect(strips.map((it) => it.code)).toEqual(['near', 'loved', 'new'])
    expect(new Set(strips.flatMap((it) => it.items.map((card) => card.title)))).toEqual(new Set(['A barber']))
  })

  it('names its categories in the reader’s language, in the operator’s order', async () => {
    await addCategory(made.database, 'events', 'second', 2)
    await addCategory(made.database, 'events', 'first', 1)
    await addCategory(made.database, 'places', 'beach', 0)
    expect((await home('events', 'ar')).categories.map((it) => it.name)).toEqual(['first ar', 'second ar'])
    expect((await home('events', 'es')).categories.map((it) => it.name)).toEqual(['first', 'second'])
  })

  it('is refused for what is no vertical', async () => {
    expect(await made.call('get-home', { vertical: 'boats' })).toMatchObject({ status: 400 })
  })
})
