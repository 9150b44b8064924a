import type { SaveBookings } from '#src/core/booking/offline/save-bookings.ts'
import { saveEach } from '#src/core/booking/offline/save-list.ts'
import { eventBookings } from './queries.ts'

/** Stores each booking of an event whole, so that its page and its ticket need no network. */
export const saveEventBookings: SaveBookings = async (queries, language) => {
  const found = await saveEach(queries, eventBookings, language)
  return found.map(({ cover_image, event }) => ({
    cover: cover_image,
    at: event.is_online ? undefined : event.full_address,
  }))
}
