import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Bell } from './bell.tsx'

/**
 * The bell with the number of unread notifications, whose code loads after the first screen; guests have
 * none.
 */
export function CountingBell() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => import('#src/core/notifications/unread-count.tsx'), isSomebody)
  if (!part || !isSomebody) return <Bell unread={0} />
  return <part.UnreadCount>{(unread) => <Bell unread={unread} />}</part.UnreadCount>
}
