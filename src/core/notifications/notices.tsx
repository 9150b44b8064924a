import { usePerson } from '#src/core/account/person.ts'
import { NoticesOfGuest } from './notices-of-guest.tsx'
import { OwnNotices } from './own-notices.tsx'

/** The inbox behind the bell. */
export function Notices() {
  return usePerson().token ? <OwnNotices /> : <NoticesOfGuest />
}
