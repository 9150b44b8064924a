import { type Door, doorNear, doorOf, lastNumber, townCentre } from './addresses/address.ts'
import { RandomStreets } from './addresses/random-streets.ts'
import { ISLAND_NAME, TOWN_NAME, TOWN_ZONE } from './facts.ts'
import { distance, type Point } from './geometry/point.ts'
import { stationAt } from './geometry/polyline.ts'
import { once } from './once.ts'
import { districtAt } from './places/districts.ts'
import type { Landmark } from './places/landmarks.ts'
import { type Position, toEarth, toPlane } from './plane.ts'
import { survey } from './survey.ts'

/** A named place: a district, a square, a village. */
export interface NamedPlace {
  id: string
  name: string
  centre: Position
  outline: Position[]
}

export interface TownLandmark {
  id: string
  name: string
  kind: Landmark['kind']
  position: Position
  district: string | undefined
}

export interface TownStreet {
  id: string
  name: string
  /** Its district or village; undefined in the country. */
  district: string | undefined
  metres: number
}

/** The address of a person or listing. */
export interface Address {
  /** One line: 'Weir Lane 14, Old Harbour'. */
  text: string
  street: TownStreet
  number: number
  district: string | undefined
  latitude: number
  longitude: number
  /** A landmark within a few minutes' walk, by which people give directions. */
  landmark: string | undefined
}

const ADDRESS_REACH = 150
const NEARBY = 350
const MOST_ATTEMPTS = 20

/** Whether a door is found again under its own address. At a corner it may be nearer to the other street. */
function isOwnDoor({ street, point }: Door): boolean {
  return doorNear(survey(), point, ADDRESS_REACH)?.street === street
}

/** The demo town. Its facts cost nothing; its geography is surveyed at the first use. */
export const town = {
  name: TOWN_NAME,
  island: ISLAND_NAME,
  zone: TOWN_ZONE,
  centre: toEarth(townCentre),
  /** The part of the town that a map first shows: south-west and north-east corner. */
  bounds: { southWest: toEarth({ x: -4_200, y: -1_900 }), northEast: toEarth({ x: 6_200, y: 5_400 }) },

  get districts(): readonly NamedPlace[] {
    return districts()
  },
  get squares(): readonly NamedPlace[] {
    return squares()
  },
  get villages(): readonly NamedPlace[] {
    return villages()
  },
  get streets(): readonly TownStreet[] {
    return [...streets().values()]
  },
  get landmarks(): readonly TownLandmark[] {
    return landmarks()
  },

  /** The address at a position; undefined where no street is near. */
  addressAt(latitude: number, longitude: number): Address | undefined {
    const door = doorNear(survey(), toPlane({ latitude, longitude }), ADDRESS_REACH)
    return door && addressOf(door)
  },

  /** The point so far along a street, from 0 at its start to 1 at its end. */
  pointOnStreet({ id }: TownStreet, share: number): Position {
    const street = survey().streets.find((it) => it.id === id)
    if (!street) throw new RangeError(`There is no street ${id}.`)
    return toEarth(stationAt(street.line, street.length * share, street.alongs).point)
  },

  /** An address by chance: anywhere in the town, or in one district or village. */
  randomAddress(random: () => number, { district }: { district?: string } = {}): Address {
    for (let attempt = 1; ; attempt++) {
      const street = randomStreets().pick(random, district)
      const door = doorOf(street, 1 + Math.floor(random() * lastNumber(street)))
      if (door && (attempt === MOST_ATTEMPTS || isOwnDoor(door))) return addressOf(door)
    }
  },
} as const

const randomStreets = once(() => new RandomStreets(survey()))

const streets = once(
  () =>
    new Map(
      survey().streets.map(({ id, name, quarter, length }): [string, TownStreet] => [
        id,
        { id, name, district: quarter, metres: length },
      ]),
    ),
)

const namedPlace = ({
  id,
  name,
  centre,
  ring,
}: {
  id: string
  name: string
  centre: Point
  ring: readonly Point[]
}) => ({
  id,
  name,
  centre: toEarth(centre),
  outline: ring.map(toEarth),
})

const districts = once((): NamedPlace[] => survey().districts.map(namedPlace))
const villages = once((): NamedPlace[] => survey().villages.map(namedPlace))
const squares = once((): NamedPlace[] =>
  survey()
    .sites.filter((it) => it.kind === 'square')
    .map(namedPlace),
)

const landmarks = once((): TownLandmark[] =>
  survey().landmarks.map(({ id, name, kind, point }) => ({
    id,
    name,
    kind,
    position: toEarth(point),
    district: districtAt(survey().districts, point)?.name,
  })),
)

function addressOf({ street, number, point }: Door): Address {
  const known = streets().get(street.id)
  if (!known) throw new RangeError(`There is no street ${street.id}.`)
  const { latitude, longitude } = toEarth(point)
  const text = street.quarter ? `${street.name} ${number}, ${street.quarter}` : `${street.name} ${number}`
  return {
    text,
    street: known,
    number,
    district: street.quarter,
    latitude,
    longitude,
    landmark: landmarkNear(point),
  }
}

function landmarkNear(p: Point): string | undefined {
  const near = survey().landmarks.filter((it) => it.rank <= 3 && distance(it.point, p) < NEARBY)
  return near.sort((a, b) => distance(a.point, p) - distance(b.point, p))[0]?.name
}
