import type { Call } from '#contract/call.ts'
import type * as calls from '#contract/calls/purchases.ts'
import type { Implementations } from '#server/http/context.ts'
import { Refusal } from '#server/refusal.ts'
import type { SettingsService } from '../settings/service.ts'
import type { PurchasesService } from './service.ts'

type Calls = Extract<(typeof calls)[keyof typeof calls], Call>

export function purchaseCalls(
  purchases: PurchasesService,
  settings: SettingsService,
): Implementations<Calls> {
  const { goods, gifts } = purchases.perks.parts
  const said = async (
    { status, reference, paymentUrl }: Awaited<ReturnType<PurchasesService['begin']>>,
    language: string,
  ) => ({
    message: await settings.say(language, paymentUrl ? 'purchase.awaitsPayment' : 'purchase.done'),
    data: { status, unique_booking_id: reference, ...(paymentUrl && { payment_url: paymentUrl }) },
  })
  return {
    'get-wallet-funds': (_, { caller }) => purchases.walletMoney.funds(caller.accountId),
    'top-up-wallet': async ({ amount }, { caller: { accountId }, language, tx }) => {
      const offered = await purchases.walletMoney.offerTopUp(tx, accountId, { amount, language })
      return said(
        await purchases.begin(tx, accountId, offered, { mode: 'Online', total: undefined }),
        language,
      )
    },
    'withdraw-wallet': async ({ amount }, { caller, language, tx }) => ({
      refunds: await purchases.walletMoney.payOut(tx, caller.accountId, amount),
      message: await settings.say(language, 'payout.done'),
    }),
    'refund-purchase': async ({ purchase }, { caller, language, tx }) => {
      await purchases.refund(tx, caller.accountId, purchase)
      return { message: await settings.say(language, 'payout.done') }
    },
    'purchase-gift-card': async (asked, { caller: { accountId }, language, tx }) => {
      const { recipient_data: recipient, deliver_on: deliverOn } = asked
      const isGift = asked.recipient_type === 'gift'
      if (isGift && !recipient)
        throw new Refusal('VALIDATION', 'error.validation', {
          details: { fields: { recipient_data: 'A gift is for somebody' } },
        })
      if (isGift) await gifts.countMail(tx, accountId)
      const gift = isGift && recipient ? { recipient, deliverOn, language } : undefined
      const offered = await goods.gift_card.offer(tx, asked.gift_card, { language, gift })
      return said(
        await purchases.begin(tx, accountId, offered, { mode: 'Online', total: asked.total }),
        language,
      )
    },
    'purchase-membership': async ({ selected_campaign, method, total }, { caller, language, tx }) => {
      const offered = await goods.membership.offer(tx, selected_campaign, language)
      const mode = method === 'WALLET' ? 'WALLET' : 'Online'
      return said(await purchases.begin(tx, caller.accountId, offered, { mode, total }), language)
    },
  }
}
