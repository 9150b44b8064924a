import * as v from 'valibot'
import { type Currency, type Minor, minor, parseWire, toWire } from '#contract/money.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const codeSchema = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/, 'CODE must be 2 to 40 letters, digits, - and _.'),
)
const day = /^\d{4}-\d{2}-\d{2}$/
const MOST_DAYS = 3_650
const DEFAULT_DAYS = 365

/** An amount in the form that operators read. */
export const sum = (amount: number, currency: Currency) =>
  `${toWire(minor(amount), currency).toFixed(2)} ${currency}`

export const perkCommands: readonly Command[] = [
  {
    usage: 'coupons list',
    about: 'coupons, how often they were used, and until when they are good',
    async run(_, { perks }) {
      const lines = (await perks.parts.operator.coupons()).map((it) => {
        const off = it.discount_percent
          ? `${Number(it.discount_percent)}%`
          : sum(it.discount_minor ?? 0, it.currency)
        const used = `used ${it.uses}${it.most_uses === null ? '' : ` of ${it.most_uses}`}`
        const until = it.ends_at ? `until ${it.ends_at.toISOString()}` : 'without an end'
        return [it.code, off, used, it.is_active ? until : 'stopped'].join('  ')
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'coupons add CODE OFF [MOST_USES] [UNTIL]',
    about: 'OFF is 10% or an amount as 5.00; once a person; UNTIL is the last day, as 2026-12-31 (UTC)',
    async run([typed = '', off = '', most, until], { perks, settings }) {
      const code = v.safeParse(codeSchema, typed)
      if (!code.success) throw new SettingsProblem(code.issues[0].message)
      const { currencyCode: currency } = await settings.settings()
      const coupon = {
        code: code.output,
        off: readOff(off, currency),
        currency,
        mostUses: most === undefined ? undefined : whole(most, 'MOST_USES', 10_000_000),
        endsAt: until === undefined ? undefined : endOf(until),
      }
      if (!(await perks.parts.operator.addCoupon(coupon)))
        throw new SettingsProblem(`There is a coupon ${code.output} already.`)
      return `${code.output} is good from now on.`
    },
  },
  {
    usage: 'coupons stop CODE',
    about: 'nobody can use it any more; what was ordered with it stays',
    async run([code = ''], { perks }) {
      if (!(await perks.parts.operator.stopCoupon(code)))
        throw new SettingsProblem(`There is no coupon ${code} that works.`)
      return `${code.toUpperCase()} is stopped.`
    },
  },
  {
    usage: 'gift-cards list',
    about: 'the newest 200 gift cards: number, end of the code, what is left, whose',
    async run(_, { perks }) {
      const lines = (await perks.parts.operator.giftCards()).map((it) =>
        [
          ...[String(it.id), `…${it.code_end}`, sum(it.balance_minor, it.currency)],
          ...[`until ${it.expires_at.toISOString()}`, it.owner ?? 'nobody’s yet'],
        ].join('  '),
      )
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'gift-cards make AMOUNT [DAYS] [PHONE_OR_EMAIL]',
    about: `a gift card, good for ${DEFAULT_DAYS} days or DAYS, for somebody or whoever redeems it; prints code and PIN once`,
    async run([typed = '', days, known], { perks, accounts, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const amount = amountOf(typed, currency, 'AMOUNT')
      const owner = known === undefined ? undefined : await accounts.find(known)
      if (known !== undefined && !owner) throw new SettingsProblem(`There is no account of ${known}.`)
      const good = days === undefined ? DEFAULT_DAYS : whole(days, 'DAYS', MOST_DAYS)
      const { code, pin } = await perks.parts.operator.makeGiftCard(owner?.id ?? null, {
        amount,
        currency,
        days: good,
      })
      const whose = owner ? ` It is ${owner.name}’s.` : ''
      return `Code ${code.match(/.{4}/g)?.join('-')}  PIN ${pin}\n${sum(amount, currency)}, good for ${good} days.${whose} Neither code nor PIN is shown again.`
    },
  },
  {
    usage: 'gift-cards stop NUMBER',
    about: 'nothing is paid with it any more; NUMBER is the one that the list shows',
    async run([number = ''], { perks }) {
      const id = whole(number, 'NUMBER', Number.MAX_SAFE_INTEGER)
      if (!(await perks.parts.operator.stopGiftCard(id)))
        throw new SettingsProblem(`There is no gift card ${number} that works.`)
      return `Gift card ${number} is stopped.`
    },
  },
]

function readOff(off: string, currency: Currency): { percent: string } | { minor: Minor } {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(off)?.[1]
  if (percent === undefined) return { minor: amountOf(off, currency, 'OFF') }
  if (Number(percent) <= 0 || Number(percent) > 100)
    throw new SettingsProblem('OFF must be more than 0% and at most 100%.')
  return { percent }
}

/** Reads an amount that an operator typed. */
export function amountOf(typed: string, currency: Currency, name: string): Minor {
  const amount = /^\d{1,12}(?:\.\d+)?$/.test(typed) ? parseWire(Number(typed), currency) : undefined
  if (amount === undefined || amount <= 0)
    throw new SettingsProblem(`${name} must be an amount in ${currency}, such as 25.00.`)
  return amount
}

/** Reads a whole number that an operator typed. */
export function whole(typed: string, name: string, most: number): number {
  const number = Number(typed)
  if (!/^\d+$/.test(typed) || number < 1 || number > most)
    throw new SettingsProblem(`${name} must be a whole number from 1 to ${most}.`)
  return number
}

const DAY_MS = 86_400_000

function endOf(typed: string): Date {
  const start = day.test(typed) ? new Date(`${typed}T00:00:00Z`) : new Date(Number.NaN)
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(typed))
    throw new SettingsProblem('UNTIL must be a day such as 2026-12-31.')
  return new Date(start.getTime() + DAY_MS)
}
