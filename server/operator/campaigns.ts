import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf, sum, whole } from './perks.ts'

const MOST_DAYS = 3_650
const MOST_USES = 10_000

const stateOf = ({ is_active }: { is_active: boolean }) => (is_active ? 'on sale' : 'stopped')

export const campaignCommands: readonly Command[] = [
  {
    usage: 'gift-card-campaigns list',
    about: 'gift cards that people can buy: number, value, days, title',
    async run(_, { perks }) {
      const lines = (await perks.parts.campaigns.cards()).map((it) =>
        [
          ...[String(it.id), sum(it.value_minor, it.currency), `${it.validity_days} days`],
          ...[it.titles.en, stateOf(it)],
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'gift-card-campaigns add TITLE VALUE DAYS [DESCRIPTION]',
    about: 'sells gift cards of VALUE that are good everywhere for DAYS',
    async run([title = '', value = '', days = '', description = ''], { perks, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const id = await perks.parts.campaigns.addCards({
        ...{ title: titled(title), description, currency },
        amount: amountOf(value, currency, 'VALUE'),
        days: whole(days, 'DAYS', MOST_DAYS),
      })
      return `Campaign ${id} is on sale.`
    },
  },
  {
    usage: 'gift-card-campaigns stop NUMBER',
    about: 'nobody can buy of it any more; cards that were bought stay good',
    async run([number = ''], { perks }) {
      if (!(await perks.parts.campaigns.stopCards(numbered(number)))) throw notOnSale(number)
      return `Campaign ${number} is stopped.`
    },
  },
  {
    usage: 'membership-campaigns list',
    about: 'memberships that people can buy: number, price, discount, days, title',
    async run(_, { perks }) {
      const lines = (await perks.parts.campaigns.memberships()).map((it) =>
        [
          ...[String(it.id), sum(it.price_minor, it.currency), `${Number(it.discount_percent)}%`],
          ...[
            `${it.validity_days} days`,
            it.most_uses === null ? 'any number of uses' : `${it.most_uses} uses`,
          ],
          ...[it.titles.en, stateOf(it)],
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'membership-campaigns add TITLE PRICE PERCENT DAYS [MOST_USES] [DESCRIPTION]',
    about: 'sells memberships that take PERCENT off everywhere for DAYS; MOST_USES may be - for any number',
    async run(
      [title = '', price = '', percent = '', days = '', most = '-', description = ''],
      { perks, settings },
    ) {
      const { currencyCode: currency } = await settings.settings()
      const id = await perks.parts.campaigns.addMemberships({
        ...{ title: titled(title), description, currency },
        amount: amountOf(price, currency, 'PRICE'),
        percent: String(whole(percent, 'PERCENT', 100)),
        days: whole(days, 'DAYS', MOST_DAYS),
        mostUses: most === '-' ? undefined : whole(most, 'MOST_USES', MOST_USES),
      })
      return `Campaign ${id} is on sale.`
    },
  },
  {
    usage: 'membership-campaigns stop NUMBER',
    about: 'nobody can buy of it any more; memberships that were bought stay good',
    async run([number = ''], { perks }) {
      if (!(await perks.parts.campaigns.stopMemberships(numbered(number)))) throw notOnSale(number)
      return `Campaign ${number} is stopped.`
    },
  },
]

const numbered = (typed: string) => whole(typed, 'NUMBER', Number.MAX_SAFE_INTEGER)

const notOnSale = (number: string) => new SettingsProblem(`There is no campaign ${number} on sale.`)

function titled(typed: string): string {
  const title = typed.trim()
  if (title === '' || title.length > 120) throw new SettingsProblem('TITLE must be 1 to 120 characters.')
  return title
}
