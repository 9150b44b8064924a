import { changedSubscriptionSchema } from '#contract/device-notes.ts'
import { leaveNote, readNote } from './notes.ts'

declare const self: ServiceWorkerGlobalScope

/** The lib lacks this event of the Push API. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/**
 * Renews a subscription that the browser has ended, with the same key, and leaves it for the next page to tell the
 * server. The worker cannot tell it, since it holds no session.
 */
export function renewSubscriptions(): void {
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const renewed = newSubscription ?? (await subscribeAgain(oldSubscription))
  const earlier = await readNote('subscription', changedSubscriptionSchema)
  // The server knows the first of them all, however often it changed since a page was open.
  const oldEndpoint = earlier?.oldEndpoint ?? oldSubscription?.endpoint ?? null
  await leaveNote('subscription', { oldEndpoint, subscription: renewed?.toJSON() ?? null })
}

async function subscribeAgain(
  old: PushSubscription | null | undefined,
): Promise<PushSubscription | undefined> {
  const key = old?.options.applicationServerKey
  if (!key) return undefined
  try {
    return await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    // The permission is gone; the page finds that out and asks when it fits.
    return undefined
  }
}
