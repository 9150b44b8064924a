import { pageStorage } from '../db/page-storage.ts'
import { pageStore } from '../db/page-store.ts'
import { outbox } from '../outbox/page-outbox.ts'
import { ANYONE, guest, type Person, person, personHere } from '../owner.ts'
import { forgetInStorage, forgetOnDevice } from './forget.ts'
import {
  personOf,
  readPerson,
  recallPerson,
  rememberPerson,
  type StoredPerson,
  storedOf,
  storePerson,
} from './remembered-person.ts'

let tellTabs = (_: Person) => {}

/** Finds out who is here, before anything is asked for or shown; and from then on, in every tab alike. */
export function startSession(): void {
  person.set(recallPerson(pageStorage()) ?? guest)
  // Told and not looked up: what another tab has just written may not be seen here yet.
  const tabs = new BroadcastChannel('person')
  tabs.addEventListener('message', ({ data }) => hear(readPerson(data)))
  // A page that comes back from the browser's memory heard nothing of the others while it was there.
  addEventListener('pageshow', ({ persisted }) => persisted && hear(recallPerson(pageStorage())))
  tellTabs = (next) => tabs.postMessage(storedOf(next))
}

/** Another tab said who is here now. */
function hear(now: Person | undefined): void {
  if (!now || isSame(now, personHere())) return
  person.set(now)
  if (!now.token) forgetInStorage([sessionStorageHere()])
}

/** The person has logged in. */
export async function enter(kept: StoredPerson): Promise<void> {
  const next = personOf(kept)
  become(next)
  await storePerson(next, await pageStore())
  // What somebody else did here and never sent is none of this person's business.
  await outbox.forget(({ owner }) => ![next.owner, guest.owner, ANYONE].includes(owner))
}

/** The person's name is another one now. */
export async function rename(name: string): Promise<void> {
  const next = { ...personHere(), name }
  become(next)
  await storePerson(next, await pageStore())
}

/** Nobody is logged in here any more: what of it needs no waiting. Whoever looks now sees nobody. */
export function stepOut(): void {
  become(guest)
  forgetInStorage([pageStorage(), sessionStorageHere()])
}

/**
 * Nothing is left of whoever stepped out but what waits to be sent; of who did not go by themselves also what they
 * were about to order.
 */
export async function forgetWhoLeft(drafts: 'forgotten' | 'kept' = 'forgotten'): Promise<void> {
  const store = await pageStore()
  await forgetOnDevice(store, drafts)
  await storePerson(guest, store)
}

/** Whoever is here now, for this page, its next start and every other tab. */
export function become(next: Person): void {
  rememberPerson(next, pageStorage())
  person.set(next)
  tellTabs(next)
}

function isSame(a: Person, b: Person): boolean {
  return a.owner === b.owner && a.token === b.token && a.name === b.name
}

function sessionStorageHere(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
