import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { stores } from './queries.ts'

/** The home of services. */
export function StoresHome() {
  return (
    <VerticalHome id="services">
      <RecentStrip options={stores.recent} />
    </VerticalHome>
  )
}
