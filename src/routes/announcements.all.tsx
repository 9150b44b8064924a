import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { ListScreen } from '#src/core/explore/list-screen.tsx'
import { prepareList } from '#src/core/explore/prepare-explored.ts'
import { exploreAnnouncements } from '#src/verticals/announcements/explore.tsx'

export const Route = createFileRoute('/announcements/all')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith({}),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareList(context, exploreAnnouncements, deps),
  component: AllAnnouncements,
  staticData: { title: 'vertical.announcements', header: 'none', alone: true, frame: 'wide' },
})

function AllAnnouncements() {
  return <ExploreScreen of={exploreAnnouncements} Narrow={ListScreen} />
}
