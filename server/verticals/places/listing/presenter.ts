import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { Place } from '#contract/entities/place.ts'
import { presentListing } from '#server/modules/listings/detail/presenter.ts'
import type { ListingRow } from '#server/modules/listings/detail/repo.ts'
import { contactDetails, contactsOf } from './contacts.ts'
import type { PlaceRow } from './repo.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A week as a text of JSON, each day by its name. */
const scheduleData = (week: OpeningHours['week']): string =>
  JSON.stringify(Object.fromEntries((week ?? []).map((spans, at) => [weekdays[at], spans])))

/** The part of a place's page that does not depend on the viewer. */
export function presentPlace(
  listing: ListingRow,
  place: PlaceRow | null,
  hours: OpeningHours,
  language: string,
) {
  const { title, full_address, currency: _, category, ...shown } = presentListing(listing, language)
  const { land_mark, ...address } = full_address
  const contacts = contactsOf(place?.contacts ?? {})
  return {
    ...shown,
    name: title,
    address,
    land_mark,
    category,
    place_category: category && { name: category.name },
    google_map_url: place?.google_map_url ?? null,
    schedule_data: scheduleData(hours.week),
    hours,
    amenities: (place?.amenities ?? []).map((value) => ({ value })),
    average_price_range: place?.price_range ?? '',
    contacts,
    contact_details: contactDetails(contacts),
    video_links: (place?.video_links ?? []).map((url) => ({ url })),
  } satisfies Partial<Place>
}
