import { type VerticalId, verticalIds } from '#contract/verticals.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const MOST = 2_000
const MOST_HOURS = 8_760

export const arrivalCommands: readonly Command[] = [
  {
    usage: 'arrival set VERTICAL SLUG TEXT [HOURS]',
    about: 'how who has booked it gets in: told to them alone, from HOURS (24) before it begins',
    async run([vertical = '', slug = '', text = '', hours = '24'], { orders }) {
      if (text.trim() === '' || text.length > MOST)
        throw new SettingsProblem(`TEXT must have 1 to ${MOST} characters.`)
      const hours_before = Number(hours)
      if (!Number.isInteger(hours_before) || hours_before < 0 || hours_before > MOST_HOURS)
        throw new SettingsProblem(`HOURS must be a whole number up to ${MOST_HOURS}.`)
      const title = await orders.parts.arrivals.set(listingOf(vertical, slug), { text, hours_before })
      return `Who has booked “${known(title, slug)}” is told from ${hours_before} hours before.`
    },
  },
  {
    usage: 'arrival remove VERTICAL SLUG',
    about: 'nothing is said of it any more',
    async run([vertical = '', slug = ''], { orders }) {
      const title = await orders.parts.arrivals.set(listingOf(vertical, slug), undefined)
      return `Nothing is said of getting into “${known(title, slug)}” any more.`
    },
  },
]

function listingOf(vertical: string, slug: string): { vertical: VerticalId; slug: string } {
  const found = verticalIds.find((it) => it === vertical)
  if (!found) throw new SettingsProblem(`VERTICAL must be one of ${verticalIds.join(', ')}.`)
  return { vertical: found, slug }
}

function known(title: string | undefined, slug: string): string {
  if (title === undefined) throw new SettingsProblem(`There is no ${slug}.`)
  return title
}
