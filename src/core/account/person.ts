import { useObserved } from '#src/core/use-observed.ts'
import { type Person, person } from '#src/data/owner.ts'

/** Who is logged in here; a guest has no token. */
export function usePerson(): Person {
  return useObserved(person)
}
