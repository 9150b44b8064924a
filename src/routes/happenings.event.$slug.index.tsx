import { createFileRoute } from '@tanstack/react-router'
import { EventScreen } from '#src/verticals/events/event-page.tsx'
import { events } from '#src/verticals/events/queries.ts'

export const Route = createFileRoute('/happenings/event/$slug/')({
  // None of it is needed before one comes here, so the loader comes with the screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params: { slug } }) =>
    context.describe(
      ({ language }) => events.info(slug, language.code),
      // A browser never says what a page is: the server did.
      async (event, locale) =>
        (await import('#src/verticals/events/describe.ts')).describeEvent(event, locale),
    ),
  component: EventRoute,
  staticData: { title: 'vertical.events', header: 'none', alone: true },
})

function EventRoute() {
  const { slug } = Route.useParams()
  // From one event to the next nothing that was opened stays open.
  return <EventScreen key={slug} slug={slug} />
}
