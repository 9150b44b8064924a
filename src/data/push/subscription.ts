import { saveNotificationToken } from '#contract/calls/profile.ts'
import { pageStorage } from '../db/page-storage.ts'
import { send } from '../provider/call.ts'

/** The storage key of the address under which the server knows this device. A logout deletes it. */
const KEY = 'push'

export function savedEndpoint(): string | undefined {
  return pageStorage()?.getItem(KEY) ?? undefined
}

/** The push subscription of this device, if there is one. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/**
 * Subscribes to pushes signed with this key, and tells the server the address. Needs the person's permission.
 */
export async function subscribe(publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const before = await registration.pushManager.getSubscription()
  if (before && !isFor(before, publicKey)) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  await save(await registration.pushManager.subscribe(options))
}

/** Tells the server the device's push address, and remembers it here once that succeeded. */
export async function save(subscription: PushSubscription | PushSubscriptionJSON): Promise<void> {
  const push_token = JSON.stringify(subscription)
  await send(saveNotificationToken, { push_token, device_type: 'web' })
  pageStorage()?.setItem(KEY, subscription.endpoint ?? '')
}

/** Ends pushes to this device. */
export async function unsubscribe(): Promise<void> {
  await send(saveNotificationToken, { push_token: null, device_type: 'web' })
  pageStorage()?.removeItem(KEY)
  await (await currentSubscription())?.unsubscribe()
}

/** Whether a subscription was made with this key: pushes signed with another one are not let through. */
export function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key !== null && base64Url(new Uint8Array(key)) === publicKey
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
