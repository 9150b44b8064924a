import * as v from 'valibot'
import { wireAmountSchema } from '../money.ts'
import { pictureUrl } from './card.ts'
import { count, id, knownWord, longText, shortText } from './limits.ts'

const terms = { price: wireAmountSchema, duration: count }

/** What can be added to a service: more minutes at a price, or no minutes at all. */
const addonSchema = v.object({ id, name: shortText, ...terms })
/** What can be added to a service. */
export type Addon = v.InferOutput<typeof addonSchema>

/** A service that a store does. */
export const storeServiceSchema = v.object({
  id,
  name: shortText,
  /** Plain text; '': its name says it all. */
  content: longText,
  /** That of whoever gives it. */
  cover_image: pictureUrl,
  /** One goes there, they come, or they collect what is to be seen to and bring it back. */
  type: knownWord(['at_store', 'at_home', 'collect']),
  /** What it costs and how many minutes it takes: with any of its people, or with the one who is looked at. */
  ...terms,
  currency: shortText,
  /** null: it stands by itself. */
  service_sub_category_id: v.nullable(id),
  service_store_id: id,
  provider_type: knownWord(['store', 'professional']),
  /** Who does it, with their own price and time. */
  people: v.array(v.object({ professional_id: id, ...terms })),
  /** What can be added to it, whoever does it. Missing where an older version stored the answer. */
  addons: v.optional(v.array(addonSchema)),
})
/** A service that a store does. */
export type StoreService = v.InferOutput<typeof storeServiceSchema>

/** Under which some services of a store stand together. */
const subCategorySchema = v.object({
  id,
  /** In the reader's language. */
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
