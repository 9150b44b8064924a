import { placeServiceBooking } from '#contract/calls/services/orders.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { chosenLines } from '#src/core/slots/chosen-lines.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { draftsIn } from '#src/data/checkout/page-checkout.ts'
import { type ChosenVisit, needsAddress, subtotalOf } from './visit.ts'
import { visitFormat } from './visit-drafts.ts'
import { VisitMore } from './visit-more.tsx'
import { wayLines } from './way-lines.ts'
import { whoDoes } from './who-does.ts'

/** A visit as an order item; without a slot there is nothing to order. */
function itemOf({
  listing: { slug },
  chosen: { services, start = '', end, home, collection },
}: Draft<ChosenVisit>) {
  const wanted = services.map(({ id, professional_id, addons }) => ({ id, professional_id, addons }))
  const times = { start, ...(end !== undefined && { end }) }
  return {
    ...{ slug, ...times, services: wanted },
    ...(home && { home: home.asked }),
    ...(collection && { handover: collection.asked }),
  }
}

/** How visits are sold. */
export const soldVisits: Sold<ChosenVisit> = {
  vertical: 'services',
  applicable: 'service',
  drafts: draftsIn(visitFormat),
  paths: {
    choose: '/reserve-and-relax/store/$slug/booking/select-slot',
    review: '/reserve-and-relax/store/$slug/booking/summary',
    checkout: '/reserve-and-relax/store/$slug/booking/checkout',
  },
  bookingPath: (reference) => `/reserve-and-relax/my-bookings/${reference}`,
  order: placeServiceBooking,
  contentOf: (draft) => ({ visit: itemOf(draft) }),
  itemsOf: (draft) => [itemOf(draft)],
  isWhole: ({ chosen }) => chosen.start !== undefined && !needsAddress(chosen),
  holdMs: 10 * 60_000,
  countText: () => 'visit.count',
  countOf: ({ chosen }) => chosen.services.length,
  subtotalOf,
  priceLinesOf: (draft, words) => [
    ...draft.chosen.services.flatMap((it) => chosenLines(it, whoDoes(draft, it, words), words)),
    ...wayLines(draft, words),
  ],
  // Only the server knows a person's points at a store.
  useOwnPerks: () => undefined,
  noteOf: ({ chosen }) => (chosen.services[0]?.place ? 'visit.noteAtHome' : 'visit.note'),
  More: VisitMore,
  texts: {
    note: 'visit.note',
    choose: 'visit.chooseTime',
    getFree: 'checkout.bookNow',
    replaceTitle: 'visit.replaceTitle',
    replaceText: 'visit.replaceText',
  },
}
