import type { BookedHandover, BookedLeg } from '#contract/entities/booked-handover.ts'
import { type Currency, minor, toWire } from '#contract/money.ts'
import type { findOffers, LegRow } from './agreed-repo.ts'

const MINUTE_MS = 60_000
/** How long before a leg the code of its key box is said. */
const CODE_MINUTES = 60

type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

interface Of {
  starts_at: Date
  ends_at: Date
  currency: Currency
  /** They are let in, and owe nothing. */
  mayGetIn: boolean
}

/** How a booking is handed over; null where nothing is agreed and nothing is offered. */
export function presentHandover(
  booking: Of,
  legs: readonly LegRow[],
  offer: OfferRow | undefined,
  now: Date,
): BookedHandover | null {
  if (legs.length === 0 && !offer) return null
  return {
    legs: legs.map((it) => presentLeg(booking, it, now)),
    change_until: changeUntil(booking, offer).toISOString(),
    phone: offer?.phone ?? null,
  }
}

/** Until when it can be changed here how a booking is handed over. */
export const changeUntil = (
  { starts_at }: Pick<Of, 'starts_at'>,
  offer: { cutoff_minutes: number } | undefined,
): Date => new Date(starts_at.getTime() - (offer?.cutoff_minutes ?? 0) * MINUTE_MS)

function presentLeg(booking: Of, row: LegRow, now: Date): BookedLeg {
  const { leg, kind, point_id, name, address, latitude, longitude, contact_name, contact_phone, note } = row
  return {
    ...{ leg, kind, point_id, name, address, latitude, longitude, contact_name, contact_phone, note },
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    fee: toWire(minor(row.fee_minor), booking.currency),
    box_code: maySeeCode(booking, row, now) ? row.box_code : null,
  }
}

/** Whether the code of a key box may be said: shortly before, to who is let in and owes nothing. */
const maySeeCode = ({ mayGetIn, ends_at }: Of, { from_at }: LegRow, now: Date): boolean =>
  mayGetIn && from_at.getTime() - now.getTime() <= CODE_MINUTES * MINUTE_MS && ends_at > now
