import { joined, type Span } from './spans.ts'

/**
 * The minutes of a day. A span begins within its day and may end up to a day later: one that runs past midnight
 * belongs to the day on which it begins.
 */
export const DAY_MINUTES = 1_440
/** The most spans that a day may have. */
export const MOST_SPANS = 8

/** The opening spans by weekday, Monday first. */
export type Week = readonly (readonly Span[])[]

/** A reason why hours are refused; `at` says where: 'monday', or 'monday 2' for its second span. */
export interface HoursFinding {
  problem: 'not_hours' | 'no_such_day' | 'day_twice' | 'too_many_spans' | 'no_such_time'
  at: string
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const END_OF_DAY = '24:00'

/**
 * Reads the week of a schedule: an object, or JSON of one, with `{open, close}` by the name of the day: 'Monday',
 * 'mon', 'MO'. A day that it does not name is closed; a schedule that names no day says nothing, and its week is
 * null.
 */
export function readSchedule(schedule: unknown): { week: Week | null; findings: HoursFinding[] } {
  const days = record(parsed(schedule))
  if (!days) return { week: null, findings: [{ problem: 'not_hours', at: '' }] }
  const findings: HoursFinding[] = []
  const week = new Map<number, readonly Span[]>()
  for (const [name, spans] of Object.entries(days)) {
    const day = weekdayOf(name)
    if (day === -1) findings.push({ problem: 'no_such_day', at: name })
    else if (week.has(day)) findings.push({ problem: 'day_twice', at: weekdays[day] ?? name })
    else {
      const read = readSpans(spans, weekdays[day] ?? name)
      findings.push(...read.findings)
      week.set(day, read.spans)
    }
  }
  if (findings.length > 0 || week.size === 0) return { week: null, findings }
  return { week: weekdays.map((_, day) => week.get(day) ?? []), findings }
}

/**
 * Reads the spans of one day, in order and joined. One that closes at or before it opens runs past midnight; equal
 * ends are all day.
 */
export function readSpans(list: unknown, at: string): { spans: Span[]; findings: HoursFinding[] } {
  if (!Array.isArray(list)) return { spans: [], findings: [{ problem: 'not_hours', at }] }
  if (list.length > MOST_SPANS) return { spans: [], findings: [{ problem: 'too_many_spans', at }] }
  const findings: HoursFinding[] = []
  const spans: Span[] = []
  for (const [index, given] of list.entries()) {
    const span = spanOf(record(given))
    if (typeof span === 'string') findings.push({ problem: span, at: `${at} ${index + 1}` })
    else spans.push(span)
  }
  return findings.length > 0 ? { spans: [], findings } : { spans: joined(spans), findings }
}

function spanOf(given: Readonly<Record<string, unknown>> | undefined): Span | HoursFinding['problem'] {
  const { open, close } = given ?? {}
  if (typeof open !== 'string' || typeof close !== 'string') return 'not_hours'
  if (!timeShape.test(open) || !(timeShape.test(close) || close === END_OF_DAY)) return 'no_such_time'
  const [from, until] = [minutesOf(open), minutesOf(close)]
  if (from === until) return [0, DAY_MINUTES]
  return [from, until < from ? until + DAY_MINUTES : until]
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The first letters of a day's name, two at least: each day has its own. */
function weekdayOf(name: string): number {
  const letters = name.trim().toLowerCase()
  return letters.length < 2 ? -1 : weekdays.findIndex((day) => day.startsWith(letters))
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Readonly<Record<string, unknown>>) : undefined
}
