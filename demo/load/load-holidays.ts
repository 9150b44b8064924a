import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { TOWN_ZONE } from '../town/facts.ts'
import { dayAt, daysAfter } from './local-time.ts'
import * as repo from './repo.ts'
import { sync } from './sync.ts'

/** The part of the verticals that gets the town's holidays. */
export interface Holidaying {
  places: {
    parts: {
      schedules: {
        addHoliday(region: string, day: string, names: Readonly<Record<string, string>>): Promise<unknown>
      }
    }
  }
}

interface Deps {
  database: Database
  clock: Clock
  verticals: Holidaying
}

/** The holidays of the town, in days from when it is loaded. */
const holidays = [
  { inDays: 5, names: { en: 'Harbour Day', es: 'Día del Puerto', ar: 'يوم المرفأ' } },
  { inDays: 33, names: { en: 'Founders’ Day', es: 'Día de los Fundadores', ar: 'يوم المؤسسين' } },
]

/** Loads the town's holidays once. Those that an operator removes stay removed. */
export async function loadHolidays({ database, clock, verticals }: Deps): Promise<void> {
  const missing = await database.transaction(async (tx) => {
    await repo.openLedger(tx)
    const fresh: (typeof holidays)[number][] = []
    await sync(tx, await repo.readLedger(tx), {
      sort: 'holiday',
      all: new Map(holidays.map((it) => [it.names.en, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(items) {
        fresh.push(...items)
        return items.map((it) => ({ key: it.names.en, id: 0 }))
      },
    })
    return fresh
  })
  const today = dayAt(clock.now(), TOWN_ZONE)
  for (const { inDays, names } of missing)
    await verticals.places.parts.schedules.addHoliday('', daysAfter(today, inDays), names)
}
