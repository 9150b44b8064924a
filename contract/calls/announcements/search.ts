import * as v from 'valibot'
import { call } from '../../call.ts'
import { cardSchema, pointSchema } from '../../entities/card.ts'
import { categorySchema } from '../../entities/category.ts'
import { id, shortText } from '../../entities/limits.ts'
import { announcementFiltersSchema } from '../../explore/announcement-filters.ts'
import { exploreEntries } from '../../explore/request.ts'

const explored = exploreEntries(announcementFiltersSchema)
const nextCursor = v.optional(shortText)

/** Searches announcements by location, filters and order; leaves out those that are over. */
export const getAnnouncements = call('get-announcements', {
  request: explored,
  reply: { announcements: v.array(cardSchema), next_cursor: nextCursor },
})

/** Searches announcements for a logged-in person, and says which of them are favourites. */
export const getAnnouncementsWithFavourite = call('get-announcements-with-favourite', {
  request: {
    ...explored,
    lat: v.optional(pointSchema.entries.latitude),
    lng: v.optional(pointSchema.entries.longitude),
  },
  reply: {
    announcements: v.array(v.object({ ...cardSchema.entries, is_favorited: v.boolean() })),
    next_cursor: nextCursor,
  },
  auth: 'required',
})

/** The categories of announcements, in the operator's order. */
export const getAnnouncementCategories = call('get-announcement-categories', {
  request: {},
  reply: { categories: v.array(v.object({ id, ...categorySchema.entries })) },
})
