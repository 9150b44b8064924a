import { SettingsProblem } from '#server/modules/settings/service.ts'
import type { Command } from '#server/operator/command.ts'
import { moveVisit } from './visit-repo.ts'

const HOUR_MS = 3_600_000
/** How long ago the visit is over then: longer than rewards wait. */
const OVER_FOR_MS = 25 * HOUR_MS
const referenceLike = /^[0-9A-Z]{5,26}$/

export const visitCommands: readonly Command[] = [
  {
    usage: 'bookings over REF',
    about:
      'only in the demo: as if the event of a booking had been yesterday, so that what it brings is there now',
    async run([typed = ''], { orders, perks }, { database, clock }) {
      const reference = typed.toUpperCase()
      const ends_at = new Date(clock.now().getTime() - OVER_FOR_MS)
      const times = { starts_at: new Date(ends_at.getTime() - HOUR_MS), ends_at }
      const booking = referenceLike.test(reference)
        ? await database.transaction((tx) => moveVisit(tx, reference, times))
        : undefined
      if (!booking)
        throw new SettingsProblem(`There is no confirmed booking of an event that ends in ${typed}.`)
      await orders.completeEnded()
      await perks.parts.earningCredits.creditDue()
      await perks.parts.referrals.creditDue()
      return `${booking.title} was yesterday. What the booking brings is there.`
    },
  },
]
