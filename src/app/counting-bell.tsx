import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Bell } from './bell.tsx'

/** The bell with the true count. What knows it comes after the first screen; a guest is told nothing. */
export function CountingBell() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => import('#src/core/notifications/unread-count.tsx'), isSomebody)
  if (!part || !isSomebody) return <Bell unread={0} />
  return <part.UnreadCount>{(unread) => <Bell unread={unread} />}</part.UnreadCount>
}
