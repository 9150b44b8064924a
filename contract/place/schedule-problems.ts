import { type HoursFinding, MOST_SPANS } from './schedule.ts'

/** The text of each problem with hours, for whoever wrote them. */
export const hoursProblems: Record<HoursFinding['problem'], string> = {
  not_hours: 'must be hours such as [{"open": "09:00", "close": "17:00"}]',
  no_such_day: 'is no day of the week',
  day_twice: 'stands twice',
  too_many_spans: `a day has ${MOST_SPANS} times to open at most`,
  no_such_time: 'must be times such as 09:00, and 24:00 only to close',
}
