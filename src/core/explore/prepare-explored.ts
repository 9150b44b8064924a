import type { Prepares } from '#src/core/prepare.ts'
import type { ExploreAddress } from './address.ts'
import { locationOf } from './address-parts.ts'
import { exploreQueryOf } from './explore-query.ts'
import type { Explored } from './explored.ts'
import { explore } from './queries.ts'

/** Asks for what can be chosen above a map; what is on it depends on how much of it one sees. */
export async function prepareMap(at: Prepares, of: Explored): Promise<void> {
  await at.prepare(({ language }) => explore.categories(of, language.code))
}

/** Asks for the first page of a list, and for what can be chosen above it. */
export async function prepareList(at: Prepares, of: Explored, address: ExploreAddress): Promise<void> {
  await Promise.all([
    prepareMap(at, of),
    at.prepareList(({ language, location }) =>
      explore.found(of, exploreQueryOf(of, address), language.code, locationOf(address) ?? location),
    ),
  ])
}
