import { then } from '../support/days.ts'
import { expect, networkGone, test } from '../support/test.ts'
import { records, visit } from './device.ts'

test.use({ expectedNoise: networkGone })

test('without a network what was found for dates is there with its age; for others it is said', async ({
  page,
  context,
}) => {
  const [seen, unseen] = [`/rentals/vehicle?${then(3)}`, `/rentals/vehicle?${then(4)}`]
  await visit(page, seen)
  const first = page.getByRole('article').first()
  await expect(first).toContainText('for 2 days')
  const isKept = async () =>
    (await records(page, 'query')).some((it) => /"explore".*"from"/.test(String(it.key)))
  await expect.poll(isKept).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(first).toContainText('for 2 days')
  await expect(page.getByText(/^Offline\. This is from/)).toBeVisible()
  await page.goto(unseen)
  await expect(page.getByText('This page was not loaded before.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)

  await context.setOffline(false)
  await expect(first).toContainText('for 2 days', { timeout: 20_000 })
})
