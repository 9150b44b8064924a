import type { Booking } from '#contract/entities/booking.ts'
import { admitting } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Deps } from '../deps.ts'
import * as repo from './arrival-repo.ts'

const HOUR_MS = 3_600_000
const lets: readonly number[] = admitting

/** The arrival instructions of a listing by its host, and how long before the start they are told. */
export interface ArrivalInstructions {
  text: string
  hours_before: number
}

/** The arrival instructions for people who have booked. */
export class Arrivals {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /**
   * The instructions of bookings that let somebody in: from when they are told and, once that has come, their
   * text.
   */
  async ofEach(bookingIds: readonly number[]): Promise<Map<number, NonNullable<Booking['arrival']>>> {
    const found = await repo.findArrivals(this.#deps.database.query, bookingIds)
    const now = this.#deps.clock.now()
    return new Map(
      found
        .filter((it) => lets.includes(it.status))
        .map(({ booking_id, starts_at, text, hours_before }) => {
          const from = new Date(starts_at.getTime() - hours_before * HOUR_MS)
          return [booking_id, { from: from.toISOString(), text: from <= now ? text : null }]
        }),
    )
  }

  /** The instructions of a booking that may be told now. */
  async textNow(bookingId: number): Promise<string | null> {
    return (await this.ofEach([bookingId])).get(bookingId)?.text ?? null
  }

  /**
   * Sets the instructions of a listing; undefined removes them. Answers its title, where there is such a
   * listing.
   */
  async set(
    of: { vertical: VerticalId; slug: string },
    instructions: ArrivalInstructions | undefined,
  ): Promise<string | undefined> {
    const { query } = this.#deps.database
    const listing = await repo.findListing(query, of)
    if (listing) await putArrival(query, listing.id, instructions)
    return listing?.title
  }
}

/** Replaces the arrival instructions of a listing; undefined removes them. */
export async function putArrival(
  query: Queryable,
  listing_id: number,
  instructions: ArrivalInstructions | undefined,
): Promise<void> {
  if (instructions) await repo.putArrival(query, { listing_id, ...instructions })
  else await repo.dropArrival(query, listing_id)
}
