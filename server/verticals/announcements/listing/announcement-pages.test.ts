import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { announcementListingCalls } from '#contract/calls/announcements/listing.ts'
import { addAnnouncement } from '#tests/support/announcements.ts'
import { testApp } from '#tests/support/app.ts'
import { addCategory } from '#tests/support/categories.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { addRental } from '#tests/support/rentals.ts'

const made = testApp()

const info = async (slug: string, who: object = {}) => {
  const { body } = await made.call('get-announcement-info', { slug, ...who })
  return v.parse(announcementListingCalls.info.reply, body).announcement
}

const reached = {
  ...{ contact_name: 'Ada at the harbour', contact_phone: '+15550001111', contact_email: 'ada@example.com' },
  ...{ shows_phone: true, shows_email: true },
}

describe('the page of an announcement', () => {
  it('says what there is to know: by whom, since when, until when', async () => {
    const business = await made.database.query
      .insertInto('business')
      .values({ slug: 'tide', name: 'The Tide Table', about: '', mark: '/img/mark/1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const category = await addCategory(made.database, 'announcements', 'news')
    await addAnnouncement(
      made.database,
      {
        ...{
          slug: 'octopus',
          title: 'Octopus out again',
          content: '<p>And back.</p>',
          land_mark: 'Aquarium',
        },
        ...{ gallery: JSON.stringify(['/img/a/1']), business_id: business.id, category_id: category },
        ends_at: new Date('2026-07-01T12:00:00Z'),
      },
      { video_links: JSON.stringify(['https://video.example/1']), google_map_url: 'https://maps.example/1' },
    )
    expect(await info('octopus')).toMatchObject({
      ...{ slug: 'octopus', title: 'Octopus out again', content: '<p>And back.</p>', gallery: ['/img/a/1'] },
      full_address: { land_mark: 'Aquarium', address: 'Weir Lane 1', ...quay },
      ...{ address: 'Weir Lane 1', google_map_url: 'https://maps.example/1' },
      video_links: [{ url: 'https://video.example/1' }],
      ...{ published_at: '2026-01-01T00:00:00.000Z', valid_until: '2026-07-01T12:00:00.000Z' },
      ...{ is_current: true, is_bookable: false, price: null, is_favorited: false },
      book: { kind: 'none', listing: null },
      user: { name: 'The Tide Table', phone: null },
      contact: { message: true, phone: null, email: null },
    })
  })

  it('says that it is over, and what there is like it', async () => {
    const category_id = await addCategory(made.database, 'announcements', 'lost')
    const at = { category_id, ends_at: new Date('2026-05-01T00:00:00Z') }
    await addAnnouncement(made.database, { slug: 'parrot-lost', ...at })
    await addAnnouncement(made.database, { slug: 'oar-found', category_id })
    await addAnnouncement(made.database, { slug: 'ring-lost', ...at })
    const { is_current, contact, related } = await info('parrot-lost')
    expect({ is_current, message: contact.message }).toEqual({ is_current: false, message: false })
    expect(related.map((it) => it.slug)).toEqual(['oar-found'])
  })

  it('tells a guest no number and no address of who announces it, whatever they allow', async () => {
    await addAnnouncement(made.database, { slug: 'reached' }, reached)
    const { body } = await made.call('get-announcement-info', { slug: 'reached' })
    expect(JSON.stringify(body)).not.toMatch(/5550001111|ada@example/)
    expect((await info('reached')).user).toEqual({ name: 'Ada at the harbour', phone: null })
  })

  it('tells logged-in people what may be shown, and nothing else', async () => {
    const { token } = await made.logIn('Noah')
    await addAnnouncement(made.database, { slug: 'shown' }, reached)
    await addAnnouncement(
      made.database,
      { slug: 'hidden' },
      { ...reached, shows_phone: false, shows_email: false },
    )
    const shown = await info('shown', { token })
    expect(shown.contact).toEqual({ message: true, phone: '+15550001111', email: 'ada@example.com' })
    expect(shown.user.phone).toBe('+15550001111')
    const hidden = await made.call('get-announcement-info-with-favourite', { slug: 'hidden', token })
    expect(JSON.stringify(hidden.body)).not.toMatch(/5550001111|ada@example/)
  })

  it('remembers who has looked at it and who likes it', async () => {
    const { token } = await made.logIn('Mia')
    await addAnnouncement(made.database, { slug: 'liked' })
    await made.call('toggle-favorite-announcement', { slug: 'liked', token, is_favorited: true })
    expect((await info('liked', { token })).is_favorited).toBe(true)
    const { body } = await made.call('get-recent-view-announcements', { token })
    expect(body.announcements).toMatchObject([{ slug: 'liked' }])
  })

  it.each(['nowhere', 'an-event'])('is not there for %s', async (slug) => {
    if (slug === 'an-event') await addEvent(made.database, { slug })
    expect(await made.call('get-announcement-info', { slug })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })
})

describe('what an announcement stands for', () => {
  const announcing = async (slug: string, links_to: number) => {
    await addAnnouncement(made.database, { slug, price_minor: 1 }, { is_bookable: true, links_to })
    return info(slug)
  }

  it('is had at its own price of now', async () => {
    const { id } = await addEvent(made.database, { slug: 'concert', title: 'Concert', price_minor: 2500 })
    const { price, book, related } = await announcing('concert-news', id)
    expect({ price, related }).toEqual({ price: 25, related: [] })
    expect(book).toEqual({
      kind: 'listing',
      listing: {
        ...{ vertical: 'events', kind: '', slug: 'concert', title: 'Concert' },
        ...{ state: 'open', price: 25, pricing_type: '' },
      },
    })
    await made.database.query.updateTable('listing').set({ price_minor: 3000 }).where('id', '=', id).execute()
    expect((await info('concert-news')).price).toBe(30)
  })

  it('says for how long one has it for that', async () => {
    const { id } = await addRental(made.database, { slug: 'camper' })
    expect((await announcing('camper-news', id)).book.listing).toMatchObject({
      ...{ vertical: 'rentals', kind: 'vehicle', pricing_type: 'per_day', state: 'open' },
    })
  })

  it('may be sold out', async () => {
    const { id } = await addEvent(made.database, { slug: 'full' }, { tickets: [{ capacity: 2, sold: 2 }] })
    expect((await announcing('full-news', id)).book.listing?.state).toBe('sold_out')
  })

  it.each([
    { was: 'withdrawn', listing: { is_active: false } },
    {
      was: 'over',
      listing: { starts_at: new Date('2026-05-01T10:00:00Z'), ends_at: new Date('2026-05-01T12:00:00Z') },
    },
  ])('is gone where it was $was, and there are others like the announcement', async ({ was, listing }) => {
    const { id } = await addEvent(made.database, { slug: was, ...listing })
    await addAnnouncement(made.database, { slug: `beside-${was}` })
    const { book, related } = await announcing(`${was}-news`, id)
    expect(book.listing?.state).toBe('gone')
    expect(related.map((it) => it.slug)).toContain(`beside-${was}`)
  })

  it('without a listing it is requested, at a price of its own', async () => {
    await addAnnouncement(made.database, { slug: 'choir', price_minor: 1250 }, { is_bookable: true })
    expect(await info('choir')).toMatchObject({ price: 12.5, book: { kind: 'request', listing: null } })
  })
})

it('names and reaches nobody by what they put up once they are erased', async () => {
  const { accountId, token } = await made.logIn('Ada')
  await addAnnouncement(made.database, { slug: 'ada-moves' }, { ...reached, contact_account_id: accountId })
  await made.call('delete-account', { token })
  made.clock.move(7 * 24 * 60 * 60 * 1000)
  expect(await made.services.accounts.eraseDue()).toBe(1)
  const reader = await made.logIn('Reader')
  expect(await info('ada-moves', { token: reader.token })).toMatchObject({
    ...{ user: { name: '', phone: null }, contact: { phone: null, email: null } },
  })
})
