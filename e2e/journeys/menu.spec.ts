import { openMenu } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('the menu keeps the focus in and gives it back', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isInside = await menu.evaluate(
      (it) => it.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside, `after ${step + 1} tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
})

test('a tap beside the menu closes it, and so does a swipe towards its edge', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.mouse.click(380, 600)
  await expect(menu).toBeHidden()

  await openMenu(page)
  await menu.getByText('Guest').evaluate(async (it) => {
    const say = (type: string, clientX: number) =>
      it.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, clientX, clientY: 300 }),
      )
    // Synthetic pointers cannot be captured.
    HTMLElement.prototype.setPointerCapture = () => {}
    say('pointerdown', 300)
    for (const at of [280, 220, 150, 90]) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      say('pointermove', at)
    }
    say('pointerup', 90)
  })
  await expect(menu).toBeHidden()
})

test('an entry of the menu leads on, with the focus on what comes', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('link', { name: 'Help & FAQs' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Help and questions · Quayside')
})

test('light and dark can be chosen, and the choice is painted before anything is seen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await openMenu(page)
  await page.getByText('Dark', { exact: true }).click()
  const root = page.locator('html')
  await expect(root).toHaveClass(/\bdark\b/)
  await expect(root).toHaveCSS('color-scheme', 'dark')

  // Notes every background colour of the page from its first frame on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
      if (seen.length < 60) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.reload()
  await expect(root).toHaveClass(/\bdark\b/)
  await page.waitForFunction(() => Reflect.get(window, 'seen').length >= 60)
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'))
  expect([...new Set(seen)].filter((it) => it !== 'rgba(0, 0, 0, 0)')).toEqual(['rgb(17, 20, 19)'])
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#111413')
})
