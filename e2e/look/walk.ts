import type { Page } from '@playwright/test'
import { isHere, somebody } from '../support/people.ts'
import { test as base } from '../support/test.ts'

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

/** The way in which a walk looks at the screens. */
export interface Walker {
  readonly size: keyof typeof sizes
  readonly locale: 'en-GB' | 'ar' | 'es'
  readonly isKnown: boolean
}

/**
 * A test whose walk opens all screens in one window, because most of the time of a first visit is for things
 * that load once.
 */
export const test = base.extend<{ walker: Walker }, { windowOf: (walker: Walker) => Promise<Page> }>({
  walker: [{ size: 'phone', locale: 'en-GB', isKnown: false }, { option: true }],
  windowOf: [
    async ({ browser, product }, use, { project }) => {
      const windows = new Map<string, Promise<Page>>()
      const openFor = async ({ size, locale, isKnown }: Walker) => {
        const context = await browser.newContext({
          baseURL: product.url,
          viewport: sizes[size],
          locale,
          timezoneId: project.use.timezoneId ?? 'UTC',
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        if (isKnown) await isHere(page, await somebody(product))
        return page
      }
      await use((walker) => {
        const key = JSON.stringify(walker)
        const window = windows.get(key) ?? openFor(walker)
        windows.set(key, window)
        return window
      })
      for (const window of windows.values()) await (await window).context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ windowOf, walker }, use) => use(await windowOf(walker)),
  context: async ({ page }, use) => use(page.context()),
})
