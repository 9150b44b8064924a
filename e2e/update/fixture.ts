import { test as base, expect } from '../support/test.ts'
import { type Publisher, startPublisher, type Version } from '../support/versions.ts'

/** Tests of updates publish versions of their own, and use no product of other tests. */
export const test = base.extend<
  { publisher: Publisher; now: Version; newer: Version },
  { publishing: Publisher }
>({
  // A test begins with the version that was published last, because going back to the first would start a
  // server.
  now: async ({ publisher }, use) => use(publisher.published),
  newer: async ({ now }, use) => use(now === 'a' ? 'b' : 'a'),
  publishing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const publisher = await startPublisher()
      await use(publisher)
      await publisher.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  publisher: async ({ publishing }, use) => {
    publishing.front.instead = () => undefined
    await use(publishing)
  },
  baseURL: async ({ publishing }, use) => use(publishing.front.url),
})

export { expect }
