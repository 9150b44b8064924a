import { sql } from 'kysely'
import type { Queryable } from '#server/db/database.ts'

/** Finds what can be added to the service of a query on `store_service`, in the store's order. */
export const addonsOfService = (query: Queryable) =>
  query
    .selectFrom('service_addon')
    .innerJoin('addon', 'addon.id', 'service_addon.addon_id')
    .select(['addon.id', 'addon.name', 'addon.duration', 'addon.price_minor'])
    .where('service_addon.service_id', '=', sql<number>`store_service.id`)
    .where('addon.is_active', '=', true)
    .orderBy('addon.position')
    .orderBy('addon.id')
