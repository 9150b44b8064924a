import type { Currency } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type ImportContext, importable, type Taken } from '#server/modules/imports/importable.ts'
import {
  amountOf,
  isElsewhere,
  listingOf,
  newListing,
  slugFor,
} from '#server/modules/imports/listing-import.ts'

import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import { instantIn } from '#server/modules/imports/wall-clock.ts'
import { putArrival } from '#server/modules/orders/bookings/arrival.ts'
import { followMovedDate } from '../orders/moved-date.ts'
import { followPrices } from '../orders/price-repo.ts'
import { type EventRow, eventRowSchema } from './event-row.ts'
import * as repo from './repo.ts'

interface Times {
  starts_at: Date
  ends_at: Date
}

/**
 * Imports events, each written whole: its listing, its date and its ticket types. Everybody who booked it is
 * told of a change.
 */
export const importedEvents = importable(
  'events out of a JSON file (docs/import.md); who booked hears of a change; --dry-run only says what would be',
  eventRowSchema,
  takeEvent,
)

async function takeEvent(tx: Tx, row: EventRow, { now, currency }: ImportContext): Promise<Taken> {
  const times = timesOf(row)
  const known = await repo.lockEvent(tx, row.id)
  const slug = await slugFor(tx, row, known, 'event')
  const listing = { ...(await eventListing(tx, row, currency)), ...times, slug }
  if (!known) {
    const id = await addListing(tx, {
      ...newListing(row, { vertical: 'events', kind: '', now }),
      ...listing,
      pricing_type: '',
    })
    const dateId = await repo.addDate(tx, id, times)
    await repo.putEvent(tx, await eventOf(tx, row, id, dateId))
    await putArrival(tx, id, row.arrival ?? undefined)
    await putTickets(tx, row, dateId, currency)
    await followPrices(tx, [dateId], now)
    return { kind: 'new', told: 0 }
  }
  // A date that has begun stays as it was; the row then adds the next date of the event.
  const isNext = known.starts_at <= now && times.starts_at > known.starts_at
  const dateId = isNext ? await repo.addDate(tx, known.id, times) : known.date_id
  if (!isNext) await repo.moveDate(tx, dateId, times)
  await repo.putEvent(tx, await eventOf(tx, row, known.id, dateId))
  await changeListing(tx, known.id, listing, now)
  await putArrival(tx, known.id, row.arrival ?? undefined)
  const hasMoved = isElsewhere(known, row)
  const told = isNext ? 0 : await followMovedDate(tx, { dateId, ...times, hasMoved }, now)
  await putTickets(tx, row, dateId, currency)
  await followPrices(tx, [dateId], now)
  return { kind: 'known', told }
}

async function eventListing(tx: Tx, row: EventRow, currency: Currency) {
  const prices = row.tickets.map((it, at) => priceOf(it.price, currency, at))
  const of = { vertical: 'events', kind: '', owner: row.organiser, currency } as const
  return {
    ...(await listingOf(tx, row, of)),
    price_minor: prices.length > 0 ? Math.min(...prices) : null,
  }
}

async function putTickets(tx: Tx, row: EventRow, date_id: number, currency: Currency): Promise<void> {
  const there = new Map((await repo.lockTickets(tx, date_id)).map((it) => [it.name, it]))
  for (const [position, ticket] of row.tickets.entries()) {
    const { name, description, capacity, most_per_order } = ticket
    const old = there.get(name)
    if (row.tickets.findIndex((it) => it.name === name) < position)
      throw new RowRefused(`tickets.${position}.name`, `${name} stands twice`)
    if (old && capacity < old.sold)
      throw new RowRefused(`tickets.${position}.capacity`, `${old.sold} are sold already`)
    const given = {
      position,
      name,
      description,
      capacity,
      most_per_order,
      price_minor: priceOf(ticket.price, currency, position),
      ...salesOf(ticket, row.time_zone, position),
    }
    if (old) await repo.changeTicket(tx, old.id, given)
    else await repo.addTicket(tx, { ...given, date_id })
    there.delete(name)
  }
  for (const { id } of there.values()) await repo.withdrawTicket(tx, id)
}

function timesOf(row: EventRow): Times {
  const starts_at = instantIn(row.starts_at, row.time_zone)
  const ends_at = instantIn(row.ends_at, row.time_zone)
  if (ends_at <= starts_at) throw new RowRefused('ends_at', 'must be after starts_at')
  return { starts_at, ends_at }
}

function salesOf(ticket: EventRow['tickets'][number], zone: string, at: number) {
  const sales_from = ticket.sales_from ? instantIn(ticket.sales_from, zone) : null
  const sales_until = ticket.sales_until ? instantIn(ticket.sales_until, zone) : null
  if (sales_from && sales_until && sales_until <= sales_from)
    throw new RowRefused(`tickets.${at}.sales_until`, 'must be after sales_from')
  return { sales_from, sales_until }
}

const priceOf = (price: number, currency: Currency, at: number) =>
  amountOf(price, currency, `tickets.${at}.price`)

async function eventOf(tx: Tx, row: EventRow, listing_id: number, date_id: number) {
  const place = row.place ? await repo.findPlace(tx, row.place) : undefined
  if (row.place && !place) throw new RowRefused('place', `there is no place ${row.place}`)
  return {
    listing_id,
    date_id,
    place_id: place?.listing_id ?? null,
    is_online: row.is_online,
    tags: JSON.stringify(row.tags),
    languages: JSON.stringify(row.languages),
    video_links: JSON.stringify(row.video_links),
    google_map_url: row.google_map_url ?? null,
  }
}
