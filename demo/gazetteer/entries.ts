import { townCentre } from '../town/addresses/address.ts'
import { ISLAND_NAME, TOWN_NAME } from '../town/facts.ts'
import type { Point } from '../town/geometry/point.ts'
import { stationAt } from '../town/geometry/polyline.ts'
import { districtAt } from '../town/places/districts.ts'
import type { Street } from '../town/roads/street.ts'
import type { Survey } from '../town/survey.ts'
import { folded } from './folding.ts'

export type EntryKind = 'town' | 'district' | 'village' | 'landmark' | 'square' | 'park' | 'street'

/** An entry of the gazetteer. */
export interface Entry {
  id: string
  kind: EntryKind
  /** The text that is shown: the name, and the place around it. */
  text: string
  point: Point
  /** The words of the name, folded for comparison, and those of the place around it. */
  words: readonly string[]
  around: readonly string[]
  street?: Street
}

/** Everything in the town and on the island with a name that somebody may search for. */
export function entriesOf({ streets, districts, villages, landmarks, sites }: Survey): Entry[] {
  const within = (p: Point) => districtAt([...districts, ...villages], p)?.name ?? ISLAND_NAME
  const squares = new Set(sites.filter((it) => it.kind === 'square').map((it) => it.name))
  const landmarkNames = new Set(landmarks.map((it) => it.name))
  const parks = sites.filter((it) => it.kind !== 'square' && !landmarkNames.has(it.name))
  return [
    entry('town', 'selmara', TOWN_NAME, ISLAND_NAME, townCentre),
    ...districts.map((it) => entry('district', it.id, it.name, TOWN_NAME, it.centre)),
    ...villages.map((it) => entry('village', it.id, it.name, ISLAND_NAME, it.centre)),
    ...landmarks.map((it) => entry('landmark', it.id, it.name, within(it.point), it.point)),
    ...sites
      .filter((it) => it.kind === 'square')
      .map((it) => entry('square', it.id, it.name, within(it.centre), it.centre)),
    ...parks.map((it) => entry('park', it.id, it.name, within(it.centre), it.centre)),
    // The street around a square is found as the square.
    ...streets
      .filter((it) => !squares.has(it.name))
      .map((it) => ({
        ...entry('street', it.id, it.name, it.quarter ?? ISLAND_NAME, middleOf(it)),
        street: it,
      })),
  ]
}

function entry(kind: EntryKind, slug: string, name: string, around: string, point: Point): Entry {
  return {
    id: `${kind}:${slug}`,
    kind,
    text: `${name}, ${around}`,
    point,
    words: folded(name).split(' '),
    around: folded(around).split(' '),
  }
}

function middleOf({ line, alongs, length }: Street): Point {
  return stationAt(line, length / 2, alongs).point
}
