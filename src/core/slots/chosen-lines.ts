import type { Formatters } from '#src/core/checkout/perks/perk-choice.ts'
import type { PriceLine } from '#src/core/checkout/sold.ts'
import { addedTo, type ChosenService, termsOf } from './chosen-service.ts'

/** The price of a chosen service, and a line for each of its add-ons. */
export const chosenLines = (service: ChosenService, more: string, { t }: Formatters): PriceLine[] => [
  { key: String(service.id), name: service.name, more, amount: termsOf(service).price },
  ...addedTo(service).map(({ id, name, duration, price }) => ({
    key: `${service.id} with ${id}`,
    name: `+ ${name}`,
    more: duration > 0 ? t('store.minutes', { n: duration }) : undefined,
    amount: price,
  })),
]
