import { clamp } from '../../town/geometry/point.ts'
import type { NoiseTable } from './noise-table.ts'
import { blend, type Pixel } from './pixel.ts'
import { shelterAt } from './shelter.ts'

/** The colour of the sea from above by its distance from the shore, in metres. */
const DEPTHS = [
  [0, 142, 186, 172],
  [25, 96, 166, 164],
  [90, 58, 134, 146],
  [260, 36, 100, 124],
  [800, 24, 74, 104],
  [2_200, 17, 57, 88],
  [4_600, 14, 48, 79],
] as const

/** The position of a pixel in the picture and on earth. */
export interface Spot {
  column: number
  row: number
  east: number
  north: number
}

/** The colour of the sea, from the sand that shows through to the deep. */
export function seaColour(pixel: Pixel, offshore: number, spot: Spot, zoom: number, noise: NoiseTable): void {
  const x = spot.east * 0.8 + spot.north * 0.6
  const y = spot.north * 0.8 - spot.east * 0.6
  const depth = offshore > 4_600 ? offshore : depthAt(offshore, x, y, shelterAt(spot.east, spot.north), noise)
  let at = 1
  while (at < DEPTHS.length - 1 && depth > (DEPTHS[at]?.[0] ?? 0)) at++
  const from = DEPTHS[at - 1] ?? DEPTHS[0]
  const to = DEPTHS[at] ?? DEPTHS[0]
  const share = clamp((depth - from[0]) / (to[0] - from[0]), 0, 1)
  // On the open sea only patterns that repeat within a tile may be drawn, because all its tiles share one
  // picture.
  const swell =
    (noise.grain(spot.column, spot.row) - 0.5) * 2.2 +
    (noise.smooth(spot.column + 0.5, spot.row + 0.5) - 0.5) * 5
  pixel[0] = from[1] + (to[1] - from[1]) * share + swell
  pixel[1] = from[2] + (to[2] - from[2]) * share + swell
  pixel[2] = from[3] + (to[3] - from[3]) * share + swell
  if (zoom >= 13 && offshore < 60) foam(pixel, offshore, x, y, 1 - shelterAt(spot.east, spot.north), noise)
}

/** The apparent depth, with sandbanks and reefs near the shore. The harbour was dredged. */
function depthAt(offshore: number, x: number, y: number, shelter: number, noise: NoiseTable): number {
  const bottom = noise.smooth(x / 260, y / 260) * 0.6 + noise.smooth(x / 70, y / 70) * 0.4 - 0.5
  const shallow = clamp(1 - offshore / 1_200, 0, 1)
  return Math.max(0, shelter * 70 + offshore * (1 + bottom * 1.5 * shallow) + bottom * 60 * shallow)
}

/** Adds breakers: white lines that follow the shore, broken by chance. */
function foam(pixel: Pixel, offshore: number, x: number, y: number, open: number, noise: NoiseTable): void {
  const torn = noise.smooth(x / 14, y / 14) * 0.6 + noise.smooth(x / 5, y / 5) * 0.4
  const wander = noise.smooth(x / 90, y / 90) * 16
  const edge = clamp(1 - offshore / 7, 0, 1) * 0.9
  const line = clamp(1 - Math.abs(offshore - 12 - wander) / 5, 0, 1) * clamp((torn - 0.42) * 5, 0, 1)
  blend(pixel, 238, 242, 240, open * Math.min(0.85, edge * clamp(torn * 1.9, 0, 1) + line * 0.8))
}
