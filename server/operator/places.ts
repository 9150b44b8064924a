import * as v from 'valibot'
import { readSpans } from '#contract/place/schedule.ts'
import type { Span } from '#contract/place/spans.ts'
import { wallClockSchema } from '#contract/time.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { readWeek, refuseHours } from './read-week.ts'

const EXAMPLE = '[{"open": "09:00", "close": "17:00"}]'

export const placeCommands: readonly Command[] = [
  {
    usage: 'places close SLUG [UNTIL] [NOTE]',
    about:
      'closed for now, until a day such as 2027-07-01 if one is given; UNTIL for-good: it does not open again',
    async run([slug = '', until, note = ''], { verticals }) {
      const end = until === 'for-good' || until === undefined ? until : dayOf(until)
      const title = await verticals.places.parts.schedules.close(slug, end, note)
      return `“${known(title, slug)}” is closed${end === 'for-good' ? ' for good' : end ? ` until ${end}` : ' for now'}.`
    },
  },
  {
    usage: 'places open SLUG',
    about: 'open by its hours again',
    async run([slug = ''], { verticals }) {
      return `“${known(await verticals.places.parts.schedules.open(slug), slug)}” is open by its hours.`
    },
  },
  {
    usage: 'places hours SLUG HOURS',
    about: `the week: {"monday": ${EXAMPLE}}, days that are left out are closed; unknown: nobody knows`,
    async run([slug = '', hours = ''], { verticals }) {
      const title = await verticals.places.parts.schedules.setWeek(slug, weekOf(hours))
      return `“${known(title, slug)}” has these hours.`
    },
  },
  {
    usage: 'places day SLUG DAY HOURS [NAME]',
    about: `a day unlike its weekday: ${EXAMPLE}, closed or unknown; usual: it is like it after all`,
    async run([slug = '', day = '', hours = '', name = ''], { verticals }) {
      const said = { day: dayOf(day), hours: dayHoursOf(hours), name }
      const title = await verticals.places.parts.schedules.setDay(slug, said)
      return `“${known(title, slug)}” has these hours on ${day}.`
    },
  },
  {
    usage: 'holidays add DAY NAME [REGION]',
    about: 'a holiday of the places of a region, or of all; NAME may be {"en": "Labour Day", "es": "…"}',
    async run([day = '', name = '', region = ''], { verticals }) {
      await verticals.places.parts.schedules.addHoliday(region, dayOf(day), namesOf(name))
      return `${day} is a holiday${region ? ` in ${region}` : ''}.`
    },
  },
  {
    usage: 'holidays list',
    about: 'the holidays there are',
    async run(_, { verticals }) {
      const all = await verticals.places.parts.schedules.holidays()
      const lines = all.map((it) => [it.day, it.names.en, it.region].filter(Boolean).join('  '))
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'holidays remove DAY [REGION]',
    about: 'it is a day like any other again',
    async run([day = '', region = ''], { verticals }) {
      if (!(await verticals.places.parts.schedules.removeHoliday(region, dayOf(day))))
        throw new SettingsProblem(`${day} is no holiday${region ? ` in ${region}` : ' of everywhere'}.`)
      return `${day} is no holiday any more.`
    },
  },
]

function known(title: string | undefined, slug: string): string {
  if (title === undefined) throw new SettingsProblem(`There is no place ${slug}.`)
  return title
}

function dayOf(text: string): string {
  if (!v.is(wallClockSchema, `${text} 00:00`)) throw new SettingsProblem('A day is written 2027-07-01.')
  return text
}

function weekOf(text: string) {
  if (text === 'unknown') return null
  return readWeek(text, 'unknown: nobody knows.')
}

function dayHoursOf(text: string): Span[] | null | 'usual' {
  if (text === 'usual') return 'usual'
  if (text === 'unknown') return null
  const { spans, findings } = readSpans(text === 'closed' ? [] : read(text), '')
  refuseHours(findings)
  return spans
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const namesSchema = v.record(v.string(), v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)))

function namesOf(text: string): Record<string, string> {
  const names = v.safeParse(namesSchema, text.startsWith('{') ? read(text) : { en: text })
  if (!names.success || names.output.en === undefined)
    throw new SettingsProblem('A holiday needs a name, in English at least.')
  return names.output
}
