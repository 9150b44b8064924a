import { expect, test } from 'vitest'
import { cleanHtml } from '#server/db/clean-html.ts'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { customers } from './customers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadPerks } from './load-perks.ts'

const server = testApp()
const load = async () => {
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  await loadPerks(deps)
}

test('the town’s people have perks to choose from at the checkout, and another start gives them nothing more', async () => {
  await load()
  await load()
  const { id } = await server.database.query
    .insertInto('listing')
    .values({
      ...{
        vertical: 'events',
        kind: '',
        slug: 'a-concert',
        title: 'A concert',
        content: cleanHtml(''),
        gallery: '[]',
      },
      ...{ cover_image: '/a', cover_color: '#aabbcc', pricing_type: '', currency: 'USD', rating_total: 0 },
      ...{ rating_count: 0, latitude: 0, longitude: 0, time_zone: 'UTC', address: '', land_mark: '' },
      ...{ is_active: true, created_at: server.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { applicable_type: 'event', applicable_id: id }
  const { token } = await logInByPhone(server, customers[0]?.phone ?? '', {})
  const ask = async (name: string, more: object = {}) =>
    (await server.call(name, { token, ...of, ...more })).body
  expect((await ask('cart/coupons', { total: 50 })).coupons).toMatchObject([
    { code: 'HARBOUR10', discount_type: 'PERCENTAGE', discount: 10, max_discount: 15, success: true },
    { code: 'LANTERN5', discount_type: 'AMOUNT', discount: 5, min_subtotal: 40, success: true },
  ])
  expect((await ask('cart/coupons', { total: 39.99 })).coupons).toMatchObject([
    { success: true },
    { success: false, refusal: { reason: 'minimum', message: 'This needs an order of $40.00 or more.' } },
  ])
  const { giftCards } = await ask('cart/gift-card')
  expect(giftCards).toMatchObject([{ code: '•••• AHAD', current_value: 25, refusal: null }])
  expect((await ask('cart/user-member-ships')).memberships).toMatchObject([
    { campaign_title: 'Harbour Circle', benefit_details: { discount_percent: 10, membership_amount: 60 } },
  ])
  expect(await ask('apply-coupon', { coupon: 'harbour10', subtotal: 50 })).toMatchObject({
    message: 'Coupon Applied',
  })
  expect(await ask('apply-coupon', { coupon: 'NOSUCH', subtotal: 50 })).toMatchObject({
    ...{ code: 'PERK_REFUSED', reason: 'unknown' },
  })
  expect(await ask('apply-gift-card', { gift_card: 'quay-2500-amirahad' })).toMatchObject({
    message: 'Gift Card Applied',
  })
  expect(await ask('apply-gift-card', { gift_card: 'QUAY1000NOAHWEBR' })).toMatchObject({ reason: 'unknown' })
  expect(await ask('apply-member-ships', { membership: 1 })).toMatchObject({ message: 'Membership Applied' })
  expect(await server.call('apply-coupon', { coupon: 'HARBOUR10', subtotal: 1 })).toMatchObject({
    ...{ status: 401, body: { code: 'NOTLOGGEDIN' } },
  })
})
