import { type Front, startFront } from './front.ts'
import { test as base } from './test.ts'

/** A test with a front, which may answer in place of the product, also to the worker. */
export const test = base.extend<{ front: Front }>({
  front: async ({ product }, use) => {
    const front = await startFront(() => new URL(product.url))
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
})
