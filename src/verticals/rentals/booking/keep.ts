import type { KeepBookings } from '#src/core/booking/keep/keep-bookings.ts'
import { keepWhole } from '#src/core/booking/keep/keep-list.ts'
import { rentalBookings } from './queries.ts'

/** Keeps each booking of a rental whole. */
export const keepRentalBookings: KeepBookings = async (queries, language) => {
  const found = await keepWhole(queries, rentalBookings, language)
  return found.map(({ cover_image, rental }) => ({ cover: cover_image, at: rental.full_address }))
}
