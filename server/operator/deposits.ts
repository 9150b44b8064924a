import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf } from './perks.ts'

export const depositCommands: readonly Command[] = [
  {
    usage: 'deposit set STORE HOW [FROM]',
    about:
      'who books there pays HOW at once, as 25% or 20.00, and the rest when they come; FROM a price on, as 50.00',
    async run([slug = '', how = '', from], { verticals, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const percent = how.endsWith('%') ? percentOf(how) : null
      const title = await verticals.services.parts.deposits.set(slug, {
        percent,
        amount_minor: percent === null ? amountOf(how, currency, 'HOW') : null,
        from_minor: from === undefined ? 0 : amountOf(from, currency, 'FROM'),
      })
      return `${known(title, slug)} asks for it from now on.`
    },
  },
  {
    usage: 'deposit remove STORE',
    about: 'nothing is to be paid there before one comes; what was booked before stays as it is',
    async run([slug = ''], { verticals }) {
      const none = { percent: null, amount_minor: null, from_minor: 0 }
      const title = await verticals.services.parts.deposits.set(slug, none)
      return `${known(title, slug)} asks for no deposit any more.`
    },
  },
]

function percentOf(text: string): number {
  const percent = Number(text.slice(0, -1))
  if (!(percent >= 0.01 && percent <= 100)) throw new SettingsProblem('HOW must be 0.01% to 100%.')
  return percent
}

function known(title: string | undefined, slug: string): string {
  if (title === undefined) throw new SettingsProblem(`There is no store ${slug}.`)
  return title
}
