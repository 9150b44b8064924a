import { bookingStatus, knownStatus } from '#contract/status.ts'
import type { ServerTextKey } from '#contract/texts/server/en.ts'
import { verticalText } from '#contract/texts/vertical-text.ts'
import type { Tx } from '#server/db/database.ts'
import type { Order } from './checkout/place.ts'
import type { Person } from './deps.ts'
import type { OrdersService } from './service.ts'

const words: Partial<Record<number, ServerTextKey>> = {
  [bookingStatus.awaitingConfirmation]: 'order.awaitsConfirmation',
  [bookingStatus.awaitingPayment]: 'order.awaitsPayment',
}

/** Places an order of any vertical, and answers its result. */
export function orderReply({ deps, parts: { orders, online } }: OrdersService) {
  return async (tx: Tx, order: Order, person: Person) => {
    const { status, reference } = await orders.place(tx, order, person)
    const waits = knownStatus(status) === bookingStatus.awaitingPayment
    const payment = waits ? { payment_url: online.urlOf(reference) } : {}
    const text = words[status] ?? 'order.placed'
    return {
      message: await deps.settings.say(person.language, verticalText(text, order.vertical)),
      status,
      data: { status, unique_booking_id: reference, ...payment },
    }
  }
}
