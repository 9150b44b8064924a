import type { Prepares } from '#src/core/prepare.ts'
import type { ExploreAddress } from './address.ts'
import { locationOf } from './address-parts.ts'
import { exploreQueryOf } from './explore-query.ts'
import type { Explored } from './explored.ts'
import { explore } from './queries.ts'

/** Loads the categories above a map in advance; its points depend on the size of the window. */
export async function prepareMap(at: Prepares, of: Explored): Promise<void> {
  await at.prepare(({ language }) => explore.categories(of, language.code))
}

/** Loads the first page of a list in advance, and the categories above it. */
export async function prepareList(at: Prepares, of: Explored, address: ExploreAddress): Promise<void> {
  await Promise.all([
    prepareMap(at, of),
    at.prepareList(({ language, location }) =>
      explore.found(of, exploreQueryOf(of, address), language.code, locationOf(address) ?? location),
    ),
  ])
}
