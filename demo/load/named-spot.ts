import type { Rng } from '../art/paper/random.ts'
import { at, type Point, towards } from '../town/geometry/point.ts'
import { contains } from '../town/geometry/polygon.ts'
import { peaks } from '../town/land/heights.ts'
import { siteAt } from '../town/places/sites.ts'
import { survey } from '../town/survey.ts'
import { onTheSandNear } from './sands.ts'
import { isSolidGround } from './solid-ground.ts'

const NEAREST = 5
const FARTHEST = 38
const MOST_TRIES = 60

/** A spot at a named place: within the outline of a ground, or a few steps from a landmark or summit. */
export function spotAtNamed(name: string, chance: Rng): Point {
  const { landmarks, sites } = survey()
  const ground = sites.find((it) => it.name === name)
  const landmark = landmarks.find((it) => it.name === name)
  if (landmark?.kind === 'beach') return onTheSandNear(landmark.point, chance)
  const middle = landmark?.point ?? ground?.centre ?? peaks.find((it) => it.name === name)
  if (!middle) throw new RangeError(`The town has nothing called ${name}.`)
  const farthest = ground ? Math.max(ground.bounds.maxX - ground.bounds.minX, FARTHEST) / 3 : FARTHEST
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const away = chance.between(NEAREST, farthest)
    const spot = towards(middle, chance.between(0, 2 * Math.PI), away)
    const isInside = ground ? contains(ground.ring, spot) : isClear(spot)
    if (isInside && isSolidGround(spot)) return spot
  }
  return at(middle.x, middle.y)
}

/** Whether a spot near a landmark may be used. A cemetery beside it is no place for a listing. */
function isClear(spot: Point): boolean {
  return siteAt(survey().sites, spot)?.kind !== 'cemetery'
}
