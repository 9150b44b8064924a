import { accountTexts } from './account/texts.ts'
import { areaTexts } from './areas/texts.ts'
import { bookingTexts } from './bookings/texts.ts'
import { checkoutTexts } from './checkout/texts.ts'
import { exploreTexts } from './explore/texts.ts'
import { inquiryTexts } from './inquiries/texts.ts'
import { listingTexts } from './listing/texts.ts'
import { perkTexts } from './perks/texts.ts'
import { verticalTexts } from './vertical-texts.ts'

/** The packs that come with the code of some screens alone, by their folder: each vertical's, and a topic's. */
export const ownTexts = {
  ...verticalTexts,
  account: accountTexts,
  areas: areaTexts,
  bookings: bookingTexts,
  checkout: checkoutTexts,
  explore: exploreTexts,
  inquiries: inquiryTexts,
  listing: listingTexts,
  perks: perkTexts,
}

type Texts = (typeof ownTexts)[keyof typeof ownTexts]
type KeysOf<English> = English extends unknown ? keyof English : never

/** A text of one of them. */
export type OwnTextKey = KeysOf<Texts['en']>
