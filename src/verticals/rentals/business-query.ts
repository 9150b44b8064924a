import { queryOptions } from '@tanstack/react-query'
import { getRentalsByBusiness } from '#contract/calls/rentals.ts'
import type { Place } from '#src/core/place/place.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { kept } from '#src/data/query/kept-queries.ts'

/** Who rents things out, with what they do; null: nobody of that name. */
export const rentingBusiness = (biz_id: string, language: string, place: Place | undefined) =>
  queryOptions({
    queryKey: ['renting business', language, biz_id, place?.latitude ?? null, place?.longitude ?? null],
    queryFn: ({ signal }) =>
      send(
        getRentalsByBusiness,
        { biz_id, ...(place && { lat: place.latitude, lng: place.longitude }) },
        signal,
      ).catch(nullWhereNotFound),
    meta: kept,
  })
