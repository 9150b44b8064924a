import { smoothstep } from '../../town/geometry/point.ts'
import type { NoiseTable } from './noise-table.ts'
import { blend, type Pixel } from './pixel.ts'

/** The scale of a zoom. Details smaller than a pixel are left to the noise. */
export interface Scale {
  zoom: number
  metresPerPixel: number
}

/** Up to this zoom houses are only specks, and are not drawn one by one. */
const SPECKS_UP_TO = 14

/** The colour between houses: lawns and trees, or paving, the more of it the denser they stand. */
export function yardColour(
  pixel: Pixel,
  share: number,
  paved: number,
  east: number,
  north: number,
  scale: Scale,
  noise: NoiseTable,
): void {
  const garden = noise.smooth(east / 17, north / 17) * 0.55 + noise.smooth(east / 5.5, north / 5.5) * 0.45
  const bare = 0.13 + paved * 0.33
  const green = smoothstep(bare - 0.08, bare + 0.16, garden)
  blend(pixel, 164 - green * 58, 157 - green * 34, 142 - green * 66, share)
  if (scale.zoom > SPECKS_UP_TO) return
  const cell = Math.max(9, scale.metresPerPixel * 1.2)
  const speck = noise.smooth(east / cell + 77, north / cell + 31)
  const roof = smoothstep(0.5, 0.6, speck) * share * smoothstep(0.4, 0.9, share)
  if (roof === 0) return
  const isPale = noise.grain(Math.floor(east / cell / 2), Math.floor(north / cell / 2)) > 0.6
  if (isPale) blend(pixel, 214, 206, 194, roof * 0.55)
  else blend(pixel, 184, 128, 100, roof * 0.55)
}
