import { createFileRoute } from '@tanstack/react-router'
import { exploreAddressWith } from '#src/core/explore/address.ts'
import { ExploreScreen } from '#src/core/explore/explore-screen.tsx'
import { ListScreen } from '#src/core/explore/list-screen.tsx'
import { prepareList } from '#src/core/explore/prepare-explored.ts'
import { exploreStores } from '#src/verticals/services/explore.tsx'

export const Route = createFileRoute('/reserve-and-relax/all-stores/')({
  // Nothing of the loader is needed before this screen opens, so its code is loaded with the screen's.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: exploreAddressWith({}),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prepareList(context, exploreStores, deps),
  component: AllStores,
  staticData: { title: 'vertical.services', header: 'none', alone: true, frame: 'wide' },
})

function AllStores() {
  return <ExploreScreen of={exploreStores} Narrow={ListScreen} />
}
