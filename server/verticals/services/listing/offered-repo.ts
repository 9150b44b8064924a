import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '#server/db/database.ts'
import { addonsOfService } from '../addons-repo.ts'
import { isBookedHere } from '../home/booked-here-repo.ts'

/** Finds services of stores in their order, each with its sub-category, its add-ons and the people who do it. */
export function servicesWhere(query: Queryable, is: RawBuilder<boolean>) {
  const people = query
    .selectFrom('staff_service as own')
    .select(['own.professional_id', 'own.duration', 'own.price_minor'])
    .where('own.service_id', '=', sql<number>`store_service.id`)
    .orderBy('own.professional_id')
  return query
    .selectFrom('store_service')
    .leftJoin('service_sub_category as sub', 'sub.id', 'store_service.sub_category_id')
    .select(['store_service.id', 'store_service.store_id', 'store_service.name', 'store_service.content'])
    .select(['store_service.type', 'store_service.duration', 'store_service.price_minor'])
    .select(isBookedHere.as('is_booked_here'))
    .select(['sub.id as sub_category_id', 'sub.names as sub_category_names'])
    .select(jsonArrayFrom(people).as('people'))
    .select(jsonArrayFrom(addonsOfService(query)).as('addons'))
    .where('store_service.is_active', '=', true)
    .where(is)
    .orderBy(sql`sub.position nulls last`)
    .orderBy('store_service.position')
    .orderBy('store_service.id')
}

/** Finds the services of a store. */
export const servicesAt = (query: Queryable, storeId: RawBuilder<number>) =>
  servicesWhere(query, sql`store_service.store_id = ${storeId}`)

/** Finds the services that a professional does, at any store. */
export const servicesBy = (query: Queryable, professionalId: RawBuilder<number>) =>
  servicesWhere(
    query,
    sql`exists (select from staff_service as own
      where own.service_id = store_service.id and own.professional_id = ${professionalId})`,
  )

/** A service of a store. */
export type ServiceRow = Awaited<ReturnType<ReturnType<typeof servicesWhere>['execute']>>[number]
