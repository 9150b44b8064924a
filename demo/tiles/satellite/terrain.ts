import { between } from '../../town/geometry/lattice.ts'
import { builtUpAt, quarterAt } from '../../town/places/built-up.ts'
import type { StreetPattern } from '../../town/places/district-sketches.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { TILE_SIZE } from '../frame.ts'
import type { Ground } from './land-colour.ts'

/** The ground of a tile, at the corners of a grid of a few pixels. Neighbouring tiles share their corners. */
export interface Terrain {
  step: number
  /** The number of corners in a row. */
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

/** Tiles of a large area need a fine grid, or the hills would lose their shape. */
const stepAt = (zoom: number): number => (zoom <= 11 ? 2 : zoom <= 14 ? 4 : 8)

export function terrainOf(
  { frame, zoom }: Pick<Drawing, 'frame' | 'zoom'>,
  { survey, relief, cover }: Atlas,
): Terrain {
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

/** Reads the ground along a row of pixels. Just outside the tile the value of its edge counts. */
export function terrainRow({ step, side, grids }: Terrain): {
  goTo(row: number): void
  read(column: number, ground: Ground): void
} {
  const line = () => new Float32Array(side)
  const [inland, height, shade, builtUp] = [line(), line(), line(), line()]
  const [paved, wood, heath] = [line(), line(), line()]
  return {
    goTo(row) {
      const down = Math.max(0, row / step)
      const upper = Math.min(side - 2, Math.floor(down))
      const share = down - upper
      betweenRows(grids.inland, upper * side, share, inland)
      betweenRows(grids.height, upper * side, share, height)
      betweenRows(grids.shade, upper * side, share, shade)
      betweenRows(grids.builtUp, upper * side, share, builtUp)
      betweenRows(grids.paved, upper * side, share, paved)
      betweenRows(grids.wood, upper * side, share, wood)
      betweenRows(grids.heath, upper * side, share, heath)
    },
    read(column, ground) {
      const right = Math.max(0, column / step)
      const at = Math.min(side - 2, Math.floor(right))
      const share = right - at
      ground.inland = mixed(inland, at, share)
      if (ground.inland < -60) return
      ground.height = mixed(height, at, share)
      ground.shade = mixed(shade, at, share)
      ground.builtUp = mixed(builtUp, at, share)
      ground.paved = mixed(paved, at, share)
      ground.wood = mixed(wood, at, share)
      ground.heath = mixed(heath, at, share)
    },
  }
}

function betweenRows(grid: Float32Array, at: number, share: number, into: Float32Array): void {
  const side = into.length
  for (let i = 0; i < side; i++) {
    into[i] = (grid[at + i] as number) * (1 - share) + (grid[at + side + i] as number) * share
  }
}

function mixed(line: Float32Array, at: number, share: number): number {
  return (line[at] as number) * (1 - share) + (line[at + 1] as number) * share
}
