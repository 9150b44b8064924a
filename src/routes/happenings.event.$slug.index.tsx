import { createFileRoute } from '@tanstack/react-router'
import { EventScreen } from '#src/verticals/events/event-page.tsx'
import { events } from '#src/verticals/events/queries.ts'

export const Route = createFileRoute('/happenings/event/$slug/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => events.info(slug, language.code),
      // Only the server describes a page to search engines, so a browser does not load this code.
      async (event, locale) =>
        (await import('#src/verticals/events/describe.ts')).describeEvent(event, locale),
    ),
  component: EventRoute,
  staticData: { title: 'vertical.events', header: 'none', alone: true },
})

function EventRoute() {
  const { slug } = Route.useParams()
  // The key closes everything that was open as soon as another event is shown.
  return <EventScreen key={slug} slug={slug} />
}
