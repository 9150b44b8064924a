import { dayNumber, dayOfNumber } from '#contract/place/hours.ts'
import { readHours } from '#contract/place/read-hours.ts'
import { joined, type Span, without } from '#contract/place/spans.ts'
import type { ZoneOffsets } from '#contract/place/zone-offsets.ts'
import { frameOf, minuteOf } from '#contract/visit/grain.ts'
import type { PlanLine } from '#contract/visit/plan.ts'
import type { Agenda, UnitCalendar } from '#contract/visit/starts.ts'
import { type Days, dayOf, startOfDay, windowsOf } from '#contract/visit/windows.ts'
import type { Queryable } from '#server/db/database.ts'
import { zoneOffsets } from '#server/modules/listings/hours/zone-offsets.ts'
import * as repo from './repo.ts'

/** How far a visit can reach beyond the day on which it begins, clearing up included. */
const BEYOND_MINUTES = 2 * 1_440

/** From when until when a store can be booked. */
export interface Bookable {
  offsets: ZoneOffsets
  /** The first minute in which a visit may begin. */
  earliest: number
  /** Days by number, from today to the last that can be booked. */
  today: number
  last: number
}

type BookedAhead = Pick<repo.BookableStore, 'time_zone' | 'lead_minutes' | 'horizon_days'>

export function bookableOf(store: BookedAhead, now: Date): Bookable {
  const offsets = zoneOffsets(store.time_zone, now.getTime())
  const minute = minuteOf(now.getTime() + 59_999)
  const today = dayOf(offsets, minute)
  return { offsets, earliest: minute + store.lead_minutes, today, last: today + store.horizon_days }
}

/** Who may do the lines of a visit, and what they need. */
type Wanted = readonly (Pick<PlanLine, 'candidates'> & { service: Pick<PlanLine['service'], 'needs'> })[]

/**
 * Everything that decides when a visit of a store can begin on some days: its open hours, and the hours of
 * the people who can do it, less those in which they are taken; and when what it needs is taken.
 */
export async function agendaOf(
  query: Queryable,
  store: repo.BookableStore,
  { lines }: { lines: Wanted },
  { first, last }: Days,
  but: repo.But,
): Promise<Agenda> {
  const { offsets, ...bookable } = bookableOf(store, but.now)
  const [from, until] = [startOfDay(offsets, first), startOfDay(offsets, last + 1)]
  const frame = frameOf(from - BEYOND_MINUTES, until + BEYOND_MINUTES)
  const days = { first: first - 2, last: last + 2 }
  const { state, closed_until, special, schedule: week } = store
  const open = windowsOf(readHours({ state, closed_until, special, week }), offsets, days)
  const people = [...new Set(lines.flatMap((it) => it.candidates))]
  const kinds = [...new Set(lines.flatMap((it) => it.service.needs))]
  const resources = store.resources.filter((it) => kinds.includes(it.kind))
  const wanted = { people, resources: resources.map((it) => it.id) }
  const taken = await repo.findTaken(query, wanted, frame, but)
  const calendars = taken.flatMap(({ professional_id: id, busy, away }) => {
    if (id === null) return []
    const person = store.staff.find((it) => it.id === id)
    const works = person ? without(worksOf(person, open, offsets, days), joined(spansOf(away))) : []
    return [[id, { works, busy: spansOf(busy) }] as const]
  })
  return {
    ...{ frame, open, step: store.step_minutes },
    from: Math.max(from, bookable.earliest),
    until: Math.min(until, startOfDay(offsets, bookable.last + 1)),
    people: new Map(calendars),
    units: new Map(kinds.map((kind) => [kind, unitsOf(resources, kind, taken)])),
  }
}

/** The units of a kind, with when each is taken or not to be had. */
function unitsOf(
  resources: repo.BookableStore['resources'],
  kind: string,
  taken: readonly repo.TakenRow[],
): UnitCalendar[] {
  return resources
    .filter((it) => it.kind === kind)
    .flatMap(({ id: resource_id, units }) =>
      Array.from({ length: units }, (_, at) => {
        const row = taken.find((it) => it.resource_id === resource_id && it.unit === at + 1)
        const busy = row ? [...spansOf(row.busy), ...spansOf(row.away)] : []
        return { resource_id, unit: at + 1, busy }
      }),
    )
}

/** The working hours of a person: their own, while the store is open. */
function worksOf(
  { schedule: week, special_days: special }: repo.BookableStore['staff'][number],
  open: readonly Span[],
  offsets: ZoneOffsets,
  days: Days,
): Span[] {
  const isOpen = joined(open)
  if (week === null && special.length === 0) return isOpen
  const own = readHours({ state: 'open', closed_until: null, special, week: week ?? ALL_WEEK })
  const away = without([[-Infinity, Infinity]], joined(windowsOf(own, offsets, days)))
  return without(isOpen, away)
}

const ALL_WEEK = Array.from({ length: 7 }, () => [{ open: '00:00', close: '24:00' }])

/** Parses spans such as '100 160,200 230'. */
const spansOf = (text: string): Span[] =>
  text === '' ? [] : text.split(',').map((it) => it.split(' ').map(Number) as [number, number])

/** Some days by number from a calendar day on, as far as a store can be booked. */
export const daysFrom = (day: string, count: number, { today, last }: Bookable): Days => ({
  first: Math.max(today, dayNumber(day)),
  last: Math.min(last, dayNumber(day) + count - 1),
})

/** Noon of a day in UTC, from which the special days of a store are looked up. */
export const noonOf = (day: number): Date => new Date(`${dayOfNumber(day)}T12:00:00Z`)
