import { pageStore } from '#src/data/db/page-store.ts'
import type { Visit } from '#src/data/db/tables.ts'
import { personHere } from '#src/data/owner.ts'
import { Observed } from '#src/lib/observed.ts'
import { upTo, withVisit } from './visits.ts'

/** The pages visited on this device, in whichever tab, the latest first. */
export const visits = new Observed<readonly Visit[]>([])

let changing: Promise<void> = Promise.resolve()

/** Reads the visits that earlier pages and other tabs left. */
export function readVisits(): void {
  change((before) => before)
}

/** Notes that the person is on a page now. */
export function noteVisit(visit: Visit): void {
  change((before) => withVisit(before, visit))
}

/** Notes that the person goes back to a page, and drops the visits after it. */
export function goneBackTo(visit: Visit): void {
  // Set at once, since going back twice is quicker than the device writes.
  visits.set(upTo(visits.value, visit))
  change((before) => upTo(before, visit))
}

// Changes run one after the other: each builds on the last one, of this tab or another.
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
    // Without the history the way back leads home.
    .catch(() => {})
}
