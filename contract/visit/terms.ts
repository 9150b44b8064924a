import { type Minor, sum } from '../money.ts'

/** How long a service takes, and what it costs. */
export interface Terms {
  minutes: number
  price: Minor
}

/** The terms of a service with what is added to it. */
export const withAddons = (service: Terms, addons: readonly Terms[]): Terms => ({
  minutes: addons.reduce((all, it) => all + it.minutes, service.minutes),
  price: sum(service.price, ...addons.map((it) => it.price)),
})
