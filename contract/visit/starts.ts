import type { Span } from '../place/spans.ts'
import { type Bits, earlier, inside, NONE, not, numbers, runs, touched } from './bits.ts'
import { type Frame, GRAIN, pieceOf } from './grain.ts'
import { buffersOf, type Plan, type PlanLine, stayOf, workOf } from './plan.ts'

/** The working time of somebody, and when other visits take them, in whole minutes since 1970. */
export interface Calendar {
  works: readonly Span[]
  busy: readonly Span[]
}

/** One of a store's resources, such as its second chair. */
export interface Unit {
  resource_id: number
  /** Which of those that are alike, from 1 on. */
  unit: number
}

/** A unit, and when other visits take it or it is not to be had, in whole minutes since 1970. */
export interface UnitCalendar extends Unit {
  busy: readonly Span[]
}

/** Everything that decides when a visit can begin. The frame reaches further than any visit that begins in it. */
export interface Agenda {
  frame: Frame
  /** When the store is open; visits begin at whole steps, counted from each opening. */
  open: readonly Span[]
  step: number
  /** The first minute at which a visit may begin, and the one after the last. */
  from: number
  until: number
  people: ReadonlyMap<number, Calendar>
  /** The units of each kind of resource, in the order in which the store has them. */
  units: ReadonlyMap<string, readonly UnitCalendar[]>
}

/** The starts of a visit, and what of it decided them, each by pieces of the frame. */
export interface Starts {
  /** When it can begin. */
  all: Bits
  /** Those at which it takes more than one person. */
  split: Bits
  /** When the store is open for all of it. */
  open: Bits
  /** When visits begin at all. */
  grid: Bits
  /** When each of those who may do a line can. */
  able: readonly ReadonlyMap<number, Bits>[]
  /** When each unit of a kind that a line needs is free for it, in their order. */
  free: readonly ReadonlyMap<string, readonly Bits[]>[]
}

/**
 * Finds the starts of a visit. Lines follow each other, so that nobody is wanted for two at once: each needs somebody
 * who can do it, whoever does the others, and of each kind of resource that it needs a unit that is free for all of it.
 * What somebody prepares or clears up beside their own work of the same visit is in nobody's way.
 */
export function startsOf(plan: Plan, agenda: Agenda): Starts {
  const { frame } = agenda
  const ableOf = planner(agenda)
  const able = plan.lines.map((line) => new Map(line.candidates.map((id) => [id, ableOf(line, id)])))
  const freeOf = unitPlanner(agenda)
  const free = plan.lines.map((line) => new Map(line.service.needs.map((it) => [it, freeOf(line, it)])))
  const open = runs(inside(frame, agenda.open), plan.minutes / GRAIN)
  const grid = gridOf(agenda)
  const begins = inside(frame, [[agenda.from, upToPiece(agenda.until)]])
  const possible = open & grid & begins
  const withUnits = free
    .flatMap((kinds) => [...kinds.values()])
    .reduce((left, units) => left & anyOf(units), possible)
  const all = able.reduce((left, people) => left & anyOf([...people.values()]), withUnits)
  const [firstLine = new Map<number, Bits>()] = able
  const alone = [...firstLine.keys()].map((id) =>
    able.reduce((left, people) => left & (people.get(id) ?? NONE), all),
  )
  return { all, split: all & ~anyOf(alone), open, grid, able, free }
}

/** The minutes of starts that are given as bits. */
export const minutesOf = ({ from }: Frame, bits: Bits): number[] =>
  numbers(bits).map((piece) => from + piece * GRAIN)

/** The first minute from one on with which a piece begins. */
const upToPiece = (minute: number) => Math.ceil(minute / GRAIN) * GRAIN

const anyOf = (all: readonly Bits[]): Bits => all.reduce((found, it) => found | it, NONE)

/** Says when somebody can do a line, by the beginning of the visit. */
function planner({ frame, people }: Agenda) {
  const calendars = new Map(
    [...people].map(([id, { works, busy }]) => {
      const idle = not(frame, touched(frame, busy))
      return [id, { idle, free: inside(frame, works) & idle }]
    }),
  )
  return (line: PlanLine, id: number): Bits => {
    const calendar = calendars.get(id)
    if (!calendar) return NONE
    return lasting(frame, calendar.free, workOf(line)) & lasting(frame, calendar.idle, buffersOf(line))
  }
}

/** Says when each unit of a kind is free for a line, by the beginning of the visit. */
function unitPlanner({ frame, units }: Agenda) {
  const idle = new Map(
    [...units].map(([kind, all]) => [kind, all.map(({ busy }) => not(frame, touched(frame, busy)))]),
  )
  return (line: PlanLine, kind: string): Bits[] =>
    (idle.get(kind) ?? []).map((bits) => lasting(frame, bits, stayOf(line)))
}

/** The beginnings of a visit from which on all of some spans, in minutes after it, lie among these pieces. */
const lasting = (frame: Frame, bits: Bits, spans: readonly Span[]): Bits =>
  spans
    .map(([from, until]) => earlier(runs(bits, (until - from) / GRAIN), from / GRAIN))
    .reduce((left, it) => left & it, not(frame, NONE))

function gridOf({ frame, open, step }: Agenda): Bits {
  let bits = NONE
  for (const [from, until] of open)
    for (let at = upToPiece(from); at < until; at += step)
      if (at >= frame.from && at < frame.until) bits |= 1n << BigInt(pieceOf(frame, at))
  return bits
}
