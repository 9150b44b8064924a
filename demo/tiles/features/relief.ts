import { between } from '../../town/geometry/lattice.ts'
import { clamp } from '../../town/geometry/point.ts'
import type { Land } from '../../town/land/land.ts'
import { metresPerPixel } from '../frame.ts'

const LATTICE = 60

export interface Relief {
  /** The height, read from a grid: fast, and smooth enough for slopes. */
  height(x: number, y: number): number
  /** How dark a slope lies: above 0 in shadow, below 0 in the light, 0 on level ground and at sea. */
  shade(x: number, y: number, zoom: number): number
}

/** The zoom from which on all slopes are drawn; below it only the large ones. */
const OWN_SLOPES_FROM = 11

/** The relief, lit from the north-west as usual on maps. */
export function reliefOf(land: Land): Relief {
  const height = between(LATTICE, (p) => land.height(p))
  const shadeOver = (x: number, y: number, step: number) => {
    if (land.inland(x, y) < 0) return 0
    const east = (height(x + step, y) - height(x - step, y)) / (2 * step)
    const north = (height(x, y + step) - height(x, y - step)) / (2 * step)
    return clamp((east - north) * 1.5, -0.7, 1)
  }
  const near = between(LATTICE, ({ x, y }) => shadeOver(x, y, LATTICE))
  return {
    height,
    shade: (x, y, zoom) => (zoom >= OWN_SLOPES_FROM ? near(x, y) : shadeOver(x, y, metresPerPixel(zoom) * 8)),
  }
}
