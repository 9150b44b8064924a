import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent } from '#tests/support/rentals.ts'

const made = testApp()

it('what I like, have looked at and have reviewed is among my data, and nobody else’s', async () => {
  const [me, other] = [await made.logIn('Amira'), await made.logIn('Noah')]
  const { id: listing_id } = await addEvent(made.database, { slug: 'liked', title: 'Lantern walk' })
  await made.call('toggle-favorite-event', { token: me.token, slug: 'liked', is_favorited: true })
  await made.call('get-event-info-with-favourite/liked', { token: me.token })
  const now = made.clock.now()
  const said = { rating: 45, review: 'Bright.', created_at: now, updated_at: now }
  await made.database.query
    .insertInto('review')
    .values({ account_id: me.accountId, listing_id, ...said })
    .execute()
  const dataOf = async ({ token }: { token: string }) =>
    (await made.call('download-my-data', { token })).body.data
  const what = { vertical: 'events', slug: 'liked', title: 'Lantern walk' }
  expect(await dataOf(me)).toMatchObject({
    favourites: [what],
    recent_views: [what],
    reviews: [{ ...what, rating: 4.5, review: 'Bright.' }],
  })
  expect(await dataOf(other)).toMatchObject({ favourites: [], recent_views: [], reviews: [] })
})

it('what I booked is among my data as each vertical sells it', async () => {
  const { token } = await made.logIn('Inês')
  const { ticketIds } = await addEvent(made.database, { slug: 'booked' })
  const event = referenceOf(await place(made, token, order(ticketIds[0] ?? 0, 2)))
  const { slug } = await addRental(made.database, { title: 'A van' })
  const rental = referenceOf(await rent(made, token, { slug, ...june(5, 6) }))
  const { body } = await made.call('download-my-data', { token })
  const { bookings } = body.data as { bookings: { reference: string }[] }
  const of = (reference: string) => bookings.find((it) => it.reference === reference)
  expect(of(event)).toMatchObject({ tickets: [{ quantity: 2, price_minor: 1000 }], rentals: [] })
  expect(of(rental)).toMatchObject({ tickets: [], rentals: [{ days: 1, deposit_minor: 0 }] })
})
