import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { dayAt, daysAfter, instantOf, weekdayOf } from '../load/local-time.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { bookingRow } from './booking-row.ts'
import { addBooking } from './bookings-repo.ts'
import { type TownVisit, townVisits } from './visits.ts'
import * as repo from './visits-repo.ts'

interface Deps {
  database: Database
  clock: Clock
}

const MINUTE_MS = 60_000
/** How many minutes after the beginning of the working day visits begin. */
const INTO_THE_DAY = 60
/** How much later a store asks its customer to come: a week, in which everybody works the same hours. */
const LATER_MINUTES = 7 * 1_440

/** Loads the visits of the town's people once; afterwards they are left to them. */
export async function loadVisits({ database, clock }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    await sync(tx, known, {
      sort: 'booking',
      all: new Map(townVisits.map((it, at) => [`visit ${at}`, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        const workers = await repo.findWorkers(tx)
        const made: { key: string; id: number }[] = []
        for (const it of missing) {
          const account = known.find(({ sort, key }) => sort === 'customer' && key === it.phone)
          const id = account && (await visit(tx, account.row_id, it, workers, clock.now()))
          if (id !== undefined) made.push({ key: `visit ${townVisits.indexOf(it)}`, id })
        }
        return made
      },
    })
  })
}

async function visit(
  tx: Tx,
  account_id: number,
  of: TownVisit,
  workers: readonly repo.Worker[],
  now: Date,
): Promise<number | undefined> {
  for (let on = 0; on < workers.length; on++) {
    const worker = workers[(of.which + on) % workers.length]
    const planned = worker && plannedOf(worker, of, now)
    if (!planned || !(await repo.isFree(tx, worker.professional_id, planned.taken))) continue
    const { lines, starts_at, ends_at, total } = planned
    const what = { vertical: 'services', listing: worker, starts_at, ends_at, total } as const
    const id = await addBooking(tx, bookingRow({ account_id, state: of.state, now, ...what }), now)
    await repo.addVisit(tx, id, { worker, lines, taken: planned.taken })
    const later = laterVisit(planned)
    if (of.isAsked && (await repo.isFree(tx, worker.professional_id, later.taken)))
      await repo.addProposal(tx, id, { worker, ...later, now })
    return id
  }
  return undefined
}

/** A visit a week later. */
function laterVisit({ lines, taken }: Pick<NonNullable<ReturnType<typeof plannedOf>>, 'lines' | 'taken'>) {
  const later = <T extends repo.Span>(it: T): T => ({
    ...it,
    from_min: it.from_min + LATER_MINUTES,
    until_min: it.until_min + LATER_MINUTES,
  })
  return { lines: lines.map(later), taken: later(taken) }
}

/**
 * The lines of a visit with one professional on its day; undefined where they do not work then, or have too
 * few services.
 */
function plannedOf({ time_zone: zone, schedule, services }: repo.Worker, of: TownVisit, now: Date) {
  const day = daysAfter(dayAt(now, zone), of.from)
  const opens = schedule?.[weekdayOf(day)]?.[0]?.open
  const chosen = services.slice(0, of.services)
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (opens === undefined || !first || !last || chosen.length < of.services) return undefined
  const start = instantOf(day, opens, zone).getTime() / MINUTE_MS + INTO_THE_DAY
  let at = start
  const lines = chosen.map(({ id: service_id, name, minutes, price_minor }) => {
    const from_min = at
    at += minutes
    return { service_id, name, price_minor, from_min, until_min: at }
  })
  return {
    lines,
    starts_at: new Date(start * MINUTE_MS),
    ends_at: new Date(at * MINUTE_MS),
    taken: { from_min: start - first.before_minutes, until_min: at + last.after_minutes },
    total: chosen.reduce((sum, it) => sum + it.price_minor, 0),
  }
}
