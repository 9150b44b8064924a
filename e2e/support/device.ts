import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { test as base, withWorker } from './test.ts'

/** A browser with a profile of its own, which can be opened again however it ended. */
interface Device {
  readonly profile: string
  open(options?: Pick<BrowserContextOptions, 'serviceWorkers'>): Promise<BrowserContext>
  /** Kills the browser, like a phone without power. */
  kill(): Promise<void>
}

export const test = base.extend<{ device: Device }>({
  device: async ({ launchOptions, baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'quayside-profile-'))
    let last: BrowserContext | undefined
    await use({
      profile,
      async open(more = {}) {
        const options = {
          ...launchOptions,
          ...(baseURL ? { baseURL } : {}),
          locale: 'en-GB',
          ...withWorker,
          ...more,
        }
        last = await chromium.launchPersistentContext(profile, options)
        return last
      },
      async kill() {
        // Chromium's lock names the process of the profile: 'machine-1234'.
        const owner = await readlink(join(profile, 'SingletonLock'))
        const gone = last?.waitForEvent('close')
        process.kill(Number(owner.slice(owner.lastIndexOf('-') + 1)), 'SIGKILL')
        await gone
        for (const name of await readdir(profile)) {
          if (name.startsWith('Singleton')) await rm(join(profile, name))
        }
      },
    })
    await last?.close()
    await rm(profile, { recursive: true, force: true })
  },
})

/** The page with which the browser opens. */
export const firstPage = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? context.newPage()
