import { type Bounds, boundsInBoth, boundsMeet, type Point } from '../../town/geometry/point.ts'
import { contains } from '../../town/geometry/polygon.ts'
import { hashed } from '../../town/random/random.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { gatherDisc } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { palette } from './palette.ts'

const APART = 15

/** Draws single trees in parks, scattered by their location alone. */
export function drawTrees(drawing: Drawing, { survey }: Atlas): void {
  if (drawing.zoom < 16) return
  const { reach, frame, coverage, sheet } = drawing
  const parks = survey.sites.filter(
    (it) => ['park', 'garden', 'cemetery', 'golf'].includes(it.kind) && boundsMeet(it.bounds, reach),
  )
  for (const park of parks) {
    const share = park.kind === 'golf' ? 0.16 : park.kind === 'cemetery' ? 0.3 : 0.5
    for (const { p, radius } of treesIn(boundsInBoth(reach, park.bounds), share)) {
      if (!contains(park.ring, p)) continue
      gatherDisc(
        coverage,
        (p.x - frame.left) * frame.scale,
        (frame.top - p.y) * frame.scale,
        radius * frame.scale,
      )
    }
  }
  paint(sheet, coverage, palette.tree, 0.85)
}

/** The trees on a piece of ground, about one in `share` of the possible places. */
export function treesIn(ground: Bounds, share: number): { p: Point; radius: number }[] {
  const trees: { p: Point; radius: number }[] = []
  for (let row = Math.floor(ground.minY / APART); row <= ground.maxY / APART; row++) {
    for (let column = Math.floor(ground.minX / APART); column <= ground.maxX / APART; column++) {
      if (hashed(column, row, 401) > share) continue
      const p = {
        x: (column + 0.15 + hashed(column, row, 402) * 0.7) * APART,
        y: (row + 0.15 + hashed(column, row, 403) * 0.7) * APART,
      }
      trees.push({ p, radius: 2.2 + hashed(column, row, 404) * 2.8 })
    }
  }
  return trees
}
