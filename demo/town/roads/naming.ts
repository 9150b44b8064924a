import { boundsOf, distance, type Point } from '../geometry/point.ts'
import { alongs, lengthOf, middleOf } from '../geometry/polyline.ts'
import { StreetNames, type StreetShape } from '../names/street-names.ts'
import { builtUpAt, quarterAt } from '../places/built-up.ts'
import type { StreetPattern } from '../places/district-sketches.ts'
import type { Site } from '../places/sites.ts'
import { cutAtCrossings } from './cutting.ts'
import { isStreet, type Road } from './road.ts'
import { type Street, slugOf } from './street.ts'
import { WELL_KNOWN, wellKnown } from './well-known.ts'

/** How many metres of street a house number has, by the pattern of the quarter. */
const FRONTAGE: Record<StreetPattern, number> = {
  old: 7,
  terraces: 8,
  grid: 12,
  village: 14,
  gardens: 15,
  docks: 28,
}

/**
 * Makes streets out of roads. Long ones are cut where another name is likely, and each gets a name of its
 * own.
 */
export function nameStreets(roads: readonly Road[], sites: readonly Site[]): Street[] {
  const streets = roads.filter(isStreet)
  const named = streets.filter((it) => it.name !== undefined)
  const taken = [
    ...named.map((it) => it.name ?? ''),
    ...sites.map((it) => it.name),
    ...WELL_KNOWN.map((it) => it.name),
  ]
  const names = new StreetNames(taken)
  const around = new Map(sites.map((it) => [it.ring[0], it]))
  const nameless = streets.filter((it) => it.name === undefined)
  const parts = cutAtCrossings(nameless, named)
  const known = wellKnown(parts)
  return [
    ...named.map((it) => streetOf(it, it.name ?? '')),
    ...parts.map((it) => {
      const site = isClosed(it.line) ? around.get(it.line[0]) : undefined
      const name = known.get(it) ?? (site && nameAround(site))
      return streetOf(it, name ?? names.next(patternOf(it.line), shapeOf(it)))
    }),
  ]
}

/**
 * The name of the street around a ground: that of a square itself, or a name derived from any other ground.
 */
function nameAround({ name, kind }: Site): string {
  return kind === 'square' ? name : `${name} Walk`
}

function isClosed(line: readonly Point[]): boolean {
  return line[0] === line.at(-1)
}

function patternOf(line: readonly Point[]): StreetPattern {
  return quarterAt(middleOf(line))?.pattern ?? 'village'
}

function shapeOf({ line, class: kind }: Road): StreetShape {
  if (kind === 'secondary') return 'wide'
  const length = lengthOf(line)
  const [from, to] = [line[0], line.at(-1)]
  // A street that turns a good deal between its ends probably leads nowhere.
  if (from && to && length < 130 && distance(from, to) < length * 0.9) return 'blind'
  return length < 105 ? 'short' : 'usual'
}

function streetOf({ line, class: kind }: Road, name: string): Street {
  const known = alongs(line)
  const middle = middleOf(line)
  const isTown = builtUpAt(middle) > 0.3
  return {
    id: slugOf(name),
    name,
    class: kind,
    line,
    alongs: known,
    length: known.at(-1) ?? 0,
    bounds: boundsOf(line),
    quarter: isTown ? quarterAt(middle)?.name : undefined,
    frontage: FRONTAGE[patternOf(line)],
  }
}
