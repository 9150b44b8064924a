import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getRentalsByBusiness } from '#contract/calls/rentals/listing.ts'
import type { BusinessOffers } from '#src/core/business/business-screen.tsx'
import type { Location } from '#src/core/location/location.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** A query for a business with its rentals; null: there is none of that name. */
export const rentingBusiness = (biz_id: string, language: string, location: Location | undefined) =>
  queryOptions({
    queryKey: ['renting business', language, biz_id, location?.latitude ?? null, location?.longitude ?? null],
    queryFn: ({ signal }) =>
      send(
        getRentalsByBusiness,
        { biz_id, ...(location && { lat: location.latitude, lng: location.longitude }) },
        signal,
      ).catch(nullWhereNotFound),
    meta: persisted,
  })

/** The rentals of a business, a row for each kind. */
export const rentedOut = ({
  business,
  vehicleRentals,
  propertiesRentals,
}: ReplyOf<typeof getRentalsByBusiness>): BusinessOffers => ({
  business,
  rows: [
    { title: 'rentals.kind.vehicle', items: vehicleRentals },
    { title: 'rentals.kind.properties', items: propertiesRentals },
  ],
})
