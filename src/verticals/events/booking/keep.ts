import type { KeepBookings } from '#src/core/booking/keep/keep-bookings.ts'
import { keepList } from '#src/core/booking/keep/keep-list.ts'
import { keepAnswer } from '#src/data/query/keep-answer.ts'
import { eventBookings } from './queries.ts'

/** Asks for the bookings of events and keeps each whole: its page needs no network then, nor does its ticket. */
export const keepEventBookings: KeepBookings = async (queries, language) => {
  const found = await keepList(queries, eventBookings.list(language), eventBookings.page)
  for (const booking of found)
    await keepAnswer(queries, eventBookings.one(booking.unique_booking_id, language), booking)
  return found.map(({ cover_image, event }) => ({
    cover: cover_image,
    at: event.is_online ? undefined : event.full_address,
  }))
}
