import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { standing } from '#src/lib/standing.ts'

/** Looks after somebody's orders, bookings and messages on every screen; a guest has none. */
export function LookAfter() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => standing.then(() => import('./looked-after.tsx')), isSomebody)
  return part && isSomebody ? <part.LookedAfter /> : null
}
