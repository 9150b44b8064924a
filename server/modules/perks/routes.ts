import type { Call } from '#contract/call.ts'
import type * as checkout from '#contract/calls/checkout-perks.ts'
import type * as giftCards from '#contract/calls/gift-cards.ts'
import type { Implementations } from '#server/http/context.ts'
import type { PerksService } from './service.ts'

type Calls = Extract<
  (typeof checkout)[keyof typeof checkout] | (typeof giftCards)[keyof typeof giftCards],
  Call
>

/**
 * The listing that a call names, where it may do without one. With only half of its name given it counts as
 * none.
 */
function whole<T extends string, I>({ type, id }: { type: T | undefined; id: I | undefined }) {
  return type === undefined || id === undefined ? undefined : { applicable_type: type, applicable_id: id }
}

export function perkCalls({ parts, deps }: PerksService): Implementations<Calls> {
  const { offered, guesses, redemption } = parts
  const said = (
    language: string,
    text: `perk.${'coupon' | 'card' | 'member'}Applied` | 'perk.cardRedeemed',
  ) => deps.settings.say(language, text)
  return {
    'cart/coupons': async ({ total, ...of }, { caller, language }) => ({
      coupons: await offered.coupons(of, total, language, caller?.accountId),
    }),
    'apply-coupon': async (asked, { caller, language, address }) => {
      await guesses.watch({ coupon: asked.coupon }, { ...caller, address })
      const of = whole({ type: asked.applicable_type, id: asked.applicable_id })
      const who = { ...caller, language }
      const coupon = await offered.coupon(asked.coupon, asked.subtotal, of, who)
      return { message: await said(language, 'perk.couponApplied'), coupon }
    },
    'cart/gift-card': async (of, { caller, language }) => ({
      giftCards: await offered.giftCards(of, { ...caller, language }),
    }),
    'apply-gift-card': async ({ gift_card, ...of }, { caller, language, address }) => {
      await guesses.watch({ gift_card }, { ...caller, address })
      const giftCard = await offered.giftCard(gift_card, of, { ...caller, language })
      return { message: await said(language, 'perk.cardApplied'), giftCard }
    },
    'redeem-gift-card': async (typed, { caller, language, address, log, tx }) => {
      const { gift_card_code: code, gift_card_pin: pin } = typed
      const { amount } = await redemption.redeem({ code, pin }, { ...caller, address, log }, tx)
      return { message: await said(language, 'perk.cardRedeemed'), amount }
    },
    'cart/user-member-ships': async (of, { caller, language }) => ({
      memberships: await offered.memberships(of, { ...caller, language }),
    }),
    'apply-member-ships': async ({ membership: id, ...of }, { caller, language }) => {
      const membership = await offered.membership(id, of, { ...caller, language })
      return { message: await said(language, 'perk.memberApplied'), membership }
    },
  }
}
