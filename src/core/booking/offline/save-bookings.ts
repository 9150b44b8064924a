import type { QueryClient } from '@tanstack/react-query'
import { bookings } from '#src/core/booking/queries.ts'
import { pinPictures } from '#src/data/pinned/pin-pictures.ts'
import { type BookedPictures, picturesOf } from './booked-pictures.ts'
import { saveList } from './save-list.ts'

/** Stores all bookings of one vertical, each whole; answers their pictures. */
export type SaveBookings = (queries: QueryClient, language: string) => Promise<readonly BookedPictures[]>

/** Stores every booking that is not long over on the device, with its page and its pictures. */
export async function saveBookings(
  queries: QueryClient,
  savers: readonly SaveBookings[],
  language: string,
  tilesUrl: string,
): Promise<void> {
  await saveList(queries, bookings.list(language), bookings.page)
  const found: BookedPictures[] = []
  for (const keep of savers) found.push(...(await keep(queries, language)))
  await pinPictures([...new Set(found.flatMap((it) => picturesOf(it, tilesUrl)))])
}
