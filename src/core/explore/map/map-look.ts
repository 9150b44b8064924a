import type { Bounds } from '#contract/explore/bounds.ts'
import type { MapPoint } from '#src/core/map/map-props.ts'

/** The view that a map shows at the moment. */
export interface MapLook {
  bounds: Bounds
  centre: MapPoint
  zoom: number
}
