import type { CDPSession, Page, Worker } from '@playwright/test'
import * as v from 'valibot'
import { call } from './people.ts'
import type { Product } from './product.ts'

export const workerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}

/**
 * Sends pushes through the browser, as a push service does, until the worker shows the notification. Only
 * then may it be looked for: asked earlier, Chromium forgets a notification that it has stored and not shown
 * yet.
 */
export async function pusher(page: Page, origin: string): Promise<(data: string) => Promise<void>> {
  const worker = await workerOf(page)
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await found
  return async (data) => {
    await worker.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const isUp = new Promise<void>((resolve, reject) => {
        registration.showNotification = (...what) => {
          Reflect.deleteProperty(registration, 'showNotification')
          const showing = registration.showNotification(...what)
          showing.then(resolve, reject)
          return showing
        }
      })
      Object.assign(globalThis, { isUp })
    })
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    await worker.evaluate(() => Reflect.get(globalThis, 'isUp'))
  }
}

/**
 * Plays the browser's part of subscribing, since no push service can be reached from here; everything else is
 * real. It lasts as long as the page.
 */
export const playSubscribing = (page: Page) =>
  page.addInitScript(() => {
    let current: object | null = null
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      const text = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/')
      const key = Uint8Array.from(atob(text), (it) => it.charCodeAt(0))
      const unsubscribe = async () => {
        current = null
        return true
      }
      const own = { endpoint, options: { applicationServerKey: key.buffer, userVisibleOnly: true } }
      current = { ...own, unsubscribe, toJSON: () => ({ endpoint, keys }) }
      return current as PushSubscription
    }
  })

const devicesSchema = v.object({ push_devices: v.array(v.unknown()) })

/** The devices to which the server sends a person's messages. */
export async function pushDevices(product: Product, token: string): Promise<unknown[]> {
  const { data } = await call(product, 'download-my-data', { token })
  return v.parse(devicesSchema, data).push_devices
}
