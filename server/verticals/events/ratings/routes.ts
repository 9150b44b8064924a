import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/ratings.ts'
import type { Implementations } from '#server/http/context.ts'
import type { EventsService } from '../service.ts'

type Calls = Extract<(typeof calls)[keyof typeof calls], Call>

const vertical = 'events' as const

export function eventRatingCalls({ deps: { ratings } }: EventsService): Implementations<Calls> {
  return {
    'get-event-booking-for-rating': async ({ unique_booking_id: reference }, { caller }) => {
      const of = { accountId: caller.accountId, vertical, reference }
      const { booking, canRate, rating } = await ratings.forRating(of)
      const { slug, title, cover_image, cover_color } = booking
      const event = { slug, title, cover_image, cover_color }
      return { data: { event, store_id: null, service_store: null, rating, can_rate: canRate } }
    },
    'rate-event-booking': async ({ unique_booking_id: reference, ...said }, { caller, tx }) => {
      const of = { accountId: caller.accountId, vertical, reference }
      await ratings.rate(tx, of, { rating: said.rating_event, review: said.review_event })
      return {}
    },
  }
}
