import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'

// The screen somebody came to is drawn first.
const CALM_MS = 2_000
const calm = () => new Promise((resolve) => setTimeout(resolve, CALM_MS))

/** Looks after somebody's orders, bookings and messages on every screen; a guest has none. */
export function LookAfter() {
  const isSomebody = usePerson().token !== undefined
  const part = useLoaded(() => calm().then(() => import('./looked-after.tsx')), isSomebody)
  return part && isSomebody ? <part.LookedAfter /> : null
}
