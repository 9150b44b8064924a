import type { KeepBookings } from '#src/core/booking/keep/keep-bookings.ts'
import { keepWhole } from '#src/core/booking/keep/keep-list.ts'
import { eventBookings } from './queries.ts'

/** Keeps each booking of an event whole: its page needs no network then, nor does its ticket. */
export const keepEventBookings: KeepBookings = async (queries, language) => {
  const found = await keepWhole(queries, eventBookings, language)
  return found.map(({ cover_image, event }) => ({
    cover: cover_image,
    at: event.is_online ? undefined : event.full_address,
  }))
}
