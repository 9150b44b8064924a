import type { Currency } from '#contract/money.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { amountOf } from '#server/modules/imports/listing-import.ts'
import * as repo from './repo.ts'
import type { ServiceRow, StoreRow } from './store-row.ts'

/** A service of a row, with its price in minor units. */
export interface PricedService extends ServiceRow {
  amount: number
}

/** The services of a row, each name once. */
export function servicesOf({ services }: StoreRow, currency: Currency): PricedService[] {
  return services.map((service, at) => {
    const path = `services.${at}`
    if (services.findIndex((it) => it.name === service.name) < at)
      throw new RowRefused(`${path}.name`, `${service.name} stands twice`)
    refuseGap(service, service.duration, `${path}.gap_minutes`)
    return { ...service, amount: amountOf(service.price, currency, `${path}.price`) }
  })
}

/** Refuses a service whose pause does not lie within it. */
export function refuseGap(
  { gap_at, gap_minutes }: Pick<ServiceRow, 'gap_at' | 'gap_minutes'>,
  duration: number,
  path: string,
): void {
  if (gap_minutes > 0 && (gap_at === 0 || gap_at + gap_minutes >= duration))
    throw new RowRefused(path, `its pause must lie within its ${duration} minutes`)
}

/** Writes the services of a store, and withdraws those that it has no more. Answers their ids by name. */
export async function putServices(
  tx: Tx,
  store: { id: number; categoryId: number | null },
  services: readonly PricedService[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { sub_category, content, price: _, amount, ...service }] of services.entries()) {
    const id = await repo.putService(tx, {
      ...service,
      ...{ store_id: store.id, position, price_minor: amount, content: cleanHtml(content) },
      sub_category_id: await subCategoryOf(
        tx,
        store.categoryId,
        sub_category,
        `services.${position}.sub_category`,
      ),
    })
    ids.set(service.name, id)
  }
  await repo.withdrawOthers(tx, store.id, [...ids.values()])
  return ids
}

async function subCategoryOf(
  tx: Tx,
  category_id: number | null,
  wanted: ServiceRow['sub_category'],
  path: string,
): Promise<number | null> {
  if (!wanted) return null
  if (category_id === null) throw new RowRefused(path, 'is for a store that has a category')
  if (typeof wanted !== 'string') return repo.putSubCategory(tx, { category_id, ...wanted })
  const found = await repo.findSubCategory(tx, category_id, wanted)
  if (found === undefined) throw new RowRefused(path, `there is no sub-category ${wanted}`)
  return found
}
