import * as v from 'valibot'
import { wallClockSchema } from '#contract/time.ts'
import type { Services } from '../compose.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { readWeek } from './read-week.ts'
import { withVisits } from './visit-texts.ts'

type StaffChanges = Services['verticals']['services']['parts']['staff']
type WorkingHours = Parameters<StaffChanges['hours']>[1]
type Mode = Parameters<StaffChanges['away']>[2]
type Away = ReturnType<typeof spanOf>

const WITH_THEM = 'Booked with them:'
const EXAMPLE = '{"monday": [{"open": "09:00", "close": "17:00"}]}'

export const staffCommands: readonly Command[] = [
  {
    usage: 'staff away check SLUG FROM UNTIL',
    about: 'says what `staff away` would do with the visits that are booked then, and does none of it',
    run: ([slug = '', from = '', until = ''], { verticals }) =>
      away(verticals.services.parts.staff, slug, spanOf(from, until), 'check'),
  },
  {
    usage: 'staff away SLUG FROM UNTIL',
    about:
      'a professional is away, from and until a time such as "2027-07-01 09:00" there: others take over, or customers are asked for another time',
    run: ([slug = '', from = '', until = ''], { verticals }) =>
      away(verticals.services.parts.staff, slug, spanOf(from, until), 'make'),
  },
  {
    usage: 'staff hours check SLUG STORE HOURS',
    about: 'says what `staff hours` would do with the visits that are booked, and does none of it',
    run: ([slug = '', store = '', hours = ''], { verticals }) =>
      setHours(verticals.services.parts.staff, slug, { store, week: weekOf(hours) }, 'check'),
  },
  {
    usage: 'staff hours SLUG STORE HOURS',
    about: `when a professional works at a store: ${EXAMPLE}, days that are left out are off; usual: whenever it is open`,
    run: ([slug = '', store = '', hours = ''], { verticals }) =>
      setHours(verticals.services.parts.staff, slug, { store, week: weekOf(hours) }, 'make'),
  },
  {
    usage: 'staff back SLUG',
    about: 'a professional is there by their hours again, now and later',
    async run([slug = ''], { verticals }) {
      const ended = known(await verticals.services.parts.staff.back(slug), slug)
      if (ended === 0) throw new SettingsProblem(`${slug} is not away.`)
      return `${slug} is there by their hours.`
    },
  },
]

async function away(staff: StaffChanges, slug: string, span: Away, mode: Mode): Promise<string> {
  const { name, visits } = known(await staff.away(slug, span, mode), slug)
  const is = mode === 'make' ? 'is' : 'would be'
  return withVisits(`${name} ${is} away from ${span.from} until ${span.until}.`, WITH_THEM, visits)
}

async function setHours(staff: StaffChanges, slug: string, hours: WorkingHours, mode: Mode): Promise<string> {
  const done = await staff.hours(slug, hours, mode)
  if (!done) throw new SettingsProblem(`${slug} does not work at ${hours.store}.`)
  const { name, visits } = done
  return withVisits(`${name} ${mode === 'make' ? 'has' : 'would have'} these hours.`, WITH_THEM, visits)
}

const weekOf = (text: string) =>
  text === 'usual' ? null : readWeek(text, 'usual: whenever the store is open.')

/** A span by the clock at a store. */
export function spanOf(from: string, until: string) {
  const span = { from: timeOf(from), until: timeOf(until) }
  if (span.from >= span.until) throw new SettingsProblem('UNTIL must be later than FROM.')
  return span
}

export function timeOf(text: string): string {
  if (!v.is(wallClockSchema, text)) throw new SettingsProblem('A time is written "2027-07-01 09:00".')
  return text
}

function known<T>(found: T | undefined, slug: string): T {
  if (found === undefined) throw new SettingsProblem(`There is no professional ${slug}.`)
  return found
}
