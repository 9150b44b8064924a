import { SettingsProblem } from '../modules/settings/service.ts'
import type { VerticalServices } from '../verticals/services.ts'
import type { Command } from './command.ts'

const LONGEST_ADDRESS = 2_000
const SHOWN_OF_REFERENCE = 7

export const rentalCalendarCommands: readonly Command[] = [
  {
    usage: 'rentals calendar list [SLUG]',
    about: 'calendars of other places that are followed, what is wrong with them, and what is booked twice',
    async run([slug], { verticals }) {
      const all = await verticals.rentals.parts.calendars.list(slug)
      return all.map(shown).join('\n') || 'There is none.'
    },
  },
  {
    usage: 'rentals calendar add SLUG URL',
    about: 'follows a calendar (iCal) of another place where the rental is let, so that it is not let twice',
    async run([slug = '', url = ''], { verticals }) {
      const added = await verticals.rentals.parts.calendars.add(slug, addressOf(url))
      if (!added) throw new SettingsProblem(`There is no rental ${slug}.`)
      return added.problem
        ? `It is followed from now on, and tried again: ${added.problem}`
        : 'It is followed from now on.'
    },
  },
  {
    usage: 'rentals calendar remove SLUG URL',
    about: 'follows it no more: what only it said is taken is free again',
    async run([slug = '', url = ''], { verticals }) {
      if (!(await verticals.rentals.parts.calendars.remove(slug, url)))
        throw new SettingsProblem(`${slug} follows no such calendar.`)
      return 'It is not followed any more.'
    },
  },
  {
    usage: 'rentals calendar refresh [SLUG]',
    about: 'reads them now, which happens every 15 minutes by itself',
    async run([slug], { verticals }, { tell }) {
      const read = await verticals.rentals.parts.calendars.refresh(slug, tell)
      const wrong = read.filter((it) => it.problem).map((it) => `  ${it.slug}  ${it.url}\n    ${it.problem}`)
      const report = `${read.length} read.`
      if (wrong.length > 0) throw new SettingsProblem([report, ...wrong].join('\n'))
      return report
    },
  },
]

function addressOf(url: string): string {
  // What calendar apps hand out, and is read the same way.
  const address = url.replace(/^webcal:/i, 'https:')
  const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isAddress || address.length > LONGEST_ADDRESS)
    throw new SettingsProblem('URL must be an http: or https: address.')
  return address
}

function shown(
  it: Awaited<ReturnType<VerticalServices['rentals']['parts']['calendars']['list']>>[number],
): string {
  const read = it.readAt ? `${it.times} times, read ${it.readAt.toISOString()}` : 'not read yet'
  const clashes = it.clashes.map((one) => one.slice(-SHOWN_OF_REFERENCE)).join(', ')
  return [
    `${it.slug}  ${read}  ${it.url}`,
    ...(it.problem ? [`  ${it.problem}`] : []),
    ...(clashes ? [`  Booked here and taken elsewhere: ${clashes}. The booking here stands.`] : []),
  ].join('\n')
}
