import { bookingStatus, knownStatus } from '#contract/status.ts'
import type { SpokenKey } from '#contract/texts/packs.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from './checkout/place.ts'
import type { OrdersService } from './service.ts'
import type { Person } from './surroundings.ts'
import { sellableOf } from './verticals/registry.ts'

const words: Partial<Record<number, SpokenKey>> = {
  [bookingStatus.awaitingConfirmation]: 'order.awaitsConfirmation',
  [bookingStatus.awaitingPayment]: 'order.awaitsPayment',
}

/** Orders something of any vertical, and says what came of it. */
export function placing({ surroundings, orders, online }: OrdersService) {
  return async (tx: Tx, order: Order, person: Person) => {
    const { status, reference } = await orders.place(tx, order, person)
    const waits = knownStatus(status) === bookingStatus.awaitingPayment
    const payment = waits ? { payment_url: online.urlOf(reference) } : {}
    const text = words[status] ?? sellableOf(order.vertical).bookedText
    return {
      message: await surroundings.settings.say(person.language, text),
      status,
      data: { status, unique_booking_id: reference, ...payment },
    }
  }
}
