import { defineConfig } from '@playwright/test'

/** What Playwright turns off by itself: Chromium heeds the last such list alone. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Pages of the browser's own, loaded for every new window though nobody sees them: a quarter of all the work. */
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Journeys that mostly wait, for a time limit or for a server to start: they run beside those that keep both cores busy. */
const patient = ['**/update/*.spec.ts', '**/offline/network.spec.ts', '**/journeys/server-restart.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/setup-template.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  projects: [
    { name: 'busy', testIgnore: patient, workers: 2 },
    // One that replaces its server three times took over two minutes beside two others on a slow machine.
    { name: 'patient', testMatch: patient, workers: 1, timeout: 300_000, use: { serviceWorkers: 'allow' } },
  ],
  // Ends what hangs: what a person waits for has a time of its own. With a server of its own a test took 66 s on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    viewport: { width: 390, height: 844 },
    // See `withWorker` in e2e/support/test.ts.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...offByPlaywright, ...ownPages].join(',')}`,
      ],
    },
  },
})
