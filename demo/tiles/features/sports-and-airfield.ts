import { boundsMeet, boundsOf, type Point } from '../../town/geometry/point.ts'
import type { Drawing } from '../drawing.ts'
import type { Rgb } from '../raster/coverage.ts'
import { gatherDashes } from '../raster/dashes.ts'
import { gatherLine, gatherRing } from '../raster/outlines.ts'
import { paint } from '../raster/paint.ts'
import { airstrips, runwayLine } from './airfield.ts'
import { pitches } from './pitches.ts'

const pixelsOf = ({ frame }: Drawing, line: readonly Point[]): number[] =>
  line.flatMap(({ x, y }) => [(x - frame.left) * frame.scale, (frame.top - y) * frame.scale])

/** The airport's strips and, near enough, the line along the runway. */
export function drawAirfield(drawing: Drawing, surface: Rgb, line: Rgb): void {
  const { sheet, coverage, frame, reach, zoom } = drawing
  if (zoom < 11 || !boundsMeet(boundsOf(runwayLine, 400), reach)) return
  for (const strip of airstrips)
    gatherLine(coverage, pixelsOf(drawing, strip.line), strip.width * frame.scale, 'butt')
  paint(sheet, coverage, surface)
  if (zoom < 14) return
  const metre = frame.scale
  gatherDashes(coverage, pixelsOf(drawing, runwayLine), {
    width: 2.2 * metre,
    dash: 30 * metre,
    gap: 24 * metre,
  })
  paint(sheet, coverage, line)
}

/** Pitches and the lines on them. */
export function drawPitches(drawing: Drawing, grass: Rgb, line: Rgb): void {
  const { sheet, coverage, frame, reach, zoom } = drawing
  if (zoom < 15) return
  const seen = pitches.filter((it) => boundsMeet(boundsOf(it.ring), reach))
  for (const { ring } of seen) gatherRing(coverage, pixelsOf(drawing, ring))
  paint(sheet, coverage, grass)
  if (zoom < 16) return
  const width = Math.max(0.9, 0.3 * frame.scale)
  for (const it of seen.flatMap((pitch) => pitch.lines)) gatherLine(coverage, pixelsOf(drawing, it), width)
  paint(sheet, coverage, line, 0.9)
}
