import { queryOptions } from '@tanstack/react-query'
import { getHome } from '#contract/calls/home.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Location } from '#src/core/location/location.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** Queries for home screens, in the current language, around a location or the marketplace's own. */
export const home = {
  strips: (language: string, location: Location | undefined) =>
    queryOptions({
      queryKey: ['home', language, location?.latitude ?? null, location?.longitude ?? null],
      queryFn: ({ signal }) => send(getHome, location ? { location } : {}, signal),
    }),
  vertical: (vertical: VerticalId, language: string, location: Location | undefined) =>
    queryOptions({
      queryKey: [
        'vertical home',
        vertical,
        language,
        location?.latitude ?? null,
        location?.longitude ?? null,
      ],
      queryFn: ({ signal }) => send(getHome, { vertical, ...(location ? { location } : {}) }, signal),
      meta: persisted,
    }),
}
