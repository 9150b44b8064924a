import type { Page } from '@playwright/test'
import { booked } from '../support/bookings.ts'
import { call, isHere, somebody } from '../support/people.ts'
import { playSubscribing, pushDevices, pusher } from '../support/pushing.ts'
import { open } from '../support/screens.ts'
import { expect, test, withoutNetwork } from '../support/test.ts'
import { openInstalled } from '../update/app.ts'

test.use({ ...withoutNetwork, permissions: ['notifications'] })

const bell = (page: Page, unread: number) =>
  page.getByRole('link', { name: unread === 0 ? /^Notices$/ : `Notices, ${unread} unread` })

test('what is told is counted on the bell, leads to the booking, and is read then', async ({
  page,
  product,
}) => {
  const amira = await somebody(product)
  const reference = await booked(product, amira.auth_token)
  await booked(product, amira.auth_token)
  await isHere(page, amira)
  // The system draws the badge on the app's icon, so the calls for it are recorded.
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => void sessionStorage.setItem('badge', String(count))
    navigator.clearAppBadge = async () => sessionStorage.removeItem('badge')
  })
  const badge = () => page.evaluate(() => sessionStorage.getItem('badge'))
  await open(page, '/')
  await expect(bell(page, 2)).toBeVisible()
  await expect.poll(badge).toBe('2')
  await bell(page, 2).click()
  const list = page.getByRole('region', { name: 'Today' })
  await expect(list.getByRole('link')).toHaveCount(2)
  await list.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`/happenings/my-bookings/${reference}$`))
  await page.goBack()
  await expect(list.getByText('Unread:')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(list.getByText('Unread:')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark all read' })).toBeHidden()
  await open(page, '/')
  await expect(bell(page, 0)).toBeVisible()
  await expect.poll(badge).toBe(null)
})

test('what is read without a network stays read, and the server hears of it', async ({
  page,
  context,
  product,
}) => {
  const amira = await somebody(product)
  await booked(product, amira.auth_token)
  await isHere(page, amira)
  await openInstalled(page, '/notifications')
  await expect(page.getByText('Unread:')).toHaveCount(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(page.getByText('Unread:')).toHaveCount(0)
  await expect(page.getByText(/one thing waits to be sent/i)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/one thing waits to be sent/i)).toBeHidden()
  const unread = async () => (await call(product, 'get-notifications', { token: amira.auth_token })).unread
  await expect.poll(unread).toBe(0)
})

test('a push that comes while the app is open is counted there', async ({ page, product }) => {
  const amira = await somebody(product)
  await isHere(page, amira)
  await openInstalled(page, '/')
  await expect(bell(page, 0)).toBeVisible()
  const push = await pusher(page, product.url)
  await booked(product, amira.auth_token)
  await push(JSON.stringify({ title: 'Booking confirmed', path: '/notifications', tag: 'n1', unread: 1 }))
  await expect(bell(page, 1)).toBeVisible()
})

test('after a booking it asks in its own words, and is taken at its word for as long as the browser lets it', async ({
  page,
  context,
  product,
}) => {
  const amira = await somebody(product)
  const reference = await booked(product, amira.auth_token)
  await playSubscribing(page)
  await isHere(page, amira)
  await openInstalled(page, `/happenings/my-bookings/${reference}`)
  const asked = page.getByRole('region', { name: 'Get reminders and updates?' })
  await asked.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByText('Done. We will tell you on this device.')).toBeVisible()
  expect(await pushDevices(product, amira.auth_token)).toMatchObject([
    { service: 'notification', device_type: 'web' },
  ])

  const endpoint = () => page.evaluate(() => localStorage.getItem('push'))
  const first = await endpoint()
  // The next page finds no subscription and makes another, and the server forgets the first.
  await page.reload()
  await expect.poll(endpoint).not.toBe(first)
  expect(await pushDevices(product, amira.auth_token)).toHaveLength(1)
  await context.clearPermissions()
  await page.reload()
  await expect.poll(() => pushDevices(product, amira.auth_token)).toEqual([])
  expect(await endpoint()).toBeNull()
})

test('who says not now is not asked again, and finds the switch in the profile', async ({
  page,
  product,
}) => {
  const amira = await somebody(product)
  const reference = await booked(product, amira.auth_token)
  await playSubscribing(page)
  await isHere(page, amira)
  await openInstalled(page, `/happenings/my-bookings/${reference}`)
  const asked = page.getByRole('region', { name: 'Get reminders and updates?' })
  await asked.getByRole('button', { name: 'Not now' }).click()
  await expect(asked).toBeHidden()
  await open(page, `/happenings/my-bookings/${reference}`)
  await expect(asked).toBeHidden()
  await open(page, '/profile')
  await page.getByText('Show messages on this device').click()
  await expect(page.getByRole('switch', { name: 'Show messages on this device' })).toBeChecked()
  await page.getByText('Show messages on this device').click()
  await expect(page.getByRole('switch', { name: 'Show messages on this device' })).not.toBeChecked()
  await expect.poll(() => pushDevices(product, amira.auth_token)).toEqual([])
})
