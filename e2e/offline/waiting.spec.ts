import { rests } from '../support/rest.ts'
import { expect, test, withoutNetwork, withWorker } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'
import { leaveWaiting, records, settled } from './device.ts'

test.describe('what waits to be sent', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await settled(page)
  })

  test('is counted, told in words, and discarded only when asked twice', async ({ page }) => {
    await leaveWaiting(page, 'a')
    await leaveWaiting(page, 'b', { position: 2, refusal: 'That session has ended.' })
    await page.reload()
    await page.getByRole('button', { name: 'See' }).click()
    const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' })
    await expect(sheet.getByText('Log out another device')).toHaveCount(2)
    await expect(sheet.getByText('Log in, and all of this is sent.')).toBeVisible()
    const refused = sheet.getByRole('listitem').filter({ hasText: 'That session has ended.' })
    await refused.getByRole('button', { name: 'Discard' }).click()
    await expect(refused).toBeVisible()
    await refused.getByRole('button', { name: 'Discard for good' }).click()
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    expect((await records(page, 'outbox')).map((it) => it.key)).toEqual(['a'])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'See' })).toBeFocused()
  })

  test('is kept when this version does not know it, and holds up nothing', async ({ page }) => {
    await leaveWaiting(page, 'a', { call: 'fly-to-the-moon' })
    await leaveWaiting(page, 'b', { position: 2 })
    await page.reload()
    // The notice comes once the second one was tried too, which needs a login.
    await expect(page.getByText('Two things wait to be sent.')).toBeVisible()
    await page.getByRole('button', { name: 'See' }).click()
    await expect(page.getByText('Something from another version of this app')).toBeVisible()
    expect((await records(page, 'outbox')).map((it) => it.key)).toEqual(['a', 'b'])
  })

  test('is the same in every tab', async ({ page, context }) => {
    await leaveWaiting(page, 'a')
    await page.reload()
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByText('One thing waits to be sent.')).toBeVisible()
    await page.getByRole('button', { name: 'See' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Discard for good' }).click()
    await expect(other.getByText('One thing waits to be sent.')).toBeHidden()
  })

  test('is told when the browser lost it, once', async ({ page, context, product }) => {
    await leaveWaiting(page, 'a')
    const debug = await context.newCDPSession(page)
    await page.goto('about:blank')
    await debug.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' })
    await page.goto('/')
    await expect(page.getByText('One thing was lost by this device before being sent.')).toBeVisible()
    await page.getByRole('button', { name: 'See' }).click()
    await expect(page.getByRole('dialog')).toContainText('Log out another device')
    await page.getByRole('button', { name: 'Understood' }).click()
    await page.reload()
    await settled(page)
    await rests(page)
    await expect(page.getByText('lost by this device')).toBeHidden()
  })
})

test.describe('without a network', () => {
  test.use(withoutNetwork)

  test('the bar says how much waits', async ({ page, context }) => {
    await page.goto('/')
    await settled(page)
    await leaveWaiting(page, 'a')
    await leaveWaiting(page, 'b', { position: 2 })
    await page.reload()
    await expect(page.getByText('Two things wait to be sent.')).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^You’re offline\. Updated .*, two things wait to be sent\.$/)).toBeVisible()
  })
})

test.describe('beside its worker', () => {
  test.use(withWorker)

  test('what waits is sent by the open page when the worker hears that the network is back', async ({
    page,
    product,
  }) => {
    await openInstalled(page, '/')
    await settled(page)
    // The page has tried to send before this entry was there.
    await leaveWaiting(page, 'a')
    await expect(page.getByText('One thing waits to be sent.')).toBeHidden()
    const debug = await page.context().newCDPSession(page)
    const found = new Promise<string>((resolve) => {
      debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId)
      })
    })
    await debug.send('ServiceWorker.enable')
    const registrationId = await found
    const sync = { origin: product.url, registrationId, lastChance: false }
    await debug.send('ServiceWorker.dispatchSyncEvent', { ...sync, tag: 'another' })
    await rests(page)
    await expect(page.getByText('One thing waits to be sent.')).toBeHidden()
    await debug.send('ServiceWorker.dispatchSyncEvent', { ...sync, tag: 'outbox' })
    // Nobody is logged in, so the entry is held back, and the page says so.
    await expect(page.getByText('One thing waits to be sent.')).toBeVisible()
  })
})
