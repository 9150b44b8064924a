import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getSearchStart, searchListings } from '#contract/calls/search.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Location } from '#src/core/location/location.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** The results of a search, or the category that was most likely meant. */
export type SearchAnswer = Pick<ReplyOf<typeof searchListings>, 'items' | 'nearest'>

/** The parameters of a search; they are in the address, so that it can be shared. */
export interface SearchQuery {
  q?: string
  vertical?: VerticalId
  category?: string
}

export const search = {
  listings: (
    { q = '', vertical, category }: SearchQuery,
    verticals: VerticalId[],
    language: string,
    location?: Location,
  ) =>
    queryOptions({
      queryKey: [
        'search',
        language,
        q,
        vertical ?? '',
        category ?? '',
        location?.latitude ?? null,
        location?.longitude ?? null,
      ],
      queryFn: ({ signal }) => {
        const filters = {
          verticals,
          ...(vertical ? { vertical } : {}),
          ...(category ? { category } : {}),
          ...(location ? { location } : {}),
        }
        return send(searchListings, { search_value: q, ...filters }, signal)
      },
      // Earlier results stay until the next answer is there; a newer query ends the older one.
      placeholderData: keepPreviousData,
    }),
  start: (verticals: VerticalId[], language: string, location?: Location) =>
    queryOptions({
      queryKey: ['search start', language, location?.latitude ?? null, location?.longitude ?? null],
      queryFn: ({ signal }) => send(getSearchStart, { verticals, ...(location ? { location } : {}) }, signal),
      meta: persisted,
    }),
}
