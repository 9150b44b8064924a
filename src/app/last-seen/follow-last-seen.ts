import { pageStorage } from '#src/data/db/page-storage.ts'
import { personHere } from '#src/data/owner.ts'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import type { makeRouter } from '../router.ts'

/** The time that a screen may take to fill in the rest after it was rendered. */
const SETTLED_AFTER_MS = 2_000

/** Stores the home screen for the next start: once it has settled, and when the person leaves. */
export async function followLastSeen(router: ReturnType<typeof makeRouter>): Promise<void> {
  await whenAppIdle
  const { saveLastSeen } = await import('./save-last-seen.ts')
  let { owner } = personHere()
  // After a logout the screen still shows the former person for a moment.
  const keep = () => personHere().owner === owner && saveLastSeen(document, pageStorage())
  keep()
  router.subscribe('onRendered', () => {
    owner = personHere().owner
    setTimeout(keep, SETTLED_AFTER_MS)
  })
  document.addEventListener('visibilitychange', () => document.hidden && keep())
}
