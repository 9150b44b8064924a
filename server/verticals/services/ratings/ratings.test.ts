import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, type Salon, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const WEEKS = 20 * 86_400_000
let salon: Salon
let token = ''
let reference = ''
/** Books a visit that is over: a cut by the first person and a shave by the second. */
beforeEach(async () => {
  salon = await addSalon(server.database, { people: 2 })
  const [one = 0, other = 0] = salon.people
  const shave = await addService(server.database, salon.id, { name: 'Shave' }, { [other]: {} })
  token = (await server.logIn()).token
  const day = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const item = visitAt(salon.slug, '10:00', [salon.cut, one], [shave, other])
  const start = `${day}T10:00:00Z`
  reference = referenceOf(await visit(server, token, { ...item, start }, { total: 20 }))
})

const rate = (said: object, by = token) =>
  server.call('rate-service-booking', {
    ...{ token: by, unique_booking_id: reference, rating_store: 4, review_store: 'A calm place.' },
    ...said,
  })
const forRating = async () =>
  (await server.call('get-service-booking-for-rating', { token, unique_booking_id: reference })).body.data
const starsOf = (...ids: number[]) =>
  server.database.query
    .selectFrom('listing')
    .select(['id', 'avg_rating', 'rating_count'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

test('a store and who did something are rated at once, the later word standing, and each shows what that comes to', async () => {
  const [one = 0, other = 0] = salon.people
  expect((await rate({})).body.code).toBe('UNAVAILABLE')
  server.clock.move(WEEKS)
  const both = [
    { id: one, rating: 5, review: 'So careful.' },
    { id: other, rating: 2 },
  ]
  expect((await rate({ professionals: both })).status).toBe(200)
  expect((await rate({ rating_store: 3, professionals: [{ id: other, rating: 4 }] })).status).toBe(200)
  expect(await forRating()).toMatchObject({
    store: { slug: salon.slug, title: 'Salon' },
    professionals: [
      { id: one, name: 'Person 0' },
      { id: other, name: 'Person 1' },
    ],
    ratings: [
      { reviewable_type: 'Store', id: null, rating: 3, review: 'A calm place.' },
      { reviewable_type: 'Professional', id: one, rating: 5, review: 'So careful.' },
      { reviewable_type: 'Professional', id: other, rating: 4, review: '' },
    ],
    can_rate: true,
  })
  expect((await starsOf(salon.id, one, other)).map((it) => [Number(it.avg_rating), it.rating_count])).toEqual(
    [
      [3, 1],
      [5, 1],
      [4, 1],
    ],
  )
})

test('nobody is rated who did nothing on the visit, nor by whom it was not', async () => {
  server.clock.move(WEEKS)
  const elsewhere = await addSalon(server.database)
  for (const id of [elsewhere.people[0], elsewhere.id])
    expect((await rate({ professionals: [{ id, rating: 1 }] })).body.code).toBe('VALIDATION')
  const [one] = salon.people
  const twice = [1, 5].map((rating) => ({ id: one, rating }))
  expect((await rate({ professionals: twice })).body.code).toBe('VALIDATION')
  const other = await server.logIn('Noah')
  expect((await rate({}, other.token)).body.code).toBe('NOT_FOUND')
  expect(await starsOf(salon.id)).toMatchObject([{ rating_count: 0 }])
})
