import { randomBytes } from 'node:crypto'
import type { Hold } from '#contract/calls/orders.ts'
import type { OrderItems } from '#contract/entities/order-item.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Precheck } from '../availability/precheck.ts'
import type { Deps } from '../deps.ts'
import type { Holder } from '../sellable.ts'
import { type Choice, type Sold, soldOf } from '../sold.ts'
import * as repo from './repo.ts'

/** How long after its end a hold is deleted. */
const KEPT_MS = 10 * 60_000
/**
 * How many holds a person may have. They may look at several things at once, but not keep them all from
 * others: the oldest gives way.
 */
const MOST_HOLDS = 5

interface HoldRequest {
  vertical: VerticalId
  items: OrderItems
  hold_id?: string | undefined
}

/** Holds: stock reserved for a person who is about to order. All queries ignore a hold that has ended. */
export class Holds {
  readonly #deps: Deps
  readonly #precheck: Precheck

  constructor(deps: Deps, { precheck }: { precheck: Precheck }) {
    this.#deps = deps
    this.#precheck = precheck
  }

  /** Holds all items or none. */
  async hold({ vertical, items, ...asked }: HoldRequest, holder: Holder): Promise<Hold> {
    const accountId = 'accountId' in holder ? holder.accountId : undefined
    const { database, clock } = this.#deps
    const sold = soldOf(this.#deps, vertical)
    const choice = sold.choose(items)
    const now = clock.now()
    const { offer, holdId: hold_id } = await this.#precheck.look({ vertical, items, ...asked }, accountId)
    const keep = async (tx: Tx) => {
      await choice.lock(tx, now)
      const found = hold_id === undefined ? undefined : await repo.lockLiveHold(tx, hold_id, now)
      const old = found && requireOwn(found, vertical, accountId)
      const isAsBefore = old !== undefined && (await choice.isReserved(tx, old.id))
      // A guest's hold that becomes a person's counts among theirs.
      if (!isAsBefore || (old.account_id === null && accountId !== undefined))
        await this.leaveSome(tx, choice, { holder, exceptHold: old?.id }, now)
      if (isAsBefore) return extend(tx, old, accountId, now, sold.holdMs)
      await choice.assertAvailable(tx, now, old?.id)
      const kept = old ?? (await this.#open(tx, { vertical, sold }, holder, now))
      await choice.reserve(tx, kept.id, now)
      return claim(tx, kept, accountId)
    }
    const { row, shown } = await database.transaction(async (tx) => {
      const row = await keep(tx)
      return { row, shown: await choice.shown(tx, row.id, offer) }
    })
    return {
      hold_id: row.id,
      expires_at: row.expires_at.toISOString(),
      server_time: now.toISOString(),
      can_extend: !row.is_extended,
      items,
      ...shown,
    }
  }

  /**
   * Holds a choice until a given time for an account that waited for it. The caller has locked the stock and
   * seen that it is free.
   */
  async holdFor(
    tx: Tx,
    choice: Pick<Choice, 'reserve'>,
    of: { vertical: VerticalId; accountId: number; until: Date },
  ): Promise<string> {
    const now = this.#deps.clock.now()
    const { id } = await repo.addHold(tx, {
      ...{ id: newHoldId(), vertical: of.vertical, account_id: of.accountId, address: null },
      ...{ created_at: now, expires_at: of.until },
    })
    await repo.changeHold(tx, id, { is_extended: true })
    await choice.reserve(tx, id, now)
    return id
  }

  /** Releases a hold, so that everybody can have its stock at once. */
  async release(holdId: string): Promise<void> {
    await repo.dropHold(this.#deps.database.query, holdId)
  }

  /**
   * Finds the hold of an order. One that has ended and one that is unknown are refused alike: nothing was
   * charged, and the person can choose again.
   */
  async requireLive(tx: Tx, holdId: string, vertical: VerticalId, accountId: number, now: Date) {
    const row = await this.findLive(tx, holdId, vertical, accountId, now)
    if (!row) throw new Refusal('UNAVAILABLE', 'order.holdOver')
    return row
  }

  /**
   * Finds the hold of an order that waited for a network; undefined where it has ended meanwhile, and the
   * order goes on without it.
   */
  async findLive(tx: Tx, holdId: string, vertical: VerticalId, accountId: number, now: Date) {
    const row = await repo.lockLiveHold(tx, holdId, now)
    const isTheirs = row && row.booking_id === null && row.vertical === vertical
    return isTheirs && (row.account_id === null || row.account_id === accountId) ? row : undefined
  }

  /** Reserves the stock of a booking until it is paid or its deadline has passed. */
  async reserveFor(
    tx: Tx,
    it: { vertical: VerticalId; keep: (holdId: string) => Promise<void>; holdId?: string | undefined },
    booking: { id: number; accountId: number; payUntil: Date },
  ): Promise<void> {
    const now = this.#deps.clock.now()
    const sold = soldOf(this.#deps, it.vertical)
    const id = it.holdId ?? (await this.#open(tx, { ...it, sold }, undefined, now)).id
    await it.keep(id)
    const of = {
      account_id: booking.accountId,
      address: null,
      booking_id: booking.id,
      expires_at: booking.payUntil,
    }
    await repo.changeHold(tx, id, of)
  }

  /**
   * Keeps one holder from holding more of one stock than a share of it, or than one order may have. A
   * person's own older holds give way; unpaid orders do not, nor do holds of other guests of the network.
   */
  async leaveSome(
    tx: Tx,
    choice: Choice,
    of: { holder: Holder; exceptHold: string | undefined },
    now: Date,
  ): Promise<void> {
    const share = await choice.share(tx, now, of)
    if (!share) return
    const { mostHeldPercent } = await this.#deps.settings.cachedSettings()
    const most = Math.max(Math.floor((share.stock * mostHeldPercent) / 100), share.order)
    const isGuest = 'address' in of.holder
    let all = share.wanted + share.held.reduce((sum, it) => sum + it.quantity, 0)
    for (const it of share.held.filter((it) => !isGuest && !it.isOrdered).reverse()) {
      if (all <= most) break
      await repo.dropHold(tx, it.holdId)
      all -= it.quantity
    }
    if (all > most && share.held.length > 0)
      throw new Refusal('UNAVAILABLE', isGuest ? 'order.heldByGuests' : 'order.heldUnpaid')
  }

  /** Ends the hold of a booking that is decided, or of an order that took what it held. */
  async end(tx: Tx, of: { bookingId: number } | { holdId: string }): Promise<void> {
    if ('holdId' in of) await repo.dropHold(tx, of.holdId)
    else await repo.dropHoldOf(tx, of.bookingId)
  }

  /** Deletes holds that ended a while ago. */
  sweep(): Promise<void> {
    return repo.sweepHolds(this.#deps.database.query, new Date(this.#deps.clock.now().getTime() - KEPT_MS))
  }

  async #open(
    tx: Tx,
    { vertical, sold }: { vertical: VerticalId; sold: Sold },
    holder: Holder | undefined,
    now: Date,
  ) {
    const accountId = holder && 'accountId' in holder ? holder.accountId : undefined
    if (accountId !== undefined) await repo.dropAllButNewest(tx, accountId, MOST_HOLDS - 1)
    return repo.addHold(tx, {
      id: newHoldId(),
      vertical,
      account_id: accountId ?? null,
      address: holder && 'address' in holder ? holder.address : null,
      created_at: now,
      expires_at: new Date(now.getTime() + sold.holdMs),
    })
  }
}

const newHoldId = () => randomBytes(16).toString('base64url')

function requireOwn(row: repo.HoldRow, vertical: VerticalId, accountId: number | undefined): repo.HoldRow {
  const isTheirs = row.account_id === null || row.account_id === accountId
  if (!isTheirs || row.booking_id !== null || row.vertical !== vertical)
    throw new Refusal('NOT_FOUND', 'error.notFound')
  return row
}

/** Extends a hold once, by its full time from now. */
async function extend(tx: Tx, row: repo.HoldRow, accountId: number | undefined, now: Date, holdMs: number) {
  if (row.is_extended) return claim(tx, row, accountId)
  const longer = { is_extended: true, expires_at: new Date(now.getTime() + holdMs) }
  await repo.changeHold(tx, row.id, longer)
  return claim(tx, { ...row, ...longer }, accountId)
}

/** Gives a guest's hold to the account with which they have logged in. */
async function claim(tx: Tx, row: repo.HoldRow, accountId: number | undefined): Promise<repo.HoldRow> {
  if (row.account_id !== null || accountId === undefined) return row
  const theirs = { account_id: accountId, address: null }
  await repo.changeHold(tx, row.id, theirs)
  return { ...row, ...theirs }
}
