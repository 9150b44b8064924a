import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCards } from '#contract/calls/explore.ts'
import { getRentalsByBusiness, rentalListingCalls } from '#contract/calls/rentals/listing.ts'
import { getRentalUserDiscounts, validateRentalCoupon } from '#contract/calls/rentals/perks.ts'
import { searchRentals, suggestRentals } from '#contract/calls/rentals/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { quay } from '#tests/support/listings.ts'
import { addCoupon, addWallet } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const server = testApp()
let token = ''
let accountId = 0
beforeAll(async () => {
  const person = await server.logIn()
  token = person.token
  accountId = person.accountId
})

async function addBusiness(slug: string): Promise<number> {
  const { query } = server.database
  const row = { slug, name: 'Lugger Vans', about: 'They roll.', mark: '/img/mark/1' }
  const { id } = await query.insertInto('business').values(row).returning('id').executeTakeFirstOrThrow()
  const gives = {
    business_id: id,
    vertical: 'rentals',
    redeem_percent: '10',
    most_redeem_minor: 1500,
  } as const
  await query.insertInto('business_cashback').values(gives).execute()
  return id
}
const info = async (slug: string) =>
  v.parse(rentalListingCalls.info.reply, (await server.call('get-rental-info', { slug })).body).rental
const search = async (asked: object) =>
  v.parse(searchRentals.reply, (await server.call('search-rentals', asked)).body).rentals
const slugsOf = (cards: unknown) => (cards as { slug: string }[]).map((it) => it.slug)

describe('the page of a rental', () => {
  test('says what there is to know of a vehicle', async () => {
    const business_id = await addBusiness('lugger')
    const category_id = await addCategory(server.database, 'rentals', 'van')
    const terms = { requires_license: true, allows_pets: false }
    const facts = {
      vehicle_make: 'Ford',
      vehicle_year: 2019,
      fuel_type: 'Diesel',
      seating_capacity: 3,
      wheels: 4,
    }
    const listing = { slug: 'josephine', title: 'Josephine', price_minor: 11_250, business_id, category_id }
    await addRental(
      server.database,
      { ...listing, pricing_type: 'per_week', rating_total: 90, rating_count: 2 },
      {
        ...{ facts: JSON.stringify(facts), terms: JSON.stringify(terms), deposit_minor: 30_000 },
        ...{ day_price_minor: 2000, video_links: JSON.stringify(['https://video.example/1']) },
      },
    )
    const shown = await info('josephine')
    expect(shown).toMatchObject({
      ...{ slug: 'josephine', title: 'Josephine', price: 112.5, pricing_type: 'per_week', day_price: 20 },
      ...{ currency: 'USD', security_deposit: 300, timezone: 'Atlantic/Azores', is_favorited: false },
      rental_type: { slug: 'van', type: 'vehicle' },
      vehicle_info: {
        ...{ vehicle_make: 'Ford', vehicle_model: null, seating_capacity: 3 },
        fuel_type: 'Diesel',
      },
      properties_info: null,
      terms_and_policies: { ...terms, insurance_coverage: null, allows_smoking: null },
      address: { address: 'Weir Lane 1', ...quay },
      video_links: [{ url: 'https://video.example/1' }],
      business: {
        ...{ id: business_id, slug: 'lugger', avg_rating: 0, rating_count: 0 },
        ...{ rental_cashback_active: true, rental_cashback_redeem_percent: 10 },
        rental_max_cashback_redeem_amount: 15,
      },
      ...{ avg_rating: 4.5, rating_count: 2, latestReviews: [], related: [] },
    })
    expect(shown.vehicle_info).not.toHaveProperty('wheels')
    for (const biz_id of [business_id, `${business_id}`])
      expect((await server.call('get-rentals-by-business', { biz_id })).body.business).toMatchObject({
        slug: 'lugger',
      })
    const of = { biz_id: 'lugger' }
    const page = v.parse(getRentalsByBusiness.reply, (await server.call('get-rentals-by-business', of)).body)
    expect([slugsOf(page.vehicleRentals), page.propertiesRentals]).toEqual([['josephine'], []])
    expect(page.business).toMatchObject({ id: business_id, name: 'Lugger Vans' })
  })

  test('and of a home; what nobody can read is as if nobody had said it', async () => {
    const facts = { bedrooms: 3, bathrooms: 'many' }
    const home = { kind: 'properties', slug: 'cabin' }
    await addRental(server.database, home, { facts: JSON.stringify(facts) })
    expect(await info('cabin')).toMatchObject({
      ...{
        vehicle_info: null,
        properties_info: { bedrooms: null, bathrooms: null, guests: null },
        business: null,
      },
    })
  })

  test.each([
    ['Diesel', 'Diésel'],
    [' petrol', 'Gasolina'],
    ['Sail and oars', 'Sail and oars'],
  ])(
    'says in the reader’s language what it burns, where that is well known (%s)',
    async (fuel_type, said) => {
      const slug = `burns-${fuel_type.trim().toLowerCase().replaceAll(' ', '-')}`
      await addRental(server.database, { slug }, { facts: JSON.stringify({ fuel_type }) })
      const { body } = await server.call('get-rental-info', { slug }, { 'accept-language': 'es' })
      expect(body.rental).toMatchObject({ vehicle_info: { fuel_type: said } })
    },
  )

  test('is remembered, and liked, by who is logged in', async () => {
    await addRental(server.database, { slug: 'seen' })
    expect((await server.call('toggle-favorite-rental', { token, slug: 'seen' })).body).toMatchObject({
      is_favorited: true,
    })
    const { body } = await server.call('get-rental-info-with-favourite', { token, slug: 'seen' })
    expect(body.rental).toMatchObject({ is_favorited: true })
    const recent = await server.call('get-recent-view-rentals', { token })
    expect(slugsOf(recent.body.rentals)).toEqual(['seen'])
    for (const call of ['get-rental-info', 'get-event-info/seen'])
      expect((await server.call(call, { slug: 'none' })).status).toBe(404)
  })

  test('what one may pay less with there', async () => {
    const business_id = await addBusiness('giver')
    await addRental(server.database, { slug: 'cheaper', business_id })
    await addRental(server.database, { slug: 'plain' })
    await addWallet(server.database, { kind: 'cashback', account_id: accountId, business_id }, 750)
    const of = async (slug: string) =>
      v.parse(
        getRentalUserDiscounts.reply,
        (await server.call('get-rental-user-discounts', { token, slug })).body,
      ).rental
    expect(await of('cheaper')).toMatchObject({
      business: { rental_cashback_active: true, rental_max_cashback_redeem_amount: 15 },
      ...{ cashback_wallet: { balanceFloat: 7.5 }, bonuspoint_redemption_campaign: null },
    })
    expect(await of('plain')).toMatchObject({ business: null, cashback_wallet: { balanceFloat: 0 } })
    const coupon = await addCoupon(server.database, { vertical: 'rentals', min_subtotal_minor: 2000 })
    const valid = await server.call('validate-rental-coupon', { token, coupon, subtotal: 20, slug: 'plain' })
    expect(v.parse(validateRentalCoupon.reply, valid.body)).toMatchObject({ coupon: { success: true } })
    const elsewhere = await addCoupon(server.database, { vertical: 'events' })
    for (const slug of ['plain', undefined])
      expect(
        (await server.call('validate-rental-coupon', { token, coupon: elsewhere, subtotal: 20, slug })).body
          .code,
      ).toBe('PERK_REFUSED')
    const few = await server.call('validate-rental-coupon', { token, coupon, subtotal: 19 })
    expect(few.body.code).toBe('PERK_REFUSED')
  })
})

describe('looking for rentals', () => {
  const inland = { latitude: 12, longitude: 34 }
  const location = { text: 'Inland', ...inland }
  beforeAll(async () => {
    const van = await addCategory(server.database, 'rentals', 'inland-van')
    await addRental(server.database, { ...inland, slug: 'van-a', title: 'Alder van', category_id: van })
    await addRental(server.database, {
      ...inland,
      slug: 'van-b',
      title: 'Birch van',
      pricing_type: 'per_week',
      price_minor: 7000,
    })
    await addRental(server.database, { ...inland, slug: 'home-c', title: 'Cedar home', kind: 'properties' })
    await rent(server, token, { slug: 'van-a', ...june(10, 12) }, { total: 20 })
  })

  test('is for one kind, of a type, and by what it is priced', async () => {
    const found = async (asked: object) => slugsOf(await search({ location, ...asked })).sort()
    expect(await found({})).toEqual(['van-a', 'van-b'])
    expect(await found({ rental_type: 'properties' })).toEqual(['home-c'])
    expect(await found({ type: 'inland-van' })).toEqual(['van-a'])
    expect(await found({ filter: { pricing_type: 'per_week' } })).toEqual(['van-b'])
  })

  test('of homes is for as many guests as may stay there; of one that does not say nobody knows', async () => {
    const home = { ...inland, kind: 'properties', latitude: 14, longitude: 36 } as const
    const facts = (guests: unknown) => ({ facts: JSON.stringify({ bedrooms: 2, guests }) })
    await addRental(server.database, { ...home, slug: 'four' }, facts(4))
    await addRental(server.database, { ...home, slug: 'two' }, facts(2))
    await addRental(server.database, { ...home, slug: 'unsaid' }, facts(null))
    const near = { location: { latitude: 14, longitude: 36 }, rental_type: 'properties' }
    const found = async (guests: number) => slugsOf(await search({ ...near, filter: { guests } })).sort()
    expect(await found(4)).toEqual(['four'])
    expect(await found(2)).toEqual(expect.arrayContaining(['four', 'two']))
    expect(await found(2)).not.toContain('unsaid')
  })

  test('on a map is for both kinds where none is named', async () => {
    const bounds = { south: 11, north: 13, west: 33, east: 35 }
    const marks = async (asked: object) => {
      const { body } = await server.call('get-map-points', { vertical: 'rentals', bounds, ...asked })
      return (body.points as string[][]).map(([slug]) => slug).sort()
    }
    expect(await marks({})).toEqual(['home-c', 'van-a', 'van-b'])
    expect(await marks({ kind: 'properties' })).toEqual(['home-c'])
  })

  test('with dates is for what is free then, with what it costs', async () => {
    const found = async (stay: object) =>
      (await search({ location, filter: { sortBy: 'price-low' }, ...stay })).map((it) => [it.slug, it.stay])
    expect(await found({})).toEqual([
      ['van-a', null],
      ['van-b', null],
    ])
    expect(await found(june(11, 14))).toEqual([['van-b', { days: 3, total: 30 }]])
    expect(await found(june(12, 14))).toEqual([
      ['van-a', { days: 2, total: 20 }],
      ['van-b', { days: 2, total: 20 }],
    ])
    const bounds = { south: 11, north: 13, west: 33, east: 35 }
    const marks = await server.call('get-map-points', {
      vertical: 'rentals',
      kind: 'vehicle',
      bounds,
      ...june(11, 14),
    })
    expect((marks.body.points as string[][]).map(([slug]) => slug)).toEqual(['van-b'])
    const slugs = ['van-b', 'none']
    const cards = async (stay: object) =>
      v.parse(getCards.reply, (await server.call('get-cards', { slugs, ...stay })).body).cards
    expect(await cards(june(11, 14))).toMatchObject([{ slug: 'van-b', stay: { days: 3, total: 30 } }])
    expect(await cards({})).toMatchObject([{ slug: 'van-b', stay: null }])
    const backwards = await server.call('search-rentals', { location, ...june(14, 11) })
    expect(backwards.body).toMatchObject({ code: 'UNAVAILABLE', problem: 'too_short' })
  })

  test('takes any dates that can be chosen somewhere on earth, and no others', async () => {
    const asked = (from: string, until: string) =>
      server.call('search-rentals', { location, start_date: from, end_date: until })
    for (const [from, until] of [
      ['2026-05-31 20:00', '2026-06-02 10:00'],
      ['2028-06-01 10:00', '2028-06-03 10:00'],
    ] as const)
      expect(await asked(from, until)).toMatchObject({ status: 200 })
    for (const [from, until, problem] of [
      ['2026-05-29 10:00', '2026-06-02 10:00', 'too_early'],
      ['2028-06-04 10:00', '2028-06-06 10:00', 'too_far'],
      ['2026-06-10 10:30', '2026-06-12 10:00', 'not_an_hour'],
    ] as const)
      expect((await asked(from, until)).body).toMatchObject({ code: 'UNAVAILABLE', problem })
  })

  test('what is held is not free, until that is over', async () => {
    const { body } = await server.call('check-rental-availability', {
      ...{ token, slug: 'van-b', ...june(20, 21) },
    })
    const { hold_id } = body.hold as { hold_id: string }
    const found = async (asked: object = {}) =>
      slugsOf(await search({ location, ...june(20, 22), ...asked })).sort()
    expect(await found()).toEqual(['van-a'])
    expect(await found({ hold_id })).toEqual(['van-a'])
    server.clock.move(15 * 60_000)
    expect(await found()).toEqual(['van-a', 'van-b'])
  })

  test('what one holds oneself is free to oneself, on the map too; what one has ordered is not', async () => {
    const stay = june(24, 26)
    const found = async (who: object) => {
      const bounds = { south: 11, north: 13, west: 33, east: 35 }
      const kind = { vertical: 'rentals', kind: 'vehicle', bounds }
      const marks = await server.call('get-map-points', { ...kind, ...stay, ...who })
      const onMap = (marks.body.points as string[][]).map(([slug]) => slug)
      expect(onMap.sort()).toEqual(slugsOf(await search({ location, ...stay, ...who })).sort())
      return onMap
    }
    await server.call('check-rental-availability', { token, slug: 'van-a', ...stay })
    const items = [{ slug: 'van-b', ...stay }]
    const guests = await server.call('hold', { vertical: 'rentals', items })
    const { hold_id } = guests.body.hold as { hold_id: string }
    expect(await found({})).toEqual([])
    expect(await found({ token })).toEqual(['van-a'])
    expect(await found({ hold_id })).toEqual(['van-b'])
    expect(await found({ token, hold_id })).toEqual(['van-a', 'van-b'])
    await rent(server, token, { slug: 'van-a', ...stay }, { total: 20, method: 'Online' })
    expect(await found({ token })).toEqual([])
  })

  test('suggests rentals and types by a part of their name', async () => {
    const suggested = async (asked: object) =>
      v.parse(suggestRentals.reply, (await server.call('suggest-rentals', asked)).body).data
    expect(slugsOf((await suggested({ search_value: 'cedar' })).rentals)).toEqual(['home-c'])
    expect((await suggested({ search_value: 'cedar', rental_type: 'vehicle' })).rentals).toEqual([])
    expect(await suggested({ search_value: '' })).toEqual({ categories: [], rentals: [] })
  })

  test('has a home with both kinds and their types', async () => {
    const { body } = await server.call('get-rentals-home', { lat: 12, lng: 34 })
    expect([slugsOf(body.vehicleRentals).sort(), slugsOf(body.propertiesRentals)]).toEqual([
      ['van-a', 'van-b'],
      ['home-c'],
    ])
    const car = await addCategory(server.database, 'rentals', 'car')
    const open = await addCategory(server.database, 'rentals', 'open')
    const { query } = server.database
    const about = {
      kind: 'vehicle',
      descriptions: JSON.stringify({ en: 'Four wheels', es: 'Cuatro ruedas' }),
    }
    await query.updateTable('category').set(about).where('id', '=', car).execute()
    await query
      .updateTable('category')
      .set({ kind: 'vehicle', parent_id: car })
      .where('id', '=', open)
      .execute()
    await query.updateTable('listing').set({ category_id: open }).where('slug', '=', 'van-b').execute()
    const types = (await server.call('get-rental-types', {}, { 'accept-language': 'es' })).body
    expect(types).toMatchObject({
      propertyType: [],
      vehicleType: [
        { slug: 'car', description: 'Cuatro ruedas', sub_category: [{ id: open, slug: 'open' }] },
        { slug: 'open', description: '', sub_category: [] },
      ],
    })
    for (const type of ['car', 'open']) expect(slugsOf(await search({ location, type }))).toEqual(['van-b'])
    expect((await server.call('get-rental-categories')).status).toBe(200)
  })
})
