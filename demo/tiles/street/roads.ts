import type { RoadClass } from '../../town/roads/road.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import type { MapRoad } from '../features/map-road.ts'
import { DENSITY } from '../frame.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherDashes } from '../raster/dashes.ts'
import { type Flat, gatherLine } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { palette } from './palette.ts'
import { casingWidth, ROAD_LOOKS, roadWidth } from './road-style.ts'

interface Drawn {
  lines: Flat[]
  bridges: Flat[]
}

/**
 * Draws streets and ways: first footways, then every edge, then every surface, so that crossings stay open.
 */
export function drawRoads(drawing: Drawing, map: Atlas): void {
  const { zoom } = drawing
  if (zoom < 8) return
  const byClass = roadsInSight(drawing, map)
  drawWays(drawing, byClass)
  for (const [kind, look] of ROAD_LOOKS) {
    if (zoom >= look.casedFrom)
      stroke(drawing, byClass.get(kind)?.lines, widthOf(kind, zoom, casingWidth(zoom)), look.casing)
  }
  drawBridges(drawing, byClass)
  for (const [kind, look] of ROAD_LOOKS)
    stroke(drawing, byClass.get(kind)?.lines, widthOf(kind, zoom, 0), look.fill)
}

function widthOf(kind: RoadClass, zoom: number, edge: number): number {
  const width = roadWidth(kind, zoom)
  return width === 0 ? 0 : (width + edge * 2) * DENSITY
}

function roadsInSight({ zoom, frame, reach }: Drawing, map: Atlas): Map<RoadClass, Drawn> {
  const byClass = new Map<RoadClass, Drawn>()
  for (const road of map.roads.find(reach)) {
    if (roadWidth(road.class, zoom) === 0) continue
    const drawn = byClass.get(road.class) ?? { lines: [], bridges: [] }
    byClass.set(road.class, drawn)
    add(drawn, road, frame, zoom)
  }
  return byClass
}

function add(drawn: Drawn, { shape, bridges }: MapRoad, frame: Drawing['frame'], zoom: number): void {
  drawn.lines.push(shape.in(frame, zoom))
  if (zoom >= 14) drawn.bridges.push(...bridges().map((it) => it.in(frame, zoom)))
}

function stroke(
  { sheet, coverage }: Drawing,
  lines: readonly Flat[] | undefined,
  width: number,
  colour: Rgb,
): void {
  if (!lines || width === 0) return
  for (const line of lines) gatherLine(coverage, line, width)
  paint(sheet, coverage, colour)
}

/** Draws bridges, with a darker edge and straight ends. */
function drawBridges({ zoom, sheet, coverage }: Drawing, byClass: Map<RoadClass, Drawn>): void {
  for (const [kind, { bridges }] of byClass) {
    for (const bridge of bridges)
      gatherLine(coverage, bridge, widthOf(kind, zoom, zoom < 16 ? 1 : 1.6), 'butt')
  }
  paint(sheet, coverage, palette.bridge)
}

function drawWays(drawing: Drawing, byClass: Map<RoadClass, Drawn>): void {
  const { zoom, sheet, coverage } = drawing
  const dashed = (kind: RoadClass, dash: number, gap: number, colour: Rgb) => {
    const width = widthOf(kind, zoom, 0)
    for (const line of byClass.get(kind)?.lines ?? []) {
      gatherDashes(coverage, line, { width, dash: dash * DENSITY, gap: gap * DENSITY })
    }
    paint(sheet, coverage, colour)
  }
  stroke(drawing, byClass.get('track')?.lines, widthOf('track', zoom, 0), palette.casing)
  for (const line of byClass.get('path')?.lines ?? []) gatherLine(coverage, line, widthOf('path', zoom, 0.7))
  paint(sheet, coverage, palette.lane, 0.7)
  dashed('path', 3.2, 2.2, palette.path)
  dashed('steps', 1.3, 0.9, palette.steps)
}
