import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent, addListing } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { logInWithPhone } from '#tests/support/people.ts'
import { addPlace } from '#tests/support/places.ts'

const server = testApp()
const DAY_MS = 86_400_000

let slug = ''
beforeEach(async () => {
  slug = (await addPlace(server.database)).slug
})

const said = { rating_place: 4.5, review_place: 'The scones.' }
const rate = (token: string, more: object = {}) =>
  server.call('rate-place', { token, slug, ...said, ...more })
const ratingOf = async (token: string) => (await server.call('get-place-rating', { token, slug })).body.data

describe('rating a place', () => {
  test('is once a person, however often and from wherever, the later word standing', async () => {
    const [ana, rui] = await Promise.all(['Ana', 'Rui'].map((it) => logInWithPhone(server, it)))
    if (!ana || !rui) throw new Error('Nobody logged in.')
    expect(await ratingOf(ana.token)).toMatchObject({ place: { slug }, existingRating: null, can_rate: true })
    const phone = await server.services.accounts.beginSession(ana.accountId, 'a phone')
    await rate(rui.token, { rating_place: 1 })
    for (const token of [ana.token, phone]) await rate(token, { rating_place: 2, review_place: ' Windy. ' })
    const { body } = await rate(phone)
    expect(body).toEqual({ success: true, avg_rating: 2.8, rating_count: 2 })
    expect(await ratingOf(ana.token)).toMatchObject({
      existingRating: { rating: 4.5, review: 'The scones.' },
    })
    const { reviews } = (await server.call('get-reviews', { vertical: 'places', slug })).body
    expect(reviews).toMatchObject([
      { user: { name: 'Ana' }, review: 'The scones.' },
      { user: { name: 'Rui' } },
    ])
  })

  test('sent twice with one key it is said once', async () => {
    const { token } = await logInWithPhone(server)
    const key = { idempotency_key: newKey() }
    expect((await rate(token, key)).status).toBe(200)
    expect((await rate(token, key)).headers['idempotent-replayed']).toBe('true')
  })

  test('is nobody’s whose number is not confirmed, and no guest’s', async () => {
    const { token } = await server.logIn()
    expect(await ratingOf(token)).toMatchObject({ can_rate: false })
    expect((await rate(token)).body).toMatchObject({ code: 'UNAVAILABLE', message: /phone/ })
    expect((await server.call('rate-place', { slug, ...said })).status).toBe(401)
    expect((await server.call('get-place-rating', { slug })).status).toBe(401)
  })

  test.each([
    { rating_place: 0 },
    { rating_place: 5.1 },
    { rating_place: undefined },
    { review_place: '' },
    { review_place: ' \n ' },
    { review_place: undefined },
    { review_place: 'a'.repeat(5_001) },
  ])('is refused with %j', async (more) => {
    const { token } = await logInWithPhone(server)
    expect((await rate(token, more)).status).toBe(400)
    expect(await ratingOf(token)).toMatchObject({ existingRating: null })
  })

  test('is done twenty times a day at most', async () => {
    const { token } = await logInWithPhone(server)
    for (let it = 0; it < 20; it++) expect((await rate(token)).status).toBe(200)
    expect((await rate(token)).body).toMatchObject({ code: 'TOO_MANY', message: /tomorrow/ })
    server.clock.move(DAY_MS + 1)
    expect((await rate(token)).status).toBe(200)
  })

  test('is no matter of what is none', async () => {
    const { token } = await logInWithPhone(server)
    await addListing(server.database, { slug: 'closed-cafe', is_active: false })
    for (const slug of ['nowhere', 'closed-cafe'])
      for (const call of ['rate-place', 'get-place-rating'])
        expect((await server.call(call, { token, slug, ...said })).status).toBe(404)
  })
})

test('who was let in to something that took place there, and said how the place was, was there', async () => {
  const { id } = await addPlace(server.database, { slug: 'bandstand' })
  const starts_at = new Date(server.clock.now().getTime() + DAY_MS)
  const held = { starts_at, ends_at: new Date(starts_at.getTime() + DAY_MS) }
  const { ticketIds } = await addEvent(server.database, held, { place_id: id })
  const [let_in, booked, neither] = await Promise.all(['A', 'B', 'C'].map((it) => logInWithPhone(server, it)))
  for (const person of [let_in, booked]) {
    const answer = await place(server, person?.token ?? '', order(ticketIds[0] ?? 0, 1))
    if (person !== let_in) continue
    await server.database.pool.query(
      'insert into admission (booking_id, number, admitted_at) select id, 1, now() from booking where reference = $1',
      [referenceOf(answer)],
    )
    await server.database.pool.query('update booking set status = 3 where reference = $1', [
      referenceOf(answer),
    ])
  }
  for (const person of [let_in, booked, neither])
    await server.call('rate-place', { token: person?.token, slug: 'bandstand', ...said })
  const wereThere = (reviews: unknown) =>
    (reviews as { user: { name: string }; was_here?: boolean }[]).flatMap((it) =>
      it.was_here ? it.user.name : [],
    )
  const { reviews } = (await server.call('get-reviews', { vertical: 'places', slug: 'bandstand' })).body
  expect(wereThere(reviews)).toEqual(['A'])
  const page = (await server.call('get-place-info', { slug: 'bandstand' })).body.place as {
    latestReviews: unknown
  }
  expect(wereThere(page.latestReviews)).toEqual(['A'])
})
