import { expect, test } from '../support/test.ts'

test('what a painted screen needs comes with the app, not after it', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (it) => asked.add(new URL(it.url()).pathname))
  // The app never starts.
  await page.route('**/assets/react-*.js', () => {})
  for (const path of [
    '/',
    '/happenings/explore-events',
    '/rentals/vehicle/electric-launch-dormouse-no-licence-needed',
  ]) {
    asked.clear()
    await page.goto(path)
    const needed = await page.evaluate(() => document.documentElement.dataset.files?.split(' ') ?? [])
    expect(needed.length, path).toBeGreaterThan(2)
    await expect.poll(() => needed.filter((it) => !asked.has(it))).toEqual([])
  }
})
