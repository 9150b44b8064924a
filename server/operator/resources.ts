import type { Services } from '../compose.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'
import { spanOf } from './staff.ts'
import { withVisits } from './visit-texts.ts'

type ResourceChanges = Services['verticals']['services']['parts']['resources']
type Mode = Parameters<ResourceChanges['close']>[1]

export const resourceCommands: readonly Command[] = [
  {
    usage: 'resources close check STORE NAME FROM UNTIL [UNIT]',
    about: 'says what `resources close` would do with the visits that are booked then, and does none of it',
    run: (args, { verticals }) => close(verticals.services.parts.resources, args, 'check'),
  },
  {
    usage: 'resources close STORE NAME FROM UNTIL [UNIT]',
    about:
      'what visits need is not to be had, from and until a time such as "2027-07-01 09:00" there, or only one unit of it: visits take another, or customers are asked for another time',
    run: (args, { verticals }) => close(verticals.services.parts.resources, args, 'make'),
  },
  {
    usage: 'resources open STORE NAME',
    about: 'what was closed is to be had again, now and later',
    async run([store = '', name = ''], { verticals }) {
      const ended = await verticals.services.parts.resources.open({ store, name })
      if (ended === undefined) throw new SettingsProblem(`${store} has no ${name}.`)
      if (ended === 0) throw new SettingsProblem(`${name} is not closed.`)
      return `${name} is to be had.`
    },
  },
]

async function close(
  resources: ResourceChanges,
  [store = '', name = '', from = '', until = '', nth]: readonly string[],
  mode: Mode,
): Promise<string> {
  const unit = nth === undefined ? null : Number(nth)
  const span = spanOf(from, until)
  const visits = await resources.close({ store, name, ...span, unit }, mode)
  const what = nth === undefined ? name : `${name} ${nth}`
  if (!visits) throw new SettingsProblem(`${store} has no ${what}.`)
  const is = mode === 'make' ? 'is' : 'would be'
  return withVisits(`${what} ${is} closed from ${span.from} until ${span.until}.`, 'Booked there:', visits)
}
