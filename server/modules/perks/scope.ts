import type { VerticalId } from '#contract/verticals.ts'
/** The purchase that a perk may be good for. */
export interface Bought {
  vertical: VerticalId
  listingId: number
  businessId: number | null
  currency: string
}

/** What a perk is good for; null: everything. */
interface Scope {
  vertical: VerticalId | null
  business_id: number | null
  listing_id: number | null
}

/** Whether a perk is good for a purchase. */
export function isGoodFor({ vertical, business_id, listing_id }: Scope, bought: Bought): boolean {
  return (
    (vertical === null || vertical === bought.vertical) &&
    (business_id === null || business_id === bought.businessId) &&
    (listing_id === null || listing_id === bought.listingId)
  )
}
