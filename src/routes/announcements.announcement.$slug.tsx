import { createFileRoute } from '@tanstack/react-router'
import { AnnouncementScreen } from '#src/verticals/announcements/announcement-page.tsx'
import { announcements } from '#src/verticals/announcements/queries.ts'

export const Route = createFileRoute('/announcements/announcement/$slug')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => announcements.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (announcement) =>
        (await import('#src/verticals/announcements/describe.ts')).describeAnnouncement(announcement),
    ),
  component: AnnouncementRoute,
  staticData: { title: 'vertical.announcements', header: 'none', alone: true },
})

function AnnouncementRoute() {
  const { slug } = Route.useParams()
  // From one to the next nothing that was opened stays open.
  return <AnnouncementScreen key={slug} slug={slug} />
}
