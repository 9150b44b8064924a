import type { NotificationChoices } from '#contract/entities/user.ts'
import type { Tx } from '#server/db/database.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import { type Kind, kinds } from '../kinds.ts'
import { factOf } from './facts.ts'
import * as repo from './repo.ts'

const MOST_AT_ONCE = 100
const NEWS_FOR_MS = 3 * 86_400_000

/** Something to tell, once. */
interface Fact {
  kind: Kind
  /** What it is known by: the same again is not told again. */
  fact: string
  amountMinor?: number | undefined
  /** When a device may be woken by it. */
  dueAt: Date
  /** After this nobody wants to hear it. */
  expiresAt: Date
}

/** Turns what happened into what people are told: their inbox at once, devices and mailboxes as they can be reached. */
export class NotificationWriter {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Tells what was not told yet; of one person, or whoever's. */
  async tellAll(accountId?: number): Promise<void> {
    while ((await this.#tellSome(accountId)) === MOST_AT_ONCE);
    await failpoint('notify.after_commit')
  }

  /** What is told and that it was are one transaction: killed anywhere, it was told once or is still to be told. */
  #tellSome(accountId: number | undefined): Promise<number> {
    return this.#deps.database.transaction(async (tx) => {
      const events = await repo.lockUntold(tx, { most: MOST_AT_ONCE, accountId })
      for (const event of events) await this.#tellEvent(tx, event)
      const ids = events.map((it) => it.event_id)
      if (ids.length > 0) await repo.noteTold(tx, ids, this.#deps.clock.now())
      await failpoint('notify.before_commit')
      return events.length
    })
  }

  async #tellEvent(tx: Tx, event: repo.UntoldEvent): Promise<void> {
    const kind = factOf(event)
    if (!kind) return
    const now = this.#deps.clock.now()
    const given = event.details.amount_minor
    const amountMinor = typeof given === 'number' ? given : await this.#refundOf(tx, kind, event.booking_id)
    const expiresAt = new Date(now.getTime() + NEWS_FOR_MS)
    await this.tell(tx, event, { kind, fact: `event ${event.event_id}`, amountMinor, dueAt: now, expiresAt })
  }

  async #refundOf(tx: Tx, kind: Kind, bookingId: number): Promise<number | undefined> {
    return kind === 'cancelled' || kind === 'called_off' ? repo.refundedOf(tx, bookingId) : undefined
  }

  /** Writes it down for the person, and for each way it is to reach them; nothing where it was told before. */
  async tell(
    tx: Tx,
    about: repo.ToldBooking,
    { kind, fact, amountMinor, dueAt, expiresAt }: Fact,
  ): Promise<void> {
    if (about.erased_at) return
    const { account_id, booking_id } = about
    const details = this.#detailsOf(about, amountMinor)
    const created_at = this.#deps.clock.now()
    const id = await repo.addNotification(tx, { account_id, booking_id, kind, fact, details, created_at })
    if (id === undefined) return
    const choices: Partial<NotificationChoices> = about.notifications
    const to: (number | null)[] = []
    if (choices.bookings_push !== false)
      for (const it of await this.#deps.accounts.parts.pushDevices.reachable(tx, account_id))
        to.push(it.session_id)
    // An address that was only claimed may be somebody else's.
    const hasMailbox = about.email !== null && about.email_confirmed_at !== null
    if (kinds[kind].byMail && hasMailbox && choices.bookings_email !== false) to.push(null)
    const when = { due_at: dueAt, expires_at: expiresAt }
    await repo.addDeliveries(
      tx,
      to.map((session_id) => ({ notification_id: id, session_id, ...when })),
    )
  }

  #detailsOf(about: repo.ToldBooking, amount_minor: number | undefined): NotificationDetails {
    return {
      vertical: about.vertical,
      title: about.title,
      path: this.#deps.orders.pathOf(about),
      currency: about.currency,
      starts_at: about.starts_at.toISOString(),
      time_zone: about.time_zone,
      where: about.address,
      amount_minor,
      until: about.pay_until?.toISOString(),
    }
  }
}
