/** The terms of a refund: how much is refunded, by hours before the start. */
export interface Terms {
  needs_confirmation: boolean
  full_refund_hours: number
  part_refund_hours: number
  part_refund_percent: number
}

/** The terms where an organiser has set none. */
const ownTerms: Terms = {
  needs_confirmation: false,
  full_refund_hours: 48,
  part_refund_hours: 12,
  part_refund_percent: 50,
}

const HOUR_MS = 3_600_000

/**
 * The terms of a booking, with dates. They are agreed when it is made, whatever the organiser changes
 * afterwards.
 */
export function agreedTerms(terms: Terms | undefined, startsAt: Date) {
  const agreed = terms ?? ownTerms
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS)
  return {
    needs_confirmation: agreed.needs_confirmation,
    full_refund_until: before(agreed.full_refund_hours),
    part_refund_until: before(agreed.part_refund_hours),
    part_refund_percent: agreed.part_refund_percent,
  }
}

/** Agreed terms in the form of calls. */
export const termsToWire = ({ full_refund_until, part_refund_until, part_refund_percent }: RefundDates) => ({
  full_refund_until: full_refund_until.toISOString(),
  part_refund_until: part_refund_until.toISOString(),
  part_refund_percent,
})

interface Deadlines {
  full_refund_until: Date
  part_refund_until: Date
}

interface RefundDates extends Deadlines {
  part_refund_percent: number
}

interface Agreed extends RefundDates {
  status: number
}

/**
 * The percentage that is refunded now. A booking that was never paid or never confirmed is refunded in full.
 */
export function refundPercent(agreed: Agreed, unbinding: readonly number[], now: Date): number {
  if (unbinding.includes(agreed.status) || now < agreed.full_refund_until) return 100
  return now < agreed.part_refund_until ? agreed.part_refund_percent : 0
}

/**
 * The deadlines of a booking that is moved. While everything would be refunded they move with it. After that
 * they stay, or come sooner, so that nobody regains a refund by moving a booking away.
 */
export function movedDeadlines(
  agreed: Deadlines,
  { byMs, percentNow }: { byMs: number; percentNow: number },
): Deadlines {
  const most = percentNow === 100 ? byMs : Math.min(0, byMs)
  const moved = (until: Date) => new Date(until.getTime() + most)
  return {
    full_refund_until: moved(agreed.full_refund_until),
    part_refund_until: moved(agreed.part_refund_until),
  }
}
