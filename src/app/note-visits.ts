import { noteVisit, readVisits } from '#src/core/history/history.ts'
import { isFound } from './found.ts'
import type { makeRouter } from './router.ts'

/** Notes every page that the person visits, except those that were not found. */
export function noteVisits(router: ReturnType<typeof makeRouter>): void {
  readVisits()
  let action = 'POP'
  router.history.subscribe(({ action: { type } }) => {
    action = type === 'PUSH' || type === 'REPLACE' ? type : 'POP'
  })
  router.subscribe('onResolved', ({ toLocation: { pathname, searchStr } }) => {
    if (!isFound(router.state.matches)) return
    noteVisit({ action, pathname, search: searchStr, timestamp: Date.now() })
  })
}
