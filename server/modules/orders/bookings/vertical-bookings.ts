import type { Booking } from '#contract/entities/booking.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Person } from '../deps.ts'
import type { ShownBooking } from '../record/repo.ts'
import type { Bookings } from './bookings.ts'

/** Answers the fields that only this vertical's bookings have, for each row. */
type Own<T> = (
  rows: readonly ShownBooking[],
  person: Person,
) => Promise<(row: ShownBooking) => Omit<T, keyof Booking>>

/** The whole bookings of one vertical. */
export class VerticalBookings<T extends Booking> {
  readonly #bookings: Bookings
  readonly vertical: VerticalId
  readonly #own: Own<T>

  constructor(bookings: Bookings, vertical: VerticalId, own: Own<T>) {
    this.#bookings = bookings
    this.vertical = vertical
    this.#own = own
  }

  async list(person: Person, page: { limit: number; cursor: string | undefined }) {
    const { rows, next } = await this.#bookings.rows(person.accountId, page, this.vertical)
    return { data: await this.#present(rows, person), ...next }
  }

  async one(person: Person, reference: string) {
    const row = await this.#bookings.find(person.accountId, reference, this.vertical)
    const [booking] = await this.#present([row], person)
    if (!booking) throw new Error(`${reference} was found and is not shown.`)
    return booking
  }

  async #present(rows: readonly ShownBooking[], person: Person) {
    if (rows.length === 0) return []
    const own = await this.#own(rows, person)
    const details = await this.#bookings.details(rows, person)
    return rows.flatMap((row, i) => {
      const detail = details[i]
      return detail ? [{ ...detail, ...own(row) }] : []
    })
  }
}
