import type { Drawing } from '../drawing.ts'
import { atlas } from '../features/atlas.ts'
import { drawAirfield, drawPitches } from '../features/sports-and-airfield.ts'
import { rgb } from '../raster/paint.ts'
import { drawCars } from './cars.ts'
import { drawGreenery } from './greenery.ts'
import { paintGround } from './ground-pixels.ts'
import { drawGrounds } from './grounds.ts'
import { drawHarbourLife } from './harbour-life.ts'
import { drawRoofs } from './roofs.ts'
import { drawWays } from './ways.ts'

const asphalt = rgb('#77757a')
const grass = rgb('#6f9a52')
const white = rgb('#f2f0ea')

/** A tile as seen from above: the ground pixel by pixel, then what people planted and built. */
export function drawSatelliteTile(drawing: Drawing): void {
  const map = atlas()
  paintGround(drawing, map)
  drawGrounds(drawing, map)
  drawAirfield(drawing, asphalt, white)
  drawPitches(drawing, grass, white)
  drawHarbourLife(drawing, map)
  drawWays(drawing, map)
  drawCars(drawing, map)
  drawGreenery(drawing, map)
  drawRoofs(drawing, map)
}
