import { bookingStatus } from '#contract/status.ts'
import { instantOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import { failpoint } from '#server/failpoint.ts'
import { moveHomeVisit } from '#server/modules/handover/home-visit-repo.ts'
import * as bookings from '#server/modules/orders/record/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import * as visits from '../visit/lines-repo.ts'
import { minuteAt } from '../visit/local-minute.ts'
import { wantedOf } from '../visit/planned-visit.ts'
import { findProfessional } from '../visit/professional-repo.ts'
import { dropOver, lockStore } from '../visit/repo.ts'
import { type Clash, clashOf, findClashes } from './clashes.ts'
import { closestVisit, isAsAsked, type OtherVisit, otherVisit } from './other-visit.ts'
import * as repo from './repo.ts'

/** How long somebody has for their answer, and the least with which it is worth asking. */
const ANSWER_MS = 24 * 3_600_000
const LEAST_ANSWER_MS = 10 * 60_000
const MOST_EXPIRED_AT_ONCE = 100

const { awaitingConfirmation, confirmed } = bookingStatus

/** What became of a visit that clashed. */
export type Settled =
  | { kind: 'reassigned' | 'asked'; start: number; people: string[] }
  | { kind: 'other_unit' | 'nothing_free' | 'asked_before' }

/**
 * Visits that a store cannot give as they are booked. Where nobody was asked for by name, somebody else takes
 * over, as another unit does for one that is not to be had; in all other cases the customer is asked whether they take
 * another time or person, which is held for them until they answer.
 */
export class Proposals {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The visits to come that clash, of one store or of all, with how the last proposal for each ended. */
  async clashes(store?: string) {
    const { database, clock } = this.#deps
    const found = await findClashes(database.query, clock.now(), store)
    return Promise.all(
      found.map(async (it) => ({
        ...it,
        proposed: await repo.findLastState(database.query, it.visit.id),
      })),
    )
  }

  /**
   * Settles a visit that clashes, in the transaction of the caller; undefined where it does not, or cannot be
   * changed any more.
   */
  async settle(tx: Tx, reference: string): Promise<Settled | undefined> {
    const booking = await bookings.lockBooking(tx, reference)
    const now = this.#deps.clock.now()
    const [visit] = booking ? await repo.findComing(tx, now, { bookingId: booking.id }) : []
    if (!booking || !visit) return undefined
    const [asked] = await repo.findOpen(tx, [booking.id], now)
    if (asked) return { kind: 'asked_before' }
    await repo.closeProposals(tx, [booking.id], 'expired')
    await this.#lockStore(tx, visit.slug, now)
    const clash = await clashOf(tx, visit, now)
    if (!clash) return undefined
    const other = await closestVisit(tx, clash, now)
    if (!other) return { kind: 'nothing_free' }
    const [first] = other.lines
    const said = { start: first?.from_min ?? 0, people: namesIn(other) }
    if (isAsAsked(clash.lines, other)) {
      const isPersonChanged = await this.#reassign(tx, clash, other, now)
      return isPersonChanged ? { kind: 'reassigned', ...said } : { kind: 'other_unit' }
    }
    const isAsked = await this.#propose(tx, booking, { ...clash, other }, now)
    return isAsked ? { kind: 'asked', ...said } : { kind: 'nothing_free' }
  }

  /**
   * Asks a customer by hand whether they take another time, with the people they have or all by one
   * professional. Refuses a time that cannot be had.
   */
  async proposeByHand(reference: string, wanted: { start: string; professional: string | undefined }) {
    const { database } = this.#deps
    const by =
      wanted.professional === undefined
        ? undefined
        : await findProfessional(database.query, wanted.professional)
    if (wanted.professional !== undefined && !by) return 'no_professional'
    return database.transaction(async (tx) => {
      const booking = await bookings.lockBooking(tx, reference)
      const now = this.#deps.clock.now()
      const [visit] = booking ? await repo.findComing(tx, now, { bookingId: booking.id }) : []
      if (!booking || !visit) return 'not_now'
      await this.#lockStore(tx, visit.slug, now)
      await repo.closeProposals(tx, [booking.id], 'withdrawn')
      const lines = await visits.findLines(tx, [booking.id])
      const services = lines.map((it) => ({ ...wantedOf(it), ...(by && { professional_id: by.id }) }))
      const start = minuteAt(wanted.start, visit.time_zone)
      const other = await otherVisit(tx, { visit, lines }, { start, services }, now)
      const reason = (await clashOf(tx, visit, now))?.reason ?? 'other'
      const isAsked = await this.#propose(tx, booking, { visit, lines, reason, other }, now)
      return isAsked ? { visit, other } : 'not_now'
    })
  }

  /** Takes the answer of a customer. Whoever declines cancels the visit, and gets everything back. */
  async answer(tx: Tx, accountId: number, reference: string, isAccepted: boolean): Promise<void> {
    const { clock, orders } = this.#deps
    const booking = await bookings.lockBooking(tx, reference)
    if (booking?.account_id !== accountId || booking.vertical !== 'services')
      throw new Refusal('NOT_FOUND', 'error.notFound')
    const now = clock.now()
    const isOpen = booking.status === awaitingConfirmation || booking.status === confirmed
    const [proposal] = isOpen ? await repo.findOpen(tx, [booking.id], now) : []
    if (!proposal) throw new Refusal('UNAVAILABLE', 'proposal.over')
    if (isAccepted) return this.#accept(tx, booking, proposal, now)
    await repo.closeProposals(tx, [booking.id], 'declined')
    await orders.parts.life.cancel(tx, accountId, { vertical: 'services', reference, seenPercent: 100 })
  }

  /** Closes proposals that were not answered in time. The visits stay as they are. */
  async expire(): Promise<void> {
    const { database, clock } = this.#deps
    await database.transaction(async (tx) => {
      const due = await repo.lockUnanswered(tx, clock.now(), MOST_EXPIRED_AT_ONCE)
      await repo.closeProposals(tx, due, 'expired')
    })
  }

  async #accept(tx: Tx, booking: bookings.BookingRow, { lines, taken }: repo.ProposalRow, now: Date) {
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last) throw new Error('A proposal has no lines.')
    await repo.closeProposals(tx, [booking.id], 'accepted')
    await visits.dropBooked(tx, booking.id)
    await visits.occupy(tx, { hold_id: null, booking_id: booking.id }, taken.map(asTaken))
    await failpoint('proposal.after_stock')
    await visits.replaceLines(tx, booking.id, lines)
    await visits.setPeople(tx, booking.id, peopleIn({ lines }), now)
    const [startsAt, endsAt] = [first.from_min, last.until_min].map((it) => new Date(it * 60_000))
    if (!startsAt || !endsAt) return
    await this.#deps.orders.parts.proposedChanges.move(tx, booking, { startsAt, endsAt })
    await moveHomeVisit(tx, booking.id, { from: startsAt, until: endsAt })
  }

  /** Holds another visit for its customer, and asks them. False where there is no time left for an answer. */
  async #propose(
    tx: Tx,
    booking: bookings.BookingRow,
    {
      visit,
      lines,
      reason,
      other,
    }: Pick<Clash, 'visit' | 'lines'> & {
      reason: repo.ProposalRow['reason']
      other: OtherVisit
    },
    now: Date,
  ): Promise<boolean> {
    const { orders, accountEvents } = this.#deps
    const starts = [lines[0], other.lines[0]].map((it) => (it?.from_min ?? 0) * 60_000)
    const expires_at = new Date(Math.min(now.getTime() + ANSWER_MS, ...starts))
    if (expires_at.getTime() - now.getTime() < LEAST_ANSWER_MS) return false
    const proposal_id = await repo.addProposal(tx, {
      ...{ booking_id: booking.id, reason, lines: other.lines, taken: other.taken },
      ...{ expires_at, created_at: now },
    })
    const whose = { hold_id: null, booking_id: null, proposal_id }
    await visits.occupyBeside(tx, whose, booking.id, other.taken)
    await orders.parts.proposedChanges.ask(tx, booking, expires_at)
    await accountEvents.note(tx, {
      ...{ accountId: visit.account_id, kind: 'visit_proposal', subject: `proposal-${proposal_id}` },
      details: { ...this.#detailsOf(visit, other), until: expires_at.toISOString() },
    })
    return true
  }

  /**
   * Gives the lines of a visit for which nobody was asked by name to somebody else, and tells its customer. Answers
   * false where only its units are others, of which nobody need hear.
   */
  async #reassign(tx: Tx, { visit, lines }: Clash, other: OtherVisit, now: Date): Promise<boolean> {
    await visits.dropBooked(tx, visit.id)
    await visits.occupy(tx, { hold_id: null, booking_id: visit.id }, other.taken)
    if (lines.every((it, at) => it.professional_id === other.lines[at]?.professional_id)) return false
    await visits.setPeople(tx, visit.id, peopleIn(other), now)
    await this.#deps.accountEvents.note(tx, {
      ...{ accountId: visit.account_id, kind: 'person_changed' },
      // The same visit may be given on more than once.
      subject: `person-${visit.id}-${now.getTime()}`,
      details: this.#detailsOf(visit, other),
    })
    return true
  }

  #detailsOf({ title, reference, time_zone }: repo.ComingVisit, other: OtherVisit) {
    const vertical = 'services' as const
    return {
      ...{ vertical, title, time_zone, who: namesIn(other).join(', ') },
      path: this.#deps.orders.pathOf({ vertical, reference }),
      starts_at: instantOf(other.lines[0]?.from_min ?? 0),
    }
  }

  async #lockStore(tx: Tx, slug: string, now: Date): Promise<void> {
    const store = await lockStore(tx, slug)
    if (store) await dropOver(tx, store.id, now)
  }
}

/** A span of a stored proposal; those of older versions name people alone. */
const asTaken = (span: repo.ProposalRow['taken'][number]) => ({ resource_id: null, unit: null, ...span })

const peopleIn = ({ lines }: Pick<OtherVisit, 'lines'>) =>
  lines.flatMap(({ professional_id: id, professional_name: name }) => (id === null ? [] : { id, name }))

const namesIn = (other: OtherVisit) => [...new Set(peopleIn(other).map((it) => it.name))]
