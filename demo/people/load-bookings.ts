import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { bookingRow } from './booking-row.ts'
import { type TownBooking, townBookings } from './bookings.ts'
import * as repo from './bookings-repo.ts'

interface Deps {
  database: Database
  clock: Clock
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_EVENTS = 20

/** Loads the bookings of the town's people once; afterwards they are left to them. */
export async function loadBookings({ database, clock }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const now = clock.now()
    const events = await repo.findOnSale(tx, new Date(now.getTime() + HOUR_MS), MOST_EVENTS)
    await sync(tx, known, {
      sort: 'booking',
      all: new Map(townBookings.map((it, at) => [`${it.phone} ${at}`, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        const made: { key: string; id: number }[] = []
        for (const it of missing) {
          const account = known.find(({ sort, key }) => sort === 'customer' && key === it.phone)
          const event = events[it.event % Math.max(1, events.length)]
          if (!account || !event) continue
          const id = await book(tx, account.row_id, it, event, now)
          made.push({ key: `${it.phone} ${townBookings.indexOf(it)}`, id })
        }
        return made
      },
    })
  })
}

async function book(tx: Tx, account_id: number, of: TownBooking, event: repo.OnSale, now: Date) {
  const { starts_at, ends_at } = timesOf(of, event, now)
  const { price_minor, name } = event
  const ticket_id =
    of.daysAgo === undefined
      ? event.ticket_id
      : await repo.heldBefore(tx, { listing_id: event.id, starts_at, ends_at }, event)
  const total = price_minor * of.quantity
  const what = { vertical: 'events', listing: event, starts_at, ends_at, total } as const
  const { state, isPaidOnline } = of
  const booking = bookingRow({ account_id, state, isPaidOnline, now, ...what })
  const booking_id = await repo.addBooking(tx, booking, now)
  const line = { booking_id, ticket_id, quantity: of.quantity, name, price_minor }
  await repo.addTickets(tx, line, of.state !== 'cancelled')
  if (isPaidOnline) await repo.addPayment(tx, { ...booking, booking_id })
  return booking_id
}

function timesOf({ daysAgo }: TownBooking, { starts_at, ends_at }: repo.OnSale, now: Date) {
  const start = starts_at ?? now
  const length = (ends_at ?? start).getTime() - start.getTime()
  if (daysAgo === undefined) return { starts_at: start, ends_at: new Date(start.getTime() + length) }
  const ahead = Math.ceil((start.getTime() - now.getTime()) / DAY_MS)
  const began = new Date(start.getTime() - (ahead + daysAgo) * DAY_MS)
  return { starts_at: began, ends_at: new Date(began.getTime() + Math.min(length, 6 * HOUR_MS)) }
}
