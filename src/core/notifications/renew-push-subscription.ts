import { getPushKey } from '#contract/calls/notifications.ts'
import { notesCache } from '#contract/device-notes.ts'
import { send } from '#src/data/provider/call.ts'
import { handOverSubscription } from '#src/data/push/changed-subscription.ts'
import {
  currentSubscription,
  isFor,
  save,
  savedEndpoint,
  subscribe,
  unsubscribe,
} from '#src/data/push/subscription.ts'

/**
 * Renews the push subscription if the browser has changed it since the last start: another address, none at
 * all, or one for a key that is no longer ours. The person wanted pushes, so they go on; where they cannot,
 * the server is told.
 */
export async function renewPushSubscription(): Promise<void> {
  const saved = savedEndpoint()
  if (saved === undefined || !('PushManager' in globalThis)) return
  if (Notification.permission !== 'granted') return unsubscribe()
  const notes = 'caches' in globalThis ? await caches.open(notesCache) : undefined
  if (notes)
    await handOverSubscription(notes, async ({ subscription }) => {
      if (subscription) await save(subscription)
    })
  const { public_key } = await send(getPushKey, {})
  if (public_key === null) return
  const current = await currentSubscription()
  if (!current || !isFor(current, public_key)) return subscribe(public_key)
  if (current.endpoint !== savedEndpoint()) await save(current)
}
