import { test as base, expect } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface Fixtures {
  /** What may appear in the console of this test; anything else fails it. */
  expectedNoise: RegExp | undefined
  quiet: undefined
}

/** What the page's own policy had to stop is never to be expected. */
const violation = /Content Security Policy/

/** What the browser itself says when a network goes, of a page's requests and of the worker's own script. */
export const networkGone =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script/

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [undefined, { option: true }],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const said: string[] = []
      context.on('console', (it) => {
        if (['error', 'warning'].includes(it.type())) said.push(it.text())
      })
      context.on('weberror', (it) => said.push(String(it.error())))
      await use(undefined)
      expect(said.filter((text) => violation.test(text) || !expectedNoise?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
