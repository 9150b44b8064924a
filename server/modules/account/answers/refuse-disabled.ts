import { Refusal } from '#server/refusal.ts'
import type { KnownPerson } from '../people/repo.ts'

/** Told only to who has proven to be the one: an account that was shut lets nobody in. */
export function refuseDisabled(
  { disabled_at, deletion_at }: Pick<KnownPerson, 'disabled_at' | 'deletion_at'>,
  now: Date,
): void {
  if (disabled_at || (deletion_at && deletion_at <= now)) {
    throw new Refusal('USER_INACTIVE', 'userInactiveMessage')
  }
}
