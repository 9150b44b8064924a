import * as v from 'valibot'
import { type HoursFinding, readSchedule, readSpans, type Week } from '#contract/place/schedule.ts'
import { hoursProblems } from '#contract/place/schedule-problems.ts'
import type { Span } from '#contract/place/spans.ts'
import { wallClockSchema } from '#contract/time.ts'
import { RowRefused } from './findings.ts'
import { maybe } from './listing-row.ts'

/** A day by the calendar at the listing, from 1900 on, because an earlier year is a typing mistake. */
export const dayRow = v.pipe(
  v.string(),
  v.check((text) => v.is(wallClockSchema, `${text} 00:00`), 'must be a day such as 2027-07-01, from 1900 on'),
)

/** Spans as `{open, close}` by the clock at the listing, which `contract/place/schedule.ts` reads. */
const spansRow = v.array(v.unknown())

/** The hours of a listing, or of somebody who works there, in an import file. */
export const hoursEntries = {
  /** Spans by the name of the day, or JSON of that. */
  schedule: maybe(v.union([v.string(), v.record(v.string(), v.unknown())])),
  special_days: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          day: dayRow,
          /** Empty: closed; null: the hours may differ, and nobody knows how. */
          hours: v.nullable(spansRow),
          name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
        }),
      ),
      v.maxLength(400),
    ),
    [],
  ),
}

const hoursRow = v.strictObject(hoursEntries)
export type HoursRow = v.InferOutput<typeof hoursRow>

/** Reads the week of a row, or refuses it; null where it names no day. `at` leads to the row. */
export function weekOf({ schedule }: HoursRow, at = ''): Week | null {
  const { week, findings } = readSchedule(schedule ?? {})
  refuse(findings, `${at}schedule`)
  return week
}

/** Reads the days of a row that are unlike their weekday, or refuses it. */
export function specialDaysOf({ special_days: days }: HoursRow, at = '') {
  return days.map(({ day, hours, name }, index) => {
    const path = `${at}special_days.${index}`
    if (days.findIndex((it) => it.day === day) < index)
      throw new RowRefused(`${path}.day`, `${day} stands twice`)
    return { day, name, hours: hours && spansOf(hours, `${path}.hours`) }
  })
}

function spansOf(hours: readonly unknown[], path: string): Span[] {
  const { spans, findings } = readSpans(hours, '')
  refuse(findings, path)
  return spans
}

function refuse([first]: readonly HoursFinding[], path: string): void {
  if (!first) return
  const at = [path, ...first.at.split(' ').filter((it) => it !== '')].join('.')
  throw new RowRefused(at, hoursProblems[first.problem])
}
