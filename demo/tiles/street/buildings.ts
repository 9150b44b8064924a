import { housesIn } from '../../town/blocks/houses-in.ts'
import { boundsMeet, boundsOf, type Point } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import { DENSITY } from '../frame.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherLine, gatherRing } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { palette } from './palette.ts'

/** Draws houses from zoom 15 on, each with an edge from 16 on, and landmarks a little stronger. */
export function drawBuildings(drawing: Drawing, { survey }: Atlas): void {
  if (drawing.zoom < 15) return
  const houses = housesIn(drawing.reach)
  const soft = drawing.zoom === 15 ? 0.6 : 1
  fill(
    drawing,
    houses.map((it) => it.ring),
    palette.building,
    palette.buildingEdge,
    soft,
  )
  const landmarks = survey.landmarks.filter(
    ({ footprint }) => footprint[0] && boundsMeet(boundsOf(footprint[0]), drawing.reach),
  )
  fill(
    drawing,
    landmarks.flatMap((it) => it.footprint),
    palette.landmark,
    palette.landmarkEdge,
    1,
  )
}

function fill(
  drawing: Drawing,
  rings: readonly (readonly Point[])[],
  colour: Rgb,
  edge: Rgb,
  opacity: number,
): void {
  const { frame, sheet, coverage, zoom } = drawing
  const pixels = rings.map((ring) => inPixels(ring, frame))
  for (const ring of pixels) gatherRing(coverage, ring)
  paint(sheet, coverage, colour, opacity)
  if (zoom < 16) return
  for (const ring of pixels)
    gatherLine(coverage, [...ring, ring[0] ?? 0, ring[1] ?? 0], (zoom < 18 ? 0.6 : 0.8) * DENSITY)
  paint(sheet, coverage, edge)
}

function inPixels(ring: readonly Point[], { left, top, scale }: Drawing['frame']): Float64Array {
  const pixels = new Float64Array(ring.length * 2)
  ring.forEach(({ x, y }, i) => {
    pixels[i * 2] = (x - left) * scale
    pixels[i * 2 + 1] = (top - y) * scale
  })
  return pixels
}
