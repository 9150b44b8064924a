import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { OpenNow } from './open-now.tsx'
import { places } from './queries.ts'

/** The home of places, with those that are open now. */
export function PlacesHome() {
  return (
    <VerticalHome id="places" second={<OpenNow />}>
      <RecentStrip options={places.recent} />
    </VerticalHome>
  )
}
