import { expect, type Page } from '@playwright/test'
import { laterParts } from '../offline/device.ts'
import { rests } from '../support/rest.ts'

/** The version that the page runs. */
export const versionOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'version'))

/** Opens the app and waits until its worker controls it and has everything. */
export async function openInstalled(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Waits until a version runs on the home screen with all files of the first screen, after which the server
 * may be replaced.
 */
export async function runs(page: Page, version: string): Promise<void> {
  await page.waitForFunction((wanted) => Reflect.get(globalThis, 'version') === wanted, version)
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-frame'))
  await page.locator('main article').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Makes the browser look for a newer worker, as it does by itself when a page is opened. */
export const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })

export const readyBar = (page: Page) => page.getByText('A new version is ready.')

/** Waits until a newer worker is installed and waits. */
export async function newerWaits(page: Page): Promise<void> {
  await lookForNewer(page)
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(waits, { timeout: 30_000 }).toBe(true)
}

/** Adds a field with something in it, as on a screen with an unfinished form. */
export const enterSomething = (page: Page) =>
  page.evaluate(() => {
    const form = document.createElement('form')
    const field = document.createElement('input')
    form.append(field)
    document.querySelector('main')?.append(form)
    field.value = 'half a sen'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const leaveTheForm = (page: Page) => page.evaluate(() => document.querySelector('main form')?.remove())

/** Counts how often the page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}

/** Deletes the files that the device stored in advance, as if it had never been idle. */
export const forgetChunks = (page: Page) => page.evaluate(() => caches.delete('chunks'))

/** Checks that the version stays after the page has come to rest: for what must not happen. */
export async function stays(page: Page, version: string): Promise<void> {
  await rests(page)
  expect(await versionOf(page)).toBe(version)
}

/** Stores chunks of earlier versions, as if they had been loaded some days ago. */
export const keepOldChunks = (page: Page, all: { path: string; count: number; days: number }[]) =>
  page.evaluate(async (all) => {
    const cache = await caches.open('chunks')
    for (const { path, count, days } of all) {
      const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toUTCString()
      const headers = { 'content-type': 'text/javascript', date }
      for (let n = 0; n < count; n++) await cache.put(`${path}${n}.js`, new Response('', { headers }))
    }
  }, all)

/** The chunks on the device that are not part of the server's current version. */
export async function oldChunks(page: Page): Promise<string[]> {
  const now = await laterParts(page)
  const kept = await page.evaluate(async () =>
    (await (await caches.open('chunks')).keys()).map((it) => it.url),
  )
  return kept.map((url) => new URL(url).pathname).filter((path) => !now.includes(path))
}
