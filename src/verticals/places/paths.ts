import type { ExplorePaths } from '#src/core/listing/paths.ts'

/** The screens on which places are explored: the map first, with a list of all beside it. */
export const placePaths = {
  all: '/go-to-places/all-places',
  category: '/go-to-places/explore-places',
  list: '/go-to-places/explore-places',
  map: '/go-to-places/explore-places',
  filters: '/go-to-places/explore-places/filters',
} as const satisfies ExplorePaths
