import { at, distance, type Point } from '../geometry/point.ts'
import { SampleGrid } from './sample-grid.ts'

export interface Ground {
  /** The direction of streets at a point. */
  direction(p: Point): number
  /** Whether a street may be at a point. */
  allows(p: Point): boolean
  /** The distance between parallel streets at a point. */
  spacing(p: Point, dx: number, dy: number): number
}

interface Start {
  p: Point
  dx: number
  dy: number
}

const STEP = 12
const LONGEST = 1_500

/**
 * Lays streets evenly. Every street offers places for a parallel one beside it and for cross streets along
 * it. A street begins where no other is too near, and goes on until one is (after Jobard and Lefer).
 */
export function traceStreets(existing: readonly Point[][], ground: Ground, shortest: number): Point[][] {
  const taken = new SampleGrid(60)
  for (const line of existing) taken.addLine(line, STEP)
  const traced: Point[][] = []
  const queue: Start[] = []
  for (const line of existing) offerStarts(line, ground, queue)
  for (let next = 0; next < queue.length; next++) {
    const start = queue[next]
    if (!start || !isFree(start, ground, taken, 0.94)) continue
    const line = traceBothWays(start, ground, taken)
    if ((line.length - 1) * STEP < shortest) continue
    taken.addLine(line, STEP)
    traced.push(line)
    offerStarts(line, ground, queue)
  }
  return traced
}

function isFree({ p, dx, dy }: Start, ground: Ground, taken: SampleGrid, share: number): boolean {
  return ground.allows(p) && !taken.hasParallel(p.x, p.y, dx, dy, ground.spacing(p, dx, dy) * share)
}

function offerStarts(line: readonly Point[], ground: Ground, queue: Start[]): void {
  for (let i = 0; i < line.length; i += 2) {
    const here = line[i]
    const next = line[i + 1] ?? line[i - 1]
    if (!here || !next) continue
    const length = distance(here, next) || 1
    const [dx, dy] = [(next.x - here.x) / length, (next.y - here.y) / length]
    const aside = ground.spacing(here, dx, dy)
    queue.push({ p: here, dx: -dy, dy: dx })
    queue.push({ p: at(here.x - dy * aside, here.y + dx * aside), dx, dy })
    queue.push({ p: at(here.x + dy * aside, here.y - dx * aside), dx, dy })
  }
}

function traceBothWays(start: Start, ground: Ground, taken: SampleGrid): Point[] {
  const ahead = trace(start, 1, ground, taken)
  const back = trace(start, -1, ground, taken)
  return [...back.reverse(), start.p, ...ahead]
}

function trace(start: Start, sign: number, ground: Ground, taken: SampleGrid): Point[] {
  const line: Point[] = []
  let [p, dx, dy] = [start.p, start.dx * sign, start.dy * sign]
  while (line.length * STEP < LONGEST) {
    const halfway = turned(ground.direction(p), dx, dy)
    const middle = at(p.x + (halfway.dx * STEP) / 2, p.y + (halfway.dy * STEP) / 2)
    const turn = turned(ground.direction(middle), dx, dy)
    p = at(p.x + turn.dx * STEP, p.y + turn.dy * STEP)
    dx = turn.dx
    dy = turn.dy
    if (!isFree({ p, dx, dy }, ground, taken, 0.62) || comesBack(line, start.p, p)) break
    line.push(p)
  }
  return line
}

/** Of the four directions at a crossing the one that goes straight on. */
function turned(angle: number, dx: number, dy: number): { dx: number; dy: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const straight = cos * dx + sin * dy
  const across = -sin * dx + cos * dy
  if (Math.abs(straight) >= Math.abs(across)) {
    const sign = Math.sign(straight) || 1
    return { dx: cos * sign, dy: sin * sign }
  }
  const sign = Math.sign(across)
  return { dx: -sin * sign, dy: cos * sign }
}

/** Whether a street has run into itself; its last few points are near in any case. */
function comesBack(line: readonly Point[], start: Point, p: Point): boolean {
  if (line.length <= 8) return false
  if (distance(start, p) < 40) return true
  for (let i = 0; i < line.length - 8; i += 2) {
    const earlier = line[i]
    if (earlier && Math.abs(earlier.x - p.x) < 30 && Math.abs(earlier.y - p.y) < 30) return true
  }
  return false
}
