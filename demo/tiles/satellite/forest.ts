import type { NoiseTable } from './noise-table.ts'
import { blend, type Pixel } from './pixel.ts'

/** The width of a tree's crown, in metres. */
const CROWN = 6.2

/** The colour of a wood: crown beside crown, each lit from the north-west. */
export function forestColour(
  pixel: Pixel,
  share: number,
  east: number,
  north: number,
  metres: number,
  broad: number,
  noise: NoiseTable,
): void {
  const crown = Math.max(CROWN, metres * 2.1)
  const x = east / crown
  const y = north / crown
  const here = noise.smooth(x, y)
  const lit = noise.smooth(x - 0.3, y + 0.44)
  const leaves = noise.smooth(x * 2.3 + 5, y * 2.3) - 0.5
  const glade = noise.smooth(x / 4.4, y / 4.4)
  const bump = (here - lit) * 58 + leaves * 18 + (glade - 0.5) * 16
  blend(pixel, 52 + broad * 20 + bump, 76 + broad * 16 + bump, 44 + broad * 10 + bump * 0.7, share)
}
