import { priceStay, rateOf } from '#contract/rental/price.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { dayAt, daysAfter, instantOf } from '../load/local-time.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { bookingRow } from './booking-row.ts'
import { addBooking } from './bookings-repo.ts'
import { type TownStay, townStays } from './stays.ts'
import * as repo from './stays-repo.ts'

interface Deps {
  database: Database
  clock: Clock
}

const FROM = '10:00'
const MOST_RENTALS = 12
const MOST_DAYS_ON = 60

/** Loads the stays of the town's people once; afterwards they are left to them. */
export async function loadStays({ database, clock }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const rentals = {
      vehicle: await repo.findRentals(tx, 'vehicle', MOST_RENTALS),
      properties: await repo.findRentals(tx, 'properties', MOST_RENTALS),
    }
    await sync(tx, known, {
      sort: 'booking',
      all: new Map(townStays.map((it, at) => [`stay ${at}`, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        const made: { key: string; id: number }[] = []
        for (const it of missing) {
          const account = known.find(({ sort, key }) => sort === 'customer' && key === it.phone)
          const some = rentals[it.kind]
          const rental = some[it.which % Math.max(1, some.length)]
          if (!account || !rental) continue
          const id = await rent(tx, account.row_id, { of: it, rental, now: clock.now() })
          made.push({ key: `stay ${townStays.indexOf(it)}`, id })
        }
        return made
      },
    })
  })
}

async function rent(
  tx: Tx,
  account_id: number,
  { of, rental, now }: { of: TownStay; rental: repo.Rentable; now: Date },
): Promise<number> {
  const { time_zone: zone } = rental
  const first = await firstFree(tx, { of, rental, now })
  const last = daysAfter(first, of.days)
  const price = priceStay(rateOf(rental), { start: `${first} ${FROM}`, end: `${last} ${FROM}` })
  const during = { starts_at: instantOf(first, FROM, zone), ends_at: instantOf(last, FROM, zone) }
  const what = { vertical: 'rentals', listing: rental, ...during, total: price.total } as const
  const id = await addBooking(tx, bookingRow({ account_id, state: of.state, now, ...what }), now)
  await repo.addStay(tx, id, { rental, price, during: of.state === 'cancelled' ? undefined : during })
  return id
}

/** The first day from the wanted one on for which nobody else has the rental. */
async function firstFree(
  tx: Tx,
  { of, rental, now }: { of: TownStay; rental: repo.Rentable; now: Date },
): Promise<string> {
  const { time_zone: zone, id } = rental
  const at = (day: string) => instantOf(day, FROM, zone)
  const meant = daysAfter(dayAt(now, zone), of.from)
  for (let on = 0; on < MOST_DAYS_ON; on++) {
    const first = daysAfter(meant, on)
    const during = { starts_at: at(first), ends_at: at(daysAfter(first, of.days)) }
    if (await repo.isFree(tx, id, during)) return first
  }
  throw new Error(`${rental.title} is never free.`)
}
