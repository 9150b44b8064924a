import { joined } from '#contract/place/spans.ts'
import { minuteOf } from '#contract/visit/grain.ts'
import type { Tx } from '#server/db/database.ts'
import type { FollowedFor } from '#server/modules/calendars/followed-calendars.ts'
import { findBusy } from '#server/modules/calendars/repo.ts'
import { lockStoresOf } from '../staff/repo.ts'
import { findProfessional } from '../visit/professional-repo.ts'
import * as repo from './elsewhere-repo.ts'

const MINUTE_MS = 60_000

/**
 * Has a person be away whenever their own calendars say that they are taken. Visits that are booked then
 * stand, as clashes.
 */
async function takeElsewhere(tx: Tx, professionalId: number, now: Date): Promise<void> {
  await lockStoresOf(tx, professionalId)
  const busy = await findBusy(tx, 'staff_calendar', professionalId, now)
  // A minute that is begun is taken.
  const spans = joined(
    busy.map(({ from, until }) => [minuteOf(from.getTime()), minuteOf(until.getTime() + MINUTE_MS - 1)]),
  )
  const wanted = new Map(spans.map((it) => [it.join(' '), it]))
  const known = await repo.findElsewhere(tx, professionalId, minuteOf(now.getTime()))
  // What stays as it is stays in place: a time that is given back is told of to whoever waits for one.
  const gone = known.filter((it) => !wanted.delete(`${it.from_min} ${it.until_min}`))
  await repo.dropElsewhere(
    tx,
    gone.map((it) => it.id),
  )
  await repo.addElsewhere(tx, professionalId, [...wanted.values()])
}

/** The calendars that professionals have elsewhere, so that nobody is booked while they are taken there. */
export const staffCalendars: FollowedFor = {
  table: 'staff_calendar',
  find: async (query, slug) => (await findProfessional(query, slug))?.id,
  take: takeElsewhere,
  findClashes: (query, professionalId, now) =>
    repo.findClashing(query, professionalId, minuteOf(now.getTime())),
}
