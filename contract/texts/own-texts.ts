import { areaTexts } from './areas/texts.ts'
import { inquiryTexts } from './inquiries/texts.ts'
import { listingTexts } from './listing/texts.ts'
import { perkTexts } from './perks/texts.ts'
import { verticalTexts } from './vertical-texts.ts'

/** The packs that come with the code of some screens alone, by their folder: each vertical's, and a topic's. */
export const ownTexts = {
  ...verticalTexts,
  areas: areaTexts,
  inquiries: inquiryTexts,
  listing: listingTexts,
  perks: perkTexts,
}

type Texts = (typeof ownTexts)[keyof typeof ownTexts]
type KeysOf<English> = English extends unknown ? keyof English : never

/** A text of one of them. */
export type OwnTextKey = KeysOf<Texts['en']>
