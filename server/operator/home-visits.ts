import { minuteOf } from '#contract/visit/grain.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf } from './perks.ts'
import { whenText } from './visit-texts.ts'

const METRES = 1000
/** Until how many minutes before a visit its address can be changed. */
const CUTOFF_MINUTES = 180

export const homeVisitCommands: readonly Command[] = [
  {
    usage: 'home visits list STORE',
    about: 'the addresses to which a store comes, with who is there: for whoever goes, and nobody else',
    async run([store = ''], { verticals }) {
      const all = await verticals.services.parts.homeVisits.list(store)
      const lines = all.map(({ from_at, address, contact_name, contact_phone, note, ...it }) => {
        const when = whenText({ ...it, from_min: minuteOf(from_at.getTime()) })
        return [when, address, contact_name, contact_phone, note].filter(Boolean).join('  ')
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'home visits offer STORE KM MINUTES FEE [FREE_KM] [PER_KM]',
    about:
      'a store comes to addresses up to KM away, MINUTES on the way each time, for FEE, as 5.00 or 0, and PER_KM of each kilometre beyond FREE_KM',
    async run([slug = '', km, minutes, fee = '', free = '0', perKm = '0'], { verticals, settings }) {
      const { currencyCode: currency } = await settings.settings()
      const money = (text: string, name: string) => (text === '0' ? 0 : amountOf(text, currency, name))
      const title = await verticals.services.parts.homeVisits.offer(slug, {
        radius_m: metresOf(km, 'KM'),
        travel_minutes: travelOf(minutes),
        free_m: metresOf(free, 'FREE_KM'),
        base_fee_minor: money(fee, 'FEE'),
        per_km_minor: money(perKm, 'PER_KM'),
        cutoff_minutes: CUTOFF_MINUTES,
      })
      if (title === undefined) throw new SettingsProblem(`There is no store ${slug}.`)
      return `“${title}” comes to its customers from now on.`
    },
  },
  {
    usage: 'home visits end STORE',
    about: 'a store comes to nobody any more, but for what is booked',
    async run([slug = ''], { verticals }) {
      const title = await verticals.services.parts.homeVisits.end(slug)
      if (title === undefined)
        throw new SettingsProblem(`There is no store ${slug} that comes to its customers.`)
      return `“${title}” comes to nobody any more.`
    },
  },
]

function metresOf(text: string | undefined, name: string): number {
  const km = Number(text)
  if (!(km >= 0 && km <= 500)) throw new SettingsProblem(`${name} must be 0 to 500, as 7 or 2.5.`)
  return Math.round(km * METRES)
}

function travelOf(text: string | undefined): number {
  const minutes = Number(text)
  if (!(minutes >= 0 && minutes <= 240 && minutes % 5 === 0))
    throw new SettingsProblem('MINUTES must be 0 to 240, in fives.')
  return minutes
}
