import type { Insertable } from 'kysely'
import type { HomeVisit } from '#contract/entities/handover.ts'
import type { VisitItem } from '#contract/entities/visit.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addressAway } from './handover.ts'
import { addService } from './stores.ts'
import { addSalon, type Salon } from './visits.ts'

/** A salon that also cuts hair at its customers', within half an hour and for ten. */
export interface HomeSalon extends Salon {
  atHome: number
}

/**
 * Adds a salon that comes to addresses within five kilometres, twenty minutes away: for five, and one more for each
 * kilometre beyond the first.
 */
export async function addHomeSalon(
  database: Database,
  { offer, ...more }: { people?: number; offer?: Partial<Insertable<Tables['handover_offer']>> } = {},
): Promise<HomeSalon> {
  const salon = await addSalon(database, more)
  const people = Object.fromEntries(salon.people.map((it) => [it, {}]))
  const atHome = await addService(database, salon.id, { name: 'Cut at home', type: 'at_home' }, people)
  const week = JSON.stringify(Array.from({ length: 7 }, () => []))
  const plain = {
    ...{ listing_id: salon.id, comes: true, travel_minutes: 20, cutoff_minutes: 180, week },
    ...{ radius_m: 5000, free_m: 1000, base_fee_minor: 500, per_km_minor: 100, phone: '+447700900999' },
  }
  await database.query
    .insertInto('handover_offer')
    .values({ ...plain, ...offer })
    .execute()
  return { ...salon, atHome }
}

/** Amira, about so many metres from the store. */
export const homeAway = (metres: number): HomeVisit => ({
  ...addressAway(metres),
  ...{ contact_name: 'Amira', contact_phone: '+447700900123', note: 'Second floor' },
})

/** Somewhere to which it costs seven to come: two kilometres are begun beyond the first. */
export const near = homeAway(2100)

/** A visit at an address. */
export const at = (item: VisitItem, home: HomeVisit = near): VisitItem => ({ ...item, home })
