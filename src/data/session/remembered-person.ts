import * as v from 'valibot'
import type { Store } from '../db/store.ts'
import { guest, type Person } from '../owner.ts'

const KEY = 'user'

const keptSchema = v.object({ auth_token: v.string(), id: v.number(), name: v.string() })
/** The stored facts of a person: enough to go on, and to greet them. */
export type StoredPerson = v.InferOutput<typeof keptSchema>

/** The person with these stored facts; a guest where there are none. */
export function personOf(kept: StoredPerson | null): Person {
  return kept ? { owner: `user ${kept.id}`, token: kept.auth_token, id: kept.id, name: kept.name } : guest
}

/** The facts of a person to store; null for a guest. */
export function storedOf({ token, id, name }: Person): StoredPerson | null {
  return token !== undefined && id !== undefined ? { auth_token: token, id, name: name ?? '' } : null
}

/**
 * The person logged in on this device, from the hot copy, which a start can read at once. `undefined`:
 * unknown here, but the database may know. A guest is stored too, so that no lost logout brings a person
 * back.
 */
export function recallPerson(storage: Storage | undefined): Person | undefined {
  try {
    const kept = storage?.getItem(KEY)
    return kept ? readPerson(JSON.parse(kept)) : undefined
  } catch {
    return undefined
  }
}

/** The person from facts of another tab, or an earlier page; undefined where they are invalid. */
export function readPerson(facts: unknown): Person | undefined {
  const found = v.safeParse(v.nullable(keptSchema), facts)
  return found.success ? personOf(found.output) : undefined
}

/** Writes the hot copy; where that fails, the person is remembered only as long as the page. */
export function rememberPerson(person: Person, storage: Storage | undefined): void {
  try {
    storage?.setItem(KEY, JSON.stringify(storedOf(person)))
  } catch {
    // The storage is full: the person stored before may be somebody else, so they are removed.
    storage?.removeItem(KEY)
  }
}

/** Writes the person to the database, for a device that lost the hot copy or never had one. */
export async function storePerson(person: Person, store: Store): Promise<void> {
  const kept = storedOf(person)
  if (kept) await store.put('user', { key: KEY, ...kept })
  else await store.clear('user')
}

export async function storedPerson(store: Store): Promise<Person | undefined> {
  const found = v.safeParse(keptSchema, await store.get('user', KEY))
  return found.success ? personOf(found.output) : undefined
}
