import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface Fixtures {
  /** What may appear in the console of this test; anything else fails it. */
  expectedNoise: RegExp | undefined
  quiet: undefined
}

/** What the page's own policy had to stop is never to be expected. */
const violation = /Content Security Policy/

/** What Playwright itself says where it keeps the worker away. */
const withoutWorker = /Service Worker registration blocked/

/** A picture that is still to be drawn when many are asked for comes a moment later; the browser reports each such answer. */
const isStillDrawn = (it: ConsoleMessage) =>
  /status of 503/.test(it.text()) && /^\/(tiles|img)\//.test(new URL(it.location().url).pathname)

/** What the browser itself says when a network goes, of a page's requests and of the worker's own script. */
export const networkGone =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script/

/**
 * Whoever needs the service worker says so. It brings the whole build to each new device, which is a third of the
 * work of a test that is about something else.
 */
export const withWorker = { serviceWorkers: 'allow' } as const

/** For journeys on which the network goes. */
export const withoutNetwork = { expectedNoise: networkGone, ...withWorker }

/** The product alone, for what needs no browser. */
export const served = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
})

export const test = served.extend<Fixtures>({
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const said: string[] = []
      context.on('console', (it) => {
        const isLoud = ['error', 'warning'].includes(it.type())
        if (isLoud && !withoutWorker.test(it.text()) && !isStillDrawn(it)) said.push(it.text())
      })
      context.on('weberror', (it) => said.push(String(it.error())))
      await use(undefined)
      expect(said.filter((text) => violation.test(text) || !expectedNoise?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
