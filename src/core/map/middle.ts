import type { LatLng, Map as Leaflet, Point } from 'leaflet'

/** How far above a map's centre its searched location lies: a sheet that went down has added room below. */
const above = new WeakMap<Leaflet, number>()

/** The pixel of a map at which its searched location lies. */
export function middlePoint(map: Leaflet): Point {
  return map
    .getSize()
    .divideBy(2)
    .subtract([0, above.get(map) ?? 0])
}

export function middleOf(map: Leaflet): LatLng {
  return map.containerPointToLatLng(middlePoint(map))
}

/** Notes that a sheet went down, maybe by the finger that now moves the map: what was seen stays under it. */
export function growBelow(map: Leaflet, pixels: number): void {
  above.set(map, (above.get(map) ?? 0) + pixels / 2)
}

/** Puts the searched location into the map's centre again. */
export function centre(map: Leaflet): void {
  above.delete(map)
}
