import { bookingStatus, knownStatus } from '#contract/status.ts'
import type { AnswerKey } from '#contract/texts/answers/en.ts'
import { ownWords } from '#contract/texts/own-words.ts'
import type { Tx } from '#server/db/database.ts'
import type { Order } from './checkout/place.ts'
import type { OrdersService } from './service.ts'
import type { Person } from './surroundings.ts'

const words: Partial<Record<number, AnswerKey>> = {
  [bookingStatus.awaitingConfirmation]: 'order.awaitsConfirmation',
  [bookingStatus.awaitingPayment]: 'order.awaitsPayment',
}

/** Orders something of any vertical, and says what came of it. */
export function placing({ surroundings, orders, online }: OrdersService) {
  return async (tx: Tx, order: Order, person: Person) => {
    const { status, reference } = await orders.place(tx, order, person)
    const waits = knownStatus(status) === bookingStatus.awaitingPayment
    const payment = waits ? { payment_url: online.urlOf(reference) } : {}
    const text = words[status] ?? 'order.placed'
    return {
      message: await surroundings.settings.say(person.language, ownWords(text, order.vertical)),
      status,
      data: { status, unique_booking_id: reference, ...payment },
    }
  }
}
