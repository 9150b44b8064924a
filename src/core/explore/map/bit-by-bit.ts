import type { MapMarker } from './clusters.ts'

/** So many marks that come new are put on the map in one go: more would hold up a finger. */
const AT_ONCE = 3

/** What goes, goes at once; what stays, stays; what comes new, comes a few at a time. */
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

/** What is known by it before and after a move, is the same. */
export function keyOf(mark: MapMarker): string {
  return 'slug' in mark ? mark.slug : `${mark.latitude} ${mark.longitude}`
}
