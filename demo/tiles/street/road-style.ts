import type { RoadClass } from '../../town/roads/road.ts'
import type { Rgb } from '../raster/coverage.ts'
import { palette } from './palette.ts'

/** The width of each class at zooms 8 to 18, in stylesheet pixels; 0: not drawn. */
const WIDTHS: Record<RoadClass, readonly number[]> = {
  //            8    9    10   11   12   13   14   15   16    17    18
  trunk: [0.9, 1.2, 1.7, 2.3, 3.2, 4.4, 6.2, 8.6, 12.5, 20.5, 41],
  primary: [0.5, 0.8, 1.2, 1.8, 2.6, 3.6, 5.0, 7.4, 10.5, 16.5, 32],
  secondary: [0.4, 0.6, 0.9, 1.3, 1.9, 2.7, 3.9, 6.0, 8.6, 13.5, 26],
  residential: [0, 0, 0, 0, 0.5, 1.1, 2.1, 3.9, 6.4, 10.5, 20],
  lane: [0, 0, 0, 0, 0, 0.6, 1.1, 2.3, 4.0, 6.8, 13],
  track: [0, 0, 0, 0, 0, 0.5, 0.7, 1.1, 1.5, 2.2, 3.4],
  path: [0, 0, 0, 0, 0, 0, 0, 0.9, 1.2, 1.7, 2.6],
  steps: [0, 0, 0, 0, 0, 0, 0, 1.3, 2.0, 3.2, 5.6],
}

/** The width of a class at a zoom, in stylesheet pixels. */
export function roadWidth(kind: RoadClass, zoom: number): number {
  return WIDTHS[kind][zoom - 8] ?? 0
}

export interface RoadLook {
  fill: Rgb
  casing: Rgb
  /** The zoom from which on the road has an edge. */
  casedFrom: number
}

/** The look of each class, in the order in which they are drawn over one another. */
export const ROAD_LOOKS: readonly (readonly [RoadClass, RoadLook])[] = [
  ['lane', { fill: palette.lane, casing: palette.casing, casedFrom: 15 }],
  ['residential', { fill: palette.street, casing: palette.casing, casedFrom: 14 }],
  ['secondary', { fill: palette.street, casing: palette.casing, casedFrom: 11 }],
  ['primary', { fill: palette.primary, casing: palette.primaryCasing, casedFrom: 11 }],
  ['trunk', { fill: palette.trunk, casing: palette.trunkCasing, casedFrom: 9 }],
]

/** The width of the edge on each side, in stylesheet pixels. */
export function casingWidth(zoom: number): number {
  return zoom < 13 ? 0.5 : zoom < 16 ? 0.7 : 0.9
}
