import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { ChangeCalls, ChangeQuote } from '#contract/calls/standard/changes.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Tx } from '#server/db/database.ts'
import { byName } from '#server/http/by-name.ts'
import type { Caller } from '#server/http/context.ts'
import type { Quoted } from './bookings/change-quotes.ts'
import type { OrdersService } from './service.ts'

/** The differences of a vertical's calls for changes from those of others. */
interface Vertical<C extends ChangeCalls> {
  id: VerticalId
  /** Completes a quote with the vertical's own fields. Refuses what cannot be had. */
  quoteOf: (
    planned: Omit<Quoted, 'quote'>,
    asked: ParsedRequestOf<C['quote']>,
  ) => Promise<Omit<ReplyOf<C['quote']>, keyof ChangeQuote>>
}

interface Reference {
  unique_booking_id: string
}

interface Agreed extends Reference {
  total: number
  changes: number
  method: PaymentMethod
}

/**
 * Answers the calls of `changeCalls`. The request has what is wanted beside the booking, in the form of the
 * vertical.
 */
export function standardChangeCalls<C extends ChangeCalls>(
  { parts: { changes, changeQuotes, online } }: OrdersService,
  calls: C,
  { id: vertical, quoteOf }: Vertical<C>,
) {
  return byName(calls, {
    quote: async (asked: ParsedRequestOf<C['quote']> & Reference, { caller }: { caller: Caller }) => {
      const request = { vertical, reference: asked.unique_booking_id, wanted: asked }
      const { quote, ...planned } = await changeQuotes.quote(caller.accountId, request)
      return { ...quote, ...(await quoteOf(planned, asked)) }
    },
    change: async (asked: Agreed, { caller, tx }: { caller: Caller; tx: Tx }) => {
      const { unique_booking_id: reference, total, changes: seen, method } = asked
      const request = { vertical, reference, wanted: asked }
      const waits = await changes.change(tx, caller.accountId, request, { total, changes: seen, method })
      return waits ? { payment_url: online.urlOf(reference) } : {}
    },
  })
}
