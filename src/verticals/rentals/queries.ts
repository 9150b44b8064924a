import { queryOptions } from '@tanstack/react-query'
import { getRecentViewRentals, getRentalInfo, getRentalInfoWithFavourite } from '#contract/calls/rentals.ts'
import type { Card } from '#contract/entities/card.ts'
import { personHere } from '#src/data/owner.ts'
import { send } from '#src/data/provider/call.ts'
import { nullWhereNotFound } from '#src/data/provider/errors.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'

/** Whether it is a favourite changes on this page, and on the person's other devices. */
const OWN = 0
const ANYBODYS_MS = 60_000

export const rentals = {
  /** null: there is no such rental, which is as good to know without a network as any other answer. */
  info: (slug: string, language: string) =>
    queryOptions({
      queryKey: ['rental', language, slug],
      queryFn: ({ signal }) =>
        send(personHere().token ? getRentalInfoWithFavourite : getRentalInfo, { slug }, signal).then(
          ({ rental }) => rental,
          nullWhereNotFound,
        ),
      meta: persisted,
      staleTime: () => (personHere().token ? OWN : ANYBODYS_MS),
    }),
  recent: (language: string) =>
    queryOptions({
      queryKey: ['recent rentals', language],
      queryFn: async ({ signal }): Promise<readonly Card[]> =>
        (await send(getRecentViewRentals, {}, signal)).rentals,
      meta: persisted,
      staleTime: OWN,
    }),
}
