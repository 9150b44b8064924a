import type { VerticalId } from '#contract/verticals.ts'
import { type Customer, INES, LUCIA, MATEO, NOAH } from './customers.ts'

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

/** A gift card from one of the town's people, whose code and PIN are mailed. */
interface Gift {
  giver: Customer['phone']
  cents: number
  /** For how long it is good. */
  days: number
  recipient: { name: string; email: string; message: string }
}

/** Whoever tries the town: the mails to them lie in the outbox, for the first who redeems each. */
const you = { name: 'You', email: 'you@selmara.example' }

/** The gifts that are on their way, one a giver. The one that ends soon shows what is said of that. */
export const giftsOnTheirWay: readonly Gift[] = [
  {
    ...{ giver: NOAH, cents: 3_000, days: 365 },
    recipient: {
      name: 'Amira',
      email: 'amira@selmara.example',
      message: 'Thanks for the harbour tour. The next one is on me!',
    },
  },
  {
    ...{ giver: LUCIA, cents: 2_000, days: 365 },
    recipient: { ...you, message: 'Welcome to Selmara! Your first evening is on me.' },
  },
  {
    ...{ giver: INES, cents: 1_500, days: 365 },
    recipient: { ...you, message: 'For a ride along the coast.' },
  },
  {
    ...{ giver: MATEO, cents: 1_000, days: 6 },
    recipient: { ...you, message: 'Be quick: the season is nearly over.' },
  },
]

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
