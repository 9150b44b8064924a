/** The parts of a day in which a visit may begin, with the hours of each. */
export const dayParts = {
  anyTime: { from_time: '00:00', until_time: '23:59' },
  morning: { from_time: '00:00', until_time: '11:59' },
  afternoon: { from_time: '12:00', until_time: '16:59' },
  evening: { from_time: '17:00', until_time: '23:59' },
} as const

export type DayPart = keyof typeof dayParts

export const allDayParts = Object.keys(dayParts) as DayPart[]

/** The part of a day with these hours; undefined: other hours, which another version of the app asked for. */
export const dayPartOf = (times: { from_time: string; until_time: string }): DayPart | undefined =>
  allDayParts.find(
    (it) => dayParts[it].from_time === times.from_time && dayParts[it].until_time === times.until_time,
  )

/** The weekdays from Monday, 1, to Sunday, 7. */
export const allWeekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A date with this weekday, to format its name: 1 January 2024 was a Monday. */
export const dayThatIs = (weekday: number): string => `2024-01-0${weekday}T12:00:00Z`
