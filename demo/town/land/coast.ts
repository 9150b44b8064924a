import { at, distance, mix, type Point } from '../geometry/point.ts'
import { blob } from '../geometry/shapes.ts'
import { curveThrough } from '../geometry/smoothing.ts'
import { hashed } from '../random/random.ts'
import { coastOutline, islets, type Shore } from './coast-outline.ts'

/** A stretch of coast of one kind, so that beaches get sand and cliffs get none. */
export interface ShoreStretch {
  shore: Shore
  line: Point[]
}

export interface Islet {
  name: string
  ring: Point[]
}

/** How far a stretch differs from its sketch, as a share of the distance between two of its points. */
const ROUGHNESS: Record<Shore, number> = { cliff: 0.3, rocks: 0.38, beach: 0.015, quay: 0 }
/** The length of the pieces into which the sketch is first divided. */
const SKETCH_STEP: Record<Shore, number> = { cliff: 800, rocks: 640, beach: 90, quay: 1 }
const FINEST_STEP = 22

/** The coast of the whole island, as stretches that together make one ring. */
export function coastStretches(): ShoreStretch[] {
  const stretches: ShoreStretch[] = []
  coastOutline.forEach(([x, y, shore], i) => {
    const line = stretchFrom(i)
    const last = stretches.at(-1)
    if (last?.shore === shore) last.line.push(...line.slice(1))
    else stretches.push({ shore, line: [at(x, y), ...line.slice(1)] })
  })
  return stretches
}

function stretchFrom(index: number): Point[] {
  const corner = (i: number) => {
    const found = coastOutline[(i + coastOutline.length) % coastOutline.length]
    return { point: at(found?.[0] ?? 0, found?.[1] ?? 0), shore: found?.[2] ?? 'cliff' }
  }
  const [before, from, to, after] = [corner(index - 1), corner(index), corner(index + 1), corner(index + 2)]
  if (from.shore === 'quay') return [from.point, to.point]
  // Next to a quay the curve goes on straight, so that it does not swing into the harbour.
  const lead = before.shore === 'quay' ? from.point : before.point
  const trail = to.shore === 'quay' ? to.point : after.point
  const whole = curveThrough([lead, from.point, to.point, trail], { step: SKETCH_STEP[from.shore] })
  const start = nearestIndex(whole, from.point)
  const sketch = whole.slice(start, nearestIndex(whole, to.point) + 1)
  return wandering(sketch, ROUGHNESS[from.shore], index)
}

function nearestIndex(line: readonly Point[], p: Point): number {
  let best = 0
  line.forEach((here, i) => {
    if (distance(here, p) < distance(line[best] ?? here, p)) best = i
  })
  return best
}

/** Divides every piece again and again, and moves the middle aside by chance, the less the shorter it is. */
function wandering(line: readonly Point[], roughness: number, seed: number): Point[] {
  let current = [...line]
  for (
    let round = 0;
    distance(current[0] ?? at(0, 0), current[1] ?? at(0, 0)) > FINEST_STEP && round < 7;
    round++
  ) {
    const finer: Point[] = []
    current.forEach((here, i) => {
      finer.push(here)
      const next = current[i + 1]
      if (!next) return
      const aside = (hashed(i, round, seed + 71) - 0.5) * roughness
      const middle = mix(here, next, 0.5)
      finer.push(at(middle.x - (next.y - here.y) * aside, middle.y + (next.x - here.x) * aside))
    })
    current = finer
  }
  return current
}

/** The small islands around the large one. */
export function isletRings(): Islet[] {
  return islets.map(({ name, x, y, width, height, angle }, i) => ({
    name,
    ring: blob(at(x, y), { width, height, angle, seed: 40 + i, roughness: 0.5, corners: 72 }),
  }))
}
