import { pageStorage } from '../db/page-storage.ts'
import { pageStore } from '../db/page-store.ts'
import { personHere } from '../owner.ts'
import { forgetOnDevice } from './forget.ts'
import { endLater } from './log-out.ts'
import { become } from './page-session.ts'
import { recallPerson, storedPerson, storePerson } from './remembered-person.ts'

/**
 * Compares the two memories of who is logged in, once the database answers: each may have been lost without
 * the other.
 */
export async function compareWithStore(): Promise<void> {
  const store = await pageStore()
  const stored = await storedPerson(store)
  // Read last, since the person may log out while the store is read.
  const hot = recallPerson(pageStorage())
  if (hot) {
    if (stored?.token && stored.owner !== hot.owner) {
      // The page was closed before the logged-out person was forgotten, and perhaps before the server was
      // told.
      await endLater(stored.token).catch(() => {})
      await forgetOnDevice(store)
    }
    return storePerson(hot, store)
  }
  if (stored && !personHere().token) become(stored)
}
