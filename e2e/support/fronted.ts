import { type Front, startFront } from './front.ts'
import { test as base } from './test.ts'

/** Journeys past something that may answer in the product's place, the worker's requests included. */
export const test = base.extend<{ front: Front }>({
  front: async ({ product }, use) => {
    const front = await startFront(() => new URL(product.url))
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
})
