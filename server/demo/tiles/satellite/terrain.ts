import { between } from '../../town/geometry/lattice.ts'
import { builtUpAt, quarterAt } from '../../town/places/built-up.ts'
import type { StreetPattern } from '../../town/places/district-sketches.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { TILE_SIZE } from '../frame.ts'
import type { Ground } from './land-colour.ts'

/** What the ground of a tile is like, at the corners of a grid of a few pixels; neighbours share their corners. */
export interface Terrain {
  step: number
  /** Corners in a row. */
  side: number
  grids: Record<keyof Ground, Float32Array>
}

const PAVED: Record<StreetPattern, number> = {
  old: 1,
  grid: 0.85,
  docks: 1,
  terraces: 0.62,
  village: 0.3,
  gardens: 0.16,
}

const pavedAt = between(60, (p) => PAVED[quarterAt(p)?.pattern ?? 'village'])

/** Small tiles of large country need a fine grid, or the hills would lose their shape. */
const stepAt = (zoom: number): number => (zoom <= 11 ? 2 : zoom <= 14 ? 4 : 8)

export function terrainOf({ frame, zoom }: Drawing, { survey, relief, cover }: Atlas): Terrain {
  const step = stepAt(zoom)
  const side = TILE_SIZE / step + 1
  const grid = () => new Float32Array(side * side)
  const grids = {
    inland: grid(),
    height: grid(),
    shade: grid(),
    builtUp: grid(),
    paved: grid(),
    wood: grid(),
    heath: grid(),
  }
  for (let row = 0; row < side; row++) {
    const y = frame.top - (row * step) / frame.scale
    for (let column = 0; column < side; column++) {
      const x = frame.left + (column * step) / frame.scale
      const at = row * side + column
      const inland = survey.land.inland(x, y)
      grids.inland[at] = inland
      if (inland < -200) continue
      grids.height[at] = relief.height(x, y)
      grids.shade[at] = relief.shade(x, y, zoom)
      const builtUp = builtUpAt({ x, y })
      grids.builtUp[at] = builtUp
      if (builtUp > 0) grids.paved[at] = pavedAt(x, y)
      grids.wood[at] = cover.woodAt(x, y)
      grids.heath[at] = cover.heathAt(x, y)
    }
  }
  return { step, side, grids }
}

/** Reads what the ground is like at a pixel, between the corners of the grid. Just outside the tile its edge counts. */
export function readTerrain(
  { step, side, grids }: Terrain,
  column: number,
  row: number,
  ground: Ground,
): void {
  const right = Math.max(0, column / step)
  const down = Math.max(0, row / step)
  const c = Math.min(side - 2, Math.floor(right))
  const r = Math.min(side - 2, Math.floor(down))
  const fx = right - c
  const fy = down - r
  const at = r * side + c
  const nw = (1 - fx) * (1 - fy)
  const ne = fx * (1 - fy)
  const sw = (1 - fx) * fy
  const se = fx * fy
  ground.inland = mixed(grids.inland, at, side, nw, ne, sw, se)
  if (ground.inland < -60) return
  ground.height = mixed(grids.height, at, side, nw, ne, sw, se)
  ground.shade = mixed(grids.shade, at, side, nw, ne, sw, se)
  ground.builtUp = mixed(grids.builtUp, at, side, nw, ne, sw, se)
  ground.paved = mixed(grids.paved, at, side, nw, ne, sw, se)
  ground.wood = mixed(grids.wood, at, side, nw, ne, sw, se)
  ground.heath = mixed(grids.heath, at, side, nw, ne, sw, se)
}

function mixed(
  grid: Float32Array,
  at: number,
  side: number,
  nw: number,
  ne: number,
  sw: number,
  se: number,
): number {
  return (
    (grid[at] as number) * nw +
    (grid[at + 1] as number) * ne +
    (grid[at + side] as number) * sw +
    (grid[at + side + 1] as number) * se
  )
}
