import { button, choose, EVENT } from '../support/checkout.ts'
import { open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

test('what another tab chooses is here at once, with what it costs', async ({ page, context }) => {
  await choose(page)
  const other = await context.newPage()
  await open(other, `${EVENT}/tickets`)
  await expect(other.getByText('$36.00')).toBeVisible()
  await button(other, 'One more Standard').click()
  await expect(page.getByText('$54.00').first()).toBeVisible()
  await button(page, /See the bill$/).click()
  await expect(page.getByRole('dialog').getByText('3 tickets')).toBeVisible()
})

test('a page that comes back from the browser’s memory shows what the device has by now', async ({
  page,
}) => {
  await choose(page)
  // A page hears of changes in another tab only once it has opened its database.
  await page.evaluate(async () => {
    const open = indexedDB.open('appState')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const writing = open.result.transaction('cartTicket', 'readwrite')
    writing.objectStore('cartTicket').clear()
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    open.result.close()
  })
  await expect(page.getByText('$36.00').first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('heading', { name: 'Nothing chosen yet' })).toBeVisible()
})
