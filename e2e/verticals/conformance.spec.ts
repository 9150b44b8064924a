import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { bookingStatus } from '#contract/status.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { ExplorePaths } from '#src/core/listing/paths.ts'
import { isFull } from '#tests/support/scope.ts'
import { sizes } from '../look/walk.ts'
import { call, isHere, townsman } from '../support/people.ts'
import { takesPictures } from '../support/scope.ts'
import { nothingLoads, open } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { textsIn } from '../support/texts.ts'
import { events } from './events.ts'
import { pictured, walks } from './pictured.ts'
import { rentals } from './rentals.ts'
import { services } from './services.ts'

const mineSchema = v.object({
  data: v.array(v.object({ unique_booking_id: v.string(), status: v.number() })),
})

for (const [at, it] of [events, rentals, services].entries()) {
  const { vertical } = it
  const detail = vertical.detail(it.kind).replace('$slug', it.slug)
  const { list, all = list }: ExplorePaths = vertical.explore(it.kind)
  const bookingAt = new RegExp(`${vertical.bookings.list}/[0-9A-Z]{26}$`)

  // Before a change lands, each vertical is walked through once, in English or in Arabic. The full tests take
  // all walks.
  for (const walk of isFull || takesPictures ? walks : walks.filter((_, which) => which === at % 2))
    test.describe(`${vertical.id}, ${walk.size}, ${walk.locale}`, { tag: '@conformance' }, () => {
      test.use({ locale: walk.locale, viewport: sizes[walk.size], reducedMotion: 'reduce' })

      test('from its home to a booking, which is cancelled, and to how another was; axe finds nothing on the way', async ({
        page,
        product,
      }) => {
        test.slow()
        const texts = textsIn(walk.locale)
        const button = (key: TextKey) => page.getByRole('button', { name: texts[key] })
        const look = pictured(page, walk)
        const me = await townsman(product, it.buyer)
        const mine = async () =>
          v.parse(mineSchema, await call(product, it.mine, { token: me.auth_token })).data
        const before = (await mine()).map((booking) => booking.unique_booking_id)
        const added = async () =>
          (await mine()).filter((booking) => !before.includes(booking.unique_booking_id))
        await isHere(page, me)

        await test.step('home, list and its own page', async () => {
          await open(page, vertical.path)
          // The list of today is skipped, because late in the evening it may be empty.
          const lists = page.locator(`main a[href^="${all}"]:not([href*="/filters"], [href*="day="])`)
          await lists.first().click()
          await expect(page).toHaveURL(new RegExp(all))
          await expect(page.getByRole('article').first()).toBeVisible()
          await open(page, `${all}?q=${encodeURIComponent(it.title)}`)
          await page.getByRole('article').locator(`a[href^="${detail}"]`).first().click()
          await expect(page.getByRole('heading', { level: 1, name: it.title })).toBeVisible()
          await it.begin?.({ page, button, look })
          await page.locator(`main a[href*="${it.chooseAt}"]`).click()
        })

        await test.step('choice, bill and payment', async () => {
          await nothingLoads(page)
          await it.choose({ page, button, look })
          await page.getByRole('timer').waitFor()
          await look(`${vertical.id}-summary`)
          await button('coupon.title').first().click()
          await page.getByRole('dialog').locator('li').first().waitFor()
          await look(`${vertical.id}-coupon`)
          await closeDialog(page)
          await page.locator('main button[aria-haspopup=dialog]').last().click()
          await page.getByRole('dialog').waitFor()
          await look(`${vertical.id}-bill`)
          await page.getByRole('dialog').locator('[data-first]').click()
          await page.locator('main section > button:not([aria-disabled])').first().waitFor()
          await look(`${vertical.id}-checkout`)
          await button('pay.venue').click()
          await expect(page).toHaveURL(bookingAt)
          expect(await added()).toMatchObject([{ status: bookingStatus.confirmed }])
        })

        await test.step('the booking, and its cancelling', async () => {
          await button(vertical.ticket).click()
          await page.getByRole('dialog').getByRole('img').first().waitFor()
          await look(`${vertical.id}-ticket`)
          await closeDialog(page)
          await look(`${vertical.id}-booking`)
          await button(it.manage).click()
          await button('cancel.action').waitFor()
          await look(`${vertical.id}-manage`)
          await it.change?.({ page, button, look })
          await button('cancel.action').click()
          await button('cancel.no').waitFor()
          await look(`${vertical.id}-cancel`)
          await button('cancel.yes').click()
          await expect(page.getByRole('dialog')).toBeHidden()
          for (const gone of [vertical.ticket, it.manage]) await expect(button(gone)).toBeHidden()
          expect(await added()).toMatchObject([{ status: bookingStatus.cancelled }])
        })

        if (!vertical.bookings.rate) return
        await test.step('how another one was', async () => {
          await open(page, '/my-bookings')
          const past = page.getByRole('region', { name: texts['bookings.past'] })
          await past.locator(`a[href^="${vertical.bookings.list}/"]`).first().click()
          await page.locator('main a[href*="/rate-booking/"]').click()
          const four = page.locator('form input[type=radio][value="4"]')
          const words = page.locator('form textarea')
          await four.first().waitFor()
          for (const part of await four.all()) await part.check()
          // A rating without words is not sent. Somebody who rated it before may have left some.
          for (const part of await words.all()) await part.fill('')
          await page.locator('form button[type=submit]').click()
          await expect(page.getByRole('alert')).toBeVisible()
          await look(`${vertical.id}-rate`)
          for (const part of await words.all()) await part.fill('Worth the ferry.')
          await page.locator('form button[type=submit]').click()
          await expect(page).toHaveURL(bookingAt)
          await page.locator('main a[href*="/rate-booking/"]').click()
          await expect(button('rating.update')).toBeVisible()
          for (const part of await four.all()) await expect(part).toBeChecked()
        })
      })
    })
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
