import type { ExplorePaths } from '#src/core/listing/paths.ts'

/** Where places are explored: on the map first, with all of them as a list beside it. */
export const placePaths = {
  all: '/go-to-places/all-places',
  category: '/go-to-places/explore-places',
  list: '/go-to-places/explore-places',
  map: '/go-to-places/explore-places',
  filters: '/go-to-places/explore-places/filters',
} as const satisfies ExplorePaths
