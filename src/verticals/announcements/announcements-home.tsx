import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { announcements } from './queries.ts'

/** The home of announcements, with those that the person viewed last. */
export function AnnouncementsHome() {
  return (
    <VerticalHome id="announcements">
      <RecentStrip options={announcements.recent} />
    </VerticalHome>
  )
}
