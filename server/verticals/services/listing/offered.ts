import type { Offered, StoreService } from '#contract/entities/store-service.ts'
import { type Currency, minor, toWire } from '#contract/money.ts'
import { inLanguage } from '#server/modules/listings/presenter.ts'
import type { ServiceRow } from './offered-repo.ts'

interface By {
  provider: StoreService['provider_type']
  /** The professional whose prices and times are shown; undefined: those of the store. */
  professionalId?: number
  cover_image: string
  currency: Currency
  language: string
}

/** Services for a page, with their sub-categories in the order in which they come. */
export function presentOffered(rows: readonly ServiceRow[], by: By): Offered {
  const categories = new Map<number, string>()
  for (const { sub_category_id: id, sub_category_names: names } of rows)
    if (id !== null) categories.set(id, inLanguage(names, by.language))
  return {
    services: rows.map((it) => presentService(it, by)),
    categories: [...categories].map(([id, name]) => ({ id, name })),
  }
}

function presentService(row: ServiceRow, by: By): StoreService {
  const price = (price_minor: number | null) => toWire(minor(price_minor ?? row.price_minor), by.currency)
  const own = row.people.find((it) => it.professional_id === by.professionalId)
  return {
    id: row.id,
    name: row.name,
    content: row.content,
    cover_image: by.cover_image,
    type: row.type,
    can_book: row.is_booked_here,
    price: price(own?.price_minor ?? null),
    duration: own?.duration ?? row.duration,
    currency: by.currency,
    service_sub_category_id: row.sub_category_id,
    service_store_id: row.store_id,
    provider_type: by.provider,
    people: row.people.map((it) => ({
      professional_id: it.professional_id,
      price: price(it.price_minor),
      duration: it.duration ?? row.duration,
    })),
    addons: row.addons.map(({ id, name, duration, price_minor }) => ({
      ...{ id, name, duration },
      price: price(price_minor),
    })),
  }
}
