import { Temporal } from 'temporal-polyfill'
import { instantOf, type Moment, momentOf, Unreadable } from '#server/ical/moment.ts'

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const understood = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST'])
const LONGEST_SEARCH = 1_000

interface Nth {
  nth: number
  day: number
}

interface Rule {
  unit: (typeof units)[keyof typeof units]
  interval: number
  count: number
  until: Date | undefined
  /** Weekdays from 1, Monday. */
  days: readonly number[]
  /** Weekdays by their place in the month, such as the second; below zero counted from its end. */
  ofMonth: readonly Nth[]
  weekStart: number
}

const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text)

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Unreadable(`repeats ${text} times`)
  return Number(text)
}

/** Reads a rule. Parts that are not understood are refused and not guessed at. */
function ruleOf(value: string, first: Moment): Rule {
  const parts = Object.fromEntries(
    value
      .toUpperCase()
      .split(';')
      .map((it) => it.split('=', 2)),
  )
  const { FREQ = '', INTERVAL, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, WKST = 'MO' } = parts
  const { day, month, dayOfWeek } = first.shown
  const ofMonth = FREQ === 'MONTHLY' ? nthsOf(BYDAY) : []
  const days =
    BYDAY === undefined ? [dayOfWeek] : BYDAY.split(',').map((it: string) => weekdays.indexOf(it) + 1)
  const isPlain =
    isUnit(FREQ) &&
    Object.keys(parts).every((it) => understood.has(it)) &&
    (BYDAY === undefined || ofMonth.length > 0 || (FREQ === 'WEEKLY' && !days.includes(0))) &&
    (ofMonth.length === 0 || BYMONTHDAY === undefined) &&
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
    ofMonth,
    weekStart: weekdays.indexOf(WKST) + 1,
  }
}

/** Reads `2MO,-1FR`; nothing where a part of it is something else. */
function nthsOf(days = ''): Nth[] {
  const found = days.split(',').map((it) => /^([+-]?[1-5])(MO|TU|WE|TH|FR|SA|SU)$/.exec(it))
  if (found.includes(null)) return []
  return found.map((it) => ({ nth: Number(it?.[1]), day: weekdays.indexOf(it?.[2] ?? '') + 1 }))
}

/** The end of a rule. One that is a day includes all of it. */
function lastOf(value: string, { zone }: Moment): Date {
  const until = momentOf(value, zone, zone)
  return instantOf(
    until.isDay ? { ...until, shown: until.shown.add({ hours: 23, minutes: 59, seconds: 59 }) } : until,
  )
}

/** The beginnings of an event that repeats, until a moment; `spend` is told of each step. */
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
  let missed = 0
  for (let n = 0; ; n++) {
    spend()
    const found = roundOf(rule, first, n)
    if (found.length === 0 && ++missed > LONGEST_SEARCH) return
    for (const shown of found) if (Temporal.PlainDateTime.compare(shown, first) >= 0) yield shown
  }
}

/** The beginnings in the nth interval of days, weeks, months or years. */
function roundOf(
  { unit, interval, days, ofMonth, weekStart }: Rule,
  first: Temporal.PlainDateTime,
  n: number,
) {
  const step = Temporal.Duration.from({ [unit]: n * interval })
  if (unit === 'weeks') {
    const behind = (first.dayOfWeek - weekStart + 7) % 7
    const week = first.subtract({ days: behind }).add(step)
    return inOrder(days.map((it) => (it - weekStart + 7) % 7)).map((it) => week.add({ days: it }))
  }
  if (ofMonth.length > 0) {
    const month = first.with({ day: 1 }).add(step)
    const those = new Set(ofMonth.flatMap((it) => dayInMonth(month, it)))
    return inOrder([...those]).map((day) => month.with({ day }))
  }
  const shown = first.add(step)
  // A 31st is left out where a month has none, and so is the 29th of February.
  return unit === 'days' || shown.day === first.day ? [shown] : []
}

const inOrder = (numbers: number[]) => numbers.sort((a, b) => a - b)

/** The day of a weekday in a month; none where the month has too few of that weekday. */
function dayInMonth(month: Temporal.PlainDateTime, { nth, day }: Nth): number[] {
  const { daysInMonth, dayOfWeek } = month
  const first = 1 + ((day - dayOfWeek + 7) % 7)
  const many = Math.floor((daysInMonth - first) / 7) + 1
  const which = nth > 0 ? nth - 1 : many + nth
  return which >= 0 && which < many ? [first + which * 7] : []
}
