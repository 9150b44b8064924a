import type { CDPSession, Page, Worker } from '@playwright/test'

export const workerOf = async (page: Page): Promise<Worker> => {
  const [worker] = page.context().serviceWorkers()
  return worker ?? page.context().waitForEvent('serviceworker')
}

/**
 * Pushes as a push service does, through the browser itself, until the worker's notification is up. Only then may
 * anybody ask for what is shown: asked in the middle, Chromium forgets a notification it wrote down and has not put
 * up yet.
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
