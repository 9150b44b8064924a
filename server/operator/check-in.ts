import { type Currency, minor, toWire } from '#contract/money.ts'
import type { OrdersService } from '../modules/orders/service.ts'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const refusals = {
  forged: 'This is no ticket of ours.',
  unknown: 'There is no such ticket.',
  other_listing: 'This ticket is for something else.',
  cancelled: 'This booking was cancelled.',
  unpaid: 'This booking is not paid.',
  unconfirmed: 'This booking is not confirmed yet.',
  over: 'This is over.',
} as const

export const checkInCommands: readonly Command[] = [
  {
    usage: 'check-in TOKEN',
    about: 'lets in whoever shows the ticket with this code, once',
    run: ([token = ''], { orders }) => checkIn(orders, token),
  },
  {
    usage: 'check-in --event SLUG TOKEN',
    about: 'the same, to this event alone',
    run: ([slug = '', token = ''], { orders }) => checkIn(orders, token, slug),
  },
]

async function checkIn({ parts: { checkIn } }: OrdersService, token: string, slug?: string): Promise<string> {
  const answer = await checkIn.admit(token, slug)
  if ('why' in answer) {
    throw new SettingsProblem(
      answer.why === 'used'
        ? `This ticket was shown before, at ${answer.since.toISOString()}.`
        : refusals[answer.why],
    )
  }
  const { title, name, number, of, due, currency } = answer
  const owed = due > 0 ? ` To be paid at the door: ${price(due, currency)}.` : ''
  return `Come in: ${title}, ${name}, ticket ${number} of ${of}.${owed}`
}

const price = (amount: number, currency: Currency) => `${toWire(minor(amount), currency)} ${currency}`
