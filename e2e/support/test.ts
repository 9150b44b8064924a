import { test as base, type ConsoleMessage, expect } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface Fixtures {
  /** The messages that the console of this test may show; any other fails it. */
  expectedNoise: RegExp | undefined
  quiet: undefined
}

/** Violations of the page's content security policy always fail a test. */
const violation = /Content Security Policy/

/** Playwright's own message where it blocks the worker. */
const withoutWorker = /Service Worker registration blocked/

/**
 * Whether a message reports a picture that was still being drawn. When many are asked for, the server answers
 * 503 for those, and they load a moment later.
 */
const isStillDrawn = (it: ConsoleMessage) =>
  /status of 503/.test(it.text()) && /^\/(tiles|img)\//.test(new URL(it.location().url).pathname)

/** The browser's messages when a network goes, for requests of the page and for the worker's script. */
export const networkGone =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script/

/**
 * Allows the service worker, which tests must ask for: it loads the whole build on each new device, a third
 * of the work of a test about something else.
 */
export const withWorker = { serviceWorkers: 'allow' } as const

/** The options of journeys in which the network goes. */
export const withoutNetwork = { expectedNoise: networkGone, ...withWorker }

/** A test with the product, without a browser. */
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
