import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Database, Queryable, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import type { OrdersService } from '../orders/service.ts'
import * as repo from './repo.ts'
import type { Subject } from './subjects.ts'

interface Deps {
  database: Database
  clock: Clock
  orders: OrdersService
}

/** Who rates, and what: a booking of theirs. */
export interface RatingOf {
  accountId: number
  vertical: VerticalId
  reference: string
}

/** What somebody says of one subject. */
export interface Given {
  subject: Subject
  rating?: number | undefined
  review?: string | undefined
}

type Booking = Awaited<ReturnType<OrdersService['parts']['bookings']['find']>>

const STAR = 10

/** How it was, said by whoever was there: once a subject, changed by saying it again. */
export class RatingsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** What is to be rated, and what was said before of each subject. */
  async forRating(of: RatingOf) {
    const { query } = this.#deps.database
    const booking = await this.#find(query, of)
    const ratings: Partial<Record<Subject, { rating: number; review: string }>> = {}
    for (const it of await repo.findSubjects(query, booking.listing_id)) {
      const found = await repo.findRating(query, it, raterOf(booking))
      if (found) ratings[it.subject] = { rating: found.rating / STAR, review: found.review }
    }
    return { booking, canRate: this.#wasThere(booking), ratings }
  }

  /**
   * Says how each subject was. One that the listing does not have is left out; one that it has needs stars and words,
   * so that all are rated or none.
   */
  async rate(tx: Tx, of: RatingOf, given: readonly Given[]): Promise<void> {
    const booking = await this.#find(tx, of)
    if (!this.#wasThere(booking)) throw new Refusal('UNAVAILABLE', 'rating.notThere')
    for (const ref of await repo.findSubjects(tx, booking.listing_id)) {
      const said = given.find((it) => it.subject === ref.subject)
      if (said) await this.#write(tx, ref, raterOf(booking), said)
    }
  }

  async #write(tx: Tx, of: repo.SubjectRef, rater: repo.Rater, { rating, review }: Given): Promise<void> {
    if (rating === undefined || review === undefined) throw new Refusal('VALIDATION', 'error.validation')
    await repo.lockSubject(tx, of)
    const before = await repo.findRating(tx, of, rater)
    const tenths = Math.round(rating * STAR)
    await repo.writeRating(tx, of, rater, { rating: tenths, review, now: this.#deps.clock.now() })
    await repo.addRating(tx, of, { total: tenths - (before?.rating ?? 0), count: before ? 0 : 1 })
  }

  #find(query: Queryable, { accountId, vertical, reference }: RatingOf): Promise<Booking> {
    return this.#deps.orders.parts.bookings.find(accountId, reference, vertical, query)
  }

  /** It may be over before anybody has written so down. */
  #wasThere({ status, ends_at }: Booking): boolean {
    const { completed, confirmed, checkedIn } = bookingStatus
    const isOver = ends_at <= this.#deps.clock.now()
    return status === completed || (isOver && (status === confirmed || status === checkedIn))
  }
}

const raterOf = ({ id: booking_id, account_id }: Booking): repo.Rater => ({ booking_id, account_id })
