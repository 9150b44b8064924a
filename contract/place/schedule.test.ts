import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MINUTES, MOST_SPANS, readSchedule, readSpans } from './schedule.ts'
import { holds } from './spans.ts'

const spansOf = (...given: [open: string, close: string][]) =>
  readSpans(
    given.map(([open, close]) => ({ open, close })),
    'monday',
  ).spans
const problemsOf = (schedule: unknown) =>
  readSchedule(schedule).findings.map(({ problem, at }) => [problem, at])

describe('the spans of a day', () => {
  test.each([
    ['a morning', ['09:00', '12:30'], [540, 750]],
    ['past midnight', ['18:00', '02:00'], [1080, 1560]],
    ['a minute less than a day', ['18:00', '17:59'], [1080, 2519]],
    ['until midnight', ['18:00', '24:00'], [1080, 1440]],
    ['until midnight, said as it begins', ['18:00', '00:00'], [1080, 1440]],
    ['all day', ['00:00', '24:00'], [0, 1440]],
    ['equal ends', ['08:00', '08:00'], [0, 1440]],
    ['midnight to midnight', ['00:00', '00:00'], [0, 1440]],
  ] as const)('%s', (_, given, span) => {
    expect(spansOf([...given])).toEqual([span])
  })

  test('are joined where they overlap or touch, in whatever order they come', () => {
    expect(spansOf(['15:00', '18:00'], ['09:00', '12:00'], ['11:00', '13:00'], ['13:00', '14:00'])).toEqual([
      [540, 840],
      [900, 1080],
    ])
  })

  test('hold the minutes that one of them holds, and no others', () => {
    const time = fc.integer({ min: 0, max: DAY_MINUTES - 1 })
    const text = (minute: number) =>
      [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, '0')).join(':')
    fc.assert(
      fc.property(fc.array(fc.tuple(time, time), { maxLength: MOST_SPANS }), (given) => {
        const spans = spansOf(...given.map(([a, b]): [string, string] => [text(a), text(b)]))
        for (let minute = 0; minute < 2 * DAY_MINUTES; minute += 1) {
          const isIn = given.some(([from, until]) => {
            if (from === until) return minute < DAY_MINUTES
            return from <= minute && minute < (until < from ? until + DAY_MINUTES : until)
          })
          if (holds(spans, minute) !== isIn) expect.fail(`${minute} of ${JSON.stringify(given)}`)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('a schedule', () => {
  const nine = [{ open: '09:00', close: '17:00' }]

  test.each(['Monday', 'monday', 'MONDAY', 'mon', 'Mon', 'mo', ' Mond '])('takes %j for a Monday', (day) => {
    expect(readSchedule({ [day]: nine })).toEqual({
      week: [[[540, 1020]], [], [], [], [], [], []],
      findings: [],
    })
  })

  test('comes as a text too, and ends on Sunday', () => {
    expect(readSchedule(JSON.stringify({ sun: nine, tue: [] })).week?.[6]).toEqual([[540, 1020]])
  })

  test('that names no day says nothing, and one of empty days that it is closed', () => {
    expect(readSchedule('{}')).toEqual({ week: null, findings: [] })
    expect(readSchedule({ Monday: [] }).week).toEqual([[], [], [], [], [], [], []])
  })

  test.each([
    ['not_hours', '', 'all day'],
    ['not_hours', '', '[]'],
    ['not_hours', '', null],
    ['not_hours', 'monday', { Monday: '09:00-17:00' }],
    ['not_hours', 'monday 1', { Monday: [{ open: '09:00' }] }],
    ['not_hours', 'monday 1', { Monday: [null] }],
    ['no_such_day', 'Someday', { Someday: nine }],
    ['no_such_day', 't', { t: nine }],
    ['no_such_day', '', { '': nine }],
    ['day_twice', 'monday', { Monday: nine, mon: nine }],
    ['no_such_time', 'monday 2', { Monday: [...nine, { open: '25:00', close: '26:00' }] }],
    ['no_such_time', 'monday 1', { Monday: [{ open: '24:00', close: '02:00' }] }],
    ['no_such_time', 'monday 1', { Monday: [{ open: '09:00', close: '24:01' }] }],
    ['no_such_time', 'monday 1', { Monday: [{ open: '9:00', close: '17:00' }] }],
    ['no_such_time', 'monday 1', { Monday: [{ open: '09:60', close: '17:00' }] }],
    ['too_many_spans', 'monday', { Monday: Array.from({ length: MOST_SPANS + 1 }, () => nine[0]) }],
  ])('is refused with %s at %j: %j', (problem, at, schedule) => {
    expect(problemsOf(schedule)).toEqual([[problem, at]])
    expect(readSchedule(schedule).week).toBeNull()
  })

  test('is refused with all that is wrong with it', () => {
    expect(problemsOf({ mon: 'x', tue: [{ open: '25:00', close: '26:00' }], wed: nine })).toEqual([
      ['not_hours', 'monday'],
      ['no_such_time', 'tuesday 1'],
    ])
  })
})
