import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const server = testApp()
const WEEKS = 20 * 86_400_000
let business_id = 0
let slug = ''
beforeAll(async () => {
  const row = { slug: 'lugger', name: 'Lugger Vans', about: '', mark: '/img/mark/1' }
  const added = server.database.query.insertInto('business').values(row).returning('id')
  business_id = (await added.executeTakeFirstOrThrow()).id
  slug = (await addRental(server.database, { business_id, title: 'A van' })).slug
})

const four = {
  ...{ rating_rental: 4.5, review_rental: 'It rolls.' },
  ...{ rating_business: 3, review_business: 'They smile.' },
}
const rate = (token: string, unique_booking_id: string, said: object = four) =>
  server.call('rate-rental-booking', { token, unique_booking_id, ...said })
const forRating = async (token: string, unique_booking_id: string) =>
  (await server.call('get-rental-booking-for-rating', { token, unique_booking_id })).body.data

test('a rental and its business are rated by who was there, all four said, the later word standing', async () => {
  const { token } = await server.logIn()
  const reference = referenceOf(await rent(server, token, { slug, ...june(2, 3) }))
  expect((await rate(token, reference)).body.code).toBe('UNAVAILABLE')
  expect(await forRating(token, reference)).toMatchObject({
    ...{ rental: { slug, title: 'A van' }, business: { name: 'Lugger Vans' } },
    ...{ ratings: [], can_rate: false },
  })
  server.clock.move(WEEKS)
  for (const missing of Object.keys(four))
    expect((await rate(token, reference, { ...four, [missing]: undefined })).body.code).toBe('VALIDATION')
  expect((await rate(token, reference, { ...four, rating_business: 5 })).status).toBe(200)
  expect((await rate(token, reference)).status).toBe(200)
  expect(await forRating(token, reference)).toMatchObject({
    ratings: [
      { reviewable_type: 'Rental', rating: 4.5, review: 'It rolls.' },
      { reviewable_type: 'Business', rating: 3, review: 'They smile.' },
    ],
    can_rate: true,
  })
  const { body } = await server.call('get-rental-info', { slug })
  expect(body.rental).toMatchObject({
    ...{ avg_rating: 4.5, rating_count: 1 },
    business: { avg_rating: 3, rating_count: 1 },
  })
  const mine = (await server.call('download-my-data', { token })).body.data
  expect(mine).toMatchObject({
    business_reviews: [{ slug: 'lugger', rating: 3, review: 'They smile.' }],
    bookings: [{ rentals: [{ days: 1, price_minor: 1000 }] }],
  })
  const other = await server.logIn('Other')
  expect((await rate(other.token, reference)).body.code).toBe('NOT_FOUND')
})

test('many at once each count, and each once', async () => {
  const people = await Promise.all([...Array(8).keys()].map((it) => server.logIn(`Guest ${it}`)))
  const booked = await Promise.all(
    people.map(async ({ token }) => {
      const other = await addRental(server.database, { business_id })
      const stay = { start_date: '2026-06-25 10:00', end_date: '2026-06-26 10:00' }
      return { token, reference: referenceOf(await rent(server, token, { slug: other.slug, ...stay })) }
    }),
  )
  server.clock.move(WEEKS)
  const answers = await Promise.all(booked.flatMap((it) => [1, 2].map(() => rate(it.token, it.reference))))
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200))
  const { rating_count } = await server.database.query
    .selectFrom('business')
    .select('rating_count')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  expect(rating_count).toBe(9)
})

test('of what nobody is named for, the rental alone is rated', async () => {
  const { token } = await server.logIn()
  const nobodys = await addRental(server.database)
  const stay = { start_date: '2026-07-15 10:00', end_date: '2026-07-16 10:00' }
  const reference = referenceOf(await rent(server, token, { slug: nobodys.slug, ...stay }))
  server.clock.move(WEEKS)
  const { rating_rental, review_rental } = four
  expect((await rate(token, reference, { rating_rental, review_rental })).status).toBe(200)
  expect(await forRating(token, reference)).toMatchObject({
    business: null,
    ratings: [{ reviewable_type: 'Rental', rating: 4.5, review: 'It rolls.' }],
  })
})
