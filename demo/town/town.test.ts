import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { doorNear } from './addresses/address.ts'
import { housesIn } from './blocks/houses-in.ts'
import { ringsMeet } from './geometry/overlap.ts'
import { boundsMeet, boundsOf, mix } from './geometry/point.ts'
import { centroidOf } from './geometry/polygon.ts'
import { alongs, stationAt } from './geometry/polyline.ts'
import { toEarth, toPlane } from './plane.ts'
import { hashed } from './random/random.ts'
import { isStreet } from './roads/road.ts'
import { type Survey, survey } from './survey.ts'
import { town } from './town.ts'

/** Repeatable random numbers. */
function chance(seed: number): () => number {
  let drawn = 0
  return () => hashed(drawn++, seed)
}

const { land, streets, landmarks, districts, villages, sites } = survey()

function fingerprint(surveyed: Survey): string {
  const { streets, landmarks, districts, villages, sites, land } = surveyed
  const places = [land.coast, ...sites, ...districts, ...villages]
  const drawn = [
    streets.map((it) => [it.name, it.class, it.line]),
    landmarks.map((it) => [it.id, it.footprint]),
    places,
  ]
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex')
}

describe('the survey', () => {
  test('comes out the same every time', async () => {
    vi.resetModules()
    const again = await import('./survey.ts')
    expect(again.survey).not.toBe(survey)
    expect(fingerprint(again.survey())).toBe(fingerprint(survey()))
  })

  test('has a town to get lost in', () => {
    expect(streets.length).toBeGreaterThan(200)
    expect(landmarks.length).toBeGreaterThan(40)
    expect(districts.length).toBeGreaterThanOrEqual(10)
    expect(districts.length).toBeLessThanOrEqual(14)
    expect(streets.map((it) => it.name)).toEqual(
      expect.arrayContaining(['Weir Lane', 'Lantern Quay', 'Mill Square']),
    )
  })

  test('gives every street a name of its own', () => {
    expect(new Set(streets.map((it) => it.name)).size).toBe(streets.length)
    expect(new Set(streets.map((it) => it.id)).size).toBe(streets.length)
    expect(new Set(landmarks.map((it) => it.id)).size).toBe(landmarks.length)
    const places = new Set([...districts, ...villages, ...landmarks].map((it) => it.name))
    expect(streets.filter((it) => places.has(it.name)).map((it) => it.name)).toEqual([])
  })

  test('lays every street on land', () => {
    const wet = streets.filter(({ line }) => line.some((p) => land.inland(p.x, p.y) <= 0))
    expect(wet.map((it) => it.name)).toEqual([])
  })

  test('leads every bridge from one bank over the water to the other', () => {
    const bridges = streets.filter((it) => it.name.endsWith(' Bridge'))
    expect(bridges.length).toBeGreaterThanOrEqual(6)
    for (const { name, line } of bridges) {
      const [from, to] = [line[0], line.at(-1)]
      const dry = [from, to].map((p) => p && land.bankDistance(p) > 0)
      expect([
        name,
        ...dry,
        land.bankDistance(stationAt(line, (alongs(line).at(-1) ?? 0) / 2).point) < 0,
      ]).toEqual([name, true, true, true])
    }
  })

  test('keeps streets out of the river except where there is a bridge', () => {
    const crossing = streets.filter(({ line }) =>
      line.some((p, i) => land.bankDistance(mix(p, line[i + 1] ?? p, 0.5)) < 0),
    )
    expect(crossing.length).toBeGreaterThan(8)
    expect(crossing.filter((it) => it.class === 'lane' && !it.name.endsWith(' Bridge'))).toEqual([])
  })

  test('puts every landmark where nothing else stands', () => {
    const walled = landmarks.filter((it) => it.plot)
    const pairs = walled.flatMap((a, i) => walled.slice(i + 1).map((b) => [a, b] as const))
    const clashing = pairs.filter(([a, b]) => a.plot && b.plot && ringsMeet(a.plot, b.plot))
    expect(clashing.map(([a, b]) => `${a.name} and ${b.name}`)).toEqual([])
  })
})

describe('houses', () => {
  const around = { minX: -600, minY: 600, maxX: 900, maxY: 1_700 }
  const houses = housesIn(around)

  test('fill the streets', () => {
    expect(houses.length).toBeGreaterThan(800)
    expect(housesIn(around)).toEqual(houses)
  })

  test('are found by each of their corners', () => {
    const missed = houses.filter(({ ring }) =>
      ring.some((corner) => !housesIn(boundsOf([corner])).some((it) => it.ring[0]?.x === ring[0]?.x)),
    )
    expect(missed).toEqual([])
  })

  test('stand on ground of their own', () => {
    const centres = houses.map((it) => ({ house: it, centre: centroidOf(it.ring) }))
    const inOthers = centres.filter(({ house, centre }) =>
      houses.some(
        (other) =>
          other !== house &&
          boundsMeet(other.bounds, { minX: centre.x, maxX: centre.x, minY: centre.y, maxY: centre.y }) &&
          ringsMeet(
            other.ring,
            house.ring.map((p) => mix(p, centre, 0.75)),
          ),
      ),
    )
    expect(inOthers).toEqual([])
    const onRoads = houses.filter((it) => survey().pieces.cross(it.ring, it.bounds))
    expect(onRoads).toEqual([])
  })
})

describe('positions', () => {
  test('convert exactly there and back', () => {
    const metres = fc.double({ min: -40_000, max: 40_000, noNaN: true })
    fc.assert(
      fc.property(metres, metres, (x, y) => {
        const back = toPlane(toEarth({ x, y }))
        expect(back.x).toBeCloseTo(x, 5)
        expect(back.y).toBeCloseTo(y, 5)
      }),
    )
  })

  test('lie in the open Atlantic, where the clocks are those of the Azores', () => {
    expect(town.centre.latitude).toBeGreaterThan(38)
    expect(town.centre.latitude).toBeLessThan(40)
    expect(town.centre.longitude).toBeGreaterThan(-33)
    expect(town.centre.longitude).toBeLessThan(-30)
    expect(new Intl.DateTimeFormat('en', { timeZone: town.zone }).resolvedOptions().timeZone).toBe(town.zone)
  })
})

describe('addresses', () => {
  test('are answered for any numbers whatever, without a fall', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        town.addressAt(latitude, longitude)
      }),
    )
  })

  test('found by chance are on their street and in their district', () => {
    const random = chance(11)
    const found = Array.from({ length: 150 }, () => town.randomAddress(random))
    const back = found.map((it) => town.addressAt(it.latitude, it.longitude)?.street.name)
    expect(back).toEqual(found.map((it) => it.street.name))
    expect(new Set(found.map((it) => it.district)).size).toBe(districts.length)
    for (const { text, street, number, district } of found)
      expect(text).toBe(`${street.name} ${number}, ${district}`)
  })

  test('are given in the district or village one asks for', () => {
    const random = chance(12)
    expect(town.randomAddress(random, { district: 'Old Harbour' }).district).toBe('Old Harbour')
    expect(town.randomAddress(random, { district: 'Sealhaven' }).district).toBe('Sealhaven')
    expect(() => town.randomAddress(random, { district: 'Nowhere' })).toThrow('Nowhere')
  })

  test('at sea there are none', () => {
    expect(town.addressAt(38.66, -31.93)).toBeUndefined()
    expect(doorNear(survey(), { x: 2_000, y: -3_000 }, 200)).toBeUndefined()
  })

  test('follow a street from its start to its end', () => {
    const quay = town.streets.find((it) => it.name === 'Lantern Quay')
    const line = streets.find((it) => it.name === 'Lantern Quay')?.line
    if (!quay || !line) throw new Error('There is no Lantern Quay.')
    const [first, last] = [line[0], line.at(-1)]
    expect(town.pointOnStreet(quay, 0)).toEqual(first && toEarth(first))
    expect(town.pointOnStreet(quay, 1).longitude).toBeCloseTo(last ? toEarth(last).longitude : 0, 9)
  })
})

test('squares are named like no park, and every street has a class one can drive on', () => {
  expect(town.squares.length).toBeGreaterThanOrEqual(8)
  expect(new Set(sites.map((it) => it.name)).size).toBe(sites.length)
  expect(streets.every(isStreet)).toBe(true)
})
