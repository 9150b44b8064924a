import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { bookingCalls } from './bookings.ts'
import { listingCalls } from './listing.ts'
import { ratingCalls } from './ratings.ts'

const calls = {
  ...listingCalls('place', v.object({ area: v.string() }), { info: 'get-place' }),
  ...bookingCalls('place', v.object({ table: v.string() })),
  ...ratingCalls('place', 'place', { subjects: {}, ratings: {} }),
}

test('the standard calls of a vertical and their fields are named after its noun, but for a name that is given', () => {
  expect(Object.values(calls).map((it) => it.name)).toEqual([
    ...['get-place', 'get-place-info-with-favourite', 'toggle-favorite-place', 'get-recent-view-places'],
    ...['get-place-bookings', 'get-place-booking', 'cancel-place-booking'],
    ...['get-place-booking-for-rating', 'rate-place-booking'],
  ])
  expect(Object.keys(calls.infoWithFavourite.reply.entries)).toEqual(['place'])
  expect(Object.keys(calls.recentViews.reply.entries)).toEqual(['places'])
  expect(Object.keys(calls.rate.request.entries)).toEqual([
    'unique_booking_id',
    'rating_place',
    'review_place',
  ])
  // If the compiler took one of them for any string, a call without an implementation would compile.
  expectTypeOf<(typeof calls)[keyof typeof calls]['name']>().toEqualTypeOf<
    | 'get-place'
    | 'get-place-info-with-favourite'
    | 'toggle-favorite-place'
    | 'get-recent-view-places'
    | 'get-place-bookings'
    | 'get-place-booking'
    | 'cancel-place-booking'
    | 'get-place-booking-for-rating'
    | 'rate-place-booking'
  >()
  expectTypeOf<v.InferOutput<typeof calls.info.reply>>().toEqualTypeOf<{ place: { area: string } }>()
})
