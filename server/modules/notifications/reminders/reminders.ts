import type { Deps } from '../deps.ts'
import type { Kind } from '../kinds.ts'
import type { NotificationWriter } from '../writing/notification-writer.ts'
import * as repo from '../writing/repo.ts'
import { morningAfter, reminderAt } from '../writing/waking-hours.ts'

const HOUR_MS = 3_600_000

const reminders = [
  { kind: 'reminder_day', before: { days: 1 }, earliestHours: 36, lateHours: 6 },
  { kind: 'reminder_hours', before: { hours: 2 }, earliestHours: 14, lateHours: 12 },
] as const satisfies readonly { kind: Kind; before: object; earliestHours: number; lateHours: number }[]

/** Reminds people of their bookings, before they begin and not at night. */
export class Reminders {
  readonly #deps: Deps
  readonly #writer: NotificationWriter

  constructor(deps: Deps, writer: NotificationWriter) {
    this.#deps = deps
    this.#writer = writer
  }

  /** Sends the reminders that are due. One whose time was over before the booking was made is skipped. */
  async remind(): Promise<void> {
    const { database, clock, orders } = this.#deps
    const now = clock.now()
    for (const { kind, before, earliestHours, lateHours } of reminders) {
      const until = new Date(now.getTime() + earliestHours * HOUR_MS)
      for (const booking of await repo.findToRemind(database.query, { kind, from: now, until })) {
        const { starts_at, time_zone, booked_at, booking_id } = booking
        const due = reminderAt(starts_at, time_zone, before)
        const isLate = now.getTime() - due.getTime() > lateHours * HOUR_MS
        if (due > now || isLate || booked_at >= due) continue
        // A server that was down until now wakes nobody at night either.
        const dueAt = morningAfter(now, time_zone)
        const fact = `${kind} ${booking_id} ${starts_at.toISOString()}`
        if (dueAt >= starts_at) continue
        const arrival = (await orders.parts.arrivals.ofEach([booking_id])).get(booking_id)
        // Arrival instructions go by mail, once. Without any the push is enough.
        const dayBefore = reminderAt(starts_at, time_zone, reminders[0].before)
        const wasMailed = kind !== reminders[0].kind && arrival && new Date(arrival.from) <= dayBefore
        const byMail = typeof arrival?.text === 'string' && !wasMailed
        await database.transaction((tx) =>
          this.#writer.tell(tx, booking, { kind, fact, dueAt, expiresAt: starts_at, byMail }),
        )
      }
    }
  }
}
