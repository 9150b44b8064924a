import { test as base, expect } from '../support/test.ts'
import { type Publisher, startPublisher, type Version } from '../support/versions.ts'

/** Tests of an update publish versions of their own; the product of the other tests is not theirs. */
export const test = base.extend<
  { publisher: Publisher; now: Version; newer: Version },
  { publishing: Publisher }
>({
  // Whichever was published last is what a test begins with: going back to the first one would start a server.
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
