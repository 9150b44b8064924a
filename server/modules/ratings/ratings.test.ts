import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { logInWithPhone } from '#tests/support/people.ts'

const server = testApp()
const HOUR = 3_600_000

let event: { id: number; slug: string; ticket: number }
beforeAll(async () => {
  event = await addSoon()
})

/** Adds an event that is over in two hours. */
async function addSoon() {
  const now = server.clock.now().getTime()
  const held = { starts_at: new Date(now + HOUR), ends_at: new Date(now + 2 * HOUR) }
  const { id, ticketIds } = await addEvent(server.database, held)
  const { slug } = await server.database.query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, slug, ticket: ticketIds[0] ?? 0 }
}
async function booked(name: string, of = event) {
  const { token } = await server.logIn(name)
  return { token, reference: referenceOf(await place(server, token, order(of.ticket, 1))) }
}
const rate = (token: string, unique_booking_id: string, rating_event: unknown, more: object = {}) =>
  server.call('rate-event-booking', {
    ...{ token, unique_booking_id, rating_event, review_event: 'Loud and lovely.' },
    ...more,
  })
const forRating = async (token: string, unique_booking_id: string) =>
  (await server.call('get-event-booking-for-rating', { token, unique_booking_id })).body
const ratingOf = (id: number) =>
  server.database.query
    .selectFrom('listing')
    .select(['rating_total', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('rating a booking', () => {
  test('is for who was there, once it is over', async () => {
    const one = await booked('Lina')
    const left = await booked('Left')
    await server.call('cancel-event-booking', { token: left.token, unique_booking_id: left.reference })
    expect(await forRating(one.token, one.reference)).toMatchObject({
      data: { event: { slug: event.slug }, rating: null, can_rate: false, store_id: null },
    })
    expect((await rate(one.token, one.reference, 4)).body).toMatchObject({ code: 'UNAVAILABLE' })
    server.clock.move(3 * HOUR)
    expect((await rate(left.token, left.reference, 1)).body).toMatchObject({ code: 'UNAVAILABLE' })
    expect((await rate(one.token, one.reference, 4)).status).toBe(200)
    await server.services.orders.completeEnded()
    expect(await forRating(one.token, one.reference)).toMatchObject({
      data: { rating: { rating: 4, review: 'Loud and lovely.' }, can_rate: true },
    })
    expect(await ratingOf(event.id)).toEqual({ rating_total: 40, rating_count: 1 })
  })

  test('said again, the later word stands, and counts once', async () => {
    const of = await addSoon()
    const { token, reference } = await booked('Omar', of)
    server.clock.move(3 * HOUR)
    const key = { idempotency_key: newKey() }
    expect((await rate(token, reference, 2, key)).status).toBe(200)
    expect((await rate(token, reference, 2, key)).headers['idempotent-replayed']).toBe('true')
    await rate(token, reference, 4.5, { review_event: '  Better the morning after.  ' })
    expect(await forRating(token, reference)).toMatchObject({
      data: { rating: { rating: 4.5, review: 'Better the morning after.' } },
    })
    expect(await ratingOf(of.id)).toEqual({ rating_total: 45, rating_count: 1 })
    const info = (await server.call(`get-event-info/${of.slug}`)).body.event
    expect(info).toMatchObject({
      ...{ avg_rating: 4.5, rating_count: 1 },
      latestReviews: [{ user: { name: 'Omar' }, rating: 4.5, review: 'Better the morning after.' }],
    })
  })

  test('needs stars and words', async () => {
    const { token, reference } = await booked('Nobody', await addSoon())
    server.clock.move(3 * HOUR)
    for (const stars of [0, -1, 5.1, 'five', null])
      expect((await rate(token, reference, stars)).body.code).toBe('VALIDATION')
    expect((await rate(token, reference, 3, { review_event: '   ' })).body.code).toBe('VALIDATION')
  })

  test('is nobody else’s', async () => {
    const { reference } = await booked('Owner', await addSoon())
    const other = await server.logIn('Other')
    server.clock.move(3 * HOUR)
    expect((await rate(other.token, reference, 1)).body.code).toBe('NOT_FOUND')
    expect((await forRating(other.token, reference)).code).toBe('NOT_FOUND')
    expect((await rate('', reference, 1)).status).toBeGreaterThanOrEqual(400)
  })

  test('of many at once each counts, and each once', async () => {
    const of = await addSoon()
    const people = await Promise.all([...Array(12).keys()].map((it) => booked(`Guest ${it}`, of)))
    server.clock.move(3 * HOUR)
    const said = people.flatMap(({ token, reference }) => [1, 5].map((it) => rate(token, reference, it)))
    for (const { status } of await Promise.all(said)) expect(status).toBe(200)
    const reviews = await server.database.query
      .selectFrom('review')
      .select('rating')
      .where('listing_id', '=', of.id)
      .execute()
    expect(reviews).toHaveLength(12)
    const rating_total = reviews.reduce((sum, it) => sum + it.rating, 0)
    expect(await ratingOf(of.id)).toEqual({ rating_total, rating_count: 12 })
  })
})

describe('rating a place, for which nothing is booked', () => {
  const vertical = 'places'
  const rateWith = (accountId: number, slug: string, rating: number, review: string) =>
    server.database.transaction((tx) =>
      server.services.ratings.rate(tx, { accountId, vertical, slug }, [
        { subject: 'listing', rating, review },
        { subject: 'business', rating, review },
      ]),
    )

  test('is for anybody, once a person, the later word standing, also where it is said at once', async () => {
    const slug = 'lighthouse-cafe'
    const id = await addListing(server.database, { slug })
    const people = await Promise.all(['Ana', 'Rui'].map((name) => logInWithPhone(server, name)))
    const said = people.flatMap(({ accountId }) =>
      [2, 3].map((it) => rateWith(accountId, slug, it, 'Windy.')),
    )
    await Promise.all(said)
    for (const { accountId } of people) await rateWith(accountId, slug, 4.5, 'The scones.')
    expect(await ratingOf(id)).toEqual({ rating_total: 90, rating_count: 2 })
    const { accountId } = people[0] ?? { accountId: 0 }
    expect(await server.services.ratings.forRating({ accountId, vertical, slug })).toMatchObject({
      ...{ listing: { slug, business_name: null }, canRate: true },
      ratings: { listing: { rating: 4.5, review: 'The scones.' } },
    })
  })

  test('rates whose it is too, and is refused where it was withdrawn', async () => {
    const row = { slug: 'quay-cafes', name: 'Quay Cafes', about: '', mark: '/img/mark/1' }
    const added = server.database.query.insertInto('business').values(row).returning('id')
    const { id: business_id } = await added.executeTakeFirstOrThrow()
    const { accountId } = await logInWithPhone(server, 'Eva')
    await addListing(server.database, { slug: 'harbour-cafe', business_id })
    await addListing(server.database, { slug: 'closed-cafe', is_active: false })
    await rateWith(accountId, 'harbour-cafe', 3, 'Busy.')
    await rateWith(accountId, 'harbour-cafe', 4, 'Busy, and worth it.')
    const found = await server.services.ratings.forRating({ accountId, vertical, slug: 'harbour-cafe' })
    expect(found.ratings.business).toEqual({ rating: 4, review: 'Busy, and worth it.' })
    await expect(rateWith(accountId, 'closed-cafe', 1, 'Shut.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
