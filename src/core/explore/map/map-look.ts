import type { Bounds } from '#contract/explore/bounds.ts'
import type { MapPoint } from '#src/core/map/map-props.ts'

/** What a map shows just now. */
export interface MapLook {
  bounds: Bounds
  centre: MapPoint
  zoom: number
}
