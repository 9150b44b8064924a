import { SettingsProblem } from '../modules/settings/service.ts'
import type { VerticalServices } from '../verticals/services.ts'
import type { Command } from './command.ts'

const LONGEST_ADDRESS = 2_000
const SHOWN_OF_REFERENCE = 7

type Followed = Pick<VerticalServices['rentals']['parts']['calendars'], 'list' | 'add' | 'remove' | 'refresh'>

/** The commands for the calendars that are followed for the listings of one kind. */
function calendarCommands(
  words: string,
  { noun, add, of }: { noun: string; add: string; of: (verticals: VerticalServices) => Followed },
): Command[] {
  return [
    {
      usage: `${words} list [SLUG]`,
      about: 'calendars of other places that are followed, what is wrong with them, and what is booked twice',
      async run([slug], { verticals }) {
        const all = await of(verticals).list(slug)
        return all.map(shown).join('\n') || 'There is none.'
      },
    },
    {
      usage: `${words} add SLUG URL`,
      about: add,
      async run([slug = '', url = ''], { verticals }) {
        const added = await of(verticals).add(slug, addressOf(url))
        if (!added) throw new SettingsProblem(`There is no ${noun} ${slug}.`)
        return added.problem
          ? `It is followed from now on, and tried again: ${added.problem}`
          : 'It is followed from now on.'
      },
    },
    {
      usage: `${words} remove SLUG URL`,
      about: 'follows it no more: what only it said is taken is free again',
      async run([slug = '', url = ''], { verticals }) {
        if (!(await of(verticals).remove(slug, url)))
          throw new SettingsProblem(`${slug} follows no such calendar.`)
        return 'It is not followed any more.'
      },
    },
    {
      usage: `${words} refresh [SLUG]`,
      about: 'reads them now, which happens every 15 minutes by itself',
      async run([slug], { verticals }, { tell }) {
        const read = await of(verticals).refresh(slug, tell)
        const wrong = read
          .filter((it) => it.problem)
          .map((it) => `  ${it.slug}  ${it.url}\n    ${it.problem}`)
        const report = `${read.length} read.`
        if (wrong.length > 0) throw new SettingsProblem([report, ...wrong].join('\n'))
        return report
      },
    },
  ]
}

export const rentalCalendarCommands = calendarCommands('rentals calendar', {
  noun: 'rental',
  add: 'follows a calendar (iCal) of another place where the rental is let, so that it is not let twice',
  of: ({ rentals }) => rentals.parts.calendars,
})

export const staffCalendarCommands: readonly Command[] = [
  ...calendarCommands('staff calendar', {
    noun: 'professional',
    add: 'follows a calendar (iCal) of a professional, so that nobody books them while it says they are busy',
    of: ({ services }) => services.parts.calendars,
  }),
  {
    usage: 'staff feed add SLUG',
    about: 'makes a link by which a calendar shows the visits of a professional; one made before ends',
    async run([slug = ''], { verticals }) {
      const path = await verticals.services.parts.feeds.open(slug)
      if (!path) throw new SettingsProblem(`There is no professional ${slug}.`)
      return `Whoever has this link reads their visits, and it is shown only now. Behind the address of the site:\n${path}`
    },
  },
  {
    usage: 'staff feed remove SLUG',
    about: 'ends that link',
    async run([slug = ''], { verticals }) {
      if (!(await verticals.services.parts.feeds.close(slug)))
        throw new SettingsProblem(`${slug} has no such link.`)
      return 'Nobody reads their visits by it any more.'
    },
  },
]

function addressOf(url: string): string {
  // Calendar apps hand out webcal: addresses, which are read like https: ones.
  const address = url.replace(/^webcal:/i, 'https:')
  const isAddress = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (!isAddress || address.length > LONGEST_ADDRESS)
    throw new SettingsProblem('URL must be an http: or https: address.')
  return address
}

function shown(it: Awaited<ReturnType<Followed['list']>>[number]): string {
  const read = it.readAt ? `${it.times} times, read ${it.readAt.toISOString()}` : 'not read yet'
  const clashes = it.clashes.map((one) => one.slice(-SHOWN_OF_REFERENCE)).join(', ')
  return [
    `${it.slug}  ${read}  ${it.url}`,
    ...(it.problem ? [`  ${it.problem}`] : []),
    ...(clashes ? [`  Booked here and taken elsewhere: ${clashes}. The booking here stands.`] : []),
  ].join('\n')
}
