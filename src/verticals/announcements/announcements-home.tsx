import { VerticalHome } from '#src/core/home/vertical-home.tsx'
import { RecentStrip } from '#src/core/recent/recent-strip.tsx'
import { announcements } from './queries.ts'

/** The home of announcements, with what the person has looked at. */
export function AnnouncementsHome() {
  return (
    <VerticalHome id="announcements">
      <RecentStrip options={announcements.recent} />
    </VerticalHome>
  )
}
