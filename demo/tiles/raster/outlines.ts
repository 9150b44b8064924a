import type { Coverage } from './coverage.ts'

/** Points one after another: x0, y0, x1, y1… in pixels. */
export type Flat = Float32Array | Float64Array | readonly number[]

/** Gathers the inside of a ring, which need not repeat its first point. */
export function gatherRing(coverage: Coverage, ring: Flat): void {
  const count = ring.length
  let x = ring[count - 2] as number
  let y = ring[count - 1] as number
  for (let i = 0; i < count; i += 2) {
    const nextX = ring[i] as number
    const nextY = ring[i + 1] as number
    coverage.edge(x, y, nextX, nextY)
    x = nextX
    y = nextY
  }
}

type Cap = 'round' | 'butt'

/** Gathers a line of some width. Parts that are not visible are left out. */
export function gatherLine(coverage: Coverage, line: Flat, width: number, cap: Cap = 'round'): void {
  const half = width / 2
  const last = line.length - 4
  let beforeX = Number.NaN
  let beforeY = 0
  for (let i = 0; i <= last; i += 2) {
    const x0 = line[i] as number
    const y0 = line[i + 1] as number
    const x1 = line[i + 2] as number
    const y1 = line[i + 3] as number
    const length = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
    if (length < 1e-6) continue
    const nx = ((y0 - y1) / length) * half
    const ny = ((x1 - x0) / length) * half
    if (!isOutside(coverage, half, x0, y0, x1, y1)) {
      quad(coverage, x0, y0, x1, y1, nx, ny)
      if (!Number.isNaN(beforeX)) join(coverage, x0, y0, beforeX, beforeY, nx, ny)
      else if (cap === 'round') halfDisc(coverage, x0, y0, nx, ny)
      if (cap === 'round' && i === last) halfDisc(coverage, x1, y1, -nx, -ny)
    }
    beforeX = nx
    beforeY = ny
  }
}

/** Whether a piece is completely on one side of the sheet, with a margin. */
export function isOutside(
  { size }: Coverage,
  margin: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  return (
    (x0 < -margin && x1 < -margin) ||
    (y0 < -margin && y1 < -margin) ||
    (x0 > size + margin && x1 > size + margin) ||
    (y0 > size + margin && y1 > size + margin)
  )
}

function quad(
  coverage: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  nx: number,
  ny: number,
): void {
  coverage.edge(x0 + nx, y0 + ny, x0 - nx, y0 - ny)
  coverage.edge(x0 - nx, y0 - ny, x1 - nx, y1 - ny)
  coverage.edge(x1 - nx, y1 - ny, x1 + nx, y1 + ny)
  coverage.edge(x1 + nx, y1 + ny, x0 + nx, y0 + ny)
}

function triangle(
  coverage: Coverage,
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  coverage.edge(x, y, x + ax, y + ay)
  coverage.edge(x + ax, y + ay, x + bx, y + by)
  coverage.edge(x + bx, y + by, x, y)
}

/** Fills the gap on the outer side of a bend. */
function join(
  coverage: Coverage,
  x: number,
  y: number,
  bx: number,
  by: number,
  nx: number,
  ny: number,
): void {
  const turn = bx * ny - by * nx
  const square = nx * nx + ny * ny
  const straight = bx * nx + by * ny
  if (Math.abs(turn) < square * 0.01 && straight > 0) return
  const [ax, ay, cx, cy] = turn > 0 ? [-bx, -by, -nx, -ny] : [nx, ny, bx, by]
  if (straight > square * 0.8) {
    triangle(coverage, x, y, ax, ay, cx, cy)
    return
  }
  // A sharp bend gets one corner more.
  const mx = ax + cx
  const my = ay + cy
  const length = Math.sqrt(mx * mx + my * my)
  if (length < 1e-6) return
  const scale = Math.sqrt(square) / length
  triangle(coverage, x, y, ax, ay, mx * scale, my * scale)
  triangle(coverage, x, y, mx * scale, my * scale, cx, cy)
}

/** Gathers a round end: half a disc behind a start, from the left normal around the back to the right one. */
function halfDisc(coverage: Coverage, x: number, y: number, nx: number, ny: number): void {
  const pieces = Math.abs(nx) + Math.abs(ny) > 4 ? 8 : 4
  let ax = nx
  let ay = ny
  for (let i = 1; i <= pieces; i++) {
    const turn = (Math.PI * i) / pieces
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const bx = nx * cos - ny * sin
    const by = nx * sin + ny * cos
    triangle(coverage, x, y, ax, ay, bx, by)
    ax = bx
    ay = by
  }
}

/** A filled disc. */
export function gatherDisc(coverage: Coverage, x: number, y: number, radius: number): void {
  if (isOutside(coverage, radius, x, y, x, y)) return
  const corners = radius > 6 ? 24 : radius > 2 ? 14 : 8
  let fromX = x + radius
  let fromY = y
  for (let i = 1; i <= corners; i++) {
    const turn = (i / corners) * 2 * Math.PI
    const toX = x + Math.cos(turn) * radius
    const toY = y + Math.sin(turn) * radius
    coverage.edge(fromX, fromY, toX, toY)
    fromX = toX
    fromY = toY
  }
}
