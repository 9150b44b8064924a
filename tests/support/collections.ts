import type { Insertable } from 'kysely'
import type { VisitItem } from '#contract/entities/visit.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { addressAway, handedOver } from './handover.ts'
import { newKey } from './orders.ts'
import { addService } from './stores.ts'
import { addSalon } from './visits.ts'

/** A store that collects things. */
export interface Laundry {
  id: number
  slug: string
  courier: number
  /** A service of four hours for ten. */
  bag: number
  /** What is done at the store. */
  cut: number
}

/**
 * Adds a store that collects things and brings them back from eight to eight, within five kilometres, in windows of two
 * hours by one driver: for five each way, and one more for each kilometre beyond the first.
 */
export async function addLaundry(
  database: Database,
  offer: Partial<Insertable<Tables['handover_offer']>> = {},
): Promise<Laundry> {
  const { query } = database
  const { id, slug, cut } = await addSalon(database)
  const business = { slug: newKey(), name: 'Sheets & Co', about: '', mark: '/img/mark/1' }
  const of = await query.insertInto('business').values(business).returning('id').executeTakeFirstOrThrow()
  const driver = { business_id: of.id, name: 'Noor' }
  const courier = await query.insertInto('courier').values(driver).returning('id').executeTakeFirstOrThrow()
  const bag = await addService(database, id, { name: 'Bag of linen', type: 'collect', duration: 240 })
  const week = JSON.stringify(Array.from({ length: 7 }, () => [{ open: '08:00', close: '20:00' }]))
  const plain = {
    ...{ listing_id: id, collects: true, brings: true, fetches: true, courier_id: courier.id, week },
    ...{ radius_m: 5000, free_m: 1000, base_fee_minor: 500, per_km_minor: 100 },
    ...{ lead_minutes: 120, window_minutes: 120, cutoff_minutes: 180, phone: '+447700900999' },
  }
  await query
    .insertInto('handover_offer')
    .values({ ...plain, ...offer })
    .execute()
  return { id, slug, courier: courier.id, bag, cut }
}

type Places = { pickup: object; drop?: object }

/** A bag that is collected on 10 June 2026 from one hour on, and back by another. */
export function collected(
  { slug, bag }: Laundry,
  [from, until]: readonly [from: string, until: string] = ['08:00', '16:00'],
  { pickup, drop }: Places = { pickup: addressAway(2100) },
): VisitItem {
  return {
    ...{ slug, start: `2026-06-10T${from}:00Z`, end: `2026-06-10T${until}:00Z` },
    services: [{ id: bag, professional_id: null, addons: [] }],
    handover: handedOver(pickup, drop) as NonNullable<VisitItem['handover']>,
  }
}
