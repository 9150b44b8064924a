import { pageStorage } from '../db/page-storage.ts'
import { pageStore } from '../db/page-store.ts'
import { personHere } from '../owner.ts'
import { forgetOnDevice } from './forget.ts'
import { endLater } from './log-out.ts'
import { become } from './page-session.ts'
import { recallPerson, storedPerson, storePerson } from './remembered-person.ts'

/** The two memories of who is here, once the slower one answers: each may have been lost without the other. */
export async function compareWithStore(): Promise<void> {
  const store = await pageStore()
  const stored = await storedPerson(store)
  // Looked up last: whoever leaves while the store is read has left.
  const hot = recallPerson(pageStorage())
  if (hot) {
    if (stored?.token && stored.owner !== hot.owner) {
      // The page was closed before it had forgotten whoever left, and perhaps before it had told the server.
      await endLater(stored.token).catch(() => {})
      await forgetOnDevice(store)
    }
    return storePerson(hot, store)
  }
  if (stored && !personHere().token) become(stored)
}
