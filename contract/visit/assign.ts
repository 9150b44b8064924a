import { joined, type Span } from '../place/spans.ts'
import { has, NONE } from './bits.ts'
import { pieceOf } from './grain.ts'
import { buffersOf, type Plan, stayOf, workOf } from './plan.ts'
import type { Agenda, Starts, Unit } from './starts.ts'

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

const NO_SHARE: Share = { load: 0, lastAny: 0 }

/**
 * Chooses the units that each line of a visit takes at a start: of a kind with as few changes as there can be, and the
 * lowest that is free. So those above stay free in one piece, and a long visit still finds one.
 */
export function unitsAt(
  plan: Plan,
  { frame, units }: Pick<Agenda, 'frame' | 'units'>,
  { free }: Pick<Starts, 'free'>,
  start: number,
): Unit[][] {
  const chosen: Unit[][] = plan.lines.map(() => [])
  for (const [kind, all] of units) {
    const lines = [...free.entries()].flatMap(([at, kinds]) => {
      const bits = kinds.get(kind)
      return bits
        ? [{ at, able: [...bits.keys()].filter((no) => has(bits[no] ?? NONE, pieceOf(frame, start))) }]
        : []
    })
    const given = assign(
      lines.map((it) => it.able),
      () => NO_SHARE,
    )
    for (const [no, { at }] of lines.entries()) {
      const unit = all[given[no] ?? 0]
      if (unit) chosen[at]?.push({ resource_id: unit.resource_id, unit: unit.unit })
    }
  }
  return chosen
}

/** Who does each line of a visit, and which units it takes. */
export interface Assigned {
  people: readonly number[]
  units: readonly (readonly Unit[])[]
}

/** A span in which a professional or a unit is taken, in whole minutes since 1970. */
export interface TakenSpan {
  /** null: it is a unit. */
  professional_id: number | null
  /** null: it is a professional; so with `unit`. */
  resource_id: number | null
  unit: number | null
  from_min: number
  until_min: number
}

/** The occupancy of the people and of the units of a visit. */
export function occupancyOf({ lines }: Plan, { people, units }: Assigned, start: number): TakenSpan[] {
  const taken = new Map<string, { by: Omit<TakenSpan, 'from_min' | 'until_min'>; spans: Span[] }>()
  const take = (by: Omit<TakenSpan, 'from_min' | 'until_min'>, spans: readonly Span[]) => {
    const key = Object.values(by).join()
    const known = taken.get(key)?.spans ?? []
    taken.set(key, { by, spans: [...known, ...spans] })
  }
  for (const [at, line] of lines.entries()) {
    const professional_id = people[at]
    if (professional_id === undefined) throw new RangeError('A line has nobody.')
    take({ professional_id, resource_id: null, unit: null }, [...workOf(line), ...buffersOf(line)])
    for (const { resource_id, unit } of units[at] ?? [])
      take({ professional_id: null, resource_id, unit }, stayOf(line))
  }
  return [...taken.values()].flatMap(({ by, spans }) =>
    joined(spans).map(([from, until]) => ({ ...by, from_min: start + from, until_min: start + until })),
  )
}
