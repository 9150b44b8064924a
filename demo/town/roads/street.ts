import { GridIndex } from '../geometry/grid-index.ts'
import type { Bounds, Point } from '../geometry/point.ts'
import type { RoadClass } from './road.ts'

/** A named street, or the named part of a long one. */
export interface Street {
  /** The form of its name in addresses. */
  readonly id: string
  readonly name: string
  readonly class: RoadClass
  readonly line: readonly Point[]
  /** The distances of the line's points along it, in metres. */
  readonly alongs: readonly number[]
  readonly length: number
  readonly bounds: Bounds
  /** The district or village of its middle; undefined in the country. */
  readonly quarter: string | undefined
  /** How many metres of street a house number has. */
  readonly frontage: number
}

/** An index of streets by location. */
export function streetsByPlace(streets: readonly Street[]): GridIndex<Street> {
  const index = new GridIndex<Street>(250)
  for (const street of streets) index.add(street, street.bounds)
  return index
}

/** A name as a part of an address or an id: small letters and hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
