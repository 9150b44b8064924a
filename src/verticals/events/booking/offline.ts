import type { SaveBookings } from '#src/core/booking/offline/save-bookings.ts'
import { saveEach } from '#src/core/booking/offline/save-list.ts'
import { eventBookings } from './queries.ts'

/** Keeps each booking of an event whole: its page needs no network then, nor does its ticket. */
export const saveEventBookings: SaveBookings = async (queries, language) => {
  const found = await saveEach(queries, eventBookings, language)
  return found.map(({ cover_image, event }) => ({
    cover: cover_image,
    at: event.is_online ? undefined : event.full_address,
  }))
}
