import type { SaveBookings } from '#src/core/booking/offline/save-bookings.ts'
import { saveEach } from '#src/core/booking/offline/save-list.ts'
import { rentalBookings } from './queries.ts'

/** Stores each booking of a rental whole. */
export const saveRentalBookings: SaveBookings = async (queries, language) => {
  const found = await saveEach(queries, rentalBookings, language)
  return found.map(({ cover_image, rental }) => ({ cover: cover_image, at: rental.full_address }))
}
