import { pageStore } from '#src/data/db/page-store.ts'
import type { Visit } from '#src/data/db/tables.ts'
import { personHere } from '#src/data/owner.ts'
import { Observed } from '#src/lib/observed.ts'
import { upTo, withVisit } from './visits.ts'

/** Where this person was last on this device, in whichever tab, the latest first. */
export const visits = new Observed<readonly Visit[]>([])

let changing: Promise<void> = Promise.resolve()

/** Reads what earlier pages and other tabs left. */
export function readVisits(): void {
  change((before) => before)
}

/** The person is on this page now. */
export function noteVisit(visit: Visit): void {
  change((before) => withVisit(before, visit))
}

/** The person goes back to this page. */
export function goneBackTo(visit: Visit): void {
  // Whoever goes back twice is quicker than the device writes.
  visits.set(upTo(visits.value, visit))
  change((before) => upTo(before, visit))
}

// One after the other: each builds on what the one before, or another tab, has written.
function change(to: (before: readonly Visit[]) => readonly Visit[]): void {
  changing = changing
    .then(async () => {
      const store = await pageStore()
      const key = personHere().owner
      const before = (await store.get('userNavigation', key))?.visits ?? []
      const after = to(before)
      visits.set(after)
      if (after !== before) await store.put('userNavigation', { key, visits: [...after] })
    })
    // Without it the way back leads home.
    .catch(() => {})
}
