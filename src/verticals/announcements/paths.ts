import type { ExplorePaths } from '#src/core/listing/paths.ts'

/** The screens on which announcements are explored. */
export const announcementPaths: ExplorePaths = { list: '/announcements/all', map: '/announcements/map' }
