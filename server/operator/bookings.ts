import { minor, toWire } from '#contract/money.ts'
import { bookingStatus } from '#contract/status.ts'
import type { OrdersService } from '../modules/orders/service.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

type OperatorAnswer = Awaited<ReturnType<OrdersService['parts']['operatorBookings']['confirm']>>

/** The statuses by the words that operators type. */
const statuses: Readonly<Record<string, number>> = {
  requested: bookingStatus.awaitingConfirmation,
  confirmed: bookingStatus.confirmed,
  'checked-in': bookingStatus.checkedIn,
  completed: bookingStatus.completed,
  cancelled: bookingStatus.cancelled,
  unpaid: bookingStatus.awaitingPayment,
}
const wordOf = (status: number) =>
  Object.entries(statuses).find(([, it]) => it === status)?.[0] ?? String(status)

const SHOWN_OF_REFERENCE = 7
const shown = (reference: string) => reference.slice(-SHOWN_OF_REFERENCE)

export const bookingCommands: readonly Command[] = [
  {
    usage: 'bookings list [STATUS]',
    about: `the newest 100; STATUS is ${Object.keys(statuses).join(', ')}`,
    async run([word], { orders }) {
      if (word !== undefined && !Object.hasOwn(statuses, word))
        throw new SettingsProblem(`STATUS must be one of ${Object.keys(statuses).join(', ')}.`)
      const rows = await orders.parts.operatorBookings.list(word === undefined ? undefined : statuses[word])
      const lines = rows.map((it) => {
        const total = `${toWire(minor(it.total_minor), it.currency)} ${it.currency}`
        const who = `${it.name} ${it.phone ?? ''}`.trim()
        return [
          shown(it.reference),
          wordOf(it.status),
          it.starts_at.toISOString(),
          it.title,
          total,
          who,
        ].join('  ')
      })
      return lines.join('\n') || 'There is none.'
    },
  },
  {
    usage: 'bookings confirm REF',
    about: 'says yes to an order that waits for it; REF is the reference, or its last 7 characters',
    async run([ref = ''], { orders }) {
      const { reference, title } = done(
        ref,
        await orders.parts.operatorBookings.confirm(ref),
        'does not wait to be confirmed',
      )
      return `${shown(reference)}, ${title}, is confirmed. Its customer is told.`
    },
  },
  {
    usage: 'bookings cancel REF',
    about: 'calls a booking off: all that was paid goes back, and its customer is told',
    async run([ref = ''], { orders }) {
      const { reference, title } = done(
        ref,
        await orders.parts.operatorBookings.cancel(ref),
        'can no longer be cancelled',
      )
      return `${shown(reference)}, ${title}, is cancelled. All that was paid goes back; its customer is told.`
    },
  },
  {
    usage: 'bookings no-show REF',
    about: 'its customer did not come: from 10 minutes after it began, for 48 hours',
    async run([ref = ''], { orders }) {
      const answer = await orders.parts.operatorBookings.noShow(ref)
      const { reference, title } = done(ref, answer, 'cannot be a no-show')
      return `${shown(reference)}, ${title}: nobody came.`
    },
  },
  {
    usage: 'bookings paid REF',
    about: 'what was to be paid at the place was paid there: it brings back what it was said to',
    async run([ref = ''], { orders }) {
      const answer = await orders.parts.operatorBookings.paidAtVenue(ref)
      const { reference, title } = done(ref, answer, 'has nothing to be paid at the place')
      return `${shown(reference)}, ${title}, was paid at the place.`
    },
  },
]

function done(ref: string, answer: OperatorAnswer, why: string): { reference: string; title: string } {
  if (answer === 'unknown') throw new SettingsProblem(`There is no booking ${ref}.`)
  if (answer === 'ambiguous')
    throw new SettingsProblem(`Several bookings end in ${ref}: give the whole reference.`)
  if (answer === 'not_now') throw new SettingsProblem(`Booking ${ref} ${why}.`)
  return answer
}
