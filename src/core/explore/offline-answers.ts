import type { MapPoint } from '#contract/calls/explore.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import type { Location } from '#src/core/location/location.ts'
import type { ExploreQuery } from './explore-query.ts'
import type { ExploreCategory, FoundCard, FoundPage } from './explored.ts'

/** What the device answers where the network does not; undefined: it does not know either. */
export interface OfflineAnswers {
  found: (query: ExploreQuery, location: Location | undefined) => Promise<FoundPage | undefined>
  points: (
    query: ExploreQuery,
    bounds: Bounds,
  ) => Promise<{ points: MapPoint[]; is_all: boolean } | undefined>
  card: (slug: string) => Promise<FoundCard | undefined>
  categories: () => Promise<readonly ExploreCategory[] | undefined>
}
