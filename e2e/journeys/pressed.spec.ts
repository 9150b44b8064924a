import type { Page, Route } from '@playwright/test'
import { builtFile } from '../support/built-file.ts'
import { isHere, somebody } from '../support/people.ts'
import { open, usable } from '../support/screens.ts'
import { rented } from '../support/stays.ts'
import { expect, test } from '../support/test.ts'

const MANAGE = 'src/core/booking/cancel/manage-drawer.tsx'
const CHANGE = 'src/verticals/rentals/change/stay-change.tsx'

// Files are held back here and not by the worker.
test.use({
  expectedNoise: /Failed to load resource|Missing chunk/,
})

/** Holds a file of the app back until it is let through. */
async function heldBack(page: Page, source: string): Promise<() => void> {
  let letThrough = () => {}
  const until = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**${builtFile(source)}*`, (route: Route) =>
    until.then(() => route.fallback()).catch(() => {}),
  )
  return letThrough
}

test('a button whose drawer is still on its way works until it is here', async ({ page, product }) => {
  const me = await somebody(product)
  const reference = await rented(product, me)
  await isHere(page, me)
  const letManage = await heldBack(page, MANAGE)
  const letDates = await heldBack(page, CHANGE)
  await open(page, `/rentals/my-bookings/${reference}`)
  const manage = page.getByRole('button', { name: 'Manage Trip' })
  await manage.click()
  await expect(manage).toHaveAttribute('aria-busy', 'true')
  letManage()
  const change = page.getByRole('button', { name: 'Change dates' })
  await expect(change).toBeVisible()
  await expect(manage).not.toHaveAttribute('aria-busy')

  // The sheet in which it was pressed stays until the dialog is there.
  await change.click()
  await expect(change).toHaveAttribute('aria-busy', 'true')
  letDates()
  await expect(page.getByRole('dialog', { name: 'Change dates' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a tap on a part of a painted page whose code is still on its way is done once it is here', async ({
  page,
}) => {
  const letThrough = await heldBack(page, 'src/core/listing/detail/further.tsx')
  await page.goto('/happenings/event/night-market-and-brass')
  await usable(page.getByRole('heading', { level: 1 }))
  await page.getByRole('button', { name: 'Ask the host' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
})

test('a drawer that cannot be had is said to be so where it was asked for, and comes when it is asked for again', async ({
  page,
  product,
}) => {
  const me = await somebody(product)
  const reference = await rented(product, me)
  await isHere(page, me)
  const parts = new RegExp([MANAGE, CHANGE].map(builtFile).join('|'))
  await open(page, `/rentals/my-bookings/${reference}`)
  const manage = page.getByRole('button', { name: 'Manage Trip' })
  const said = page.getByRole('alert').filter({ hasText: 'No answer came.' })
  await page.route(parts, (route) => route.abort())
  await manage.click()
  await expect(said).toBeVisible()
  await expect(manage).not.toHaveAttribute('aria-busy')
  await page.unroute(parts)
  await manage.click()
  await page.route(parts, (route) => route.abort())
  await page.getByRole('button', { name: 'Change dates' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Manage Trip' }).and(page.locator(':has([role=alert])')),
  ).toBeVisible()
  await page.unroute(parts)
  await page.getByRole('button', { name: 'Change dates' }).click()
  await expect(page.getByRole('dialog', { name: 'Change dates' })).toBeVisible()
})
