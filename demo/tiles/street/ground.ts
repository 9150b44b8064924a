import { boundsMeet } from '../../town/geometry/point.ts'
import { type Drawing, fillRings } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import type { Shape } from '../features/shape.ts'
import { DENSITY } from '../frame.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherDashes } from '../raster/dashes.ts'
import { gatherLine, gatherRing } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { palette } from './palette.ts'
import { drawRelief, drawSea } from './tint.ts'

/** Draws sea and land, and everything under the streets. */
export function drawGround(drawing: Drawing, map: Atlas): void {
  const { zoom } = drawing
  drawSea(drawing, map)
  if (zoom >= 12) drawFerry(drawing, map)
  fill(drawing, map.land, palette.land)
  if (zoom >= 9) fill(drawing, map.cover.heath, palette.heath)
  if (zoom >= 8) fill(drawing, map.cover.woods, palette.wood)
  if (zoom >= 9 && zoom <= 15) fill(drawing, map.cover.builtUp, palette.builtUp, zoom < 14 ? 1 : 0.55)
  if (zoom <= 15) drawRelief(drawing, map)
  if (zoom >= 12) fill(drawing, map.beaches, palette.sand)
  if (zoom >= 13) drawShore(drawing, map)
  if (zoom >= 10) drawSites(drawing, map)
  if (zoom >= 9) fill(drawing, map.water, palette.water)
  if (zoom >= 11) drawWorks(drawing, map)
}

function fill(drawing: Drawing, shapes: readonly Shape[], colour: Rgb, opacity = 1): void {
  const seen = shapes.filter((it) => boundsMeet(it.bounds, drawing.reach))
  if (seen.length === 0) return
  fillRings(
    drawing,
    seen.map((it) => it.in(drawing.frame, drawing.zoom)),
    colour,
    opacity,
  )
}

function drawFerry({ coverage, sheet, frame, zoom }: Drawing, { ferry }: Atlas): void {
  gatherDashes(coverage, ferry.in(frame, zoom), { width: 1.1 * DENSITY, dash: 5 * DENSITY, gap: 4 * DENSITY })
  paint(sheet, coverage, palette.ferry)
}

function drawShore({ coverage, sheet, frame, zoom, reach }: Drawing, { land }: Atlas): void {
  const width = (zoom < 16 ? 0.7 : 1) * DENSITY
  for (const shape of land)
    if (boundsMeet(shape.bounds, reach)) gatherLine(coverage, shape.in(frame, zoom), width)
  paint(sheet, coverage, palette.shore, 0.8)
}

function drawSites(drawing: Drawing, { sites }: Atlas): void {
  for (const { kind, shape } of sites) {
    if (!boundsMeet(shape.bounds, drawing.reach)) continue
    if (drawing.zoom < 13 && kind !== 'park' && kind !== 'airport' && kind !== 'golf') continue
    fill(drawing, [shape], palette[kind])
  }
}

function drawWorks(drawing: Drawing, { works }: Atlas): void {
  const { zoom, frame, coverage, sheet, reach } = drawing
  const seen = works.filter((it) => (it.kind !== 'jetty' || zoom >= 14) && boundsMeet(it.shape.bounds, reach))
  const rings = seen.map((it) => it.shape.in(frame, zoom))
  if (zoom >= 15) {
    for (const ring of rings) gatherLine(coverage, [...ring, ring[0] ?? 0, ring[1] ?? 0], 1.2 * DENSITY)
    paint(sheet, coverage, palette.worksEdge)
  }
  for (const ring of rings) gatherRing(coverage, ring)
  paint(sheet, coverage, palette.works)
}
