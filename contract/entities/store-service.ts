import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { pictureUrl } from './card.ts'
import { count, id, knownWord, longText, shortText } from './limits.ts'

const terms = { price: wireAmountSchema, duration: count }

/** An add-on: more minutes at a price, or a price alone. */
const addonSchema = v.object({ id, name: shortText, ...terms })
/** An add-on. */
export type Addon = v.InferOutput<typeof addonSchema>

/** A service that a store does. */
export const storeServiceSchema = v.object({
  id,
  name: shortText,
  /** A description in plain text; '': its name says it all. */
  content: longText,
  /** The picture of the store or professional that provides it. */
  cover_image: pictureUrl,
  /** The place: the store, the customer's home, or a thing is collected to be seen to and brought back. */
  type: knownWord(['at_store', 'at_home', 'collect']),
  /** Whether it can be booked here. Missing where an older version stored the answer: then what is done at the store can. */
  can_book: v.optional(v.boolean()),
  /** The price and the minutes: the least that anyone there takes, or those of the professional who is looked at. */
  ...terms,
  currency: shortText,
  /** The sub-category; null: the service stands by itself. */
  service_sub_category_id: v.nullable(id),
  service_store_id: id,
  provider_type: knownWord(['store', 'professional']),
  /** The professionals who do it, with their own price and time. */
  people: v.array(v.object({ professional_id: id, ...terms })),
  /** The add-ons, whoever does it; missing in answers that an older version stored. */
  addons: v.optional(v.array(addonSchema)),
})
/** A service that a store does. */
export type StoreService = v.InferOutput<typeof storeServiceSchema>

/** A sub-category, under which some services of a store stand together. */
const subCategorySchema = v.object({
  id,
  /** The name in the reader's language. */
  name: shortText,
})

/** The services of a store or a professional, with the sub-categories in use, in their order. */
export const offeredEntries = {
  services: v.array(storeServiceSchema),
  categories: v.array(subCategorySchema),
}

const offeredSchema = v.object(offeredEntries)
/** The services of a store or a professional. */
export type Offered = v.InferOutput<typeof offeredSchema>
