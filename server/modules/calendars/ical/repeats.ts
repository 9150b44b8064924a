import { Temporal } from 'temporal-polyfill'
import { instantOf, type Moment, momentOf, Unreadable } from './moment.ts'

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const understood = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST'])
const LONGEST_SEARCH = 1_000

interface Rule {
  unit: (typeof units)[keyof typeof units]
  interval: number
  count: number
  until: Date | undefined
  /** From 1, Monday. */
  days: readonly number[]
  weekStart: number
}

const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text)

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Unreadable(`repeats ${text} times`)
  return Number(text)
}

/** Refuses what it would have to guess at. */
function ruleOf(value: string, first: Moment): Rule {
  const parts = Object.fromEntries(
    value
      .toUpperCase()
      .split(';')
      .map((it) => it.split('=', 2)),
  )
  const { FREQ = '', INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, WKST = 'MO' } = parts
  const { day, month, dayOfWeek } = first.shown
  const days =
    BYDAY === undefined ? [dayOfWeek] : BYDAY.split(',').map((it: string) => weekdays.indexOf(it) + 1)
  const isPlain =
    isUnit(FREQ) &&
    Object.keys(parts).every((it) => understood.has(it)) &&
    (BYDAY === undefined || (FREQ === 'WEEKLY' && !days.includes(0))) &&
    (BYMONTHDAY === undefined || (BYMONTHDAY === String(day) && /^(MONTH|YEAR)LY$/.test(FREQ))) &&
    (BYMONTH === undefined || (BYMONTH === String(month) && FREQ === 'YEARLY')) &&
    weekdays.includes(WKST)
  if (!isPlain) throw new Unreadable(`repeats in a way that is not understood (${value.slice(0, 80)})`)
  return {
    unit: units[FREQ],
    interval: wholeNumber(INTERVAL, 1),
    count: wholeNumber(COUNT, Number.POSITIVE_INFINITY),
    until: UNTIL === undefined ? undefined : lastOf(UNTIL, first),
    days,
    weekStart: weekdays.indexOf(WKST) + 1,
  }
}

/** A day as the end means all of it. */
function lastOf(value: string, { zone }: Moment): Date {
  const until = momentOf(value, zone, zone)
  return instantOf(
    until.isDay ? { ...until, shown: until.shown.add({ hours: 23, minutes: 59, seconds: 59 }) } : until,
  )
}

/** When something that repeats begins, again and again, until a moment; `spend` is told of each step. */
export function repeatsOf(value: string, first: Moment, horizon: Date, spend: () => void): Moment[] {
  const rule = ruleOf(value, first)
  const found: Moment[] = []
  for (const shown of stepsOf(rule, first.shown, spend)) {
    const moment = { ...first, shown }
    const at = instantOf(moment)
    if (found.length >= rule.count || at > horizon || (rule.until && at > rule.until)) break
    found.push(moment)
  }
  return found
}

function* stepsOf(rule: Rule, first: Temporal.PlainDateTime, spend: () => void) {
  const { unit, interval, days, weekStart } = rule
  let missed = 0
  for (let n = 0; ; n++) {
    spend()
    const step = Temporal.Duration.from({ [unit]: n * interval })
    if (unit === 'weeks') {
      const behind = (first.dayOfWeek - weekStart + 7) % 7
      const week = first.subtract({ days: behind }).add(step)
      const ahead = days.map((it) => (it - weekStart + 7) % 7).sort((a, b) => a - b)
      for (const each of ahead) {
        const shown = week.add({ days: each })
        if (Temporal.PlainDateTime.compare(shown, first) >= 0) yield shown
      }
      continue
    }
    const shown = first.add(step)
    // The 31st is not in every month, nor the 29th of February in every year: those are left out.
    if (unit === 'days' || shown.day === first.day) yield shown
    else if (++missed > LONGEST_SEARCH) return
  }
}
