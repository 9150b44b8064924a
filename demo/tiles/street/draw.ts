import type { Drawing } from '../drawing.ts'
import { atlas } from '../features/atlas.ts'
import { drawAirfield, drawPitches } from '../features/sports-and-airfield.ts'
import { drawLabels } from '../labels/draw-labels.ts'
import { layoutOf } from '../labels/layout.ts'
import { drawBuildings } from './buildings.ts'
import { drawGround } from './ground.ts'
import { drawHouseNumbers } from './house-numbers.ts'
import { palette } from './palette.ts'
import { drawRoads } from './roads.ts'
import { drawTrees } from './trees.ts'

/** Draws a tile of the street map, from the bottom up. */
export function drawStreetTile(drawing: Drawing): void {
  const map = atlas()
  const layout = layoutOf(drawing.zoom)
  drawGround(drawing, map)
  drawAirfield(drawing, palette.runway, palette.street)
  drawPitches(drawing, palette.pitch, palette.street)
  drawTrees(drawing, map)
  drawRoads(drawing, map)
  drawBuildings(drawing, map)
  drawHouseNumbers(drawing, layout)
  drawLabels(drawing, layout)
}
