import * as v from 'valibot'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf, sum, whole } from './perks.ts'
import { readVertical } from './read-vertical.ts'

const kindSchema = v.picklist(['cashback', 'bonus'])
const MOST_DAYS = 3_650
const MOST_PERCENT = 50

export const earningCommands: readonly Command[] = [
  {
    usage: 'perks rules list',
    about: 'what businesses give back after a visit',
    async run(_, { perks, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const lines = (await perks.parts.operatorEarnings.rules()).map((it) =>
        [
          ...[it.slug, it.vertical, it.kind, `${Number(it.percent)}%`],
          it.most_earned_minor === null
            ? 'without a limit'
            : `at most ${sum(it.most_earned_minor, currency)}`,
          it.valid_days === null ? 'for ever' : `for ${it.valid_days} days`,
          ...(it.is_active ? [] : ['stopped']),
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'perks rules set BUSINESS VERTICAL KIND PERCENT [MOST] [DAYS]',
    about:
      'a business gives back PERCENT of what is paid, as 3%; KIND is cashback or bonus; MOST of a booking, as 5.00; good for DAYS',
    async run([business = '', vertical = '', kind = '', percent = '', most, days], { perks, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const name = await perks.parts.operatorEarnings.setRule({
        ...{ business, ...readWhich(vertical, kind), percent: readPercent(percent) },
        most: most === undefined ? undefined : amountOf(most, currency, 'MOST'),
        days: days === undefined ? undefined : whole(days, 'DAYS', MOST_DAYS),
      })
      if (name === undefined) throw new SettingsProblem(`There is no business ${business}.`)
      return `${name} gives it for what is booked from now on.`
    },
  },
  {
    usage: 'perks rules stop BUSINESS VERTICAL KIND',
    about: 'what is booked from now on brings nothing back; what was said before holds',
    async run([business = '', vertical = '', kind = ''], { perks }) {
      const rule = { business, ...readWhich(vertical, kind) }
      if (!(await perks.parts.operatorEarnings.stopRule(rule)))
        throw new SettingsProblem(`${business} gives no ${kind} for ${vertical}.`)
      return `${business} gives no ${kind} for ${vertical} from now on.`
    },
  },
  {
    usage: 'perks take-back REF',
    about: 'for a booking whose money was called back: takes what is left of what it brought',
    async run([ref = ''], { perks }) {
      const answer = await perks.parts.operatorEarnings.takeBack(ref)
      if (answer === 'unknown') throw new SettingsProblem(`There is no booking ${ref}.`)
      if (answer === 'ambiguous')
        throw new SettingsProblem(`Several bookings end in ${ref}: give the whole reference.`)
      if (answer === 'nothing') throw new SettingsProblem(`Booking ${ref} brings nothing back.`)
      const { title, taken, lost, currency } = answer
      const gone = lost > 0 ? ` ${sum(lost, currency)} was spent or had ended, and is lost.` : ''
      return `${title}: ${sum(taken, currency)} was taken back.${gone}`
    },
  },
]

function readWhich(vertical: string, kind: string) {
  const perk = v.safeParse(kindSchema, kind)
  if (!perk.success) throw new SettingsProblem('KIND must be cashback or bonus.')
  return { vertical: readVertical(vertical), kind: perk.output }
}

function readPercent(typed: string): string {
  const percent = /^(\d{1,2}(?:\.\d{1,2})?)%$/.exec(typed)?.[1]
  if (percent === undefined || Number(percent) <= 0 || Number(percent) > MOST_PERCENT)
    throw new SettingsProblem(`PERCENT must be more than 0% and at most ${MOST_PERCENT}%.`)
  return percent
}
