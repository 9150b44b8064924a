import * as v from 'valibot'
import { pointSchema } from '#contract/entities/card.ts'
import { minor, toWire } from '#contract/money.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { amountOf } from './perks.ts'
import { readWeek } from './read-week.ts'

const EXAMPLE = '{"monday": [{"open": "09:00", "close": "17:00"}]}'

export const handoverPointCommands: readonly Command[] = [
  {
    usage: 'handover points list [BUSINESS]',
    about: 'the points at which businesses hand over what they let',
    async run([business], { verticals, settings }) {
      const { currencyCode } = await settings.settings()
      const all = await verticals.rentals.parts.points.list(business)
      const lines = all.map(({ id, business, name, address, fee_minor }) => {
        const fee = `${toWire(minor(fee_minor), currencyCode)} ${currencyCode}`
        return [id, business, name, address, fee].join('  ')
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'handover points add BUSINESS NAME ADDRESS LATITUDE LONGITUDE HOURS [FEE] [BOX]',
    about: `HOURS as ${EXAMPLE}; FEE for handing over there, as 5.00 or 0; BOX is the code of a key box`,
    async run(
      [business = '', name = '', address = '', latitude, longitude, hours = '', fee = '0', box],
      given,
    ) {
      const { verticals, settings } = given
      const { currencyCode } = await settings.settings()
      const isAdded = await verticals.rentals.parts.points.add(business, {
        ...{ name, address, ...whereOf(latitude, longitude) },
        week: readWeek(hours, 'Say when it is open.'),
        fee_minor: fee === '0' ? 0 : amountOf(fee, currencyCode, 'FEE'),
        box_code: box ?? null,
      })
      if (!isAdded) throw new SettingsProblem(`There is no business ${business}.`)
      return `${name} is a point of ${business}. What is handed over there: handover points use SLUG.`
    },
  },
  {
    usage: 'handover points remove ID',
    about: 'nothing is handed over there from now on, but for what is booked',
    async run([id = ''], { verticals }) {
      const name = /^\d{1,15}$/.test(id) ? await verticals.rentals.parts.points.remove(Number(id)) : undefined
      if (name === undefined) throw new SettingsProblem(`There is no point ${id}: handover points list.`)
      return `${name} is no point any more.`
    },
  },
  {
    usage: 'handover points use SLUG',
    about: 'a rental is handed over at the points of its business',
    run: async ([slug = ''], { verticals }) =>
      `“${known(await verticals.rentals.parts.points.use(slug), `no rental ${slug}`)}” is handed over there.`,
  },
  {
    usage: 'handover points leave SLUG',
    about: 'a rental is handed over at points no longer, but for what is booked',
    run: async ([slug = ''], { verticals }) =>
      `“${known(await verticals.rentals.parts.points.leave(slug), `no rental ${slug} that is handed over at points`)}” is handed over there no more.`,
  },
]

function whereOf(latitude: string | undefined, longitude: string | undefined) {
  const read = v.safeParse(pointSchema, { latitude: Number(latitude), longitude: Number(longitude) })
  if (!read.success)
    throw new SettingsProblem('LATITUDE and LONGITUDE are degrees, such as 38.7079 and -31.9443.')
  return read.output
}

function known(title: string | undefined, missing: string): string {
  if (title === undefined) throw new SettingsProblem(`There is ${missing}.`)
  return title
}
