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

/**
 * Finds out who is logged in, before anything is requested or shown; and from then on, in every tab alike.
 */
export function startSession(): void {
  person.set(recallPerson(pageStorage()) ?? guest)
  // The message carries the person: the record of another tab may not be readable here yet.
  const tabs = new BroadcastChannel('person')
  tabs.addEventListener('message', ({ data }) => hear(readPerson(data)))
  // A page that comes back from the browser's back-forward cache missed the messages of other tabs.
  addEventListener('pageshow', ({ persisted }) => persisted && hear(recallPerson(pageStorage())))
  tellTabs = (next) => tabs.postMessage(storedOf(next))
}

/** Takes over the person that another tab has announced. */
function hear(now: Person | undefined): void {
  if (!now || isSame(now, personHere())) return
  person.set(now)
  if (!now.token) forgetInStorage([sessionStorageHere()])
}

/** Logs a person in on this device. */
export async function enter(kept: StoredPerson): Promise<void> {
  const next = personOf(kept)
  become(next)
  await storePerson(next, await pageStore())
  // The unsent entries of other people on this device must not be seen by the new person.
  await outbox.forget(({ owner }) => ![next.owner, guest.owner, ANYONE].includes(owner))
}

/** Changes the person's name. */
export async function rename(name: string): Promise<void> {
  const next = { ...personHere(), name }
  become(next)
  await storePerson(next, await pageStore())
}

/** Makes this device a guest's at once; the slower deletions follow. */
export function stepOut(): void {
  become(guest)
  forgetInStorage([pageStorage(), sessionStorageHere()])
}

/**
 * Deletes everything of the person who left, except the outbox; where they did not log out themselves, also
 * except their drafts.
 */
export async function forgetWhoLeft(drafts: 'forgotten' | 'kept' = 'forgotten'): Promise<void> {
  const store = await pageStore()
  await forgetOnDevice(store, drafts)
  await storePerson(guest, store)
}

/** Sets the person, for this page, its next start and every other tab. */
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
