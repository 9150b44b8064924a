import type { Rng } from '../art/paper/random.ts'
import { distance, type Point } from '../town/geometry/point.ts'
import { beside, resampled } from '../town/geometry/polyline.ts'
import { once } from '../town/once.ts'
import { survey } from '../town/survey.ts'
import { isSolidGround } from './solid-ground.ts'

/** How far up from the water a spot on a beach is, in metres. */
const TOWEL = 22
const STEP = 40
const TO_CHOOSE_FROM = 14

const sands = once((): Point[] =>
  survey()
    .land.stretches.filter((it) => it.shore === 'beach')
    .flatMap(({ line }) => {
      const even = resampled(line, STEP)
      return [...beside(even, TOWEL), ...beside(even, -TOWEL)].filter(isSolidGround)
    }),
)

/** A spot on the beach nearest to a point. */
export function onTheSandNear(p: Point, chance: Rng): Point {
  const nearest = [...sands()].sort((a, b) => distance(a, p) - distance(b, p))
  return chance.pick(nearest.slice(0, TO_CHOOSE_FROM))
}
