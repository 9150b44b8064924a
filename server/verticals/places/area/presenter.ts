import type { ReplyOf } from '#contract/call.ts'
import type { getArea } from '#contract/calls/places/area.ts'
import type { AreaPlace } from '#contract/entities/area-place.ts'
import { presentListing } from '#server/modules/listings/detail/presenter.ts'
import { writtenHours } from '#server/modules/listings/hours/opening-hours.ts'
import { zoneOffsets } from '#server/modules/listings/hours/zone-offsets.ts'
import { presentPrice } from '#server/modules/listings/presenter.ts'
import { contactsOf } from '../listing/contacts.ts'
import type { findToSave } from './repo.ts'

type Row = Awaited<ReturnType<typeof findToSave>>[number]

/** A place as a device saves it. */
export function presentAreaPlace(row: Row, language: string): AreaPlace {
  const { title: name, full_address, gallery: _, ...shown } = presentListing(row, language)
  const { land_mark, ...address } = full_address
  const { place, special, created_at, pricing_type } = row
  return {
    ...shown,
    name,
    address,
    land_mark,
    google_map_url: place?.google_map_url ?? null,
    amenities: (place?.amenities ?? []).map((value) => ({ value })),
    average_price_range: place?.price_range ?? '',
    contacts: contactsOf(place?.contacts ?? {}),
    price: presentPrice(row),
    pricing_type,
    listed_at: created_at.toISOString(),
    hours: writtenHours(place, special),
  }
}

/** The offsets of some zones around an instant, so that a device need not know these zones. */
export function presentZones(zones: readonly string[], now: Date): ReplyOf<typeof getArea>['zones'] {
  const said = [...new Set(zones)].map((zone) => {
    const offsets = zoneOffsets(zone, now.getTime())
    return [zone, offsets.map(({ from, ahead }) => [instantOf(from), ahead])]
  })
  return Object.fromEntries(said)
}

const instantOf = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString() : null)
