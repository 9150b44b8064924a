import type { Addon, StoreService } from '#contract/entities/store-service.ts'
import { parseWire, ZERO } from '#contract/money.ts'
import { type Terms, withAddons } from '#contract/visit/terms.ts'

/** A chosen service, with its name and terms as last seen. */
export interface ChosenService {
  id: number
  name: string
  price: number
  duration: number
  /** The professionals who do it, with their own prices and durations. */
  people: readonly { professional_id: number; price: number; duration: number }[]
  /** The chosen professional; null: anybody there. */
  professional_id: number | null
  /** The ids of the chosen add-ons, out of `can_add`. */
  addons: number[]
  can_add: readonly Addon[]
  /** Where it is done, if not at the store: at an address, or to what is collected there. */
  place?: 'at_home' | 'collect' | undefined
}

/** A service of a store as it is chosen now. */
export function chosenOf(
  { id, name, price, duration, people, type, addons: can_add = [] }: StoreService,
  professional_id: number | null,
  addons: number[],
): ChosenService {
  const chosen = { id, name, price, duration, people, professional_id, addons, can_add }
  // Nobody is asked for what is collected: the store sees to it.
  if (type === 'collect') return { ...chosen, people: [], professional_id: null, place: type }
  return type === 'at_home' ? { ...chosen, place: type } : chosen
}

/** The price and duration of a service alone, with the professional who was chosen. */
export const termsOf = ({ people, professional_id, price, duration }: ChosenService) =>
  people.find((it) => it.professional_id === professional_id) ?? { price, duration }

/** The chosen add-ons of a service. */
export const addedTo = ({ addons, can_add }: ChosenService): Addon[] =>
  can_add.filter((it) => addons.includes(it.id))

/** The terms of a service with its add-ons. */
export function wholeOf(service: ChosenService, currency: string): Terms {
  const terms = ({ price, duration: minutes }: { price: number; duration: number }) => ({
    minutes,
    price: parseWire(price, currency) ?? ZERO,
  })
  return withAddons(terms(termsOf(service)), addedTo(service).map(terms))
}
