import type { ParsedRequestOf, RawReplyOf } from '#contract/call.ts'
import type { getPickupDrop, quotePickupDrop } from '#contract/calls/pickup-drop.ts'
import { clockMs } from '#contract/clock.ts'
import { isAddress } from '#contract/entities/handover.ts'
import { nearestPoint, type PlannedLeg, planHandover, problemOf, windowsAt } from '#contract/handover/plan.ts'
import type { Window } from '#contract/handover/windows.ts'
import { toWire } from '#contract/money.ts'
import { type But, findDrives, findOwnDriveHold } from '#server/modules/handover/drives-repo.ts'
import { findOffer, type HandoverOffer, presentOffer } from '#server/modules/handover/offer.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { clockAt } from '../stay/stay-time.ts'
import { findOwnBooking } from './repo.ts'

const DAY_MS = 86_400_000
const CLOCK_DAY = 'YYYY-MM-DD'.length

/** The handovers that rentals offer, with their price and the times at which a courier is free. */
export class HandoverQuotes {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The handover that a rental offers. */
  async offer(slug: string): Promise<RawReplyOf<typeof getPickupDrop>> {
    const offer = await this.#find(slug)
    return { ...presentOffer(offer), server_time: this.#deps.clock.now().toISOString() }
  }

  /** Quotes a handover of a rental: its price, and the windows of its two days that are free. */
  async quote(
    { slug, start_date, end_date, pickup, drop, ...own }: ParsedRequestOf<typeof quotePickupDrop>,
    accountId: number | undefined,
  ): Promise<RawReplyOf<typeof quotePickupDrop>> {
    const now = this.#deps.clock.now()
    const offer = await this.#find(slug)
    const { row, rules } = offer
    const plan = planHandover(
      rules,
      { pickup, drop },
      { start: start_date, end: end_date },
      clockAt(now, row.time_zone),
    )
    const but = { now, ...(await this.#own(row.courier_id, own, accountId, now)) }
    const legs = await Promise.all(plan.legs.map((it) => this.#leg(offer, it, but)))
    const wrong = problemOf(plan)
    const isOutside = wrong?.problem === 'outside' && isAddress(wrong.place) ? wrong.place : undefined
    const nearest = isOutside && nearestPoint(rules, isOutside)
    const name = offer.points.find((it) => it.id === nearest?.point.id)?.name ?? ''
    return {
      legs,
      total: toWire(plan.total, row.currency),
      problem: legs.find((it) => it.problem !== undefined)?.problem,
      nearest_point: nearest && { id: nearest.point.id, name, distance: nearest.distance },
    }
  }

  async #find(slug: string): Promise<HandoverOffer> {
    const offer = await findOffer(this.#deps.database.query, { slug })
    if (!offer) throw new Refusal('NOT_FOUND', 'error.notFound')
    return offer
  }

  /** The person's own hold and booking, which are not in their way. */
  async #own(
    courierId: number | null,
    {
      hold_id: holdId,
      unique_booking_id,
    }: { hold_id?: string | undefined; unique_booking_id?: string | undefined },
    accountId: number | undefined,
    now: Date,
  ): Promise<Omit<But, 'now'>> {
    const { query } = this.#deps.database
    const exceptHold =
      courierId === null ? undefined : await findOwnDriveHold(query, courierId, { accountId, holdId }, now)
    if (unique_booking_id === undefined) return { exceptHold }
    const exceptBooking = accountId && (await findOwnBooking(query, accountId, unique_booking_id))
    if (!exceptBooking) throw new Refusal('NOT_FOUND', 'error.notFound')
    return { exceptHold, exceptBooking }
  }

  async #leg(
    { row, rules }: HandoverOffer,
    { leg, place, window, fee, distance, problem }: PlannedLeg,
    but: But,
  ) {
    const taken = isAddress(place) ? await this.#taken(row, window, but) : []
    const isFree = (it: Window) => !taken.some((busy) => busy.start < it.end && it.start < busy.end)
    const day = window.start.slice(0, CLOCK_DAY)
    return {
      ...{ leg, distance, fee: toWire(fee, row.currency) },
      problem: problem ?? (isFree(window) ? undefined : 'busy'),
      windows: windowsAt(rules, place, day).map((it) => ({ ...it, is_free: isFree(it) })),
    }
  }

  /** The times at which the courier is taken around a window, by the clock there. */
  async #taken(
    { courier_id, time_zone }: HandoverOffer['row'],
    { start }: Window,
    but: But,
  ): Promise<Window[]> {
    if (courier_id === null) return []
    // Two days to either side, since the clock there may be as far from UTC.
    const around = {
      from: new Date(clockMs(start) - 2 * DAY_MS),
      until: new Date(clockMs(start) + 2 * DAY_MS),
    }
    const drives = await findDrives(this.#deps.database.query, courier_id, around, but)
    return drives.map((it) => ({ start: clockAt(it.from, time_zone), end: clockAt(it.until, time_zone) }))
  }
}
