import type { LatLng, Map as Leaflet, Point } from 'leaflet'

/** So far above a map's centre stands what one looks around: since a sheet below went down, all else is below it. */
const above = new WeakMap<Leaflet, number>()

/** Where on the map what one looks around stands, in its pixels. */
export function middlePoint(map: Leaflet): Point {
  return map
    .getSize()
    .divideBy(2)
    .subtract([0, above.get(map) ?? 0])
}

export function middleOf(map: Leaflet): LatLng {
  return map.containerPointToLatLng(middlePoint(map))
}

/** A sheet went down, maybe by the finger that now moves the map: what was seen stays under it, and in the middle. */
export function growBelow(map: Leaflet, pixels: number): void {
  above.set(map, (above.get(map) ?? 0) + pixels / 2)
}

/** What one looks around stands in the centre again. */
export function centre(map: Leaflet): void {
  above.delete(map)
}
