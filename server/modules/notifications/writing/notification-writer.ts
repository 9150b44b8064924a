import type { NotificationChoices } from '#contract/entities/user.ts'
import type { Tx } from '#server/db/database.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'
import { failpoint } from '#server/failpoint.ts'
import type { Deps } from '../deps.ts'
import { isKind, type Kind, kinds } from '../kinds.ts'
import { factOf } from './facts.ts'
import * as repo from './repo.ts'
import { morningAfter } from './waking-hours.ts'

const MOST_AT_ONCE = 100
const NEWS_FOR_MS = 3 * 86_400_000

/**
 * An event of a subject that is no booking, which is told at once, in the transaction in which it happens.
 */
interface SubjectNews {
  accountId: number
  kind: Kind
  /** The subject, and the key by which this event is told once. */
  subject: string
  fact: string
  details: NotificationDetails
  /** When devices may be notified; at once where it is missing. */
  dueAt?: Date
  /** When a mail about it may leave; undefined: never. */
  mailAt: Date | undefined
  /** After this nobody wants to hear it; without it in some days. */
  expiresAt?: Date | undefined
}

/** An event to tell once. */
interface Fact {
  kind: Kind
  /** The key of the event: a second one with the same key is not told. */
  fact: string
  amountMinor?: number | undefined
  /** When devices may be notified. */
  dueAt: Date
  /** The time after which the event is of no use any more. */
  expiresAt: Date
  /** Whether it goes by mail, whatever the rule of its kind. */
  byMail?: boolean
}

/**
 * Turns events into notifications: the inbox has them at once, devices and mailboxes when they may be
 * reached.
 */
export class NotificationWriter {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Writes notifications of all events that were not told yet, of one person or of all. */
  async tellAll(accountId?: number): Promise<void> {
    while ((await this.#tellSome(accountId)) === MOST_AT_ONCE);
    while ((await this.#tellSomeOfAccounts(accountId)) === MOST_AT_ONCE);
    await failpoint('notify.after_commit')
  }

  /**
   * The notification and the note that the event was told are one transaction: wherever the server is killed,
   * the event was told once or is still to be told.
   */
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

  /** Writes notifications of accounts' events beside their bookings. */
  #tellSomeOfAccounts(accountId: number | undefined): Promise<number> {
    return this.#deps.database.transaction(async (tx) => {
      const events = await repo.lockUntoldOfAccounts(tx, { most: MOST_AT_ONCE, accountId })
      for (const event of events) await this.#tellAccountEvent(tx, event)
      const ids = events.map((it) => it.id)
      if (ids.length > 0) await repo.noteToldOfAccounts(tx, ids, this.#deps.clock.now())
      await failpoint('notify.before_commit')
      return events.length
    })
  }

  /** Sends events of accounts in the morning where they happen at night, because they can wait. */
  async #tellAccountEvent(tx: Tx, { id, account_id, kind, subject, details }: repo.UntoldAccountEvent) {
    if (!isKind(kind)) return
    const dueAt = morningAfter(this.#deps.clock.now(), details.time_zone ?? 'UTC')
    const mailAt = kinds[kind].byMail ? dueAt : undefined
    const news = { accountId: account_id, kind, subject, fact: `account event ${id}`, details }
    const expiresAt = details.until === undefined ? undefined : new Date(details.until)
    await this.tellOfSubject(tx, { ...news, dueAt, mailAt, expiresAt })
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

  /** Writes a notification and its deliveries, unless the event was told before. */
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
   * Writes a notification about a subject that is no booking. The newest replaces all unread ones, also in an
   * older mail that has not left yet. Answers when that mail leaves.
   */
  async tellOfSubject(tx: Tx, news: SubjectNews): Promise<Date | undefined> {
    const { accountId, kind, subject, fact, details } = news
    const person = await repo.findPerson(tx, accountId)
    if (!person) return undefined
    const mailAt = news.mailAt && ((await repo.pendingMail(tx, accountId, subject)) ?? news.mailAt)
    await repo.dropUnread(tx, accountId, subject)
    const row = { account_id: accountId, booking_id: null, subject, kind, fact, details }
    const { dueAt = this.#deps.clock.now() } = news
    const { expiresAt = new Date((mailAt ?? dueAt).getTime() + NEWS_FOR_MS) } = news
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
    // An address that is not confirmed may be another person's.
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
