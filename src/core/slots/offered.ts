import type { Offered, StoreService } from '#contract/entities/store-service.ts'

/** The services of a sub-category, or those without one. */
export interface OfferedGroup {
  id: number
  name: string | undefined
  services: readonly StoreService[]
}

/** The services by sub-category, in their order, and those without one last. */
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

/** Whether a service can be booked here: somebody does it, where it can be done; what is collected the store does. */
export const isBookable = ({ type, people, can_book }: StoreService): boolean =>
  (people.length > 0 || type === 'collect') && (can_book ?? type === 'at_store')

/** The lowest price and the range of durations of a service, over everybody who does it. */
export function termsOf({ price, duration, people, provider_type }: StoreService) {
  // On a professional's page the price is already their own.
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
