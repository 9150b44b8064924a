import type { ExplorePaths } from '#src/core/listing/vertical.ts'

/** Where vehicles are explored. What the form looks for is shown where homes are, which then shows vehicles. */
export const vehiclePaths: ExplorePaths = {
  all: '/rentals/vehicle',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-vehicle',
  filters: '/rentals/explore-vehicle/filters',
}

/** Where homes are. */
export const propertyPaths: ExplorePaths = {
  all: '/rentals/property',
  list: '/rentals/explore-properties',
  map: '/rentals/explore-properties',
  filters: '/rentals/explore-properties/filters',
}
