import { clamp, smoothstep } from '../../town/geometry/point.ts'
import { fieldColour } from './fields.ts'
import { forestColour } from './forest.ts'
import type { NoiseTable } from './noise-table.ts'
import { blend, type Pixel } from './pixel.ts'
import { shelterAt } from './shelter.ts'
import { type Scale, yardColour } from './yards.ts'

/** The ground at a pixel. */
export interface Ground {
  inland: number
  height: number
  shade: number
  builtUp: number
  /** How densely it is built up: 0 among gardens, 1 in the old town. */
  paved: number
  wood: number
  heath: number
}

/** The colour of land from above: fields, heath, woods, rock, and the gardens and yards of the town. */
export function landColour(
  pixel: Pixel,
  ground: Ground,
  east: number,
  north: number,
  scale: Scale,
  noise: NoiseTable,
): void {
  const metres = scale.metresPerPixel
  // The grid of the noise is turned, because it would show along the edges of tiles.
  const x = east * 0.8 + north * 0.6
  const y = north * 0.8 - east * 0.6
  const broad = noise.smooth(x / 310, y / 310)
  const middle = noise.smooth(x / 41, y / 41)
  const fine = noise.smooth(x / (3.1 * metres), y / (3.1 * metres))
  const town = smoothstep(0.25, 0.55, ground.builtUp + (middle - 0.5) * 0.2)
  const wood = smoothstep(-0.004, 0.012, ground.wood + (middle - 0.5) * 0.05 + (fine - 0.5) * 0.03)
  // Ground that houses or trees cover completely is not computed.
  if (town < 1 && wood < 1) {
    fieldColour(pixel, east, north, metres, broad, noise)
    hills(pixel, ground, broad, middle, fine)
  }
  if (town > 0 && wood < 1) yardColour(pixel, town, ground.paved, x, y, scale, noise)
  if (wood > 0) forestColour(pixel, wood, x, y, metres, broad, noise)
  if (ground.inland < 150) edge(pixel, ground.inland + (middle - 0.5) * 30, fine, shelterAt(east, north))
  const light = clamp(1 - ground.shade * 0.5, 0.42, 1.3) * (0.95 + (fine - 0.5) * 0.1)
  pixel[0] = (pixel[0] as number) * light
  pixel[1] = (pixel[1] as number) * light
  pixel[2] = (pixel[2] as number) * light
}

/** Adds heath on hills without fields, and bare rock on tops and steep slopes. */
function hills(pixel: Pixel, ground: Ground, broad: number, middle: number, fine: number): void {
  const nearCliffs = 1 - smoothstep(70, 260, ground.inland + (broad - 0.5) * 220)
  const rough = (middle - 0.5) * 0.05 + (fine - 0.5) * 0.03
  const heath = Math.max(nearCliffs, smoothstep(-0.03, 0.05, ground.heath + rough))
  if (heath > 0) blend(pixel, 112 + middle * 26, 112 + broad * 20, 80 + middle * 12, heath * 0.88)
  const high = smoothstep(560, 900, ground.height + (middle - 0.5) * 120)
  if (high > 0) blend(pixel, 124, 112, 96, high * 0.9)
  const steep = smoothstep(0.55, 0.95, Math.abs(ground.shade) + (fine - 0.5) * 0.2)
  if (steep > 0) blend(pixel, 104, 98, 88, steep * 0.55)
}

/** Adds rocks along the shore, and paving along the quays. */
function edge(pixel: Pixel, inland: number, fine: number, shelter: number): void {
  const quay = shelter * (1 - smoothstep(70, 130, inland))
  if (quay > 0) blend(pixel, 166 + fine * 14, 160 + fine * 13, 148 + fine * 12, quay * 0.92)
  const rocks = (1 - shelter) * (1 - smoothstep(6, 26, inland))
  if (rocks > 0) blend(pixel, 132 + fine * 26, 124 + fine * 22, 110 + fine * 18, rocks * 0.9)
}
