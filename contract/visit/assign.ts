import { joined, type Span } from '../place/spans.ts'
import { buffersOf, type Plan, workOf } from './plan.ts'

/** The work that somebody has on a day already. */
export interface Share {
  /** The part of the day's working time in which they are taken. */
  load: number
  /** When they last got a visit for which nobody was asked by name; 0: never. */
  lastAny: number
}

/**
 * Assigns each line to one of those who can do it: with as few changes of people as there can be, and of those who
 * are as good whoever has least to do that day, then whoever waited longest.
 */
export function assign(able: readonly (readonly number[])[], shareOf: (id: number) => Share): number[] {
  const people: number[] = []
  while (people.length < able.length) {
    const rest = able.slice(people.length)
    const [best] = (rest[0] ?? [])
      .map((id) => ({ id, lines: linesOf(rest, id), ...shareOf(id) }))
      .sort((a, b) => b.lines - a.lines || a.load - b.load || a.lastAny - b.lastAny || a.id - b.id)
    if (!best) throw new RangeError('Nobody can do a line of the visit.')
    people.push(...Array.from({ length: best.lines }, () => best.id))
  }
  return people
}

/** How many lines in a row somebody can do, from the first one on. */
function linesOf(able: readonly (readonly number[])[], id: number): number {
  const not = able.findIndex((ids) => !ids.includes(id))
  return not === -1 ? able.length : not
}

/** The occupancy of each of the people of a visit, in whole minutes since 1970. */
export function occupancyOf({ lines }: Plan, people: readonly number[], start: number): Map<number, Span[]> {
  const taken = new Map<number, Span[]>()
  for (const [at, line] of lines.entries()) {
    const id = people[at]
    if (id === undefined) throw new RangeError('A line has nobody.')
    const spans = [...workOf(line), ...buffersOf(line)].map(
      ([from, until]): Span => [start + from, start + until],
    )
    taken.set(id, joined([...(taken.get(id) ?? []), ...spans]))
  }
  return taken
}
