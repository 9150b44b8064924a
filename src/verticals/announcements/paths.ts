import type { ExplorePaths } from '#src/core/listing/paths.ts'

/** Where announcements are explored. */
export const announcementPaths: ExplorePaths = { list: '/announcements/all', map: '/announcements/map' }
