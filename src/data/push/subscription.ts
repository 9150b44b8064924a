import { saveNotificationToken } from '#contract/calls/profile.ts'
import { pageStorage } from '../db/page-storage.ts'
import { send } from '../provider/call.ts'

/** The address under which the server knows this device. It goes with whoever logs out. */
const KEY = 'push'

export function savedEndpoint(): string | undefined {
  return pageStorage()?.getItem(KEY) ?? undefined
}

/** What this device is reached by now, if it is. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

/** Has the browser listen for what is signed with this key, and tells the server where. Needs the person's leave. */
export async function subscribe(publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const before = await registration.pushManager.getSubscription()
  if (before && !isFor(before, publicKey)) await before.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  await save(await registration.pushManager.subscribe(options))
}

/** Tells the server where this device is reached; once it is told, this is remembered here. */
export async function save(subscription: PushSubscription | PushSubscriptionJSON): Promise<void> {
  const push_token = JSON.stringify(subscription)
  await send(saveNotificationToken, { push_token, device_type: 'web' })
  pageStorage()?.setItem(KEY, subscription.endpoint ?? '')
}

/** Nothing is sent here any more. */
export async function unsubscribe(): Promise<void> {
  await send(saveNotificationToken, { push_token: null, device_type: 'web' })
  pageStorage()?.removeItem(KEY)
  await (await currentSubscription())?.unsubscribe()
}

/** Whether it was made with this key: what another one signed is not let through. */
export function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  return key !== null && base64Url(new Uint8Array(key)) === publicKey
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
