import { expect, it } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addCardCampaign } from '#tests/support/campaigns.ts'
import { gateway } from '#tests/support/gateway.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
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

it('what I bought, gave and had paid out is among my data, and nobody else’s', async () => {
  const { toGateway, press } = gateway(made)
  const [me, other] = [await made.logIn('Amira'), await made.logIn('Noah')]
  const ask = (call: string, body: object) =>
    made.call(call, { token: me.token, method: 'ONLINE', idempotency_key: newKey(), ...body })
  const recipient_data = { name: 'Noah', email: 'noah@example.com', message: 'Hello!' }
  const gift = { gift_card: await addCardCampaign(made.database), recipient_type: 'gift', recipient_data }
  for (const begun of [await ask('purchase-gift-card', gift), await ask('top-up-wallet', { amount: 10 })])
    await press(await toGateway(referenceOf(begun)), 'paid')
  await ask('withdraw-wallet', { amount: 4 })
  const dataOf = async ({ token }: { token: string }) =>
    (await made.call('download-my-data', { token })).body.data
  expect(await dataOf(me)).toMatchObject({
    purchases: [
      { kind: 'top_up', amount_minor: 1_000, status: 4 },
      { kind: 'gift_card', title: 'Harbour card', amount_minor: 1_000, status: 4 },
    ],
    gifts_given: [{ recipient_name: 'Noah', recipient_email: 'noah@example.com', message: 'Hello!' }],
    paid_out: [{ amount_minor: 400, currency: 'USD' }],
  })
  expect(await dataOf(other)).toMatchObject({ purchases: [], gifts_given: [], paid_out: [] })
})
