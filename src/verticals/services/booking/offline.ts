import type { SaveBookings } from '#src/core/booking/offline/save-bookings.ts'
import { saveEach } from '#src/core/booking/offline/save-list.ts'
import { serviceBookings } from './queries.ts'

/** Stores each booking of a visit whole. */
export const saveServiceBookings: SaveBookings = async (queries, language) => {
  const found = await saveEach(queries, serviceBookings, language)
  return found.map(({ cover_image, store }) => ({ cover: cover_image, at: store.full_address }))
}
