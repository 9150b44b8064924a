import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { OpenNow } from './open-now.tsx'
import { places } from './queries.ts'

/** The home of places, with what one can go to at this moment. */
export function PlacesHome() {
  return (
    <VerticalHome id="places">
      <OpenNow />
      <RecentStrip options={places.recent} />
    </VerticalHome>
  )
}
