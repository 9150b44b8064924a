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

/** A listing that is rated beside the one that was booked. */
export interface Beside {
  id: number
  name: string
}

/** The rating of a booking, with the other listings it was of, or of a listing that needs no booking. */
export type RatingOf = (Who & { reference: string; besides?: readonly Beside[] }) | ListingRef

/** The rating of one subject. */
export interface Given {
  subject: Subject
  /** The id of the subject, where there may be several of its kind. */
  id?: number | undefined
  rating?: number | undefined
  review?: string | undefined
}

type Visited = Pick<
  Awaited<ReturnType<OrdersService['parts']['bookings']['find']>>,
  'status' | 'ends_at' | 'no_show_at'
>

const STAR = 10

const besidesOf = (of: RatingOf): readonly Beside[] => ('reference' in of ? (of.besides ?? []) : [])

/**
 * Ratings of bookings by people who were there and, where nothing is booked, of listings by anybody with a
 * confirmed phone number: one for each subject, which its author may change.
 */
export class RatingsService {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The subjects to be rated, and the earlier rating of each. */
  async forRating(of: RatingOf) {
    const { query } = this.#deps.database
    const { listing, rater, canRate } = await this.#find(query, of)
    const said = async (it: repo.SubjectRef) => {
      const found = await repo.findRating(query, it, rater)
      return found && { rating: found.rating / STAR, review: found.review }
    }
    const ratings: Partial<Record<Subject, { rating: number; review: string }>> = {}
    for (const it of await repo.findSubjects(query, listing.listing_id)) {
      const found = await said(it)
      if (found) ratings[it.subject] = found
    }
    const besides = []
    for (const { id, name } of besidesOf(of))
      besides.push({ id, name, rating: await said({ subject: 'beside', id }) })
    return { listing, canRate, ratings, besides }
  }

  /**
   * Rates each subject. Those that the listing does not have are skipped; those it has need stars and words,
   * so that all are rated or none. Listings beside it may be left out, but no others may be named.
   */
  async rate(tx: Tx, of: RatingOf, given: readonly Given[]): Promise<void> {
    const { listing, rater, canRate } = await this.#find(tx, of)
    const isBooked = 'reference' in of
    if (!canRate) throw new Refusal('UNAVAILABLE', isBooked ? 'rating.notThere' : 'rating.phoneNeeded')
    // A booking can be rated only by the person who had it. Without one, nothing but this count keeps a
    // person from rating everything.
    if (!isBooked) await this.#count(tx, of.accountId)
    const besides = besidesOf(of).map((it) => it.id)
    const isStranger = ({ subject, id = 0 }: Given) => subject === 'beside' && !besides.includes(id)
    if (given.some(isStranger)) throw new Refusal('VALIDATION', 'error.validation')
    for (const ref of await repo.findSubjects(tx, listing.listing_id, besides)) {
      const said = given.find((it) => it.subject === ref.subject && (it.id ?? ref.id) === ref.id)
      if (said) await this.#write(tx, ref, rater, said)
    }
  }

  /** Rates a listing that needs no booking. Answers its rating afterwards. */
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

  /** Whether the booking's visit is over and its customer came. Its status may not say so yet. */
  #wasThere({ status, ends_at, no_show_at }: Visited): boolean {
    if (no_show_at !== null) return false
    const { completed, confirmed, checkedIn } = bookingStatus
    const isOver = ends_at <= this.#deps.clock.now()
    return status === completed || (isOver && (status === confirmed || status === checkedIn))
  }
}
