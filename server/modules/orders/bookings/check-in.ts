import { bookingStatus, canMove } from '#contract/status.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import { owedAtVenue } from '../record/due-at-venue.ts'
import * as repo from '../record/repo.ts'
import { soldOf } from '../sold.ts'
import { admit, findAdmissions, findListingSlug } from './admission-repo.ts'

/** The reasons why a ticket is not admitted. */
export type NotAdmitted =
  | { why: 'forged' | 'unknown' | 'other_listing' | 'cancelled' | 'unpaid' | 'unconfirmed' | 'over' }
  | { why: 'used'; since: Date }

export interface Admitted {
  title: string
  /** The type of the ticket. */
  name: string
  number: number
  of: number
  /** The amount to be paid at the door, in minor units. */
  due: number
  currency: string
}

const { awaitingConfirmation, awaitingPayment, cancelled, checkedIn, confirmed } = bookingStatus

const whyNot: Partial<Record<number, 'cancelled' | 'unpaid' | 'unconfirmed'>> = {
  [cancelled]: 'cancelled',
  [awaitingPayment]: 'unpaid',
  [awaitingConfirmation]: 'unconfirmed',
}

/** Checks tickets at the door. Each lets one person in, once. */
export class CheckIn {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Admits the owner of a ticket; with a slug given, only to that listing. */
  async admit(token: string, slug?: string): Promise<Admitted | NotAdmitted> {
    const { database, tickets } = this.#deps
    const claims = await tickets.verified(database.query, token)
    if (!claims) return { why: 'forged' }
    return database.transaction((tx) => this.#admit(tx, claims, slug))
  }

  async #admit(
    tx: Tx,
    { reference, number }: { reference: string; number: number },
    slug: string | undefined,
  ): Promise<Admitted | NotAdmitted> {
    const booking = await repo.lockBooking(tx, reference)
    if (!booking) return { why: 'unknown' }
    const { slug: own } = await findListingSlug(tx, booking.listing_id)
    if (slug !== undefined && slug !== own) return { why: 'other_listing' }
    const admitted_at = this.#deps.clock.now()
    const why = whyNot[booking.status]
    if (why) return { why }
    const isOpen = [confirmed, checkedIn].some((it) => it === booking.status)
    if (!isOpen || booking.ends_at <= admitted_at) return { why: 'over' }
    const passes = await soldOf(this.#deps, booking.vertical).passes(tx, [booking.id])
    const pass = passes[number - 1]
    if (!pass) return { why: 'unknown' }
    if (!(await admit(tx, { booking_id: booking.id, number, admitted_at }))) {
      const before = await findAdmissions(tx, [booking.id])
      const since = before.find((it) => it.number === number)?.admitted_at ?? admitted_at
      return { why: 'used', since }
    }
    if (canMove(booking.status, checkedIn))
      // A customer who comes after all was no no-show.
      await repo.setStatus(tx, { id: booking.id, from: booking.status, to: checkedIn }, { no_show_at: null })
    if (booking.no_show_at) await this.#deps.perks.parts.earnings.restore(tx, booking.id)
    const noted = { booking_id: booking.id, kind: 'checked_in', details: { number } }
    await repo.noteEvent(tx, { ...noted, created_at: admitted_at })
    await failpoint('checkin.before_commit')
    const { title, currency } = booking
    return { title, currency, due: owedAtVenue(booking), name: pass.name, number, of: passes.length }
  }
}
