import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ownPerks } from '#contract/bill/own-perks.ts'
import { perksFromWire } from '#contract/bill/perks-from-wire.ts'
import { quote } from '#contract/bill/quote.ts'
import { billToWire } from '#contract/bill/wire.ts'
import { eventListingCalls, getEventTickets } from '#contract/calls/events/listing.ts'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addDate, addEvent, addListing, quay } from '#tests/support/listings.ts'
import { addWallet } from '#tests/support/orders.ts'

const made = testApp()

const info = async (slug: string, language = 'en') => {
  const { body } = await made.call(`get-event-info/${slug}`, {}, { 'accept-language': language })
  return v.parse(eventListingCalls.info.reply, body).event
}
const ticketsOf = async (slug: string) =>
  v.parse(getEventTickets.reply, (await made.call('get-event-tickets', { slug })).body).tickets

describe('the page of an event', () => {
  it('says what there is to know', async () => {
    const business = await made.database.query
      .insertInto('business')
      .values({ slug: 'brass', name: 'Brass & Sons', about: 'They play.', mark: '/img/mark/1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await made.database.query
      .insertInto('business_cashback')
      .values({
        business_id: business.id,
        vertical: 'events',
        redeem_percent: '12.5',
        most_redeem_minor: 2050,
      })
      .execute()
    const category = await made.database.query
      .insertInto('category')
      .values({
        ...{ vertical: 'events', kind: '', slug: 'music', position: 0, cover_image: '/img/events/music/a/0' },
        names: JSON.stringify({ en: 'Music', es: 'Música' }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addEvent(
      made.database,
      {
        ...{ slug: 'brass', title: 'Brass', content: '<p>Loud.</p>', land_mark: 'The quay' },
        ...{ gallery: JSON.stringify(['/img/a/1']), business_id: business.id, category_id: category.id },
      },
      {
        ...{ tags: JSON.stringify(['Loud']), languages: JSON.stringify(['Welsh']) },
        ...{ video_links: JSON.stringify(['https://video.example/1']), is_online: true },
        tickets: [{ price_minor: 2500 }, { price_minor: 1999 }, { price_minor: 5, sold: 100 }],
      },
    )
    expect(await info('brass', 'es')).toMatchObject({
      ...{ slug: 'brass', title: 'Brass', content: '<p>Loud.</p>', gallery: ['/img/a/1'], is_online: true },
      ...{ start_time: '2026-06-01T18:00:00.000Z', end_time: '2026-06-01T21:00:00.000Z' },
      category: { id: category.id, slug: 'music', name: 'Música' },
      ...{ tags: [{ value: 'Loud' }], language: [{ value: 'Welsh' }] },
      video_links: [{ url: 'https://video.example/1' }],
      full_address: { land_mark: 'The quay', address: 'Weir Lane 1', ...quay },
      user: { name: 'Brass & Sons' },
      business: {
        ...{ event_cashback_active: true, event_cashback_redeem_percent: 12.5 },
        event_max_cashback_redeem_amount: 20.5,
      },
      ...{ price: 19.99, currency: 'USD', is_favorited: false, related: [] },
      sales: { state: 'on_sale', opens_at: null, closes_at: '2026-06-01T18:00:00.000Z' },
    })
  })

  it('says what a person has of what the host gives back, so that a device reckons what the bill takes off', async () => {
    const { accountId, token } = await made.logIn('Lucía')
    const business = await made.database.query
      .insertInto('business')
      .values({ slug: 'giver', name: 'Giver', about: '', mark: '/img/mark/1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { business_id: business.id, vertical: 'events' } as const
    const gives = { ...of, redeem_percent: '10', most_redeem_minor: 500 }
    await made.database.query.insertInto('business_cashback').values(gives).execute()
    const campaign = { ...of, discount_percent: '50', discount_minor: null }
    await made.database.query.insertInto('bonus_campaign').values(campaign).execute()
    const wallet = { account_id: accountId, business_id: business.id }
    await addWallet(made.database, { kind: 'cashback', ...wallet }, 9_000)
    await addWallet(made.database, { kind: 'bonus', ...wallet }, 700)
    await addEvent(
      made.database,
      { slug: 'giving', business_id: business.id },
      { tickets: [{ price_minor: 3656 }] },
    )
    const { body } = await made.call('get-event-info-with-favourite/giving', { token })
    const { event } = v.parse(eventListingCalls.info.reply, body)
    const perks = perksFromWire(ownPerks('event', event), event.currency)
    const [ticket] = await ticketsOf('giving')
    const asked = { token, vertical: 'events', items: [{ ticket_id: ticket?.id, quantity: 1 }] }
    const { body: answer } = await made.call('get-bill', { ...asked, partial_wallet: false })
    expect(answer.bill).toMatchObject({ subtotal: 36.56, lines: [{ amount: 7 }, { amount: 2.96 }] })
    const estimate = quote({ currency: event.currency, subtotal: minor(3656), ...perks })
    expect(billToWire(estimate)).toEqual(answer.bill)
  })

  it('shows the newest reviews that have words, under their authors’ names', async () => {
    const { id } = await addEvent(made.database, { slug: 'reviewed' })
    const { accountId } = await made.logIn('Noah')
    const review = (updated: string, more: object) => {
      const at = new Date(updated)
      return { listing_id: id, account_id: null, rating: 45, created_at: at, updated_at: at, ...more }
    }
    await made.database.query
      .insertInto('review')
      .values([
        review('2026-01-01T00:00:00Z', { author: 'Old', review: 'Fine.' }),
        review('2026-02-01T00:00:00Z', { author: 'Silent', review: '' }),
        review('2026-03-01T00:00:00Z', { account_id: accountId, review: 'Better.' }),
      ])
      .execute()
    const { latestReviews } = await info('reviewed')
    expect(latestReviews.map((it) => [it.user.name, it.rating, it.review])).toEqual([
      ['Noah', 4.5, 'Better.'],
      ['Old', 4.5, 'Fine.'],
    ])
  })

  it('offers the like of it where there is nothing to buy', async () => {
    await addEvent(made.database, { slug: 'gone' }, { tickets: [{ sold: 100 }] })
    await addEvent(made.database, { slug: 'instead' })
    await addEvent(made.database, {
      slug: 'was',
      starts_at: new Date('2026-01-01'),
      ends_at: new Date('2026-01-02'),
    })
    const related = async (slug: string) => (await info(slug)).related.map((it) => it.slug)
    expect(await related('gone')).toContain('instead')
    expect(await related('gone')).not.toContain('gone')
    expect(await related('instead')).toEqual([])
    expect((await info('was')).sales.state).toBe('ended')
    expect(await related('was')).toContain('instead')
  })

  it('is not there for what was withdrawn, has no date, or is something else', async () => {
    await addEvent(made.database, { slug: 'withdrawn', is_active: false })
    await addListing(made.database, { vertical: 'events', slug: 'undated' })
    await addListing(made.database, { vertical: 'places', slug: 'a-place' })
    for (const slug of ['withdrawn', 'undated', 'a-place', 'nowhere']) {
      expect(await made.call(`get-event-info/${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
      expect(await made.call('get-event-tickets', { slug })).toMatchObject({ status: 404 })
    }
    expect(await made.call('get-event-info/..%2Fetc')).toMatchObject({ status: 400 })
    expect(await made.call('get-event-tickets', {})).toMatchObject({ status: 400 })
  })
})

describe('the page of an event for who is logged in', () => {
  it('needs a session, and knows what they have viewed and like', async () => {
    const { id } = await addEvent(made.database, { slug: 'liked' })
    const { accountId, token } = await made.logIn()
    const path = 'get-event-info-with-favourite/liked'
    expect(await made.call(path)).toMatchObject({ status: 401, body: { code: 'NOTLOGGEDIN' } })
    const favorited = async () => (await made.call(path, { token })).body.event
    expect(await favorited()).toMatchObject({ is_favorited: false })
    await made.database.query
      .insertInto('favourite')
      .values({ account_id: accountId, listing_id: id, created_at: made.clock.now() })
      .execute()
    expect(await favorited()).toMatchObject({ is_favorited: true })
    const other = await made.logIn('Noah')
    expect((await made.call(path, { token: other.token })).body.event).toMatchObject({ is_favorited: false })
    const views = made.database.query.selectFrom('recent_view').selectAll()
    expect(await views.where('account_id', '=', accountId).execute()).toMatchObject([{ listing_id: id }])
  })
})

describe('the tickets of an event', () => {
  it('are those of its next date, in the organiser’s order, and tell how many are left when few are', async () => {
    const { id } = await addEvent(
      made.database,
      { slug: 'ticketed' },
      {
        tickets: [
          { name: 'Standard', description: 'A seat', price_minor: 1250, position: 1 },
          { name: 'Early bird', sold: 97, position: 0 },
          { name: 'Late', position: 2, sales_from: new Date('2026-06-01T15:00:00Z') },
        ],
      },
    )
    const past = { starts_at: new Date('2026-05-01T18:00:00Z'), ends_at: new Date('2026-05-01T21:00:00Z') }
    await addDate(made.database, id, past, [{ name: 'Of last month' }])
    expect(await ticketsOf('ticketed')).toMatchObject([
      { event_id: id, name: 'Early bird', remaining: 3, most_per_order: 3, sales: { state: 'on_sale' } },
      {
        name: 'Standard',
        description: 'A seat',
        price: 12.5,
        quantity: 1,
        most_per_order: 10,
        remaining: null,
      },
      { name: 'Late', sales: { state: 'not_open', opens_at: '2026-06-01T15:00:00.000Z' } },
    ])
  })

  it('can never be sold beyond what there are', async () => {
    const { ticketIds } = await addEvent(made.database)
    const sell = (sold: number) =>
      made.database.query
        .updateTable('ticket')
        .set({ sold })
        .where('id', '=', ticketIds[0] ?? 0)
        .execute()
    await expect(sell(101)).rejects.toMatchObject({ code: '23514' })
    await expect(sell(-1)).rejects.toMatchObject({ code: '23514' })
  })

  it('belong to a date of that very event', async () => {
    const one = await addEvent(made.database)
    const other = await addEvent(made.database)
    const swap = made.database.query.updateTable('event').set({ date_id: other.dateId })
    await expect(swap.where('listing_id', '=', one.id).execute()).rejects.toMatchObject({ code: '23503' })
  })
})
