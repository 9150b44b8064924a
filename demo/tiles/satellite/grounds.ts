import { boundsMeet } from '../../town/geometry/point.ts'
import type { SiteKind } from '../../town/places/site-sketches.ts'
import { type Drawing, fillRings } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import type { Shape } from '../features/shape.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherLine } from '../raster/outlines.ts'
import { paint, rgb } from '../raster/paint.ts'

/** The colour of each kind of ground from above, and its opacity. */
const LOOKS: Record<SiteKind, readonly [Rgb, number]> = {
  park: [rgb('#6f8552'), 0.74],
  garden: [rgb('#67824c'), 0.74],
  golf: [rgb('#7d945c'), 0.8],
  cemetery: [rgb('#82906a'), 0.8],
  square: [rgb('#c3b8a4'), 0.94],
  campus: [rgb('#8f9a72'), 0.75],
  hospital: [rgb('#9a9c84'), 0.75],
  sport: [rgb('#829a62'), 0.8],
  airport: [rgb('#99a070'), 0.8],
  port: [rgb('#a8a49c'), 0.96],
}

const sand = rgb('#e2d3aa')
const wetSand = rgb('#b9a57c')
const stone = rgb('#a39c8e')
const planks = rgb('#a08b70')
const river = rgb('#437579')
const riverDeep = rgb('#36626a')

/** Draws beaches, parks, rivers, and works in the sea. */
export function drawGrounds(drawing: Drawing, map: Atlas): void {
  drawSand(drawing, map)
  if (drawing.zoom >= 12) drawSites(drawing, map)
  drawWater(drawing, map)
  if (drawing.zoom >= 12) drawWorks(drawing, map)
}

function inPixels({ reach, frame, zoom }: Drawing, shapes: readonly Shape[]): Float64Array[] {
  return shapes.filter((it) => boundsMeet(it.bounds, reach)).map((it) => it.in(frame, zoom))
}

function drawSand(drawing: Drawing, { beaches, land }: Atlas): void {
  const { zoom, frame, coverage, sheet } = drawing
  if (zoom >= 11) fillRings(drawing, inPixels(drawing, beaches), sand, 0.92)
  if (zoom < 14) return
  for (const ring of inPixels(drawing, land)) gatherLine(coverage, ring, 4 * frame.scale)
  paint(sheet, coverage, wetSand, 0.4)
}

function drawSites(drawing: Drawing, { sites }: Atlas): void {
  for (const { kind, shape } of sites) {
    const [colour, share] = LOOKS[kind]
    fillRings(drawing, inPixels(drawing, [shape]), colour, share)
  }
}

function drawWater(drawing: Drawing, { water }: Atlas): void {
  const { zoom, frame, coverage, sheet } = drawing
  const rings = inPixels(drawing, water)
  fillRings(drawing, rings, river, zoom < 12 ? 0.7 : 1)
  if (zoom < 13) return
  for (const ring of rings) gatherLine(coverage, ring, 5 * frame.scale)
  paint(sheet, coverage, riverDeep, 0.5)
}

function drawWorks(drawing: Drawing, { works }: Atlas): void {
  for (const { kind, shape } of works) {
    fillRings(drawing, inPixels(drawing, [shape]), kind === 'jetty' ? planks : stone)
  }
}
