import { useObserved } from '#src/core/use-observed.ts'
import { type Person, person } from '#src/data/owner.ts'

/** The person who is logged in on this device; a guest has no token. */
export function usePerson(): Person {
  return useObserved(person)
}
