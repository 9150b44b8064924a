import type { RoadClass } from '../../town/roads/road.ts'
import { ROAD_WIDTH } from '../../town/roads/road.ts'
import type { Drawing } from '../drawing.ts'
import type { Atlas } from '../features/atlas.ts'
import type { MapRoad } from '../features/map-road.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherDashes } from '../raster/dashes.ts'
import { type Flat, gatherLine } from '../raster/outlines.ts'
import { paint, rgb } from '../raster/paint.ts'

const ASPHALT: Record<RoadClass, Rgb> = {
  trunk: rgb('#8b8883'),
  primary: rgb('#8a8781'),
  secondary: rgb('#8d8a84'),
  residential: rgb('#95918a'),
  lane: rgb('#a9a194'),
  track: rgb('#b7a686'),
  path: rgb('#c4b596'),
  steps: rgb('#b0a48e'),
}

/** The least width in pixels, so that a road can be followed. */
const LEAST_WIDTH: Partial<Record<RoadClass, number>> = {
  trunk: 2.6,
  primary: 2.2,
  secondary: 1.7,
  residential: 1.2,
}

const ORDER: readonly RoadClass[] = [
  'path',
  'track',
  'steps',
  'lane',
  'residential',
  'secondary',
  'primary',
  'trunk',
]
const FROM: Record<RoadClass, number> = {
  path: 16,
  steps: 16,
  track: 14,
  lane: 14,
  residential: 13,
  secondary: 11,
  primary: 10,
  trunk: 9,
}
/** The colour of roads that are small on the map: a pale thread in the haze. */
const FROM_AFAR = rgb('#b3ada2')
const kerb = rgb('#bdb6a8')
const white = rgb('#f2f0ea')
const shadow = rgb('#1d2a30')

/** Draws roads in their real width and colour, but never too thin to be seen. */
export function drawWays(drawing: Drawing, map: Atlas): void {
  const { zoom, reach } = drawing
  const roads = map.roads.find(reach).filter((it) => zoom >= FROM[it.class])
  if (zoom >= 14) drawBridgeShadows(drawing, roads)
  for (const kind of ORDER) {
    const lines = roads.filter((it) => it.class === kind).map((it) => it.shape.in(drawing.frame, zoom))
    if (lines.length > 0) drawSurface(drawing, kind, lines)
  }
  if (zoom >= 17) drawMarkings(drawing, roads)
}

function drawSurface(
  { zoom, frame, sheet, coverage }: Drawing,
  kind: RoadClass,
  lines: readonly Flat[],
): void {
  const width = Math.max(ROAD_WIDTH[kind] * 0.82 * frame.scale, LEAST_WIDTH[kind] ?? 1.1)
  if (zoom >= 17 && ROAD_WIDTH[kind] > 4) {
    for (const line of lines) gatherLine(coverage, line, width + 3.2 * frame.scale)
    paint(sheet, coverage, kerb, 0.75)
  }
  for (const line of lines) gatherLine(coverage, line, width)
  paint(sheet, coverage, zoom < 15 ? FROM_AFAR : ASPHALT[kind], zoom < 13 ? 0.7 : zoom < 15 ? 0.8 : 0.95)
}

function drawBridgeShadows({ frame, zoom, sheet, coverage }: Drawing, roads: readonly MapRoad[]): void {
  for (const { class: kind, bridges } of roads) {
    for (const bridge of bridges()) {
      const moved = bridge.in(frame, zoom).map((it, i) => it + (i % 2 === 0 ? 3 : 5) * frame.scale)
      gatherLine(coverage, moved, (ROAD_WIDTH[kind] + 3) * frame.scale, 'butt')
    }
  }
  paint(sheet, coverage, shadow, 0.4)
}

function drawMarkings({ frame, zoom, sheet, coverage }: Drawing, roads: readonly MapRoad[]): void {
  const metre = frame.scale
  for (const { class: kind, shape } of roads) {
    if (kind !== 'trunk' && kind !== 'primary' && kind !== 'secondary') continue
    gatherDashes(coverage, shape.in(frame, zoom), { width: 0.28 * metre, dash: 4 * metre, gap: 5 * metre })
  }
  paint(sheet, coverage, white, 0.75)
}
