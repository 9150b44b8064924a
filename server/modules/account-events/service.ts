import type { Tx } from '#server/db/database.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'
import type { Clock } from '#server/ports/clock.ts'
import { addEvents } from './repo.ts'

/** The kinds of events of an account beside its bookings. Each is told in words of its own: `notify.KIND`. */
export type AccountEventKind =
  | ('earned' | 'expiring' | 'referral_earned')
  | ('gift_claimed' | 'gift_unclaimed' | 'gift_failed')
  | ('purchase_refunded' | 'paid_out')
  | ('slot_free' | 'visit_proposal' | 'person_changed')

/** An event of an account, with the values for its words. */
export interface AccountEvent {
  accountId: number
  kind: AccountEventKind
  /** The subject of the event, under which it is told once: at most 32 letters, digits, `-` and `_`. */
  subject: string
  details: NotificationDetails
}

/**
 * Writes down the events of accounts, so that people are told of them: whoever writes need not know who
 * tells, or how.
 */
export class AccountEventsService {
  readonly #clock: Clock

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock
  }

  /**
   * Notes an event, which is told once the transaction has committed. A second event of the same kind and
   * subject is not told.
   */
  note(tx: Tx, event: AccountEvent): Promise<void> {
    return this.noteEach(tx, [event])
  }

  /** Notes events of accounts. */
  noteEach(tx: Tx, events: readonly AccountEvent[]): Promise<void> {
    const created_at = this.#clock.now()
    const rows = events.map(({ accountId: account_id, details, ...event }) => ({
      ...{ account_id, ...event, details: JSON.stringify(details), created_at },
    }))
    return addEvents(tx, rows)
  }
}
