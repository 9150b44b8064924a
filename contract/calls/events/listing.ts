import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema, pointSchema } from '../../entities/card.ts'
import { categorySchema } from '../../entities/category.ts'
import { eventSchema } from '../../entities/event.ts'
import { id, slug } from '../../entities/limits.ts'
import { ticketSchema } from '../../entities/ticket.ts'
import { listingCalls } from '../standard/listing.ts'

/** The calls that every listing has, for events. Those for one event have its slug in their path. */
export const eventListingCalls = listingCalls('event', eventSchema, {
  info: 'get-event-info/:slug',
  infoWithFavourite: 'get-event-info-with-favourite/:slug',
})

/** The types of ticket for an event's next date, in the organiser's order. */
export const getEventTickets = call('get-event-tickets', {
  request: { slug },
  reply: { tickets: v.array(ticketSchema) },
  errors: ['NOT_FOUND'],
})

/** The best rated events near a point, or near the marketplace's own place. */
export const getPopularEvents = call('get-popular-events', {
  request: {
    lat: v.optional(pointSchema.entries.latitude),
    lng: v.optional(pointSchema.entries.longitude),
  },
  reply: { events: v.array(cardSchema) },
})

/** The categories of events, in the operator's order. */
export const getAllEventCategories = call('get-all-event-categories', {
  request: {},
  reply: { categories: v.array(v.object({ id, ...categorySchema.entries })) },
})
