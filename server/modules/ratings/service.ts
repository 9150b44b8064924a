import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Database, Queryable, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import type { Attempts } from '../attempts/service.ts'
import type { OrdersService } from '../orders/service.ts'
import * as repo from './repo.ts'
import type { Subject } from './subjects.ts'

interface Deps {
  database: Database
  clock: Clock
  orders: OrdersService
  attempts: Attempts
}

interface Who {
  accountId: number
  vertical: VerticalId
}
type ListingRef = Who & { slug: string }

/** Who rates, and what: a booking of theirs, or a listing for which nothing need be booked. */
export type RatingOf = (Who & { reference: string }) | ListingRef

/** What somebody says of one subject. */
export interface Given {
  subject: Subject
  rating?: number | undefined
  review?: string | undefined
}

const STAR = 10

/**
 * How it was, said by whoever was there, or, where nothing is booked, by anybody whose phone number is confirmed: once
 * a subject, changed by saying it again.
 */
export class RatingsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** What is to be rated, and what was said before of each subject. */
  async forRating(of: RatingOf) {
    const { query } = this.#deps.database
    const { listing, rater, canRate } = await this.#find(query, of)
    const ratings: Partial<Record<Subject, { rating: number; review: string }>> = {}
    for (const it of await repo.findSubjects(query, listing.listing_id)) {
      const found = await repo.findRating(query, it, rater)
      if (found) ratings[it.subject] = { rating: found.rating / STAR, review: found.review }
    }
    return { listing, canRate, ratings }
  }

  /**
   * Says how each subject was. One that the listing does not have is left out; one that it has needs stars and words,
   * so that all are rated or none.
   */
  async rate(tx: Tx, of: RatingOf, given: readonly Given[]): Promise<void> {
    const { listing, rater, canRate } = await this.#find(tx, of)
    const isBooked = 'reference' in of
    if (!canRate) throw new Refusal('UNAVAILABLE', isBooked ? 'rating.notThere' : 'rating.phoneNeeded')
    // A booking is rated by who had it; without one nothing else keeps a person from rating everything there is.
    if (!isBooked) await this.#count(tx, of.accountId)
    for (const ref of await repo.findSubjects(tx, listing.listing_id)) {
      const said = given.find((it) => it.subject === ref.subject)
      if (said) await this.#write(tx, ref, rater, said)
    }
  }

  /** Says how a listing was for which nothing need be booked, and what its ratings come to then. */
  async rateListing(tx: Tx, of: ListingRef, said: Omit<Given, 'subject'>) {
    await this.rate(tx, of, [{ ...said, subject: 'listing' }])
    return repo.findStars(tx, of)
  }

  async #count(tx: Tx, accountId: number): Promise<void> {
    const attempts = this.#deps.attempts.within(tx)
    await attempts.count({ 'rating:account': String(accountId) }, 'rating.tooMany')
  }

  async #write(tx: Tx, of: repo.SubjectRef, rater: repo.Rater, { rating, review }: Given): Promise<void> {
    if (rating === undefined || review === undefined) throw new Refusal('VALIDATION', 'error.validation')
    await repo.lockSubject(tx, of)
    const before = await repo.findRating(tx, of, rater)
    const said = { rating: Math.round(rating * STAR), review, now: this.#deps.clock.now() }
    if (before) await repo.changeReview(tx, of.subject, before.id, said)
    else await repo.addReview(tx, of, rater, said)
    await repo.addRating(tx, of, { total: said.rating - (before?.rating ?? 0), count: before ? 0 : 1 })
  }

  async #find(query: Queryable, { accountId: account_id, vertical, ...of }: RatingOf) {
    if ('slug' in of) {
      const listing = await repo.findListing(query, vertical, of.slug)
      if (!listing) throw new Refusal('NOT_FOUND', 'error.notFound')
      const canRate = await repo.hasConfirmedPhone(query, account_id)
      return { listing, rater: { account_id, booking_id: null }, canRate }
    }
    const { bookings } = this.#deps.orders.parts
    const booking = await bookings.find(account_id, of.reference, vertical, query)
    return {
      listing: booking,
      rater: { account_id, booking_id: booking.id },
      canRate: this.#wasThere(booking),
    }
  }

  /** It may be over before anybody has written so down. */
  #wasThere({ status, ends_at }: { status: number; ends_at: Date }): boolean {
    const { completed, confirmed, checkedIn } = bookingStatus
    const isOver = ends_at <= this.#deps.clock.now()
    return status === completed || (isOver && (status === confirmed || status === checkedIn))
  }
}
