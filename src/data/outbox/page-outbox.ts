import { dropPictures } from '#src/data/query/drop-caches.ts'
import { pageStorage } from '../db/page-storage.ts'
import { pageStore } from '../db/page-store.ts'
import { ANYONE, personHere } from '../owner.ts'
import { serverNow } from '../provider/server-clock.ts'
import { oneAtATime } from './alone.ts'
import { askForSync, followSync } from './background-sync.ts'
import { keepSending } from './keep-sending.ts'
import { storageLedger } from './ledger.ts'
import { Outbox } from './outbox.ts'

let tellTabs = () => {}
let sendSoon = () => {}

/** The outbox of this device, shared by all tabs. */
export const outbox = new Outbox({
  store: pageStore,
  ledger: storageLedger(pageStorage),
  // Which calls may wait is only asked once something does.
  deliver: async (entry) => {
    const { deliver } = await import('./deliver.ts')
    return deliver(entry, entry.owner === ANYONE ? undefined : personHere().token)
  },
  makeRoom: async (store) => {
    await dropPictures()
    await store.clear('query')
  },
  now: () => serverNow() ?? Date.now(),
  makeKey: () => crypto.randomUUID(),
  isKnown: (owner) => owner === ANYONE || owner === personHere().owner,
  alone: oneAtATime('outbox'),
  tellTabs: () => tellTabs(),
  sendSoon: () => sendSoon(),
})

/** Begins to send what waits, now and whenever it may help. */
export function startOutbox(): void {
  if ('BroadcastChannel' in globalThis) {
    const tabs = new BroadcastChannel('outbox')
    tabs.addEventListener('message', () => void outbox.load())
    tellTabs = () => tabs.postMessage('changed')
  }
  sendSoon = keepSending(async () => {
    const delay = await outbox.send(personHere().owner)
    if (delay?.why === 'network') void askForSync()
    return delay
  })
  followSync(sendSoon)
}
