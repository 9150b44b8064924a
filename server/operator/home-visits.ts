import type { Currency } from '#contract/money.ts'
import { minuteOf } from '#contract/visit/grain.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf } from './perks.ts'
import { readWeek } from './read-week.ts'
import { whenText } from './visit-texts.ts'

const METRES = 1000
const words = { visit: '', pickup: 'collect', drop: 'bring back' }
/** Until how many minutes before a visit its address can be changed. */
const CUTOFF_MINUTES = 180

export const homeVisitCommands: readonly Command[] = [
  {
    usage: 'home visits list STORE',
    about:
      'the addresses to which a store comes or from which it collects, with who is there: for whoever goes, and nobody else',
    async run([store = ''], { verticals }) {
      const all = await verticals.services.parts.homeVisits.list(store)
      const lines = all.map(({ from_at, leg, address, contact_name, contact_phone, note, ...it }) => {
        const when = whenText({ ...it, from_min: minuteOf(from_at.getTime()) })
        return [when, words[leg], address, contact_name, contact_phone, note].filter(Boolean).join('  ')
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
      const title = await verticals.services.parts.homeVisits.offer(slug, {
        ...feesOf({ km, free, fee, perKm }, currency),
        travel_minutes: travelOf(minutes),
      })
      if (title === undefined) throw new SettingsProblem(`There is no store ${slug}.`)
      return `“${title}” comes to its customers from now on.`
    },
  },
  {
    usage: 'home visits collect STORE KM HOURS FEE [FREE_KM] [PER_KM] [READY]',
    about:
      'a store collects things up to KM away and brings them back in windows of two hours, by one driver in HOURS, as for handover points; FEE and PER_KM are for each way; READY is how many hours it needs at least',
    async run([slug = '', km, hours = '', fee = '', free = '0', perKm = '0', ready = '0'], given) {
      const { verticals, settings } = given
      const { currencyCode: currency } = await settings.settings()
      const title = await verticals.services.parts.homeVisits.collect(slug, {
        ...feesOf({ km, free, fee, perKm }, currency),
        week: readWeek(hours, 'Say when somebody drives.'),
        window_minutes: 120,
        turnaround_minutes: readyOf(ready),
      })
      if (title === undefined) throw new SettingsProblem(`There is no store ${slug}.`)
      return `“${title}” collects things from now on.`
    },
  },
  {
    usage: 'home visits end STORE',
    about: 'a store comes to nobody and collects nothing any more, but for what is booked',
    async run([slug = ''], { verticals }) {
      const title = await verticals.services.parts.homeVisits.end(slug)
      if (title === undefined)
        throw new SettingsProblem(`There is no store ${slug} that comes to its customers.`)
      return `“${title}” comes to nobody any more.`
    },
  },
]

function feesOf(
  { km, free, fee, perKm }: { km: string | undefined; free: string; fee: string; perKm: string },
  currency: Currency,
) {
  const money = (text: string, name: string) => (text === '0' ? 0 : amountOf(text, currency, name))
  return {
    radius_m: metresOf(km, 'KM'),
    free_m: metresOf(free, 'FREE_KM'),
    base_fee_minor: money(fee, 'FEE'),
    per_km_minor: money(perKm, 'PER_KM'),
    cutoff_minutes: CUTOFF_MINUTES,
  }
}

function readyOf(text: string): number {
  const hours = Number(text)
  if (!(hours >= 0 && hours <= 720)) throw new SettingsProblem('READY must be 0 to 720 hours.')
  return Math.round(hours * 60)
}

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
