import type { Announcement } from '#contract/entities/announcement.ts'
import { type PageDescription, plainText } from '#src/core/page/page-description.ts'

/** Describes an announcement for search engines and link previews. */
export function describeAnnouncement(announcement: Announcement): PageDescription {
  const { title, content, cover_image, full_address: at, user, published_at, valid_until } = announcement
  const where = at.land_mark || at.address
  return {
    title,
    description: plainText(`${user.name ? `${user.name} · ` : ''}${where}. ${content}`),
    image: cover_image,
    isOver: !announcement.is_current,
    thing: {
      '@type': 'Article',
      headline: title,
      description: plainText(content, 500),
      datePublished: published_at,
      ...(valid_until === null ? {} : { expires: valid_until }),
      ...(user.name ? { author: { '@type': 'Organization', name: user.name } } : {}),
      contentLocation: {
        '@type': 'Place',
        name: where,
        address: at.address,
        geo: { '@type': 'GeoCoordinates', latitude: at.latitude, longitude: at.longitude },
      },
    },
  }
}
