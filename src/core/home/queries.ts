import { queryOptions } from '@tanstack/react-query'
import { getHome } from '#contract/calls/home.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Place } from '#src/core/place/place.ts'
import { send } from '#src/data/provider/call.ts'
import { kept } from '#src/data/query/kept-queries.ts'

/** Home screens, in the language that is spoken now, around a place or around the marketplace's own. */
export const home = {
  strips: (language: string, place: Place | undefined) =>
    queryOptions({
      queryKey: ['home', language, place?.latitude ?? null, place?.longitude ?? null],
      queryFn: ({ signal }) => send(getHome, place ? { location: place } : {}, signal),
    }),
  vertical: (vertical: VerticalId, language: string, place: Place | undefined) =>
    queryOptions({
      queryKey: ['vertical home', vertical, language, place?.latitude ?? null, place?.longitude ?? null],
      queryFn: ({ signal }) => send(getHome, { vertical, ...(place ? { location: place } : {}) }, signal),
      meta: kept,
    }),
}
