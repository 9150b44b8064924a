import { usePerson } from '#src/core/account/person.ts'
import { NoticesOfGuest } from './notices-of-guest.tsx'
import { OwnNotices } from './own-notices.tsx'

/** The screen of notifications, behind the bell. */
export function Notices() {
  return usePerson().token ? <OwnNotices /> : <NoticesOfGuest />
}
