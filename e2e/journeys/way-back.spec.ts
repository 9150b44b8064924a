import { records, settled } from '../offline/device.ts'
import { rests } from '../support/rest.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('who comes by a link goes back to the page before, even of another tab', async ({ page, context }) => {
  await page.goto('/help-faq')
  await settled(page)
  await expect.poll(() => records(page, 'userNavigation')).toHaveLength(1)
  const tab = await context.newPage()
  await tab.goto('/search')
  await expect.poll(() => records(tab, 'userNavigation').then(([it]) => it?.visits)).toHaveLength(2)
  await tab.getByRole('button', { name: 'Back' }).click()
  await expect(tab).toHaveURL('/help-faq')
  await tab.getByRole('button', { name: 'Back' }).click()
  await expect(tab).toHaveURL('/')
})

test.describe('where nothing is', () => {
  test.use({ expectedNoise: /404/ })

  test('the way leads back to where one was', async ({ page }) => {
    await page.goto('/help-faq')
    await settled(page)
    await expect.poll(() => records(page, 'userNavigation')).toHaveLength(1)
    await page.goto('/nothing-is-here')
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL('/help-faq')
  })

  test('who was nowhere before finds the start alone', async ({ page }) => {
    await page.goto('/nothing-is-here')
    await settled(page)
    await expect(page.getByRole('link', { name: 'Go to home page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go back' })).toBeHidden()
  })
})

test('who goes on before a screen has faded in comes to where they tapped last', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(async () => {
    for (const path of ['/services', '/favourites', '/services', '/favourites']) {
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click()
      // Two frames are less than a screen needs to fade in.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  })
  await expect(page).toHaveURL('/favourites')
  // Skipped screens log nothing; all journeys watch the console.
  await rests(page)
})
