import { accountTexts } from './account/texts.ts'
import { addonTexts } from './addons/texts.ts'
import { areaTexts } from './areas/texts.ts'
import { bookingTexts } from './bookings/texts.ts'
import { checkoutTexts } from './checkout/texts.ts'
import { depositTexts } from './deposit/texts.ts'
import { exploreTexts } from './explore/texts.ts'
import { handoverTexts } from './handover/texts.ts'
import { hoursTexts } from './hours/texts.ts'
import { inquiryTexts } from './inquiries/texts.ts'
import { listingTexts } from './listing/texts.ts'
import { perkTexts } from './perks/texts.ts'
import { proposalTexts } from './proposals/texts.ts'
import { slotTexts } from './slots/texts.ts'
import { verticalTexts } from './vertical-texts.ts'
import { waitingTexts } from './waiting/texts.ts'
import { walletTexts } from './wallet/texts.ts'

/** The packs that come with the code of some screens alone, by their folder: each vertical's, and a topic's. */
export const ownTexts = {
  ...verticalTexts,
  account: accountTexts,
  addons: addonTexts,
  areas: areaTexts,
  bookings: bookingTexts,
  checkout: checkoutTexts,
  deposit: depositTexts,
  explore: exploreTexts,
  handover: handoverTexts,
  hours: hoursTexts,
  inquiries: inquiryTexts,
  listing: listingTexts,
  perks: perkTexts,
  proposals: proposalTexts,
  slots: slotTexts,
  waiting: waitingTexts,
  wallet: walletTexts,
}

type Texts = (typeof ownTexts)[keyof typeof ownTexts]
type KeysOf<English> = English extends unknown ? keyof English : never

/** A text of one of them. */
export type OwnTextKey = KeysOf<Texts['en']>
