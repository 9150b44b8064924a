import { at, type Point, towards } from '../geometry/point.ts'
import { lengthOf, stationAt } from '../geometry/polyline.ts'
import { roundedOff } from '../geometry/smoothing.ts'
import type { Land } from '../land/land.ts'
import { builtUpAt } from '../places/built-up.ts'
import { gradientNoise } from '../random/noise.ts'
import { hashed } from '../random/random.ts'
import type { Road } from './road.ts'
import type { Street } from './street.ts'

const BETWEEN = 620
const STEP = 45

/** Tracks that lead from the country roads into the fields, until something is in their way. */
export function farmTracks(roads: readonly Pick<Street, 'class' | 'line'>[], land: Land): Road[] {
  return roads
    .filter((it) => it.class === 'secondary' || it.class === 'trunk')
    .flatMap((road, number) => {
      const length = lengthOf(road.line)
      const tracks: Road[] = []
      for (let along = BETWEEN * hashed(number, 1, 8); along < length; along += BETWEEN) {
        const { point, angle } = stationAt(road.line, along)
        const turn = hashed(number, Math.floor(along), 2)
        const aside = angle + (turn < 0.5 ? 1 : -1) * (Math.PI / 2 + (turn - 0.5) * 0.8)
        const line = trackFrom(point, aside, 350 + hashed(number, Math.floor(along), 3) * 1_300, land)
        if (line.length > 6) tracks.push({ class: 'track', line: roundedOff(line, { rounds: 2 }) })
      }
      return tracks
    })
}

function trackFrom(start: Point, direction: number, longest: number, land: Land): Point[] {
  const line = [start]
  let [p, angle] = [start, direction]
  for (let gone = 0; gone < longest; gone += STEP) {
    angle += gradientNoise(p.x / 230, p.y / 230, 44) * 0.55
    const next = towards(p, angle, STEP)
    if (!isFieldGround(next, land) || Math.abs(land.height(next) - land.height(p)) > STEP * 0.3) break
    line.push(next)
    p = next
  }
  return line
}

function isFieldGround(p: Point, land: Land): boolean {
  const runway = p.x > 6_600 && p.x < 9_300 && p.y > 900 && p.y < 3_000
  return !runway && land.inland(p.x, p.y) > 110 && land.bankDistance(at(p.x, p.y)) > 25 && builtUpAt(p) < 0.12
}
