import { axeFindsNothing } from '../a11y/run-axe.ts'
import { chooseDays, launchFor3Days, openChange, takenByAnother } from '../support/changing.ts'
import { isHere, somebody } from '../support/people.ts'
import { open } from '../support/screens.ts'
import { expect, networkGone, test } from '../support/test.ts'

test('a day less: what it was and will be is said first, and it is done', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await launchFor3Days(product, me, 150)
  await isHere(page, me)
  const drawer = await openChange(page, reference)
  await expect(drawer.getByRole('button', { name: 'These are the dates you have' })).toBeDisabled()
  await axeFindsNothing(page)
  await chooseDays(drawer, 150, 152)
  await drawer.getByRole('button', { name: 'See what it comes to' }).click()
  await expect(drawer.getByText(/^You pay \$[\d.]+ less when you get there\.$/)).toBeVisible()
  await expect(drawer.getByText('Until now')).toBeVisible()
  await axeFindsNothing(page)
  await drawer.getByRole('button', { name: 'Choose other dates' }).click()
  await expect(drawer.getByRole('heading', { name: 'Change dates' })).toBeFocused()
  await expect(drawer.getByRole('heading', { name: 'Change dates' })).toBeInViewport({ ratio: 1 })
  await drawer.getByRole('button', { name: 'See what it comes to' }).click()
  await drawer.getByRole('button', { name: 'Change to these dates' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('2 days').first()).toBeVisible()
})

test('a day more is paid at the place', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await launchFor3Days(product, me, 165)
  await isHere(page, me)
  const drawer = await openChange(page, reference)
  await chooseDays(drawer, 164, 168)
  await drawer.getByRole('button', { name: 'See what it comes to' }).click()
  await expect(drawer.getByText(/^It costs \$[\d.]+ more\./)).toBeVisible()
  await axeFindsNothing(page)
  await drawer.getByRole('button', { name: /^Cash \/ Pay On Store/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('4 days').first()).toBeVisible()
})

test.describe('what others have', () => {
  test.use({ expectedNoise: /status of 409/ })

  test('is said with what is free instead, and nothing happens until then', async ({ page, product }) => {
    const me = await somebody(product)
    const reference = await launchFor3Days(product, me, 185)
    await isHere(page, me)
    const drawer = await openChange(page, reference)
    await chooseDays(drawer, 188, 191)
    await takenByAnother(product, 190, 193)
    await drawer.getByRole('button', { name: 'See what it comes to' }).click()
    const alert = drawer.getByRole('alert')
    await expect(alert).toContainText('not available for the chosen dates')
    await axeFindsNothing(page)
    await alert.getByRole('button').first().click()
    await drawer.getByRole('button', { name: 'See what it comes to' }).click()
    await expect(drawer.getByText('It costs the same.')).toBeVisible()
    await drawer.getByRole('button', { name: 'Change to these dates' }).click()
    await expect(drawer).toBeHidden()
  })

  test('is also said to who had seen what it costs', async ({ page, product }) => {
    const me = await somebody(product)
    const reference = await launchFor3Days(product, me, 205)
    await isHere(page, me)
    const drawer = await openChange(page, reference)
    await chooseDays(drawer, 210, 213)
    await drawer.getByRole('button', { name: 'See what it comes to' }).click()
    await expect(drawer.getByText('It costs the same.')).toBeVisible()
    await takenByAnother(product, 212, 214)
    await drawer.getByRole('button', { name: 'Change to these dates' }).click()
    await expect(drawer.getByRole('alert')).toContainText('not available for the chosen dates')
    await drawer.getByRole('button', { name: 'Choose other dates' }).click()
    await expect(drawer.getByRole('grid')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ expectedNoise: networkGone })

  test('it is said that it needs one, and nothing is sent', async ({ page, context, product }) => {
    const me = await somebody(product)
    const reference = await launchFor3Days(product, me, 225)
    await isHere(page, me)
    const drawer = await openChange(page, reference)
    await chooseDays(drawer, 225, 227)
    await context.setOffline(true)
    await expect(drawer.getByText('Changing dates needs the network.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'See what it comes to' })).toBeDisabled()
    await axeFindsNothing(page)
    await context.setOffline(false)
    await expect(drawer.getByRole('button', { name: 'See what it comes to' })).toBeEnabled()
  })
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('it reads from right to left, and axe finds nothing', async ({ page, product }) => {
    const me = await somebody(product)
    const reference = await launchFor3Days(product, me, 240)
    await isHere(page, me)
    await open(page, `/rentals/my-bookings/${reference}`)
    await page.getByRole('button', { name: 'إدارة الرحلة' }).click()
    await page.getByRole('button', { name: 'تغيير التواريخ' }).click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    await axeFindsNothing(page)
  })
})
