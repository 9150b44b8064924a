import type { getRentalUserDiscounts, validateRentalCoupon } from '#contract/calls/rentals/perks.ts'
import type { Implementations } from '#server/http/context.ts'
import type { RentalsService } from '../service.ts'

type Calls = typeof getRentalUserDiscounts | typeof validateRentalCoupon

const rental = (slug: string) => ({ applicable_type: 'rental', applicable_id: slug }) as const

export function rentalPerkRoutes({ deps: { perks, settings } }: RentalsService): Implementations<Calls> {
  const { offered, guesses } = perks.parts
  return {
    'get-rental-user-discounts': async ({ slug }, { caller, language }) => {
      const { cashback, own } = await offered.discounts(rental(slug), { ...caller, language })
      return {
        rental: {
          business: cashback && {
            rental_cashback_active: cashback.isActive,
            rental_cashback_redeem_percent: cashback.percent,
            rental_max_cashback_redeem_amount: cashback.most,
          },
          ...own,
        },
      }
    },
    'validate-rental-coupon': async ({ coupon: typed, subtotal, slug }, { caller, language, address }) => {
      await guesses.watch({ coupon: typed }, { ...caller, address })
      const of = slug === undefined ? ({ vertical: 'rentals' } as const) : rental(slug)
      const coupon = await offered.coupon(typed, subtotal, of, { ...caller, language })
      return { message: await settings.say(language, 'perk.couponApplied'), coupon }
    },
  }
}
