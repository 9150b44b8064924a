import * as v from 'valibot'
import {
  propertiesInfoSchema,
  rentalKinds,
  rentalTermsSchema,
  vehicleInfoSchema,
} from '#contract/entities/rental.ts'
import { rentalPricing } from '#contract/rental/pricing.ts'
import { amount, arrivalEntry, listingEntries, maybe, ownerRow } from '#server/modules/imports/listing-row.ts'

/**
 * The schema of a rental in an import file, described for people in docs/import.md. Fields it does not name
 * are refused.
 */
export const rentalRowSchema = v.strictObject({
  ...listingEntries,
  ...arrivalEntry,
  kind: v.picklist(rentalKinds),
  business: maybe(ownerRow),
  price: amount,
  pricing_type: v.optional(v.picklist(rentalPricing), 'per_day'),
  day_price: maybe(amount),
  security_deposit: v.optional(amount, 0),
  vehicle_info: maybe(v.strictObject(vehicleInfoSchema.entries)),
  properties_info: maybe(v.strictObject(propertiesInfoSchema.entries)),
  terms_and_policies: v.optional(v.strictObject(rentalTermsSchema.entries), {}),
})
/** A rental as a row of an import file. */
export type RentalRow = v.InferOutput<typeof rentalRowSchema>
