import type { MapMarker } from './clusters.ts'

/** The number of new markers that are put on the map in one go: more would block the finger that moves it. */
const AT_ONCE = 3

/** Changes the markers in steps: old ones go at once, and new ones come a few at a time. */
export function* bitByBit(
  before: readonly MapMarker[],
  after: readonly MapMarker[],
): Generator<readonly MapMarker[]> {
  const known = new Set(before.map(keyOf))
  const stays = after.filter((it) => known.has(keyOf(it)))
  const comes = after.filter((it) => !known.has(keyOf(it)))
  let until = 0
  do {
    until += AT_ONCE
    yield [...stays, ...comes.slice(0, until)]
  } while (until < comes.length)
}

/** Identifies a marker before and after a move of the map. */
export function keyOf(mark: MapMarker): string {
  return 'slug' in mark ? mark.slug : `${mark.latitude} ${mark.longitude}`
}
