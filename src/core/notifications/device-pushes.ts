import { currentSubscription, savedEndpoint, subscribe } from '#src/data/push/subscription.ts'
import { isAppleTouch } from '#src/lib/apple-touch.ts'

/** The state of pushes on this device: impossible, only once installed, denied, off, or on. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on'

export async function pushState(): Promise<PushState> {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!canPush) return isAppleTouch(navigator) ? 'needs-install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && savedEndpoint() !== undefined
  return isOn && (await currentSubscription()) ? 'on' : 'off'
}

/**
 * Asks for the browser's permission, and then subscribes to pushes. Rejects where the server cannot be told.
 */
export async function switchOn(publicKey: string): Promise<PushState> {
  // First of all: some browsers ask only in the moment of the tap.
  if ((await Notification.requestPermission()) === 'granted') await subscribe(publicKey)
  return pushState()
}
