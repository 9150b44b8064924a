import { randomBytes } from 'node:crypto'
import { bookingStatus } from '#contract/status.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { type TownBooking, townBookings } from './bookings.ts'
import * as repo from './bookings-repo.ts'

interface Deps {
  database: Database
  clock: Clock
}

const HOUR_MS = 3_600_000
const MOST_EVENTS = 20
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const statusOf = {
  confirmed: bookingStatus.confirmed,
  unconfirmed: bookingStatus.awaitingConfirmation,
  cancelled: bookingStatus.cancelled,
  over: bookingStatus.completed,
} as const satisfies Record<TownBooking['state'], number>

/** What the town's people have booked, once: what they do with it afterwards is theirs. */
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
  const { price_minor, name, currency, title } = event
  const ticket_id =
    of.hoursAgo === undefined
      ? event.ticket_id
      : await repo.heldBefore(tx, { listing_id: event.id, starts_at, ends_at }, event)
  const total = price_minor * of.quantity
  const before = (hours: number) => new Date(starts_at.getTime() - hours * HOUR_MS)
  const isCancelled = of.state === 'cancelled'
  const booking = {
    reference: [...randomBytes(26)].map((it) => LETTERS[it & 31]).join(''),
    account_id,
    title,
    vertical: 'events',
    listing_id: event.id,
    starts_at,
    ends_at,
    status: statusOf[of.state],
    payment_mode: 'PAY_AT_VENUE' as const,
    currency,
    bill_lines: '[]',
    pay_until: null,
    subtotal_minor: total,
    total_minor: total,
    wallet_minor: 0,
    payable_minor: total,
    full_refund_until: before(48),
    part_refund_until: before(12),
    part_refund_percent: 50,
    needs_confirmation: of.state === 'unconfirmed',
    cancel_reason: isCancelled ? ('customer' as const) : null,
    cancelled_at: isCancelled ? now : null,
    created_at: of.hoursAgo === undefined ? now : before(72),
  }
  const line = { ticket_id, quantity: of.quantity, name, price_minor }
  return repo.addBooking(tx, booking, line, { isSold: !isCancelled, now })
}

function timesOf({ hoursAgo }: TownBooking, { starts_at, ends_at }: repo.OnSale, now: Date) {
  const start = starts_at ?? now
  const length = (ends_at ?? start).getTime() - start.getTime()
  if (hoursAgo === undefined) return { starts_at: start, ends_at: new Date(start.getTime() + length) }
  const began = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hoursAgo * HOUR_MS)
  return { starts_at: began, ends_at: new Date(began.getTime() + Math.min(length, 6 * HOUR_MS)) }
}
