import { Refusal } from '#server/refusal.ts'
import type { KnownPerson } from '../people/repo.ts'

/** Refuses a login to a disabled account. Only a person who has proven to be its owner is told so. */
export function refuseDisabled(
  { disabled_at, deletion_at }: Pick<KnownPerson, 'disabled_at' | 'deletion_at'>,
  now: Date,
): void {
  if (disabled_at || (deletion_at && deletion_at <= now)) {
    throw new Refusal('USER_INACTIVE', 'userInactiveMessage')
  }
}
