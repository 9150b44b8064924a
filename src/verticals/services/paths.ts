import type { ExplorePaths } from '#src/core/listing/paths.ts'

/** Where stores are explored: a list, and a map beside it. */
export const storePaths = {
  list: '/reserve-and-relax/all-stores',
  map: '/reserve-and-relax/stores-map',
  filters: '/reserve-and-relax/all-stores/filters',
} as const satisfies ExplorePaths
