import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RequestOf } from '#contract/call.ts'
import { updateProfile } from '#contract/calls/profile.ts'
import type { User } from '#contract/entities/user.ts'
import { usePerson } from '#src/core/account/person.ts'
import { account } from '#src/core/account/queries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { rename } from '#src/data/session/page-session.ts'

/** A change of the profile, shown at once, before the server has answered. */
type Change = RequestOf<typeof updateProfile>

/**
 * The person's own account and how they change it: at once here, on the server as soon as there is a network.
 */
export function useProfile() {
  const { token } = usePerson()
  const queries = useQueryClient()
  const query = useQuery({ ...account.me(), enabled: token !== undefined })
  const waits = useObserved(outbox.waiting).filter((it) => it.call === updateProfile.name).length

  // The account is read again once the server has the changes.
  const waited = useRef(waits)
  useEffect(() => {
    if (waits < waited.current) void queries.invalidateQueries({ queryKey: ['account'] })
    waited.current = waits
  }, [waits, queries])

  const change = async (changed: Change) => {
    await queries.cancelQueries({ queryKey: account.me().queryKey })
    queries.setQueryData(account.me().queryKey, (before) => before && looks(before, changed))
    if (changed.name !== undefined) await rename(changed.name)
    await outbox.add({ owner: personHere().owner, call: updateProfile.name, request: changed })
  }
  return { query, change }
}

function looks(before: User, { email, notifications, ...rest }: Change): User {
  const pending = email === undefined || email === before.email ? {} : { pending_email: email }
  const choices = { ...before.notifications, ...given(notifications ?? {}) }
  return { ...before, ...given(rest), ...pending, notifications: choices }
}

function given<T extends object>(changed: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)) as never
}
