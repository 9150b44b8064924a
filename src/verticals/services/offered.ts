import type { Offered, StoreService } from '#contract/entities/store-service.ts'

/** Services that stand together, under a sub-category or under none. */
export interface OfferedGroup {
  id: number
  name: string | undefined
  services: readonly StoreService[]
}

/** By sub-category in their order, and last what stands by itself. */
export function grouped({ services, categories }: Offered): OfferedGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups = categories.map(({ id, name }) => ({
    id,
    name,
    services: services.filter((it) => it.service_sub_category_id === id),
  }))
  const others = services.filter(({ service_sub_category_id: id }) => id === null || !known.has(id))
  return others.length === 0 ? groups : [...groups, { id: 0, name: undefined, services: others }]
}

/** From how much and from how long to how long it takes, whoever does it. */
export function termsOf({ price, duration, people, provider_type }: StoreService) {
  // On the page of one of them the terms are their own.
  const all = provider_type === 'professional' ? [] : people
  const prices = [price, ...all.map((it) => it.price)]
  const durations = [duration, ...all.map((it) => it.duration)]
  const least = Math.min(...prices)
  return {
    price: least,
    isFrom: Math.max(...prices) > least,
    minutes: [Math.min(...durations), Math.max(...durations)] as const,
  }
}
