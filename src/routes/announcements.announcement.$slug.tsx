import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementScreen } from '#src/verticals/announcements/announcement-page.tsx'
import { announcements } from '#src/verticals/announcements/queries.ts'

export const Route = createFileRoute('/announcements/announcement/$slug')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => announcements.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (announcement) =>
        (await import('#src/verticals/announcements/describe.ts')).describeAnnouncement(announcement),
    ),
  component: AnnouncementRoute,
  staticData: { title: 'vertical.announcements', header: 'none', alone: true },
})

function AnnouncementRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another one is shown.
  return <AnnouncementScreen key={slug} slug={slug} />
}
