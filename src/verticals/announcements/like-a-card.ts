import type { Announcement } from '#contract/entities/announcement.ts'

/** An announcement as a card, for lists that show it before the server does; it has no ratings. */
export const likeACard = (announcement: Announcement) => ({ ...announcement, avg_rating: 0, rating_count: 0 })
