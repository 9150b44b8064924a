import { doorNear, townCentre } from '../town/addresses/address.ts'
import { ISLAND_NAME, TOWN_NAME } from '../town/facts.ts'
import { distance, type Point } from '../town/geometry/point.ts'
import { districtAt } from '../town/places/districts.ts'
import type { Survey } from '../town/survey.ts'

const ADDRESS_REACH = 120
const LANDMARK_REACH = 500
/** The distance beyond which nobody would name the island to say where they are. */
const FARTHEST = 60_000

/** Names a point as exactly as possible. */
export function placeTextAt(survey: Survey, p: Point): string | undefined {
  if (!(distance(p, townCentre) <= FARTHEST)) return undefined
  if (survey.land.inland(p.x, p.y) < 0 && !isOnWorks(survey, p))
    return `At sea near ${nearestName(survey, p)}`
  const door = doorNear(survey, p, ADDRESS_REACH)
  if (door) return `${door.street.name} ${door.number}, ${door.street.quarter}`
  const landmark = nearest(survey.landmarks, p)
  if (landmark && distance(landmark.point, p) < LANDMARK_REACH) return `Near ${landmark.name}`
  const district = districtAt(survey.districts, p)
  if (district) return `${district.name}, ${TOWN_NAME}`
  const village = districtAt(survey.villages, p)
  return village ? `${village.name}, ${ISLAND_NAME}` : `Near ${nearestName(survey, p)}, ${ISLAND_NAME}`
}

/** Whether a point is on a quay or pier, and so not at sea. */
function isOnWorks({ land }: Survey, p: Point): boolean {
  return land.inland(p.x, p.y) > -40
}

function nearest<T extends { point: Point }>(places: readonly T[], p: Point): T | undefined {
  let best: T | undefined
  for (const place of places) if (!best || distance(place.point, p) < distance(best.point, p)) best = place
  return best
}

function nearestName({ landmarks, villages, districts }: Survey, p: Point): string {
  const settlements = [...villages, ...districts].map(({ name, centre }) => ({ name, point: centre }))
  return nearest([...landmarks.filter((it) => it.rank <= 2), ...settlements], p)?.name ?? TOWN_NAME
}
