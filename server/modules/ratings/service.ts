import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Database, Queryable, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import type { OrdersService } from '../orders/service.ts'
import * as repo from './repo.ts'

interface Deps {
  database: Database
  clock: Clock
  orders: OrdersService
}

interface Of {
  accountId: number
  vertical: VerticalId
  reference: string
}

interface Said {
  rating: number
  review: string
}

type Booking = Awaited<ReturnType<OrdersService['parts']['bookings']['find']>>

const STAR = 10

/** How it was, said by whoever was there: once a booking, changed by saying it again. */
export class RatingsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** What is to be rated, and what was said of it before. */
  async forRating(of: Of) {
    const { query } = this.#deps.database
    const booking = await this.#find(query, of)
    const said = async (of: repo.Of) => {
      const found = await repo.findRating(query, of, booking.id)
      return found ? { rating: found.rating / STAR, review: found.review } : null
    }
    return {
      booking,
      canRate: this.#wasThere(booking),
      rating: await said('listing'),
      businessRating: await said('business'),
    }
  }

  /** How it was. */
  async rate(tx: Tx, of: Of, said: Said): Promise<void> {
    await this.#rateListing(tx, of, said)
  }

  /** How it was, and how whose it is were: neither without the other, where it is somebody's. */
  async rateBoth(tx: Tx, of: Of, said: Said, ofBusiness: Said | undefined): Promise<void> {
    const { booking, businessId } = await this.#rateListing(tx, of, said)
    if (businessId === null) return
    if (!ofBusiness) throw new Refusal('VALIDATION', 'error.validation')
    await repo.lockBusiness(tx, businessId)
    await this.#write(tx, 'business', businessId, booking, ofBusiness)
  }

  async #rateListing(tx: Tx, of: Of, said: Said) {
    const booking = await this.#find(tx, of)
    if (!this.#wasThere(booking)) throw new Refusal('UNAVAILABLE', 'rating.notThere')
    const businessId = await repo.lockListing(tx, booking.listing_id)
    await this.#write(tx, 'listing', booking.listing_id, booking, said)
    return { booking, businessId }
  }

  async #write(
    tx: Tx,
    of: repo.Of,
    about: number,
    booking: Booking,
    { rating, review }: Said,
  ): Promise<void> {
    const { id: booking_id, account_id } = booking
    const before = await repo.findRating(tx, of, booking_id)
    const tenths = Math.round(rating * STAR)
    const now = this.#deps.clock.now()
    await repo.writeRating(tx, of, { booking_id, about, account_id, rating: tenths, review, now })
    const more = { total: tenths - (before?.rating ?? 0), count: before ? 0 : 1 }
    await repo.addRating(tx, of, about, more)
  }

  #find(query: Queryable, { accountId, vertical, reference }: Of): Promise<Booking> {
    return this.#deps.orders.parts.bookings.find(accountId, reference, vertical, query)
  }

  /** It may be over before anybody has written so down. */
  #wasThere({ status, ends_at }: Booking): boolean {
    const { completed, confirmed, checkedIn } = bookingStatus
    const isOver = ends_at <= this.#deps.clock.now()
    return status === completed || (isOver && (status === confirmed || status === checkedIn))
  }
}
