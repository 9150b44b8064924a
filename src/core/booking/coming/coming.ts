import type { Booking } from '#contract/entities/booking.ts'

/** The fields of a coming booking that are shown. */
export interface Coming
  extends Pick<
    Booking,
    | 'vertical'
    | 'unique_booking_id'
    | 'title'
    | 'start'
    | 'end'
    | 'timezone'
    | 'status'
    | 'booking_status_text'
    | 'pay_until'
  > {
  /** The words for the quantity that was booked: '2 tickets'. */
  count: string
}

/**
 * The bookings that are neither over nor lapsed, by what happens next: a stay that has begun counts by its
 * end, so it stands behind what begins tonight.
 */
export function toCome<T extends Pick<Coming, 'start' | 'end' | 'pay_until'>>(
  all: readonly T[],
  now: number,
): T[] {
  const isLapsed = ({ pay_until }: T) => pay_until !== null && Date.parse(pay_until) <= now
  const happens = ({ start, end }: T) => Date.parse(Date.parse(start) > now ? start : end)
  return all.filter((it) => Date.parse(it.end) > now && !isLapsed(it)).sort((a, b) => happens(a) - happens(b))
}
