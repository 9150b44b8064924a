import { Rng } from '../art/paper/random.ts'
import type { DemoWhere } from '../content/demo-listing.ts'
import type { Point } from '../town/geometry/point.ts'
import { quarters } from '../town/places/built-up.ts'
import { toPlane } from '../town/plane.ts'
import { survey } from '../town/survey.ts'
import { town } from '../town/town.ts'
import { spotAtNamed } from './named-spot.ts'
import { onTheSandNear } from './sands.ts'
import { isSolidGround } from './solid-ground.ts'

const DOORS_LOOKED_AT = 30
const BEST_DOORS = 4

/** The spot of a listing, as exactly as its text says. The same name always gets the same spot. */
export function spotOf({ district, on, landmark }: DemoWhere, name: string): Point {
  const chance = new Rng(`spot/${name}`)
  if (landmark !== undefined) return spotAtNamed(landmark, chance)
  if (district === undefined) throw new RangeError(`${name} stands nowhere.`)
  if (on === 'beach') return onTheBeachOf(district, chance)
  const doors = Array.from({ length: DOORS_LOOKED_AT }, () =>
    toPlane(town.randomAddress(() => chance.next(), { district })),
  )
  return chance.pick(bestFor(on, doors.filter(isSolidGround)))
}

function bestFor(on: DemoWhere['on'], doors: Point[]): Point[] {
  const { land } = survey()
  const toWater = (p: Point) => Math.min(land.inland(p.x, p.y), Math.abs(land.bankDistance(p)))
  const best = (worth: (p: Point) => number) =>
    [...doors].sort((a, b) => worth(b) - worth(a)).slice(0, BEST_DOORS)
  if (on === 'waterfront') return best((p) => -toWater(p))
  if (on === 'hill') return best((p) => land.height(p))
  return doors
}

function onTheBeachOf(district: string, chance: Rng): Point {
  const middle = quarters.find((it) => it.name === district)
  if (!middle) throw new RangeError(`There is no district or village called ${district}.`)
  return onTheSandNear(middle, chance)
}
