import type { Coverage } from './coverage.ts'
import { type Flat, gatherLine, isOutside } from './outlines.ts'

/**
 * Gathers a dashed line. The dashes are counted from the line's start, wherever that is, so that they
 * continue over the edge of a tile.
 */
export function gatherDashes(
  coverage: Coverage,
  line: Flat,
  { width, dash, gap, cap = 'butt' }: { width: number; dash: number; gap: number; cap?: 'round' | 'butt' },
): void {
  const period = dash + gap
  const margin = width + dash
  let along = 0
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0, y0, x1, y1] = [
      line[i] as number,
      line[i + 1] as number,
      line[i + 2] as number,
      line[i + 3] as number,
    ]
    const length = Math.hypot(x1 - x0, y1 - y0)
    const start = along
    along += length
    if (length === 0 || isOutside(coverage, margin, x0, y0, x1, y1)) continue
    for (let mark = Math.floor(start / period) * period; mark < along; mark += period) {
      const from = Math.max(0, (mark - start) / length)
      const to = Math.min(1, (mark + dash - start) / length)
      if (to <= from) continue
      const piece = [x0 + (x1 - x0) * from, y0 + (y1 - y0) * from, x0 + (x1 - x0) * to, y0 + (y1 - y0) * to]
      gatherLine(coverage, piece, width, cap)
    }
  }
}
