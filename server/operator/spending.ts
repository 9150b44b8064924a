import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf, sum } from './perks.ts'
import { readVertical } from './read-vertical.ts'

export const spendingCommands: readonly Command[] = [
  {
    usage: 'perks spending list',
    about: 'for what businesses take their cashback, and how much of a bill it pays',
    async run(_, { perks, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const lines = (await perks.parts.operatorSpending.list()).map((it) =>
        [
          ...[it.slug, it.vertical, `${Number(it.redeem_percent)}%`],
          `at most ${sum(it.most_redeem_minor, currency)}`,
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'perks spending set BUSINESS VERTICAL PERCENT MOST',
    about: 'cashback of a business pays PERCENT of a bill there, as 10%, and at most MOST, as 5.00',
    async run([business = '', vertical = '', percent = '', most = ''], { perks, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const name = await perks.parts.operatorSpending.set({
        ...{ business, vertical: readVertical(vertical), percent: readPercent(percent) },
        most: amountOf(most, currency, 'MOST'),
      })
      if (name === undefined) throw new SettingsProblem(`There is no business ${business}.`)
      return `${name} takes it for what is booked from now on.`
    },
  },
  {
    usage: 'perks spending stop BUSINESS VERTICAL',
    about: 'cashback of a business pays nothing there any more; who has it keeps it',
    async run([business = '', vertical = ''], { perks }) {
      if (!(await perks.parts.operatorSpending.stop(business, readVertical(vertical))))
        throw new SettingsProblem(`${business} takes no cashback for ${vertical}.`)
      return `${business} takes no cashback for ${vertical} from now on.`
    },
  },
]

function readPercent(typed: string): string {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(typed)?.[1]
  if (percent === undefined || Number(percent) <= 0 || Number(percent) > 100)
    throw new SettingsProblem('PERCENT must be more than 0% and at most 100%.')
  return percent
}
