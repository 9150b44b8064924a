import * as v from 'valibot'
import { call } from '../call.ts'
import { cardSchema, pointSchema } from '../entities/card.ts'
import { categorySchema } from '../entities/category.ts'
import { eventSchema } from '../entities/event.ts'
import { id, slug } from '../entities/limits.ts'
import { ticketSchema } from '../entities/ticket.ts'

/** An event for anybody. NOT_FOUND: there is none, or it was withdrawn; one that is over is still shown. */
export const getEventInfo = call('get-event-info/:slug', {
  request: { slug },
  reply: { event: eventSchema },
  errors: ['NOT_FOUND'],
})

/** The same for a logged-in person: whether it is a favourite, and it is remembered among what they viewed. */
export const getEventInfoWithFavourite = call('get-event-info-with-favourite/:slug', {
  request: { slug },
  reply: { event: eventSchema },
  auth: 'required',
  errors: ['NOT_FOUND'],
})

/** The types of ticket for an event's next date, in the organiser's order. */
export const getEventTickets = call('get-event-tickets', {
  request: { slug },
  reply: { tickets: v.array(ticketSchema) },
  errors: ['NOT_FOUND'],
})

const cards = v.array(cardSchema)

/** The best rated events near a point, or near the marketplace's own place. */
export const getPopularEvents = call('get-popular-events', {
  request: {
    lat: v.optional(pointSchema.entries.latitude),
    lng: v.optional(pointSchema.entries.longitude),
  },
  reply: { events: cards },
})

/** The categories of events, in the operator's order. */
export const getAllEventCategories = call('get-all-event-categories', {
  request: {},
  reply: { categories: v.array(v.object({ id, ...categorySchema.entries })) },
})

/** Makes an event a favourite or no longer one. Without the wanted state, which ours always sends, it flips. */
export const toggleFavoriteEvent = call('toggle-favorite-event', {
  request: { slug, is_favorited: v.optional(v.boolean()) },
  reply: { is_favorited: v.boolean() },
  auth: 'required',
  queued: true,
  errors: ['NOT_FOUND'],
})

/** What the person has looked at, the last first. */
export const getRecentViewEvents = call('get-recent-view-events', {
  request: {},
  reply: { events: cards },
  auth: 'required',
})
