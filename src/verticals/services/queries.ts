import { queryOptions } from '@tanstack/react-query'
import { getProviderInfo } from '#contract/calls/services/professionals.ts'
import { storeListingCalls } from '#contract/calls/services/stores.ts'
import { listingQueries } from '#src/core/listing/queries.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

const ANYBODYS_MS = 60_000

export const stores = listingQueries('store', storeListingCalls)

export const professionals = {
  /** null: there is nobody of that name, as with every listing. */
  info: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['provider', language, slug],
      queryFn: ({ signal }) =>
        send(getProviderInfo, { id: slug }, signal).then(({ provider }) => provider, nullWhereNotFound),
      meta: persisted,
      staleTime: () => (personHere().token ? 0 : ANYBODYS_MS),
    }),
}
