import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventListingCalls } from '#contract/calls/events/listing.ts'
import { getAllEvents } from '#contract/calls/events/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const HOUR = 3_600_000
let amira: { accountId: number; token: string }
beforeAll(async () => {
  amira = await server.logIn()
})

/** The lowest price of an event on its card and on its page. */
async function startsFrom(slug: string) {
  const found = await server.call('get-all-events', { ...quay, search_value: slug })
  const card = v.parse(getAllEvents.reply, found.body).events.find((it) => it.slug === slug)
  const info = await server.call(`get-event-info/${slug}`)
  expect(info.body).toMatchObject({ success: true })
  const page = v.parse(eventListingCalls.info.reply, info.body).event
  expect(card?.price).toBe(page.price)
  return page.price
}

const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR)

/** Adds an event with a cheap and a dear ticket type; its price is the cheap one. */
async function twoTypes(slug: string, cheap: object) {
  const tickets = [
    { price_minor: 1_000, ...cheap },
    { price_minor: 2_500, capacity: 1 },
  ]
  const { ticketIds } = await addEvent(
    server.database,
    { slug, title: slug, price_minor: 1_000 },
    { tickets },
  )
  return ticketIds.map((id) => id ?? 0) as [number, number]
}

describe('an event starts from the cheapest of its tickets', () => {
  test('that is left, and from a cheaper one again once somebody gives theirs back', async () => {
    const [cheap, dear] = await twoTypes('lantern', { capacity: 1 })
    expect(await startsFrom('lantern')).toBe(10)
    const last = await place(server, amira.token, order(cheap, 1, { total: 10 }))
    expect(await startsFrom('lantern')).toBe(25)
    await place(server, amira.token, order(dear, 1, { total: 25 }))
    expect(await startsFrom('lantern')).toBe(25)
    const unique_booking_id = referenceOf(last)
    await server.call('cancel-event-booking', { token: amira.token, unique_booking_id })
    expect(await startsFrom('lantern')).toBe(10)
  })

  test('that is being sold', async () => {
    await twoTypes('early-bird', { sales_until: inHours(2) })
    await twoTypes('late-seats', { sales_from: inHours(2) })
    server.clock.move(3 * HOUR)
    await server.services.verticals.events.parts.prices.followSales()
    expect(await startsFrom('early-bird')).toBe(25)
    expect(await startsFrom('late-seats')).toBe(10)
  })
})
