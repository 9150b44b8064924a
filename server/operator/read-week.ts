import { type HoursFinding, readSchedule, type Week } from '#contract/place/schedule.ts'
import { hoursProblems } from '#contract/place/schedule-problems.ts'
import { SettingsProblem } from '../modules/settings/service.ts'

/** Reads the hours of a week; `hint` says what to write where there are none. */
export function readWeek(text: string, hint: string): Week {
  const { week, findings } = readSchedule(text)
  refuseHours(findings)
  if (!week) throw new SettingsProblem(`It names no day. ${hint}`)
  return week
}

/** Refuses hours by the first thing that is wrong with them. */
export function refuseHours([first]: readonly HoursFinding[]): void {
  if (first) throw new SettingsProblem(`${first.at} ${hoursProblems[first.problem]}`.trim())
}
