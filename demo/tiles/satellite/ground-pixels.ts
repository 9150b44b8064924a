import { boundsMeet } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { metresPerPixel, TILE_SIZE } from '../frame.ts'
import { gatherRing } from '../raster/outlines.ts'
import { keep } from '../raster/paint.ts'
import { GROUND_SIDE, groundLayer, laidOver } from './ground-layer.ts'
import { type Ground, landColour } from './land-colour.ts'
import { noiseTable } from './noise-table.ts'
import { seaColour } from './sea-colour.ts'
import { DRY, shoreKinds, WET } from './shore-kinds.ts'
import { terrainOf, terrainRow } from './terrain.ts'

/**
 * Computes sea and land for every second pixel only and interpolates the rest. Nature is soft, and buildings
 * are drawn over it as sharp as possible.
 */
export function paintGround(drawing: Drawing, map: Atlas): void {
  const terrain = terrainRow(terrainOf(drawing, map))
  const dry = landMask(drawing, map)
  const kinds = shoreKinds(dry)
  const [sea, land] = [groundLayer(), groundLayer()]
  const { frame, zoom } = drawing
  const noise = noiseTable()
  const scale = { zoom, metresPerPixel: metresPerPixel(zoom) * 2 }
  const ground: Ground = { inland: 0, height: 0, shade: 0, builtUp: 0, paved: 0, wood: 0, heath: 0 }
  for (let row = 0; row < GROUND_SIDE; row++) {
    terrain.goTo(row * 2 - 1)
    const north = frame.top - (row * 2 - 1) / frame.scale
    for (let column = 0; column < GROUND_SIDE; column++) {
      const kind = kinds[row * GROUND_SIDE + column]
      const east = frame.left + (column * 2 - 1) / frame.scale
      terrain.read(column * 2 - 1, ground)
      if (kind !== DRY) {
        seaColour(sea.pixel, Math.max(0, -ground.inland), { column, row, east, north }, zoom, noise)
        sea.put(row, column)
      }
      if (kind !== WET) {
        landColour(land.pixel, ground, east, north, scale, noise)
        land.put(row, column)
      }
    }
  }
  laidOver(drawing, sea, land, dry, noise)
}

function landMask({ coverage, frame, zoom, reach }: Drawing, { land }: Atlas): Uint8Array {
  const mask = new Uint8Array(TILE_SIZE * TILE_SIZE)
  for (const shape of land) if (boundsMeet(shape.bounds, reach)) gatherRing(coverage, shape.in(frame, zoom))
  keep(mask, coverage)
  return mask
}
