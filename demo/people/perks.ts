import type { VerticalId } from '#contract/verticals.ts'
import type { Customer } from './customers.ts'

/** A coupon that everybody in the town may use. */
export interface TownCoupon {
  code: string
  descriptions: { en: string; ar: string; es: string }
  percent?: string
  cents?: number
  mostCents?: number
  fromCents?: number
  perPerson?: number
  vertical?: VerticalId
}

/** The coupons of the town, valid from the first day on. */
export const coupons: readonly TownCoupon[] = [
  {
    code: 'HARBOUR10',
    descriptions: {
      en: '10% off, at most $15.00',
      ar: 'خصم 10٪ بحد أقصى 15.00 دولارًا',
      es: '10 % de descuento, 15,00 $ como máximo',
    },
    percent: '10',
    mostCents: 1_500,
  },
  {
    code: 'LANTERN5',
    descriptions: {
      en: '$5.00 off events from $40.00, once',
      ar: 'خصم 5.00 دولارات على الفعاليات من 40.00 دولارًا، مرة واحدة',
      es: '5,00 $ menos en eventos desde 40,00 $, una vez',
    },
    cents: 500,
    fromCents: 4_000,
    perPerson: 1,
    vertical: 'events',
  },
]

/** The perks of a person beside the wallet. Cashback and points are with each business that gives them. */
export interface PersonsPerks {
  cashbackCents?: number
  bonusCents?: number
  giftCards?: readonly { code: string; cents: number }[]
  isMember?: boolean
}

/** A gift that is on its way: its giver and its recipient. */
export const giftOnItsWay = {
  giver: '+12025550167',
  cents: 3_000,
  recipient: {
    name: 'Amira',
    email: 'amira@selmara.example',
    message: 'Thanks for the harbour tour. The next one is on me!',
  },
} as const

/** Perks by phone number. */
export const personsPerks: Readonly<Record<Customer['phone'], PersonsPerks>> = {
  '+12025550142': {
    cashbackCents: 1_250,
    bonusCents: 800,
    giftCards: [{ code: 'QUAY2500AMIRAHAD', cents: 2_500 }],
    isMember: true,
  },
  '+12025550167': { cashbackCents: 400, giftCards: [{ code: 'QUAY1000NOAHWEBR', cents: 1_000 }] },
}
