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

/** Something that happened to a subject that is no booking: told at once, in the transaction in which it happens. */
interface SubjectNews {
  accountId: number
  kind: Kind
  /** What it is about, and what this news is known by. */
  subject: string
  fact: string
  details: NotificationDetails
  /** When a mail about it may leave; without it none does. */
  mailAt: Date | undefined
}

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
  /** It goes by mail too, whatever else is said of its kind. */
  byMail?: boolean
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
    { kind, fact, amountMinor, dueAt, expiresAt, byMail = kinds[kind].byMail }: Fact,
  ): Promise<void> {
    const { account_id, booking_id } = about
    const details = this.#detailsOf(about, amountMinor)
    const row = { account_id, booking_id, subject: null, kind, fact, details }
    await this.#write(tx, about, row, { dueAt, mailAt: byMail ? dueAt : undefined, expiresAt })
  }

  /**
   * Tells of a subject that is no booking; the newest stands for all that was not read, also in the mail of the older
   * that was still to leave. Answers when that does.
   */
  async tellOfSubject(tx: Tx, news: SubjectNews): Promise<Date | undefined> {
    const { accountId, kind, subject, fact, details } = news
    const person = await repo.findPerson(tx, accountId)
    if (!person) return undefined
    const mailAt = news.mailAt && ((await repo.pendingMail(tx, accountId, subject)) ?? news.mailAt)
    await repo.dropUnread(tx, accountId, subject)
    const row = { account_id: accountId, booking_id: null, subject, kind, fact, details }
    const dueAt = this.#deps.clock.now()
    const expiresAt = new Date((mailAt ?? dueAt).getTime() + NEWS_FOR_MS)
    await this.#write(tx, person, row, { dueAt, mailAt, expiresAt })
    return mailAt
  }

  async #write(
    tx: Tx,
    person: repo.ToldPerson,
    row: Omit<repo.NewNotification, 'created_at'> & { kind: Kind },
    { dueAt, mailAt, expiresAt }: { dueAt: Date; mailAt: Date | undefined; expiresAt: Date },
  ): Promise<void> {
    if (person.erased_at) return
    const id = await repo.addNotification(tx, { ...row, created_at: this.#deps.clock.now() })
    if (id === undefined) return
    const choices: Partial<NotificationChoices> = person.notifications
    const to: { session_id: number | null; due_at: Date }[] = []
    if (choices.bookings_push !== false)
      for (const it of await this.#deps.accounts.parts.pushDevices.reachable(tx, row.account_id))
        to.push({ session_id: it.session_id, due_at: dueAt })
    // An address that was only claimed may be somebody else's.
    const hasMailbox = person.email !== null && person.email_confirmed_at !== null
    if (mailAt && hasMailbox && choices.bookings_email !== false)
      to.push({ session_id: null, due_at: mailAt })
    await repo.addDeliveries(
      tx,
      to.map((it) => ({ notification_id: id, ...it, expires_at: expiresAt })),
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
