import { getAnnouncementCategories, getAnnouncements } from '#contract/calls/announcements/search.ts'
import { searchListings } from '#contract/calls/search.ts'
import { announcementSortings } from '#contract/explore/announcement-filters.ts'
import type { Explored } from '#src/core/explore/explored.ts'
import { send } from '#src/data/provider/call.ts'
import { announcementPaths } from './paths.ts'

const SUGGESTED = 8

/** How announcements are explored. */
export const exploreAnnouncements: Explored = {
  vertical: 'announcements',
  hue: 'amber',
  paths: announcementPaths,
  texts: { title: 'announcements.all', search: 'announcements.search', nearby: 'announcements.nearby' },
  find: async (request, signal) => {
    const { announcements, next_cursor } = await send(getAnnouncements, request, signal)
    return { cards: announcements, next_cursor }
  },
  suggest: async (search_value, signal) => {
    if (search_value === '') return []
    const request = { search_value, vertical: 'announcements', limit: SUGGESTED } as const
    return (await send(searchListings, request, signal)).items
  },
  categories: async (signal) => (await send(getAnnouncementCategories, {}, signal)).categories,
  filtering: { sortings: announcementSortings, own: {}, ask: () => ({}), isUnrated: true },
}
